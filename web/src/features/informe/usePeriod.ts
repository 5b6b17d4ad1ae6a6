import { type Period, periodFaults, semesterOf } from '@naf/contract'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { today } from '../../lib/format.ts'

/** The period of the address; the present semester if there is none, or no right one. Other parameters change nothing. */
export const usePeriod = (): [Period, (period: Period) => void] => {
  const [params, setParams] = useSearchParams()
  const period = useMemo(() => {
    const asked = { desde: params.get('desde') ?? '', hasta: params.get('hasta') ?? '' }
    return Object.keys(periodFaults(asked)).length === 0 ? asked : semesterOf(today())
  }, [params])
  const choose = useCallback(
    ({ desde, hasta }: Period) => setParams({ desde, hasta }, { preventScrollReset: true }),
    [setParams],
  )
  return [period, choose]
}
