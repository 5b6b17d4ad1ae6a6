import { api, VERSION_COMUNICACIONES } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { lectorOf } from '../../functions/src/entities/suscripciones/suscripcion-record.ts'
import { newClave } from '../../functions/src/platform/clave.ts'
import { call, type Person, register, uniqueName } from './api-as.ts'
import { contentCalls } from './content-kinds.ts'
import { readMail } from './read-mail.ts'
import type { ApiServer } from './server.ts'

/** Readers of bulletins, and how they and their mails stand in the database. */
export const subscriptions = (server: ApiServer) => {
  const db = () => server.firebase.db
  const mailsTo = async (correo: string) =>
    (await db().collection('correos').where('to', '==', correo).get()).docs
  const aCorreo = () => `${uniqueName('lectora')}@example.com`
  const ask = (Correo: string) =>
    call(server, api.suscripciones.ask, { input: { Correo, Version: VERSION_COMUNICACIONES } })
  const choose = (Enlace: string, Boletines: boolean) =>
    call(server, api.suscripciones.choose, { input: { Enlace, Boletines, Version: VERSION_COMUNICACIONES } })
  /** What the link of the last mail to an address bears. */
  const linkTo = async (correo: string): Promise<string> => {
    const last = (await mailsTo(correo)).at(-1)
    return /\/suscripcion#([\w.-]+)/.exec((await readMail(last?.data())).text)?.[1] ?? ''
  }
  return {
    aCorreo,
    ask,
    choose,
    mailsTo,
    linkTo,
    open: (Enlace: string) => call(server, api.suscripciones.open, { input: { Enlace } }),
    stored: async (correo: string) =>
      (await db().collection('suscripciones').where('correo', '==', correo).get()).docs[0]?.data(),

    /** Who subscribed and confirmed. @returns the address and what its link bears */
    subscribe: async (correo = aCorreo()) => {
      await ask(correo)
      const enlace = await linkTo(correo)
      await choose(enlace, true)
      return { correo, enlace }
    },

    /** Whose subscription is stored as confirmed; quicker than `subscribe`. */
    aReader: async (correo = aCorreo()) => {
      const [lector, clave] = [lectorOf(correo), newClave()]
      await db().collection('suscripciones').doc(lector).set({ correo, clave, acepta: true })
      return { correo, enlace: `${lector}.${clave}` }
    },

    /** An account that agreed to communications, with a mailbox that is proven or not. */
    agreeing: async (verified = true): Promise<Person> => {
      const person = await register(server)
      if (verified) await server.firebase.auth.updateUser(person.uid, { emailVerified: true })
      const comunicaciones = { acepta: true, version: VERSION_COMUNICACIONES, fecha: Timestamp.now() }
      await db().collection('users').doc(person.uid).update({ comunicaciones })
      return person
    },

    publish: async (token: string | undefined, changes: object = {}): Promise<string> =>
      (await contentCalls(() => server, 'boletines').create(token, { changes: { ...changes } })).body.Id,

    /** What the function does that follows events. */
    follow: async (evento: string, registro: string): Promise<void> => {
      const lines = await db().collection('bitacora').where('registro', '==', registro).get()
      const told = lines.docs.filter((line) => line.get('evento') === evento)
      for (const { id } of told) await server.deliver('eventos', id)
    },

    notices: async (boletin: string) =>
      (await db().collection('correos').where('about.id', '==', boletin).get()).docs,

    /** What the function does that sends mails. */
    deliver: async (ids: string[]): Promise<void> => {
      for (const id of ids) await server.deliver('correo', id)
    },

    /** As a mail program does: no session, a form. */
    oneClick: (url: string) =>
      fetch(url.replace(/^.*\/api/, server.url), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
  }
}
