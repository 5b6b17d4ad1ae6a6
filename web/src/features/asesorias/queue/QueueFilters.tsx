import type { FacetId } from '@naf/contract'
import { useId, useState } from 'react'
import { formatPlainDate } from '../../../lib/format.ts'
import { SearchField } from '../../../list/list-controls.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { FacetFilter } from './FacetFilter.tsx'
import { FACETS, type FacetOption } from './facets.ts'
import { MENSAJES_COLA as TEXTO } from './messages.ts'
import { isNarrowed, type QueueState, widened } from './queue-params.ts'
import type { ChangeQueue } from './useQueueParams.ts'

interface QueueFiltersProps {
  state: QueueState
  change: ChangeQueue
  search: string
  onSearch: (text: string) => void
  optionsOf: (id: FacetId) => FacetOption[]
}

/** What is looked for, and what the queue is narrowed to. */
export function QueueFilters({ state, change, search, onSearch, optionsOf }: QueueFiltersProps) {
  /** On a phone, where they would stand between the search and the first request. */
  const [isOpen, setOpen] = useState(() => isNarrowed(state))
  const choose = (id: FacetId, keysOf: (chosen: readonly string[]) => readonly string[]) =>
    change(({ chosen }) => ({ chosen: { ...chosen, [id]: keysOf(chosen[id] ?? []) } }))
  return (
    <search className="queue-filters" data-open={isOpen || undefined}>
      <SearchField text={search} onChange={onSearch} labelWithin />
      <Button
        variant="secondary"
        small
        className="queue-filter md:hidden"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {TEXTO.filters}
      </Button>
      {FACETS.map((facet) => (
        <FacetFilter
          key={facet.id}
          facet={facet}
          chosen={state.chosen[facet.id] ?? []}
          optionsOf={() => optionsOf(facet.id)}
          onChoose={(keysOf) => choose(facet.id, keysOf)}
        />
      ))}
      <DateFilter state={state} change={change} />
      <Button
        variant="secondary"
        small
        className="queue-filter"
        onClick={() => change({ oldestFirst: !state.oldestFirst })}
      >
        {state.oldestFirst ? TEXTO.orders.antiguas : TEXTO.orders.recientes}
      </Button>
      {isNarrowed(state) && (
        <Button
          variant="quiet"
          small
          className="queue-filter"
          onClick={() => change({ ...widened(state), q: state.q })}
        >
          {TEXTO.clearAll}
        </Button>
      )}
    </search>
  )
}

const shortDay = (day: string) => (day ? formatPlainDate(day) : '…')

function DateFilter({ state: { desde, hasta }, change }: Pick<QueueFiltersProps, 'state' | 'change'>) {
  const id = useId()
  const isChosen = desde !== '' || hasta !== ''
  return (
    <Disclosure
      label={isChosen ? `${shortDay(desde)} – ${shortDay(hasta)}` : TEXTO.dates}
      className={isChosen ? 'queue-filter queue-chosen' : 'queue-filter'}
      align="end"
    >
      {() => (
        <fieldset aria-label={TEXTO.dates} className="flex flex-col gap-2 p-1">
          {(['desde', 'hasta'] as const).map((edge) => (
            <label key={edge} htmlFor={`${id}${edge}`} className="font-semibold">
              {edge === 'desde' ? TEXTO.from : TEXTO.to}
              <input
                id={`${id}${edge}`}
                type="date"
                value={edge === 'desde' ? desde : hasta}
                onChange={({ target }) => change({ [edge]: target.value })}
                className="control min-h-9 py-1 text-sm"
              />
            </label>
          ))}
        </fieldset>
      )}
    </Disclosure>
  )
}
