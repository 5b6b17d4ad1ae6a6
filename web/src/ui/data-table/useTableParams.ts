import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readTableState, type TableSetup, type TableState, writeTableState } from './table-params.ts'

export type ChangeTable = (change: Partial<TableState>, options?: { replace?: boolean }) => void

/**
 * The table's state in the URL, so that it can be shared and survives 'back'. Any change but that of the
 * page itself starts at the first page again. `setup` must keep its identity between renders.
 */
export const useTableParams = (setup: TableSetup): [TableState, ChangeTable] => {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readTableState(params, setup), [params, setup])
  const change = useCallback<ChangeTable>(
    (part, { replace = false } = {}) =>
      setParams((now) => writeTableState(now, { ...readTableState(now, setup), page: 1, ...part }, setup), {
        replace,
        preventScrollReset: true,
      }),
    [setParams, setup],
  )
  return [state, change]
}
