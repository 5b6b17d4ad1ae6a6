import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
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
  /** A change may follow another one that has not been rendered yet: it must not undo it. */
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  }, [params])
  const change = useCallback<ChangeTable>(
    (part, { replace = false } = {}) => {
      const now = latest.current
      latest.current = writeTableState(now, { ...readTableState(now, setup), page: 1, ...part }, setup)
      setParams(latest.current, { replace, preventScrollReset: true })
    },
    [setParams, setup],
  )
  return [state, change]
}
