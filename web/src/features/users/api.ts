import { api, type Sent, type User, type UserListItem } from '@naf/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, isGone } from '../../api/client.ts'
import { usePagedList } from '../../api/lists.ts'
import { outdateLists, useRowDeletion, useRowMutation } from '../../api/row-changes.ts'
import { useSearched } from '../../ui/data-table/useSearched.ts'
import type { RecordQuery } from '../../ui/records/FoundRecord.tsx'

const LIST = [api.users.list.path] as const

export const useUsers = () => usePagedList(api.users.list, { search: useSearched() })

/** Read anew at every visit: a form must not begin with what somebody else has changed since. */
export const useUser = (uid: string): RecordQuery<User> => {
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['user', uid],
    queryFn: ({ signal }) => call(api.users.read, { params: { uid }, signal }),
    gcTime: 0,
  })
  return { data: isGone(error) ? null : data, isError, error, isFetching, refetch }
}

/** What was sent would stay in the cache, and that may be a password. */
const FORGOTTEN = { gcTime: 0 }

export type NewUser = Sent<typeof api.users.create>
type UserChange = Sent<typeof api.users.update>

export const useCreateUser = () =>
  useRowMutation({
    ...FORGOTTEN,
    list: LIST,
    mutationFn: (input: NewUser) => call(api.users.create, { input }),
    // The newest stand first.
    applied: (users: UserListItem[], created) => [created, ...users.filter(({ Id }) => Id !== created.Id)],
  })

/** A call after which somebody is called otherwise, or no more. */
const useRenaming = <Variables, Answer>(change: (variables: Variables) => Promise<Answer>) => {
  const client = useQueryClient()
  return async (variables: Variables) => {
    const answer = await change(variables)
    outdateLists(client, LIST[0])
    return answer
  }
}

export const useUpdateUser = () => {
  const update = useRenaming(({ id, input, version }: { id: string; input: UserChange; version: number }) =>
    call(api.users.update, { params: { id }, input, version }),
  )
  return useRowMutation({
    ...FORGOTTEN,
    list: LIST,
    mutationFn: update,
    applied: (users: UserListItem[], updated) =>
      users.map((user) => (user.Id === updated.Id ? { Cuenta: user.Cuenta, ...updated } : user)),
    about: ({ id }) => id,
  })
}

export const useDeleteUser = () =>
  useRowDeletion(
    LIST,
    useRenaming((id: string) => call(api.users.delete, { params: { id } })),
  )
