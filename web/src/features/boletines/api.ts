import { api } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { call, isGone } from '../../api/client.ts'

/** What a visitor may know of one: `item` is undefined until it is known, null where there is none. */
export const useBoletinSummary = (id: string) => {
  const { data, isError, isFetching, error, refetch } = useQuery({
    queryKey: [api.boletines.summary.path, id],
    queryFn: async ({ signal }) => {
      try {
        return await call(api.boletines.summary, { params: { id }, signal })
      } catch (problem) {
        if (isGone(problem)) return null
        throw problem
      }
    },
  })
  return { item: data, isError, isFetching, error, refetch }
}
