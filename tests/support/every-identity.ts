import { api, ROL, type Rol } from '@naf/contract'
import { call, type Person, register, uniqueName } from './api-as.ts'
import { aUserUpdate } from './builders.ts'
import { nextSecond, signUp } from './identity-client.ts'
import { type ApiServer, startApi } from './server.ts'
import { anHourAgo, asSignedByOthers, checkAsInTheCloud, OTHER_PROJECT, signed } from './signed-tokens.ts'

/** Whose session is good, or who has none. */
export const LIVING = ['visitor', 'usuario', 'editor', 'admin', 'withoutRecord'] as const
/** Tokens that were an administrator's, or look like it. */
export const DEAD = [
  'expired',
  'forged',
  'otherProject',
  'revoked',
  'disabled',
  'deleted',
  'demoted',
] as const

export type Living = (typeof LIVING)[number]
export type Dead = (typeof DEAD)[number]
export type IdentityName = Living | Dead

/** Somebody who asks: `token` as the cloud would have signed it, `uid` and `user` where there is an account, a record. */
export interface Identity {
  token: string | undefined
  uid?: string
  correo?: string
  user?: Person['user']
}

const ROL_OF = { usuario: ROL.USUARIO, editor: ROL.EDITOR, admin: ROL.ADMIN }

/** A server that judges tokens as in the cloud, and how people come to be there: their tokens are signed. */
export const startStrictApi = async () => {
  const server = await startApi()
  const leniently = checkAsInTheCloud(server.firebase.auth)
  const person = async (rol: Rol = ROL.USUARIO): Promise<Person> => {
    const { token, ...rest } = await leniently(() => register(server, rol))
    return { ...rest, token: signed(token) }
  }
  return { server, person }
}

export type StrictApi = Awaited<ReturnType<typeof startStrictApi>>

/** An account at the identity provider that never registered. */
const stranger = async (): Promise<Identity> => {
  const { token, uid, correo } = await signUp(`${uniqueName('sin-registro')}@example.com`)
  return { token: signed(token), uid, correo }
}

/** A new one of this kind, for calls that use somebody up. */
export const living = async ({ person }: StrictApi, kind: Living): Promise<Identity> => {
  if (kind === 'visitor') return { token: undefined }
  return kind === 'withoutRecord' ? stranger() : person(ROL_OF[kind])
}

const changed = ({ token, ...rest }: Person, change: (token: string) => string): Identity => ({
  ...rest,
  token: change(token),
})

/** What happens to an administrator, or to the token. */
const death: Record<Dead, (server: ApiServer, victim: Person, admin: Person) => Promise<Identity>> = {
  expired: async (_, victim) => changed(victim, (token) => signed(token, anHourAgo())),
  forged: async (_, victim) => changed(victim, asSignedByOthers),
  otherProject: async (_, victim) => changed(victim, (token) => signed(token, OTHER_PROJECT)),
  async revoked({ firebase }, victim) {
    await nextSecond()
    await firebase.auth.revokeRefreshTokens(victim.uid)
    return victim
  },
  async disabled({ firebase }, victim) {
    await firebase.auth.updateUser(victim.uid, { disabled: true })
    return victim
  },
  async deleted({ firebase }, victim) {
    await firebase.auth.deleteUser(victim.uid)
    return victim
  },
  async demoted(server, victim, { token }) {
    // A token of the same second has the new role; an older one has ended.
    await nextSecond()
    const input = aUserUpdate(victim.user, { rol_id: ROL.USUARIO })
    const { status } = await call(server, api.users.update, { params: { id: victim.uid }, input, token })
    if (status !== 200) throw new Error(`demotion: ${status}`)
    return victim
  },
}

/** One of every kind, and an administrator besides. */
export const everyIdentity = async (strict: StrictApi): Promise<Record<IdentityName, Identity>> => {
  const admin = await strict.person(ROL.ADMIN)
  const alive = LIVING.map(async (kind) => [kind, await living(strict, kind)])
  const dead = DEAD.map(async (kind) => [
    kind,
    await death[kind](strict.server, await strict.person(ROL.ADMIN), admin),
  ])
  return Object.fromEntries(await Promise.all([...alive, ...dead]))
}
