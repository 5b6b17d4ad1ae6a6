import { api, ROL, type Rol, type Sent, type User, type UserListItem } from '@naf/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, isGone } from '../../api/client.ts'
import { outdateLists, useRowDeletion, useRowMutation } from '../../api/row-changes.ts'
import { ReadableError } from '../../api/transport.ts'
import type { RecordQuery } from '../../manage/FoundRecord.tsx'

export const ROL_NAMES: Record<Rol, string> = {
  [ROL.ADMIN]: 'Administrador',
  [ROL.EDITOR]: 'Editor',
  [ROL.USUARIO]: 'Usuario',
}

const LIST = [api.users.list.path] as const

export const readUser = (uid: string): Promise<User> => call(api.users.read, { params: { uid } })

/** Read again at every visit: a form must not start with what somebody else has changed since. */
export const useUser = (uid: string): RecordQuery<User> => {
  const query = useQuery({ queryKey: ['user', uid], queryFn: () => readUser(uid), gcTime: 0 })
  return { ...query, data: isGone(query.error) ? null : query.data }
}

/** The server's id of a record, which may have it as `Id` or `id`. @throws {ReadableError} */
const idOf = (user: User | (Omit<User, 'Id'> & { id?: string })): string => {
  const id = 'Id' in user ? user.Id : user.id
  if (!id) throw new ReadableError('ID del usuario no disponible')
  return id
}

export const useCreateUser = () =>
  useRowMutation({
    // A call that was remembered would hold the password.
    gcTime: 0,
    list: LIST,
    mutationFn: (input: Sent<typeof api.users.create>) => call(api.users.create, { input }),
    applied: (users: UserListItem[], created) => [created, ...users.filter(({ Id }) => Id !== created.Id)],
  }).mutateAsync

type Change = { user: User; input: Sent<typeof api.users.update>; version: number | undefined }

export const useUpdateUser = () => {
  const client = useQueryClient()
  return useRowMutation({
    gcTime: 0,
    list: LIST,
    mutationFn: async ({ user, input, version }: Change) => {
      const updated = await call(api.users.update, { params: { id: idOf(user) }, input, version })
      outdateLists(client, LIST[0])
      return updated
    },
    applied: (users: UserListItem[], updated) =>
      users.map((user) => (user.Id === updated.Id ? { Cuenta: user.Cuenta, ...updated } : user)),
    about: ({ user }) => user.Id,
  }).mutateAsync
}

export const useDeleteUser = () => {
  const client = useQueryClient()
  const { mutateAsync } = useRowDeletion(LIST, async (id) => {
    await call(api.users.delete, { params: { id } })
    outdateLists(client, LIST[0])
  })
  return async (user: User) => mutateAsync(idOf(user))
}
