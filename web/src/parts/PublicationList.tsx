import { matchesSearch, TEMAS, TIPOS_LIBRO, visitorSearch } from '@naf/contract'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { type ListEndpoint, usePublished } from '../api/lists.ts'
import { formatPlainDate } from '../lib/format.ts'
import { isPlainClick } from '../lib/plain-click.ts'
import { slugOf } from '../lib/text.ts'
import { NoMatch, SearchField } from '../list/list-controls.tsx'
import { useSearchText } from '../list/table-state.ts'
import { useFolded } from '../list/use-rows.ts'
import { MoreButton, usePortions } from '../ui/load-more.tsx'
import { PublicList } from '../ui/PublicList.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { type Publication, PublicationCard } from './PublicationCard.tsx'

interface Texts {
  label: string
  /** '24 libros'. */
  counted: (found: number) => string
  empty: { title: string; next: ReactNode; scene: string }
  failed: string
}

interface PublicationListProps<Item> extends Texts {
  list: ListEndpoint<Item>
  /** Links to each topic, until something is sought. */
  shelves?: boolean
}

/** What readers have of a list, to be searched and filtered. The state is in the address. */
export function PublicationList<Item extends Publication>({ list, ...props }: PublicationListProps<Item>) {
  const loading = <SkeletonList count={6} className="h-32" />
  return (
    <PublicList query={usePublished(list)} loading={loading} empty={props.empty} failed={props.failed}>
      {(items) => <Found items={items} {...props} />}
    </PublicList>
  )
}

interface Filter {
  /** The parameter of the address. */
  id: string
  label: string
  of: (item: Publication) => string
  values: string[]
}

const TOPIC = 'tema'
const OTHER_TOPICS = 'Otros temas'
const topicOf = ({ Tema }: Publication) => Tema || OTHER_TOPICS
const yearOf = ({ FechaPublicacion }: Publication) => FechaPublicacion.slice(0, 4)

/** The filters with the choices that find something. */
const filtersOf = (items: readonly Publication[]): Filter[] => {
  const all: Filter[] = [
    { id: 'tipo', label: 'Tipo', of: ({ Tipo = '' }) => Tipo, values: [...TIPOS_LIBRO] },
    { id: TOPIC, label: 'Tema', of: topicOf, values: [...TEMAS, OTHER_TOPICS] },
    { id: 'anio', label: 'Año', of: yearOf, values: items.map(yearOf).sort().reverse() },
  ]
  return all
    .map((filter) => {
      const own = new Set(items.map(filter.of))
      return { ...filter, values: [...new Set(filter.values)].filter((value) => own.has(value)) }
    })
    .filter(({ values }) => values.length > 0)
}

/** Not the type: 'contable' would find every book. */
const searchText = ({ Titulo, Autor, Descripcion, Tema, FechaPublicacion }: Publication) =>
  [Titulo, Autor, Descripcion, Tema, formatPlainDate(FechaPublicacion)].join('\n')

/** What was chosen in the address. A value that is no choice of the filter counts as none. */
const useChosen = (items: readonly Publication[]) => {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => filtersOf(items), [items])
  const chosen = filters.map((filter) => {
    const value = filter.values.find((each) => slugOf(each) === params.get(filter.id))
    return { ...filter, value }
  })
  const change = (changes: Record<string, string>, replace = false) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setParams(next, { replace, preventScrollReset: true })
  }
  return { q: params.get('q') ?? '', chosen, change }
}

