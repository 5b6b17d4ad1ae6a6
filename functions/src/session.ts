import type { Rol } from '@naf/contract'

/** The person behind a token. */
export interface Session {
  uid: string
  correo: string
  /** The person has proved to read that mailbox. Until then nothing of the mailbox belongs to the person. */
  correoVerificado: boolean
  /** As the user's record says, but 3 for staff whose account has another e-mail than it; null without a record. */
  rol: Rol | null
  /** The copy of the role in the token, which decides nothing. */
  claimedRol: unknown
  username: string | null
  /** When the password was last typed; a renewed token keeps it. */
  signedInAt: Date
}

/** A session with a permission: without a role there is none. */
export type AuthorizedSession = Session & { rol: Rol }

/** Who does something: null for a visitor and for the portal itself. */
export type Actor = Pick<Session, 'uid' | 'rol'> | null
