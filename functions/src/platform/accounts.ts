import { type EstadoCuenta, ROL, type Rol } from '@naf/contract'
import type { Auth, UserMetadata, UserRecord } from 'firebase-admin/auth'
import { chunks } from './chunks.ts'
import { ask, codeOf, identityUnavailable } from './identity-errors.ts'

/** What an account signs in with, and whether its person has shown to read it. */
export interface Mailbox {
  correo: string
  verified: boolean
}

/** An account whose mailbox nobody has proven and that was not used after its first day. */
export interface UnprovenAccount {
  uid: string
  /** As claimed, whatever stands there. */
  rol: unknown
}

const DAY_MS = 24 * 60 * 60_000

/** https://firebase.google.com/docs/auth/admin/manage-users#bulk_retrieve_user_data */
const MAX_PER_CALL = 100

/** https://firebase.google.com/docs/auth/admin/manage-users#list_all_users */
const MAX_PER_PAGE = 1000

const stateOf = (account: UserRecord | undefined): EstadoCuenta => {
  if (!account) return 'sin cuenta'
  return account.disabled ? 'inactiva' : 'activa'
}

const wasNeverUsed = (
  { creationTime, lastSignInTime, lastRefreshTime }: UserMetadata,
  createdBefore: Date,
): boolean => {
  const created = Date.parse(creationTime)
  const used = [lastSignInTime, lastRefreshTime].map((time) => (time ? Date.parse(time) : 0))
  return created < createdBefore.getTime() && Math.max(...used) < created + DAY_MS
}

/** The accounts at the identity provider and the role each one claims. */
export const createAccounts = (auth: Auth) => {
  const claim = (uid: string, rol: Rol) => ask(auth.setCustomUserClaims(uid, { rol }))

  /** Changes the role and ends every running session of the account, so that it works at once. */
  const changeRol = async (uid: string, rol: Rol): Promise<void> => {
    await claim(uid, rol)
    await ask(auth.revokeRefreshTokens(uid))
  }

  const accountsOf = async (uids: string[]): Promise<UserRecord[]> => {
    const parts = chunks(uids, MAX_PER_CALL).map((part) => ask(auth.getUsers(part.map((uid) => ({ uid })))))
    return (await Promise.all(parts)).flatMap(({ users }) => users)
  }

  return {
    changeRol,

    /** @throws email_taken, unavailable */
    async createAccount(uid: string, correo: string, password: string): Promise<void> {
      await ask(auth.createUser({ uid, email: correo, password }))
    },

    /** Claims the role without ending the running session: for an account that had none. */
    grantFirstRol: claim,

    /**
     * Makes the account's role what it should be, whatever it is.
     * @throws not_found, unavailable
     */
    async claimRol(uid: string, rol: Rol): Promise<void> {
      const account = await ask(auth.getUser(uid))
      if (account.customClaims?.rol !== rol) await changeRol(uid, rol)
    },

    /** @throws not_found, unavailable */
    async mailboxOf(uid: string): Promise<Mailbox> {
      const { email, emailVerified } = await ask(auth.getUser(uid))
      return { correo: email ?? '', verified: emailVerified }
    },

    /**
     * The e-mail somebody signs in with; a new one is nobody's proven mailbox unless it is said to be.
     * @throws email_taken, not_found, unavailable
     */
    async moveMailbox(uid: string, { correo, verified }: Mailbox): Promise<void> {
      const account = await ask(auth.getUser(uid))
      if (account.email !== correo)
        await ask(auth.updateUser(uid, { email: correo, emailVerified: verified }))
    },

    /** Of these uids those whose account is there, enabled and claims to be an administrator. */
    async activeAdmins(uids: string[]): Promise<Set<string>> {
      const accounts = await accountsOf(uids)
      const active = accounts.filter(
        ({ disabled, customClaims }) => !disabled && customClaims?.rol === ROL.ADMIN,
      )
      return new Set(active.map(({ uid }) => uid))
    },

    /** Of these uids those whose account is in use and whose mailbox its person has proven. */
    async provenOf(uids: string[]): Promise<Set<string>> {
      const proven = (await accountsOf(uids)).filter(
        ({ disabled, emailVerified }) => !disabled && emailVerified,
      )
      return new Set(proven.map(({ uid }) => uid))
    },

    /** @throws unavailable */
    async statesOf(uids: string[]): Promise<Map<string, EstadoCuenta>> {
      const accounts = new Map((await accountsOf(uids)).map((account) => [account.uid, account]))
      return new Map(uids.map((uid) => [uid, stateOf(accounts.get(uid))]))
    },

    /** The code of a link by which whoever reads that mailbox proves it. */
    async verificationCode(correo: string): Promise<string> {
      const link = await ask(auth.generateEmailVerificationLink(correo))
      const code = new URL(link).searchParams.get('oobCode')
      if (!code) throw new Error('the link carries no code')
      return code
    },

    /** @throws unavailable */
    async unprovenAccounts(createdBefore: Date): Promise<UnprovenAccount[]> {
      const found: UnprovenAccount[] = []
      let pageToken: string | undefined
      do {
        const page = await ask(auth.listUsers(MAX_PER_PAGE, pageToken))
        for (const { uid, emailVerified, metadata, customClaims } of page.users)
          if (!emailVerified && wasNeverUsed(metadata, createdBefore))
            found.push({ uid, rol: customClaims?.rol })
        pageToken = page.pageToken
      } while (pageToken)
      return found
    },

    /**
     * @returns false where there was no such account
     * @throws unavailable
     */
    async deleteAccount(uid: string): Promise<boolean> {
      try {
        await auth.deleteUser(uid)
        return true
      } catch (error) {
        if (codeOf(error) === 'auth/user-not-found') return false
        throw identityUnavailable()
      }
    },
  }
}
