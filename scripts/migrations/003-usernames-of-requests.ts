import type { Migration } from './migration.ts'

/** Requests bear the username of the account behind them, which a list looked up before. */
export const usernamesOfRequests: Migration = {
  number: 3,
  title: 'cada asesoría lleva el nombre de usuario de su cuenta',
  collections: ['asesorias'],
  async change(document) {
    const { usuarioId, usuarioUsername } = document.data()
    if (usuarioUsername !== undefined) return null
    if (!usuarioId) return { usuarioUsername: null }
    const user = await document.ref.firestore.collection('users').doc(usuarioId).get()
    return { usuarioUsername: user.exists ? (user.get('username') ?? '') : null }
  },
}
