import { TAXPAYER_KINDS, type TaxpayerKind } from '@naf/contract'
import { useId } from 'react'
import { MENSAJES_FECHAS as TEXTO } from './dates-messages.ts'

/** The kinds of taxpayer whose dates differ, each with a line that says who that is. */
export function KindField({ kind, choose }: { kind: TaxpayerKind; choose: (kind: TaxpayerKind) => void }) {
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{TEXTO.kind}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {TAXPAYER_KINDS.map((one) => (
          <label
            key={one}
            className="flex min-h-11 cursor-pointer items-start gap-2.5 rounded-md border border-line p-3 has-checked:border-brand"
          >
            <input
              type="radio"
              name={`${id}-tipo`}
              value={one}
              checked={one === kind}
              onChange={() => choose(one)}
              className="radio mt-0.5 shrink-0"
            />
            <span>
              <span className="font-semibold">{TEXTO.kinds[one].label}</span>
              <span className="block text-sm text-ink-soft">{TEXTO.kinds[one].hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
