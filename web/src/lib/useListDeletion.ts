import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { isGone } from './api-client.ts'

/**
 * Takes what was deleted, here or by somebody else before, out of the list in hand, and asks for the list
 * anew however it went; nobody waits for that.
 */
export const useListDeletion = <Row, Variables, Answer>(
  list: QueryKey,
  mutationFn: (variables: Variables) => Promise<Answer>,
  stays: (row: Row, variables: Variables) => boolean,
) => {
  const client = useQueryClient()
  const takeOut = (variables: Variables) =>
    client.setQueryData<Row[]>(list, (rows) => rows?.filter((row) => stays(row, variables)))

  return useMutation({
    mutationFn,
    onMutate: () => client.cancelQueries({ queryKey: list }),
    onSuccess: (_answer, variables) => takeOut(variables),
    onError: (error, variables) => isGone(error) && takeOut(variables),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: list })
    },
  })
}
