import { isTaxpayerKind, type TaxpayerKind } from '@naf/contract'
import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../ui/useHydrated.ts'

interface Chosen {
  digit: number | null
  kind: TaxpayerKind
  /** Null for the year it is. */
  year: number | null
}

const read = (params: URLSearchParams): Chosen => {
  const digit = params.get('digito')
  const kind = params.get('tipo')
  const year = params.get('anio')
  return {
    digit: digit !== null && /^\d$/.test(digit) ? Number(digit) : null,
    kind: isTaxpayerKind(kind) ? kind : 'general',
    year: year !== null && /^\d{4}$/.test(year) ? Number(year) : null,
  }
}

/** What was chosen stands in the address: it can be sent to somebody, and survives 'back'. */
export const useYearParams = () => {
  const [params, setParams] = useSearchParams()
  // A prerendered page has no query.
  const chosen = read(useHydrated() ? params : new URLSearchParams())
  const choose = (name: 'digito' | 'tipo' | 'anio', value: string | number) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.set(name, String(value))
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { chosen, choose }
}
