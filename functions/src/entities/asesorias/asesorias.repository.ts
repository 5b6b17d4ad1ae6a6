import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { Numbers } from '../../db/numbers.ts'
import { countOf, listNewestFirst, type Page, type PageQuery, pagesNewestFirst } from '../../db/query.ts'
import type { Write } from '../../events/write.ts'
import type { Session } from '../../google/identity.ts'
import { newClave } from '../../http/links.ts'
import type { Outbox } from '../../outbox/outbox.repository.ts'
import type { UsersRepository } from '../users/store.ts'
import { createChanges } from './asesoria-changes.repository.ts'
import { asesoriasOf } from './asesoria-collection.repository.ts'
import { createDigest } from './asesoria-digest.repository.ts'
import { createHistory } from './asesoria-history.repository.ts'
import { type AsesoriaRecord, type NewAsesoria, UNTOUCHED, wordsOfAsesoria } from './asesoria-record.ts'
import { createTakeStep } from './asesoria-steps.repository.ts'
import { receivedTally } from './asesoria-tally.ts'
import { createAttention } from './attention.repository.ts'
import type { CaseParts } from './case.presenter.ts'
import { createCorrespondence } from './correspondence.repository.ts'
import { messagesOf } from './messages.repository.ts'
import { notesOf } from './notes.repository.ts'
import { createOpenCounts } from './open-asesorias.repository.ts'
import { createOpinions } from './opinions.repository.ts'
import { createBin } from './papelera/papelera.repository.ts'
import { linkTo } from './seguimiento/tracking-link.ts'

export const createAsesoriasRepository = (
  db: Firestore,
  write: Write,
  outbox: Outbox,
  numbers: Numbers,
  users: Pick<UsersRepository, 'namesOf'>,
) => {
  const asesorias = asesoriasOf(db)

  const history = createHistory(db, users)
  const take = createTakeStep(write, asesorias)

  return {
    newId: asesorias.newId,
    find: asesorias.find,
    get: asesorias.get,

    /**
     * The request with its number, unless there is one of that id already: that one then. Hardly ever is there one, so
     * that is looked for only once Firestore has refused to create another.
     */
    create: (
      session: Session | null,
      id: string,
      asesoria: NewAsesoria,
    ): Promise<Pick<AsesoriaRecord, 'numero' | 'fingerprint'>> => {
      let refused = false
      return write(session, async (tx) => {
        const existing = refused ? await tx.find(asesorias, id) : null
        if (existing) return existing
        const numero = await numbers.reserve(tx, { coleccion: 'asesorias', registro: id }, refused)
        refused = true
        const clave = newClave()
        tx.create(asesorias, id, {
          ...asesoria,
          ...UNTOUCHED,
          usuarioUsername: session?.username ?? null,
          numero,
          clave,
          palabras: wordsOfAsesoria({ ...asesoria, numero }),
          fechaSolicitud: FieldValue.serverTimestamp(),
          fechaActualizacion: FieldValue.serverTimestamp(),
        })
        const { correo, nombre, tipoServicio, medioContacto, fingerprint } = asesoria
        const enlace = linkTo(id, clave)
        tx.emit({
          name: 'asesoria.recibida',
          registro: id,
          etiqueta: tipoServicio,
          cuenta: receivedTally(asesoria),
          confirmed: { correo, nombre, tipoServicio, medioContacto, numero, enlace, at: new Date() },
        })
        return { numero, fingerprint }
      })
    },

    list: (query: PageQuery): Promise<Page<AsesoriaRecord>> =>
      listNewestFirst(asesorias, 'fechaSolicitud', query),

    /** All of them, the newest first, as they are asked for. */
    pages: () => pagesNewestFirst(asesorias, 'fechaSolicitud'),

    async count(): Promise<{ total: number; done: number }> {
      const [total, done] = await Promise.all([
        countOf(asesorias.all),
        countOf(asesorias.all.where('realizada', '==', true)),
      ])
      return { total, done }
    },

    /** Whether that account ever sent one. */
    hasAnyOf: async (usuarioId: string): Promise<boolean> =>
      !(await asesorias.all.where('usuarioId', '==', usuarioId).limit(1).get()).empty,

    take,
    ...createAttention(take, history),
    ...createCorrespondence(db, take, history, outbox),
    ...createBin(db, write, asesorias, outbox, numbers, users),
    ...createDigest(write, asesorias, outbox),
    ...createOpenCounts(asesorias),
    ...createOpinions(asesorias),

    changesSince: createChanges(db, asesorias),

    /** What belongs to a request besides itself, the oldest first. */
    async readCase(id: string): Promise<CaseParts> {
      const [messages, notes, mails, happened] = await Promise.all([
        messagesOf(db, id).list((all) => all.orderBy('fecha')),
        notesOf(db, id).list((all) => all.orderBy('fecha')),
        outbox.about({ coleccion: 'asesorias', id }),
        history(id),
      ])
      return { messages: messages.records, notes: notes.records, mails, history: happened }
    },
  }
}
