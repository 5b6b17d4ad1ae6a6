import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { isGone } from './api-client.ts'
import { listsInHand, putInHand } from './held-list.ts'
import type { WithId } from './record-table.ts'

interface ListChange<Row, Variables, Answer> {
  list: QueryKey
  mutationFn: (variables: Variables) => Promise<Answer>
  /** The list with what the call did. Done twice it must give the same: the list may have been read after the call. */
  applied: (rows: Row[], answer: Answer, variables: Variables) => Row[]
  /** What is shown until the answer is here: the same rows in the same order, and rolled back where the call fails. */
  meanwhile?: (rows: Row[], variables: Variables) => Row[]
  /** The list where the server says that somebody else has deleted the record before. */
  gone?: (rows: Row[], variables: Variables) => Row[]
  /** How long the call is remembered, in ms. */
  gcTime?: number
}

/** The rows as they were before, unless something else has changed them since. */
const rolledBack = <Row>(rows: Row[], expected: readonly Row[], before: readonly Row[]): Row[] => {
  const was = new Map(expected.map((row, index) => [row, before[index]]))
  return rows.map((row) => was.get(row) ?? row)
}

/** What was on its way when the call went out, and stopped for it: the rest of the list, and what was searched in it. */
const resumeReading = (client: QueryClient, queryKey: QueryKey) =>
  client.refetchQueries({
    queryKey,
    type: 'active',
    predicate: ({ state }) => state.status === 'pending' && state.fetchStatus === 'idle',
  })

/**
 * A call that changes a list: the list in hand is changed by what the call answers, and is as old as before. It is
 * read anew only where nobody knows what it is now: the call failed, or the list was being read or outdated when it
 * went out (docs/decisions/list-reads.md).
 */
export const useListChange = <Row extends WithId, Variables, Answer>(
  change: ListChange<Row, Variables, Answer>,
) => {
  const { list: queryKey, mutationFn, applied, meanwhile, gone, gcTime } = change
  const client = useQueryClient()
  const put = (to: (rows: Row[]) => Row[]) => putInHand(client, queryKey, to)
  const inHand = () => listsInHand<Row>(client, queryKey).flatMap(({ rows }) => rows)
  const isUnsure = () => {
    const state = client.getQueryState(queryKey)
    return state?.fetchStatus === 'fetching' || state?.isInvalidated === true
  }

  return useMutation({
    mutationFn,
    gcTime,
    onMutate: async (variables) => {
      const unsure = isUnsure()
      await client.cancelQueries({ queryKey })
      const before = inHand()
      if (meanwhile) put((rows) => meanwhile(rows, variables))
      return { unsure, before, expected: inHand() }
    },
    onSuccess: (answer, variables, sent) => {
      sent.unsure ||= isUnsure()
      put((rows) => applied(rows, answer, variables))
    },
    onError: (error, variables, sent) => {
      if (gone && isGone(error)) put((rows) => gone(rows, variables))
      else if (sent && meanwhile) put((rows) => rolledBack(rows, sent.expected, sent.before))
    },
    onSettled: (_answer, error, _variables, sent) => {
      if (error || sent?.unsure || isUnsure()) void client.invalidateQueries({ queryKey })
      void resumeReading(client, queryKey)
    },
  })
}
