import { formatNumber } from '../../../lib/format.ts'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import type { Facet, FacetOption } from './facets.ts'
import { MENSAJES_COLA as TEXTO } from './messages.ts'

interface FacetFilterProps {
  facet: Facet
  chosen: readonly string[]
  optionsOf: () => FacetOption[]
  /** By what is chosen at that moment: a choice may follow another one that has not been rendered yet. */
  onChoose: (keysOf: (chosen: readonly string[]) => readonly string[]) => void
}

/** Several of a facet's values at once, each with the number of requests that it has. */
export function FacetFilter({ facet: { label }, chosen, optionsOf, onChoose }: FacetFilterProps) {
  const toggle = (key: string) =>
    onChoose((now) => (now.includes(key) ? now.filter((each) => each !== key) : [...now, key]))
  return (
    <Disclosure
      label={chosen.length > 0 ? <Chosen label={label} chosen={chosen} optionsOf={optionsOf} /> : label}
      className={chosen.length > 0 ? 'queue-filter queue-chosen' : 'queue-filter'}
    >
      {(close) => (
        <fieldset aria-label={label}>
          {optionsOf().map(({ key, name, count }) => (
            <label key={key} className="flex min-h-9 cursor-pointer items-center gap-2 px-1">
              <input
                type="checkbox"
                checked={chosen.includes(key)}
                onChange={() => toggle(key)}
                className="checkbox"
              />
              <span className="min-w-0 grow wrap-anywhere">{name}</span>
              <span className="text-ink-soft">{formatNumber(count)}</span>
            </label>
          ))}
          {chosen.length > 0 && (
            <button
              type="button"
              className="btn btn-quiet btn-small mt-1"
              onClick={() => {
                onChoose(() => [])
                close()
              }}
            >
              {TEXTO.clear}
            </button>
          )}
        </fieldset>
      )}
    </Disclosure>
  )
}

function Chosen({
  label,
  chosen,
  optionsOf,
}: Pick<FacetFilterProps, 'chosen' | 'optionsOf'> & { label: string }) {
  const names = optionsOf()
    .filter(({ key }) => chosen.includes(key))
    .map(({ name }) => name)
  return <span className="max-w-44 truncate">{`${label}: ${names.join(', ')}`}</span>
}
