import type { AsesoriaCase, api, Message, Note } from '@naf/contract'
import { FieldValue } from 'firebase-admin/firestore'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { AuthorizedSession } from '../google/identity.ts'
import { idempotencyKey, idUnder } from '../http/idempotency.ts'
import type { Routes } from '../http/router.ts'
import type { Happening } from './history.ts'
import { presentOne, readNames, type StoredMessage, type StoredNote } from './record.ts'
import { annotate, answer, confirmAgain, contact, correctMail } from './workflow.ts'

/** All that the team knows of a request and writes about it; nothing of this is for the person who asked. */

/** A second try to reach somebody within a minute is the same one. */
const SAME_CONTACT_MS = 60_000

type NameOf = (uid: string | null) => string | undefined

/** The author goes by the present name, or the stored one. */
const presentNote = ({ id, texto, uid, nombre, fecha }: StoredNote, nameOf: NameOf): Note => ({
  Id: id,
  Texto: texto,
  Autor: nameOf(uid) ?? nombre,
  Fecha: fecha.toDate().toISOString(),
})

const presentMessage = ({ id, texto, uid, nombre, fecha }: StoredMessage, nameOf: NameOf): Message => ({
  Id: id,
  Texto: texto,
  Autor: uid === null ? null : (nameOf(uid) ?? nombre ?? ''),
  Fecha: fecha.toDate().toISOString(),
})

const presentHappening = ({
  evento,
  nombre,
  detalle,
  fecha,
}: Happening): AsesoriaCase['Historial'][number] => ({
  Fecha: fecha.toDate().toISOString(),
  Evento: evento,
  Quien: nombre,
  Detalle: detalle ?? '',
})

const MAIL_STATES = {
  pendiente: 'en_espera',
  enviado: 'enviado',
  fallido: 'no_entregado',
  retenido: 'no_entregado',
} as const

/** @throws idempotency_mismatch if another text was stored under the key */
const asSent = <S extends { texto: string }>(stored: S, texto: string): S => {
  if (stored.texto === texto) return stored
  throw new AppError('idempotency_mismatch', 'Este texto ya fue guardado de otra forma. Envíalo de nuevo.')
}

type Case = Pick<
  typeof api.asesorias,
  'read' | 'addNote' | 'addMessage' | 'recordContact' | 'resendConfirmation' | 'correctMail'
>
type Needed = Pick<Deps, 'asesorias' | 'users' | 'outbox'>

export const createCaseRoutes = ({ asesorias, users, outbox }: Needed): Routes<Case> => {
  const authorOf = async ({ uid }: AuthorizedSession) => {
    const nameOf = await readNames(users.namesOf, [uid])
    return { uid, nombre: nameOf(uid) ?? '' }
  }

  /** The id of a note or message; under an idempotency key the same text sent twice is one. */
  const idOf = (
    { uid }: AuthorizedSession,
    asesoria: string,
    header: (name: string) => string | undefined,
  ): string => {
    const key = idempotencyKey(header)
    return key === undefined ? asesorias.newId() : idUnder(`${asesoria}\n${key}`, uid)
  }

  return {
    async read({ params: { id } }) {
      const asesoria = await asesorias.get(id)
      const [messages, notes, mails, history] = await Promise.all([
        asesorias.messages(id).list((all) => all.orderBy('fecha')),
        asesorias.notes(id).list((all) => all.orderBy('fecha')),
        outbox.about({ coleccion: 'asesorias', id }),
        asesorias.history(id),
      ])
      const authors = [...messages.records, ...notes.records].map(({ uid }) => uid)
      const nameOf = await readNames(users.namesOf, authors)
      const { opinion } = asesoria
      return {
        Asesoria: await presentOne(users.namesOf, asesoria),
        Mensajes: messages.records.map((message) => presentMessage(message, nameOf)),
        Notas: notes.records.map((note) => presentNote(note, nameOf)),
        Correos: mails.map(({ id, subject, status, sentAt, createdAt }) => ({
          Id: id,
          Asunto: subject,
          Estado: MAIL_STATES[status],
          Fecha: (sentAt ?? createdAt).toDate().toISOString(),
        })),
        Historial: history.map(presentHappening),
        Opinion: opinion && {
          Valor: opinion.valor,
          Comentario: opinion.comentario,
          Fecha: opinion.fecha.toDate().toISOString(),
        },
      }
    },

    async addNote({ session, params, input: { Texto: texto }, header }) {
      const [author, notes] = [await authorOf(session), asesorias.notes(params.id)]
      const id = idOf(session, params.id, header)
      await asesorias.take(session, params.id, async (asesoria, tx) => {
        if (await tx.find(notes, id)) return null
        tx.create(notes, id, { texto, ...author, fecha: FieldValue.serverTimestamp() })
        return annotate(asesoria)
      })
      return presentNote(asSent(await notes.get(id), texto), () => author.nombre)
    },

    async addMessage({ session, params, input: { Texto: texto }, header }) {
      const [author, messages] = [await authorOf(session), asesorias.messages(params.id)]
      const id = idOf(session, params.id, header)
      await asesorias.take(session, params.id, async (asesoria, tx) => {
        if (await tx.find(messages, id)) return null
        tx.create(messages, id, { texto, ...author, fecha: FieldValue.serverTimestamp() })
        return answer(asesoria, texto, author.nombre)
      })
      return presentMessage(asSent(await messages.get(id), texto), () => author.nombre)
    },

    async recordContact({ session, params: { id }, input: { Medio } }) {
      const lastTry = async () =>
        (await asesorias.history(id)).findLast(
          ({ evento, uid, detalle }) =>
            evento === 'asesoria.contactada' && uid === session.uid && detalle === Medio,
        )
      await asesorias.take(session, id, async (asesoria) => {
        const last = await lastTry()
        if (last && Date.now() - last.fecha.toMillis() < SAME_CONTACT_MS) return null
        return contact(asesoria, Medio)
      })
      return presentHappening((await lastTry()) as Happening)
    },

    /** One that is on its way, or has just gone out, is not sent again. */
    async resendConfirmation({ session, params: { id } }) {
      await asesorias.take(session, id, async (asesoria, tx) => {
        const again = confirmAgain(asesoria)
        return (await outbox.isMailing(tx, { coleccion: 'asesorias', id }, 'confirmacion')) ? null : again
      })
      return { mensaje: 'La confirmación va en camino.' }
    },

    async correctMail({ session, params: { id }, input: { Correo } }) {
      const corrected = await asesorias.take(session, id, async (asesoria, tx) => {
        if (asesoria.correo === Correo) return null
        await outbox.withdrawAbout(tx, { coleccion: 'asesorias', id })
        return correctMail(asesoria, Correo)
      })
      return presentOne(users.namesOf, corrected)
    },
  }
}
