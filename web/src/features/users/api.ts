import { api, type Sent, type User, type UserListItem } from '@naf/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, isGone } from '../../lib/api-client.ts'
import { useListDeletion } from '../../lib/useListDeletion.ts'
import type { RecordQuery } from '../../ui/records/FoundRecord.tsx'

const LIST = ['users', 'list'] as const

export const useUsers = () =>
  useQuery({
    queryKey: LIST,
    queryFn: ({ signal }) => call(api.users.list, { signal }),
  })

/** Read anew at every visit: a form must not begin with what somebody else has changed since. */
export const useUser = (uid: string): RecordQuery<User> => {
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['users', 'record', uid],
    queryFn: ({ signal }) => call(api.users.read, { params: { uid }, signal }),
    gcTime: 0,
  })
  return { data: isGone(error) ? null : data, isError, isFetching, refetch }
}

/** What was saved stands in the list in hand at once; nobody waits for the list that is then asked for anew. */
const useSaving = <Variables>(
  mutationFn: (variables: Variables) => Promise<User>,
  applied: (list: UserListItem[], saved: User) => UserListItem[],
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onMutate: () => client.cancelQueries({ queryKey: LIST }),
    onSuccess: (saved) => client.setQueryData<UserListItem[]>(LIST, (list) => list && applied(list, saved)),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: LIST })
    },
    // What was sent would stay in the cache, and that may be a password.
    gcTime: 0,
  })
}

export type NewUser = Sent<typeof api.users.create>
export type UserChange = Sent<typeof api.users.update>

export const useCreateUser = () =>
  useSaving(
    (input: NewUser) => call(api.users.create, { input }),
    (list, created) => [...list, created],
  )

export const useUpdateUser = () =>
  useSaving(
    ({ id, input }: { id: string; input: UserChange }) => call(api.users.update, { params: { id }, input }),
    (list, updated) => list.map((user) => (user.Id === updated.Id ? updated : user)),
  )

export const useDeleteUser = () =>
  useListDeletion(
    LIST,
    (id: string) => call(api.users.delete, { params: { id } }),
    (user: UserListItem, id) => user.Id !== id,
  )
