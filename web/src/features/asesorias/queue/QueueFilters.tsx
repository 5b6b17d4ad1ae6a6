import { FACET_IDS, type FacetId, OLD_DAYS, TABS, type Tab } from '@naf/contract'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { formatNumber, formatPlainDate } from '../../../lib/format.ts'
import { SearchField } from '../../../list/search.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import {
  type ChangeQueue,
  FACETS,
  isNarrowed,
  type QueueState,
  readQueueState,
  type ShownQueue,
  widened,
  writeQueueState,
} from './queue-model.ts'

const TAB_NAMES: Record<Tab, string> = {
  pendientes: 'Pendientes',
  escribieron: 'Te escribieron',
  mias: 'Mías',
  'sin-asignar': 'Sin asignar',
  antiguas: `+ de ${OLD_DAYS} días`,
  realizadas: 'Realizadas',
  todas: 'Todas',
}

/** Their number grows for ever and is no work. */
const isCounted = (tab: Tab) => tab !== 'realizadas' && tab !== 'todas'

/** The parts of the queue, each at its own address, with the number of requests that the filters leave there. */
export function QueueTabs({ present, counts }: { present: Tab; counts: ShownQueue['counts'] }) {
  const [params] = useSearchParams()
  const state = readQueueState(params)
  return (
    <nav aria-label="Colas" className="queue-tabs">
      {TABS.map((tab) => (
        <Link
          key={tab}
          to={`?${writeQueueState({ ...state, tab, page: 1 })}`}
          preventScrollReset
          className="queue-tab"
          aria-current={tab === present ? 'true' : undefined}
        >
          {TAB_NAMES[tab]}
          {isCounted(tab) && (
            <span className={tab === 'escribieron' ? 'font-bold text-brand' : 'font-normal'}>
              {' '}
              {formatNumber(counts[tab])}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

interface QueueFiltersProps {
  state: QueueState
  change: ChangeQueue
  search: string
  onSearch: (text: string) => void
  optionsOf: ShownQueue['optionsOf']
  /** Says how many requests are left. */
  status: string
  /** In its place: what was done with several requests, and how to undo it. */
  undo: ReactNode
}

/** What is searched, filtered and ordered; the filters are folded behind a button that counts them. */
export function QueueFilters({ search, onSearch, status, undo, ...filters }: QueueFiltersProps) {
  const { state, change } = filters
  const chosen = chosenIn(filters)
  return (
    <>
      <search className="queue-search">
        <SearchField text={search} onChange={onSearch} labelWithin />
        <Disclosure
          wide
          label={chosen.length > 0 ? `Filtros (${chosen.length})` : 'Filtros'}
          className={isNarrowed(state) ? 'queue-button queue-narrowed' : 'queue-button'}
        >
          {(close) => <Panel {...filters} chosen={chosen} close={close} />}
        </Disclosure>
        <Button
          variant="secondary"
          small
          className="queue-button"
          onClick={() => change({ oldestFirst: !state.oldestFirst })}
        >
          {state.oldestFirst ? 'Orden: más antiguas' : 'Orden: más recientes'}
        </Button>
      </search>
      {undo ?? (
        <p role="status" className="queue-status">
          {status}
        </p>
      )}
    </>
  )
}

type Filters = Pick<QueueFiltersProps, 'state' | 'change' | 'optionsOf'>

interface Chosen {
  name: string
  takeAway: () => void
}

const toggled = (keys: readonly string[], key: string) =>
  keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key]

/** The address changes without a new entry of the history, so that 'back' leaves the queue. */
const toggle = (change: ChangeQueue, id: FacetId, key: string) =>
  change(({ chosen }) => ({ chosen: { ...chosen, [id]: toggled(chosen[id] ?? [], key) } }), { replace: true })

const chosenIn = ({ state, change, optionsOf }: Filters): Chosen[] => {
  const values = FACET_IDS.flatMap((id) => {
    const keys = state.chosen[id] ?? []
    const options = keys.length > 0 ? optionsOf(id) : []
    return keys.map((key) => ({
      name: options.find((option) => option.key === key)?.name ?? key,
      takeAway: () => toggle(change, id, key),
    }))
  })
  const dates = (['desde', 'hasta'] as const).flatMap((edge) =>
    state[edge]
      ? {
          name: `${EDGES[edge]} el ${formatPlainDate(state[edge])}`,
          takeAway: () => change({ [edge]: '' }, { replace: true }),
        }
      : [],
  )
  return [...values, ...dates]
}

const EDGES = { desde: 'Desde', hasta: 'Hasta' } as const

interface PanelProps extends Filters {
  chosen: readonly Chosen[]
  close: () => void
}

/** Every choice applies at once. */
function Panel({ state, change, optionsOf, chosen, close }: PanelProps) {
  const panel = useRef<HTMLFieldSetElement>(null)
  const focusPanel = () => panel.current?.focus()
  return (
    <fieldset ref={panel} tabIndex={-1} aria-label="Filtros" className="queue-panel">
      {chosen.length > 0 && (
        <div className="queue-chips">
          {chosen.map(({ name, takeAway }) => (
            <button
              key={name}
              type="button"
              aria-label={`Quitar ${name}`}
              className="queue-chip"
              onClick={() => {
                focusPanel()
                takeAway()
              }}
            >
              <span>{name}</span>
              <X aria-hidden="true" className="size-3.5 shrink-0" />
            </button>
          ))}
          <button
            type="button"
            className="link ml-auto min-h-6 cursor-pointer"
            onClick={() => {
              focusPanel()
              change({ ...widened(state), q: state.q }, { replace: true })
            }}
          >
            Quitar filtros
          </button>
        </div>
      )}
      <div className="queue-facets">
        {FACET_IDS.map((id) => (
          <FacetChoices key={id} id={id} state={state} change={change} optionsOf={optionsOf} />
        ))}
      </div>
      <div className="queue-dates">
        <span className="font-semibold">Fechas</span>
        <DateField label="Desde" day={state.desde} onDay={(desde) => change({ desde }, { replace: true })} />
        <DateField label="Hasta" day={state.hasta} onDay={(hasta) => change({ hasta }, { replace: true })} />
        <Button small className="queue-button ml-auto" onClick={close}>
          Cerrar
        </Button>
      </div>
    </fieldset>
  )
}

/** As many values of a facet are shown at first. */
const FEW = 5

/** The values of a facet; several can be chosen. */
function FacetChoices({ id, state, change, optionsOf }: Filters & { id: FacetId }) {
  const [isWhole, setWhole] = useState(false)
  const options = optionsOf(id)
  const chosen = state.chosen[id] ?? []
  const shown = isWhole ? options : options.filter(({ key }, at) => at < FEW || chosen.includes(key))
  return (
    <fieldset>
      <legend className="font-semibold">{FACETS[id].label}</legend>
      {shown.map(({ key, name, count }) => (
        <label key={key} className="flex min-h-7 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            checked={chosen.includes(key)}
            onChange={() => toggle(change, id, key)}
            className="checkbox"
          />
          <span className="min-w-0 grow wrap-anywhere">{name}</span>
          <span className="text-ink-soft">{formatNumber(count)}</span>
        </label>
      ))}
      {shown.length < options.length && (
        <button
          type="button"
          className="link min-h-6 cursor-pointer"
          onClick={({ currentTarget }) => {
            currentTarget.closest('fieldset')?.querySelector('input')?.focus()
            setWhole(true)
          }}
        >
          {`Ver todas (${formatNumber(options.length)})`}
        </button>
      )}
    </fieldset>
  )
}

interface DateFieldProps {
  label: ReactNode
  day: string
  onDay: (day: string) => void
}

/** While a year is typed, the field has the year 2, then 20, then 202. */
const isWhole = (day: string) => day === '' || day >= '2000'

/** A typed date applies when the person leaves the field or presses Enter, one from the browser's calendar at once. */
function DateField({ label, day, onDay }: DateFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const apply = (value: string | null) => {
    setTyped(null)
    if (value !== null && value !== day && isWhole(value)) onDay(value)
  }
  const byKeys = useRef(false)
  const leave = useEffectEvent(() => {
    if (typed !== null && typed !== day && isWhole(typed)) onDay(typed)
  })
  useEffect(() => leave, [])
  return (
    <label htmlFor={id} className="flex items-center gap-2">
      {label}
      <input
        id={id}
        type="date"
        value={typed ?? day}
        onKeyDown={({ key }) => {
          byKeys.current = true
          if (key === 'Enter') apply(typed)
        }}
        onPointerDown={() => {
          byKeys.current = false
        }}
        onChange={({ target }) => (byKeys.current ? setTyped(target.value) : apply(target.value))}
        onBlur={() => apply(typed)}
        className="control min-h-9 w-auto py-1 text-xs"
      />
    </label>
  )
}
