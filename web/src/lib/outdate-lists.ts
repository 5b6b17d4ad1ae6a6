import type { QueryClient } from '@tanstack/react-query'

/**
 * A person has another name now, or none: lists that name people are read anew when somebody looks at them next.
 * @param own the list that knows already, by the first part of its key
 */
export const outdateLists = (client: QueryClient, own?: string): void => {
  void client.invalidateQueries({
    predicate: ({ queryKey: [first] }) => first !== 'session' && first !== own,
    refetchType: 'none',
  })
}
