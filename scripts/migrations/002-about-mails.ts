import type { Migration } from './migration.ts'

const ACCOUNT = 'cuenta-'

/** Mails have ids of their own and say what they are about, which their id said before. */
export const aboutMails: Migration = {
  number: 2,
  title: 'cada correo dice de qué registro habla',
  collections: ['correos'],
  change(document) {
    if (document.get('about')) return null
    const { id } = document
    const about = id.startsWith(ACCOUNT)
      ? { coleccion: 'users', id: id.slice(ACCOUNT.length) }
      : { coleccion: 'asesorias', id }
    return { about }
  },
}
