import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/client.ts'
import { alertError } from './dialog.ts'

/** The part of a react-query result that the dialog needs. */
interface FailingQuery {
  data: unknown
  isError: boolean
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** The session's end has a dialog of its own. */
const endsSession = (error: unknown): boolean => error instanceof ApiError && error.code === 'unauthenticated'

/** `data` is null where the record does not exist. */
const hasFailed = ({ data, isError, error, isFetching }: FailingQuery): boolean =>
  !isFetching && (data === null || (data === undefined && isError)) && !endsSession(error)

/**
 * Shows a failed load in the '❌ Error' dialog, once for each try that a person makes: opening the screen or 'Reintentar'.
 * A background refetch opens no dialog.
 * @returns the query, with the `refetch` for 'Reintentar'
 */
export const useFailureDialog = <Query extends FailingQuery>(
  query: Query,
  text: string,
  { enabled = true } = {},
): Query => {
  const failed = enabled && hasFailed(query)
  const { error } = query
  // Opening the screen is the first try.
  const isTried = useRef(true)
  const [openings, setOpenings] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a try that fails at once changes nothing but the error
  useEffect(() => {
    if (!failed || !isTried.current) return
    isTried.current = false
    setOpenings((count) => count + 1)
  }, [failed, error])

  useEffect(() => {
    if (openings === 0) return
    const closing = new AbortController()
    void alertError(text, closing.signal)
    return () => closing.abort()
  }, [openings, text])

  const refetch = () => {
    isTried.current = true
    return query.refetch()
  }
  return { ...query, refetch }
}
