import { FACET_IDS, type FacetId, longDay, OLD_DAYS, TABS, type Tab } from '@naf/contract'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../../lib/format.ts'
import { SearchField } from '../../../list/search.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import {
  type ChangeQueue,
  countFilters,
  FACETS,
  NO_FILTERS,
  type QueueState,
  type ShownQueue,
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

export function QueueTabs({ state, counts }: { state: QueueState; counts: ShownQueue['counts'] }) {
  return (
    <nav aria-label="Colas" className="queue-tabs">
      {TABS.map((tab) => (
        <Link
          key={tab}
          to={`?${writeQueueState({ ...state, tab, page: 1 })}`}
          preventScrollReset
          className="queue-tab"
          aria-current={tab === state.tab ? 'true' : undefined}
        >
          {TAB_NAMES[tab]}
          {/* The number of the others grows for ever and is no work. */}
          {tab !== 'realizadas' && tab !== 'todas' && (
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
}

export function QueueFilters({ state, change, search, onSearch, optionsOf }: QueueFiltersProps) {
  const count = countFilters(state)
  return (
    <search className="queue-search">
      <SearchField text={search} onChange={onSearch} labelWithin />
      <Disclosure
        label={count > 0 ? `Filtros (${count})` : 'Filtros'}
        className={count > 0 ? 'queue-button queue-narrowed' : 'queue-button'}
      >
        {(close) => <Panel state={state} change={change} optionsOf={optionsOf} close={close} />}
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
  )
}

const EDGES = [
  ['desde', 'Desde'],
  ['hasta', 'Hasta'],
] as const

/** Every choice applies at once, without a new entry of the history, so that 'back' leaves the queue. */
function Panel(props: Omit<QueueFiltersProps, 'search' | 'onSearch'> & { close: () => void }) {
  const { state, change, optionsOf, close } = props
  const panel = useRef<HTMLFieldSetElement>(null)
  const filter: ChangeQueue = (part) => change(part, { replace: true })
  const toggle = (id: FacetId, key: string) =>
    filter(({ chosen: { [id]: keys = [], ...others } }) => ({
      chosen: { ...others, [id]: keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key] },
    }))
  const facets = FACET_IDS.map((id) => ({ id, options: optionsOf(id) }))
  /** The button goes with its filter, so the panel takes the focus. */
  const leave = (takeAway: () => void) => () => {
    panel.current?.focus()
    takeAway()
  }
  const chip = (name: string, takeAway: () => void) => (
    <button
      key={name}
      type="button"
      aria-label={`Quitar ${name}`}
      className="queue-chip"
      onClick={leave(takeAway)}
    >
      <span>{name}</span>
      <X aria-hidden="true" className="size-3.5 shrink-0" />
    </button>
  )
  return (
    <fieldset ref={panel} tabIndex={-1} aria-label="Filtros" className="queue-panel">
      {countFilters(state) > 0 && (
        <div className="queue-chips">
          {facets.flatMap(({ id, options }) =>
            options
              .filter(({ isChosen }) => isChosen)
              .map(({ key, name }) => chip(name, () => toggle(id, key))),
          )}
          {EDGES.filter(([edge]) => state[edge]).map(([edge, label]) =>
            chip(`${label} el ${longDay(state[edge])}`, () => filter({ [edge]: '' })),
          )}
          <button
            type="button"
            className="link ml-auto min-h-6 cursor-pointer"
            onClick={leave(() => filter(NO_FILTERS))}
          >
            Quitar filtros
          </button>
        </div>
      )}
      <div className="queue-facets">
        {facets.map(({ id, options }) => (
          <FacetChoices
            key={id}
            label={FACETS[id].label}
            options={options}
            toggle={(key) => toggle(id, key)}
          />
        ))}
      </div>
      <div className="queue-dates">
        <span className="font-semibold">Fechas</span>
        {EDGES.map(([edge, label]) => (
          <DateField key={edge} label={label} day={state[edge]} onDay={(day) => filter({ [edge]: day })} />
        ))}
        <Button small className="queue-button ml-auto" onClick={close}>
          Cerrar
        </Button>
      </div>
    </fieldset>
  )
}

const FEW = 5

interface FacetChoicesProps {
  label: string
  options: ReturnType<ShownQueue['optionsOf']>
  toggle: (key: string) => void
}

function FacetChoices({ label, options, toggle }: FacetChoicesProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? options : options.filter(({ isChosen }, at) => at < FEW || isChosen)
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      {shown.map(({ key, name, count, isChosen }) => (
        <label key={key} className="flex min-h-7 cursor-pointer items-center gap-2">
          <input type="checkbox" checked={isChosen} onChange={() => toggle(key)} className="checkbox" />
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

/** While a year is typed, the field has the year 2, then 20, then 202. */
const isWhole = (day: string) => day === '' || day >= '2000'

/** A typed date applies when the person leaves the field or presses Enter, one from the browser's calendar at once. */
function DateField(props: { label: string; day: string; onDay: (day: string) => void }) {
  const { label, day, onDay } = props
  const [typed, setTyped] = useState<string | null>(null)
  const byKeys = useRef(false)
  const apply = (value: string | null) => {
    setTyped(null)
    if (value !== null && value !== day && isWhole(value)) onDay(value)
  }
  const leave = useEffectEvent(() => apply(typed))
  useEffect(() => leave, [])
  return (
    <label className="flex items-center gap-2">
      {label}
      <input
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
