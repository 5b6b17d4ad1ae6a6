import type { Asesoria, AsesoriaCase, Message, Note } from '@naf/contract'
import type { Stored } from '../../db/collection.ts'
import type { CorreoRecord } from '../../outbox/correo-record.ts'
import type { Happening } from './asesoria-history.repository.ts'
import type { StoredAsesoria } from './asesoria-record.ts'
import type { StoredMessage } from './messages.repository.ts'
import type { StoredNote } from './notes.repository.ts'

/** All that the team knows of a request. None of it is for the person who asked. */

type NameOf = (uid: string) => string | undefined

/** By the name of now, or by the last one. */
export const presentNote = ({ id, texto, uid, nombre, fecha }: StoredNote, nameOf: NameOf): Note => ({
  Id: id,
  Texto: texto,
  Autor: nameOf(uid) ?? nombre,
  Fecha: fecha.toDate().toISOString(),
})

export const presentMessage = (
  { id, texto, uid, nombre, fecha }: StoredMessage,
  nameOf: NameOf,
): Message => ({
  Id: id,
  Texto: texto,
  Autor: uid === null ? null : (nameOf(uid) ?? nombre ?? ''),
  Fecha: fecha.toDate().toISOString(),
})

type HistoryEntry = AsesoriaCase['Historial'][number]

export const presentHappening = ({ evento, nombre, detalle, fecha }: Happening): HistoryEntry => ({
  Fecha: fecha.toDate().toISOString(),
  Evento: evento,
  Quien: nombre,
  Detalle: detalle ?? '',
})

const FATE = {
  pendiente: 'en_espera',
  enviado: 'enviado',
  fallido: 'no_entregado',
  retenido: 'no_entregado',
} as const

const presentMail = ({ id, subject, status, sentAt, createdAt }: Stored<CorreoRecord>) => ({
  Id: id,
  Asunto: subject,
  Estado: FATE[status],
  Fecha: (sentAt ?? createdAt).toDate().toISOString(),
})

export interface CaseParts {
  messages: StoredMessage[]
  notes: StoredNote[]
  mails: Stored<CorreoRecord>[]
  history: Happening[]
}

export const presentCase = (
  { opinion }: StoredAsesoria,
  Asesoria: Asesoria,
  { messages, notes, mails, history }: CaseParts,
  nameOf: NameOf,
): AsesoriaCase => ({
  Asesoria,
  Mensajes: messages.map((message) => presentMessage(message, nameOf)),
  Notas: notes.map((note) => presentNote(note, nameOf)),
  Correos: mails.map(presentMail),
  Historial: history.map(presentHappening),
  Opinion: opinion && {
    Valor: opinion.valor,
    Comentario: opinion.comentario,
    Fecha: opinion.fecha.toDate().toISOString(),
  },
})
