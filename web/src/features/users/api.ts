import { api, type Sent, type User, type UserListItem } from '@naf/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, isGone } from '../../lib/api-client.ts'
import { outdateLists } from '../../lib/outdate-lists.ts'
import { useListChange } from '../../lib/useListChange.ts'
import { useListDeletion } from '../../lib/useListDeletion.ts'
import { useTableWindow } from '../../ui/data-table/useTableWindow.ts'
import type { RecordQuery } from '../../ui/records/FoundRecord.tsx'

const LIST = ['users', 'list'] as const

export const useUsers = () => useTableWindow(api.users.list, LIST)

/** Read anew at every visit: a form must not begin with what somebody else has changed since. */
export const useUser = (uid: string): RecordQuery<User> => {
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['users', 'record', uid],
    queryFn: ({ signal }) => call(api.users.read, { params: { uid }, signal }),
    gcTime: 0,
  })
  return { data: isGone(error) ? null : data, isError, error, isFetching, refetch }
}

/** What was sent would stay in the cache, and that may be a password. */
const FORGOTTEN = { gcTime: 0 }

export type NewUser = Sent<typeof api.users.create>
export type UserChange = Sent<typeof api.users.update>

export const useCreateUser = () =>
  useListChange({
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
  return useListChange({
    ...FORGOTTEN,
    list: LIST,
    mutationFn: update,
    applied: (users: UserListItem[], updated) =>
      users.map((user) => (user.Id === updated.Id ? { Cuenta: user.Cuenta, ...updated } : user)),
    gone: (users, { id }) => users.filter(({ Id }) => Id !== id),
  })
}

export const useDeleteUser = () =>
  useListDeletion(
    LIST,
    useRenaming((id: string) => call(api.users.delete, { params: { id } })),
    (user: UserListItem, id) => user.Id !== id,
  )
