import { longDay, matchesSearch, visitorSearch } from '@naf/contract'
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { type ListEndpoint, usePublished } from '../api/lists.ts'
import { slugOf } from '../lib/text.ts'
import { NoMatch, SearchField, useFolded, useSearchText } from '../list/search.tsx'
import { MoreButton, usePortions } from '../ui/load-more.tsx'
import { SkeletonList } from '../ui/states.tsx'
import { type Publication, PublicationCard } from './PublicationCard.tsx'
import { Pill, Shelves, STRIP, TOPIC, topicOf, useChosen } from './PublicationFilters.tsx'
import { PublicList } from './PublicList.tsx'

interface ListProps {
  label: string
  /** '24 libros'. */
  counted: (found: number) => string
  empty: { title: string; next: ReactNode; scene: string }
  failed: string
  shelves?: boolean
}

export function PublicationList<Item extends Publication>(props: ListProps & { list: ListEndpoint<Item> }) {
  const loading = <SkeletonList count={6} className="h-32" />
  return (
    <PublicList query={usePublished(props.list)} loading={loading} empty={props.empty} failed={props.failed}>
      {(items) => <Found items={items} {...props} />}
    </PublicList>
  )
}

/** Not the type: 'contable' would find every book. */
const searchText = ({ Titulo, Autor, Descripcion, Tema, FechaPublicacion }: Publication) =>
  [Titulo, Autor, Descripcion, Tema, longDay(FechaPublicacion)].join('\n')

function Found({ items, label, counted, shelves }: ListProps & { items: readonly Publication[] }) {
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
  const { key, pathname, search } = useLocation()
  const { shown, hasMore, more, list } = usePortions(found.length, {
    asked: JSON.stringify([words, chosen.map(({ value }) => value ?? '')]),
    place: key + pathname + search,
  })
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
      {found.length === 0 ? (
        <NoMatch showAll={showAll} />
      ) : (
        <ul
          ref={list}
          aria-label={label}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-x-10"
        >
          {found.slice(0, shown).map((item, index) => (
            <li key={item.Id} aria-setsize={found.length} aria-posinset={index + 1}>
              <PublicationCard item={item} to={item.Id} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <p className="mt-4 text-center">
          <MoreButton shown={shown} more={more} />
        </p>
      )}
    </>
  )
}
