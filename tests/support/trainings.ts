import { api, IDEMPOTENCY_HEADER } from '@naf/contract'
import { call, uniqueName } from './api-as.ts'
import { aCapacitacion, aSignUp } from './builders.ts'
import { readMail } from './read-mail.ts'
import type { ApiServer, People } from './server.ts'

/** Trainings and who signs up for them, and how they stand in the database. */
export const trainings = (server: ApiServer, people: Pick<People, 'editor'>) => {
  const db = () => server.firebase.db
  const staff = () => ({ token: people.editor.token })
  const aCorreo = () => `${uniqueName('asistente')}@example.com`
  const create = async (changes: object = {}): Promise<string> =>
    (await call(server, api.capacitaciones.create, { input: aCapacitacion({ ...changes }), ...staff() })).body
      .Id
  const join = (id: string, Correo = aCorreo(), changes: object = {}, key?: string) =>
    call(server, api.capacitaciones.signUp, {
      params: { id },
      input: aSignUp({ Correo, ...changes }),
      ...(key && { headers: { [IDEMPOTENCY_HEADER]: key } }),
    })
  const mailsTo = async (correo: string) =>
    (await db().collection('correos').where('to', '==', correo).orderBy('createdAt').get()).docs
  const participants = async (id: string) =>
    (await db().collection('participantes').where('capacitacion', '==', id).get()).docs.map((one) => ({
      id: one.id,
      ...(one.data() as { estado: string; correo: string; orden: number; clave: string }),
    }))
  const linkOf = async (id: string, correo: string): Promise<string> => {
    const found = (await participants(id)).find((one) => one.correo === correo)
    return `${found?.id}.${found?.clave}`
  }

  return {
    aCorreo,
    create,
    join,
    mailsTo,
    participants,
    linkOf,
    edit: (id: string, changes: object) =>
      call(server, api.capacitaciones.edit, {
        params: { id },
        input: aCapacitacion({ ...changes }),
        ...staff(),
      }),
    remove: (id: string) => call(server, api.capacitaciones.delete, { params: { id }, ...staff() }),
    seats: (id: string) => call(server, api.capacitaciones.seats, { params: { id } }),
    open: (Enlace: string) => call(server, api.capacitaciones.open, { input: { Enlace } }),
    cancel: (Enlace: string) => call(server, api.capacitaciones.cancel, { input: { Enlace } }),
    tick: (participante: string, Asistio = true) =>
      call(server, api.capacitaciones.tick, { params: { participante }, input: { Asistio }, ...staff() }),
    list: (token?: string) => call(server, api.capacitaciones.list, { token }),
    verify: (codigo: string) => call(server, api.verificar.read, { params: { codigo } }),
    stored: async (id: string) => (await db().doc(`capacitaciones/${id}`).get()).data(),
    /** Everything of it is as it would be on another day. */
    move: (id: string, fecha: string) => db().doc(`capacitaciones/${id}`).update({ fecha }),
    subjects: async (correo: string): Promise<string[]> =>
      (await mailsTo(correo)).map((mail) => mail.get('subject')),
    /** What the link in the last mail to an address bears. */
    linkIn: async (correo: string): Promise<string> =>
      /\/mi-capacitacion#([\w.-]+)/.exec(
        (await readMail((await mailsTo(correo)).at(-1)?.data())).text,
      )?.[1] ?? '',
    /** What the function does that follows writes. */
    follow: async (): Promise<void> => {
      const { docs } = await db().collection('bitacora').where('seguido', '==', null).get()
      for (const { id } of docs) await server.deliver('eventos', id)
    },
  }
}
