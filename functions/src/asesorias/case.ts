import type { Asesoria, AsesoriaCase, api, Message, Note } from '@naf/contract'
import { asAnswered } from '../db/collection.ts'
import type { AuditLine } from '../db/tx.ts'
import type { Deps } from '../deps.ts'
import { idempotencyKey } from '../http/form-headers.ts'
import type { Routes } from '../http/router.ts'
import { authorOf, fullName, type NameOf, type NamesReader, readNames } from '../users/record.ts'
import type { StoredAsesoria, StoredEntry } from './record.ts'
import { takeStep, writeEntry } from './store.ts'
import { ANNOTATE, answer, confirmAgain, contact, correctMail, isOfPerson } from './workflow.ts'

/** All that the team knows of a request and writes about it; nothing of this is for the person who asked. */

/** With the present names of accounts; an attendant who is gone keeps the stored one. */
export const presentAsesorias = async (
  { users }: { users: NamesReader },
  records: StoredAsesoria[],
): Promise<Asesoria[]> => {
  const people = await users.namesOf(records.flatMap(({ atiende, usuarioId }) => [atiende?.uid, usuarioId]))
  return records.map((record) => {
    const { usuarioId, atiende } = record
    const requester = people.get(usuarioId ?? '')
    const attendant = people.get(atiende?.uid ?? '')
    return {
      ...asAnswered(record),
      Atiende: atiende && { Uid: atiende.uid, Nombre: attendant ? fullName(attendant) : atiende.nombre },
      UsuarioId: requester ? usuarioId : null,
      UsuarioUsername: requester?.username ?? null,
    }
  })
}

export const presentOne = async (deps: { users: NamesReader }, record: StoredAsesoria): Promise<Asesoria> => {
  const [presented] = await presentAsesorias(deps, [record])
  return presented as Asesoria
}

/** A second try to reach somebody within a minute is the same one. */
const SAME_CONTACT_MS = 60_000

const MISMATCH = 'Este texto ya fue guardado de otra forma. Envíalo de nuevo.'

/** The author goes by the present name, or the stored one. */
const presentNote = ({ id, texto, uid, nombre, fecha }: StoredEntry, nameOf: NameOf): Note => ({
  ...asAnswered({ id, texto, fecha }),
  Autor: nameOf(uid) ?? nombre ?? '',
})

const presentMessage = (message: StoredEntry, nameOf: NameOf): Message => {
  const presented = presentNote(message, nameOf)
  return message.uid === null ? { ...presented, Autor: null } : presented
}

const presentHappening = (
  { evento, uid, detalle, fecha }: AuditLine,
  nameOf: NameOf,
): AsesoriaCase['Historial'][number] => ({
  Fecha: fecha.toDate().toISOString(),
  Evento: evento,
  Quien: isOfPerson(evento) ? null : (nameOf(uid) ?? 'Alguien del equipo'),
  Detalle: detalle ?? '',
})

const MAIL_STATES = {
  pendiente: 'en_espera',
  enviado: 'enviado',
  fallido: 'no_entregado',
  retenido: 'no_entregado',
  rebotado: 'rebotado',
} as const

type Case = Pick<
  typeof api.asesorias,
  'read' | 'addNote' | 'addMessage' | 'recordContact' | 'resendConfirmation' | 'correctMail'
>

export const createCaseRoutes = (deps: Deps): Routes<Case> => {
  const { asesorias, outbox } = deps
  return {
    async read({ params: { id } }) {
      const asesoria = await asesorias.get(id)
      const [messages, notes, mails, history] = await Promise.all([
        asesorias.entriesOf(asesorias.messages(id)),
        asesorias.entriesOf(asesorias.notes(id)),
        outbox.about({ coleccion: 'asesorias', id }),
        asesorias.history(id),
      ])
      const authors = [...messages, ...notes, ...history].map(({ uid }) => uid)
      const nameOf = await readNames(deps, authors)
      return {
        Asesoria: await presentOne(deps, asesoria),
        Mensajes: messages.map((message) => presentMessage(message, nameOf)),
        Notas: notes.map((note) => presentNote(note, nameOf)),
        Correos: mails.map(({ id, to, subject, status, sentAt, createdAt }) => ({
          Id: id,
          Asunto: subject,
          // An address that was corrected since tells nothing of the present one.
          Estado: status === 'rebotado' && to !== asesoria.correo ? 'no_entregado' : MAIL_STATES[status],
          Fecha: (sentAt ?? createdAt).toDate().toISOString(),
        })),
        Historial: history.map((line) => presentHappening(line, nameOf)),
        Opinion: asesoria.opinion && asAnswered(asesoria.opinion),
      }
    },

    async addNote({ session, params: { id }, input, header }) {
      const author = await authorOf(deps, session)
      const key = idempotencyKey(header)
      const written = { thread: 'notes', texto: input.Texto, author, key, mismatch: MISMATCH } as const
      const { entry } = await writeEntry(deps, session, id, written, () => ANNOTATE)
      return presentNote(entry, () => author.nombre)
    },

    async addMessage({ session, params: { id }, input, header }) {
      const author = await authorOf(deps, session)
      const key = idempotencyKey(header)
      const written = { thread: 'messages', texto: input.Texto, author, key, mismatch: MISMATCH } as const
      const { entry } = await writeEntry(deps, session, id, written, (asesoria) =>
        answer(asesoria, input.Texto, author.nombre),
      )
      return presentMessage(entry, () => author.nombre)
    },

    async recordContact({ session, params: { id }, input: { Medio } }) {
      const lastTry = async () =>
        (await asesorias.history(id)).findLast(
          ({ evento, uid, detalle }) =>
            evento === 'asesoria.contactada' && uid === session.uid && detalle === Medio,
        )
      await takeStep(deps, session, id, async (asesoria) => {
        const last = await lastTry()
        if (last && Date.now() - last.fecha.toMillis() < SAME_CONTACT_MS) return null
        return contact(asesoria, Medio)
      })
      const nameOf = await readNames(deps, [session.uid])
      return presentHappening((await lastTry()) as AuditLine, nameOf)
    },

    /** One that is on its way, or has just gone out, is not sent again. */
    async resendConfirmation({ session, params: { id } }) {
      await takeStep(deps, session, id, async (asesoria, tx) => {
        const again = confirmAgain(asesoria)
        return (await outbox.isMailing(tx, { coleccion: 'asesorias', id }, 'confirmacion')) ? null : again
      })
      return { mensaje: 'La confirmación va en camino.' }
    },

    async correctMail({ session, params: { id }, input: { Correo } }) {
      const corrected = await takeStep(deps, session, id, (asesoria) =>
        asesoria.correo === Correo ? null : correctMail(asesoria, Correo),
      )
      return presentOne(deps, corrected)
    },
  }
}
