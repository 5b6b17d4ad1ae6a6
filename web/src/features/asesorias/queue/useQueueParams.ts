import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type QueueState, readQueueState, writeQueueState } from './queue-params.ts'

type Change = Partial<QueueState> | ((now: QueueState) => Partial<QueueState>)

export type ChangeQueue = (change: Change, options?: { replace?: boolean }) => void

/** The queue's state in the URL. Any change but that of the page itself starts at the first page again. */
export const useQueueParams = (): [QueueState, ChangeQueue] => {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readQueueState(params), [params])
  /** A change may follow another one that has not been rendered yet: it must not undo it. */
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  }, [params])
  const change = useCallback<ChangeQueue>(
    (part, { replace = false } = {}) => {
      const now = readQueueState(latest.current)
      latest.current = writeQueueState({
        ...now,
        page: 1,
        ...(typeof part === 'function' ? part(now) : part),
      })
      setParams(latest.current, { replace, preventScrollReset: true })
    },
    [setParams],
  )
  return [state, change]
}
