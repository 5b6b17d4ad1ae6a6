import { TEMAS, TIPOS_LIBRO } from '@naf/contract'
import { ChevronDown } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { slugOf } from '../lib/text.ts'
import { isPlainClick } from '../ui/links.tsx'
import type { Publication } from './PublicationCard.tsx'

interface Filter {
  id: string
  label: string
  of: (item: Publication) => string
  values: string[]
}

type Chosen = Filter & { value: string | undefined }

export const TOPIC = 'tema'
const OTHER_TOPICS = 'Otros temas'
export const topicOf = ({ Tema }: Publication) => Tema || OTHER_TOPICS
const yearOf = ({ FechaPublicacion }: Publication) => FechaPublicacion.slice(0, 4)

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

/** What was chosen in the address. A value that is no choice of the filter counts as none. */
export const useChosen = (items: readonly Publication[]) => {
  const [params, setParams] = useSearchParams()
  const chosen = filtersOf(items).map((filter) => {
    const value = filter.values.find((each) => slugOf(each) === params.get(filter.id))
    return { ...filter, value }
  })
  const change = (changes: Record<string, string>, replace = false) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setParams(next, { replace })
  }
  return { q: params.get('q') ?? '', chosen, change }
}

/** On a phone one row that scrolls from edge to edge. The padding is for the focus rings. */
export const STRIP =
  'flex gap-2 overflow-x-auto py-1 [scrollbar-width:none] max-md:-mx-[min(1.25rem,6vw)] max-md:px-[min(1.25rem,6vw)] md:flex-wrap'

type PillProps = Chosen & { onChange: (value: string) => void }

export function Pill({ label, values, value = '', onChange }: PillProps) {
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

export function Shelves({ topics, counted, leave }: ShelvesProps) {
  return (
    <nav aria-label="Estantes por tema">
      <ul className={`${STRIP} mt-2`}>
        {topics.map((topic) => (
          <li key={topic} className="flex shrink-0">
            <Link
              to={{ search: `?${TOPIC}=${slugOf(topic)}` }}
              onClick={(event) => isPlainClick(event) && leave()}
              className="grid min-h-14 max-w-[11rem] content-center rounded-md border border-line border-l-6 border-l-brand bg-paper py-1 pr-3.5 pl-2.5 font-semibold text-sm leading-5 no-underline hover:border-brand"
            >
              {topic} <span className="font-normal text-ink-soft text-xs">{counted(topic)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
