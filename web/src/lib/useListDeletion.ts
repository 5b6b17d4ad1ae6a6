import type { QueryKey } from '@tanstack/react-query'
import type { WithId } from './record-table.ts'
import { useListChange } from './useListChange.ts'

/** Takes what was deleted, here or by somebody else before, out of the list in hand. */
export const useListDeletion = <Row extends WithId, Variables, Answer>(
  list: QueryKey,
  mutationFn: (variables: Variables) => Promise<Answer>,
  stays: (row: Row, variables: Variables) => boolean,
) => {
  const without = (rows: Row[], variables: Variables) => rows.filter((row) => stays(row, variables))
  return useListChange({
    list,
    mutationFn,
    applied: (rows: Row[], _answer, variables) => without(rows, variables),
    gone: without,
  })
}
