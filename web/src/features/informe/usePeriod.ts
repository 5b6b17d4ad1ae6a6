import { type Period, semesterOf } from '@naf/contract'
import { periodQuerySchema } from '@naf/contract/schemas'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { today } from '../../lib/format.ts'

/** The period stands in the address; what is none there, or nothing, is the present semester. */
export const usePeriod = (): [Period, (period: Period) => void] => {
  const [params, setParams] = useSearchParams()
  const period = useMemo(() => {
    const asked = periodQuerySchema.safeParse(Object.fromEntries(params))
    return asked.success ? asked.data : semesterOf(today())
  }, [params])
  const choose = useCallback(
    ({ desde, hasta }: Period) => setParams({ desde, hasta }, { preventScrollReset: true }),
    [setParams],
  )
  return [period, choose]
}