function Found({
  items,
  label,
  counted,
  shelves,
}: Texts & { items: readonly Publication[]; shelves?: boolean }) {
  const { q, chosen, change } = useChosen(items)
  const [text, setText] = useSearchText(q, (typed) => change({ q: typed }, true))
  const query = useDeferredValue(text)
  const words = useMemo(() => visitorSearch(query), [query])
  const folded = useFolded(searchText)
  const tools = useRef<HTMLElement>(null)
  const count = useRef<HTMLParagraphElement>(null)

  const found = items.filter(
    (item) =>
      matchesSearch(folded(item), words) &&
      chosen.every(({ of, value }) => value === undefined || of(item) === value),
  )
  const isAsked = words.length > 0 || chosen.some(({ value }) => value !== undefined)
  const showAll = () => {
    setText('')
    change({ q: '', ...Object.fromEntries(chosen.map(({ id }) => [id, ''])) })
    tools.current?.querySelector('input')?.focus()
  }

  return (
    <>
      <search ref={tools}>
        <SearchField roomy labelWithin text={text} onChange={setText} />
        <div className={`${STRIP} mt-2.5`}>
          {chosen.map((filter) => (
            <Pill key={filter.id} {...filter} onChange={(value) => change({ [filter.id]: slugOf(value) })} />
          ))}
        </div>
      </search>
      {shelves && !isAsked && (
        <Shelves
          topics={chosen.find(({ id }) => id === TOPIC)?.values ?? []}
          counted={(topic) => counted(items.filter((item) => topicOf(item) === topic).length)}
          leave={() => count.current?.focus()}
        />
      )}
      <p ref={count} tabIndex={-1} role="status" className="mt-4 mb-1 text-sm text-ink-soft">
        {counted(found.length)}
      </p>
      {found.length > 0 ? (
        <Rows
          label={label}
          items={found}
          asked={JSON.stringify([words, chosen.map(({ value }) => value ?? '')])}
        />
      ) : (
        <NoMatch showAll={showAll} />
      )}
    </>
  )
}

/** On a phone one row that scrolls from edge to edge. The padding is for the focus rings. */
const STRIP =
  'flex gap-2 overflow-x-auto py-1 [scrollbar-width:none] max-md:-mx-[min(1.25rem,6vw)] max-md:px-[min(1.25rem,6vw)] md:flex-wrap'

type PillProps = Filter & { value: string | undefined; onChange: (value: string) => void }

/** A native list of choices below its name and its value. */
function Pill({ label, values, value = '', onChange }: PillProps) {
  return (
    <div className="relative flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-edge bg-paper pr-9 pl-4 text-sm has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <span aria-hidden="true">
        {label} <b>{value || 'Todos'}</b>
      </span>
      <ChevronDown aria-hidden="true" className="absolute right-3.5 size-4 text-ink-soft" />
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        <option value="">Todos</option>
        {values.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  )
}

interface ShelvesProps {
  topics: readonly string[]
  counted: (topic: string) => string
  /** Takes the focus, because the shelves go away when one is chosen. */
  leave: () => void
}

function Shelves({ topics, counted, leave }: ShelvesProps) {
  return (
    <nav aria-label="Estantes por tema">
      <ul className={`${STRIP} mt-2`}>
        {topics.map((topic) => (
          <li key={topic} className="shrink-0">
            <Link
              to={{ search: `?${TOPIC}=${slugOf(topic)}` }}
              preventScrollReset
              onClick={(event) => isPlainClick(event) && leave()}
              className="grid min-h-14 max-w-44 content-center rounded-md border border-line border-l-6 border-l-brand bg-paper py-1 pr-3.5 pl-2.5 font-semibold text-sm leading-5 no-underline hover:border-brand"
            >
              {topic}
              <span className="font-normal text-ink-soft text-xs">{counted(topic)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface RowsProps {
  label: string
  items: readonly Publication[]
  asked: string
}

function Rows({ label, items, asked }: RowsProps) {
  const { key, pathname, search } = useLocation()
  const { shown, hasMore, more, list } = usePortions(items.length, { asked, place: key + pathname + search })
  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-x-10"
      >
        {items.slice(0, shown).map((item, index) => (
          <li key={item.Id} aria-setsize={items.length} aria-posinset={index + 1}>
            <PublicationCard item={item} to={item.Id} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className="mt-4 text-center">
          <MoreButton shown={shown} more={more} />
        </p>
      )}
    </>
  )
}
