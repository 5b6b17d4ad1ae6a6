import type { Rol } from '@naf/contract'
import type { Auth } from 'firebase-admin/auth'
import { ask, codeOf, unavailable } from './identity-errors.ts'

/** The accounts at the identity provider and the role each one claims. */
export const createAccounts = (auth: Auth) => {
  const claim = (uid: string, rol: Rol) => ask(auth.setCustomUserClaims(uid, { rol }))

  /** Changes the role and ends every running session of the account, so that it works at once. */
  const changeRol = async (uid: string, rol: Rol): Promise<void> => {
    await claim(uid, rol)
    await ask(auth.revokeRefreshTokens(uid))
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
     * Makes the account's e-mail and role what they should be, whatever they are.
     * @throws email_taken, not_found, unavailable
     */
    async updateAccount(uid: string, { correo, rol }: { correo: string; rol: Rol }): Promise<void> {
      const account = await ask(auth.getUser(uid))
      if (account.email !== correo) await ask(auth.updateUser(uid, { email: correo, emailVerified: false }))
      if (account.customClaims?.rol !== rol) await changeRol(uid, rol)
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
        throw unavailable()
      }
    },
  }
}
