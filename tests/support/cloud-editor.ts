import { ROL } from '@naf/contract'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import type { CloudProcess } from './cloud-process.ts'
import { encoded } from './signed-tokens.ts'

const UID = 'editora-de-la-nube'

/** Somebody who may upload, in the project of the process: account, record and token are made past the API. */
export const cloudEditor = async ({ project }: CloudProcess): Promise<{ token: string }> => {
  const app = initializeApp({ projectId: project }, `${project}-editor`)
  const auth = getAuth(app)
  await auth.createUser({ uid: UID, email: 'editora@naf.test', emailVerified: true })
  await auth.setCustomUserClaims(UID, { rol: ROL.EDITOR })
  await getFirestore(app)
    .doc(`users/${UID}`)
    .set({ nombre: 'Luisa', apellido: 'Andrade', username: 'luisa', rol: ROL.EDITOR })
  const issued = Math.floor(Date.now() / 1000)
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: UID,
    email: 'editora@naf.test',
    rol: ROL.EDITOR,
    iat: issued,
    // Not before the account's own first second, in which the emulator began to count its sessions.
    auth_time: issued + 1,
    exp: issued + 3600,
  }
  return { token: `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.` }
}
