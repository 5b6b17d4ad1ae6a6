import { type api, type InscripcionCreate, searchWords, wordsOfNumero } from '@naf/contract'
import { FieldValue } from 'firebase-admin/firestore'
import type { Actor } from '../db/audit-log.ts'
import { asAnswered, asStored } from '../db/collection.ts'
import { once } from '../db/counters.ts'
import { type Counted, countOf, countUpTo, listNewestFirst, pagesNewestFirst } from '../db/query.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { answerExport, type Column, choosing, searching } from '../export/export.ts'
import { idempotencyKey } from '../http/idempotency.ts'
import type { Routes } from '../http/router.ts'
import { limitForms, type Origin } from '../http/throttle.ts'
import { enrolmentReceived } from '../mail/mails.ts'
import { consentTo, digest, idFrom, numeroFor } from '../util.ts'
import { SEEN, type StoredInscripcion } from './record.ts'

/** The enrolments of students. */

type Form = Omit<InscripcionCreate, 'Consentimiento'>

const TAKEN =
  'Ya existe una inscripción con ese ID ESPE y ese correo. Si es tuya, no necesitas hacerla otra vez: para corregir un dato, responde al correo que la confirma, que tiene su número. Si no la hiciste tú, usa otro correo.'

/** The words that find an enrolment in a search. */
const wordsOf = ({ Carrera: _, NivelSemestre: __, ...form }: Form, numero: string): string[] => [
  ...searchWords(...Object.values(form)),
  ...wordsOfNumero(numero),
]

/**
 * Enrols a student, once for an ID ESPE and an e-mail (docs/decisions/idempotency.md): the id follows from both, so Firestore
 * refuses a second one. The same form under the same key is the same enrolment, also under a newer policy.
 * @throws id_espe_taken
 */
const enrol = (
  { transact, inscripciones, outbox, counters }: Deps,
  actor: Actor,
  { Consentimiento, ...form }: InscripcionCreate,
  key: string | undefined,
  origin: Origin,
): Promise<{ id: string; numero: string }> => {
  const id = idFrom(`${form.IdEspe.toUpperCase()}\n${form.Correo}`)
  const fingerprint = key === undefined ? null : digest(`${key}\n${JSON.stringify(form)}`)
  return transact(actor, async (tx) => {
    const existing = await tx.find(inscripciones, id)
    if (existing) {
      if (fingerprint === null || existing.fingerprint !== fingerprint)
        throw new AppError('id_espe_taken', TAKEN)
      return { id, numero: existing.numero ?? '' }
    }
    const numero = numeroFor(id)
    tx.create(inscripciones, id, {
      ...asStored(form),
      fingerprint,
      numero,
      palabras: wordsOf(form, numero),
      consentimiento: consentTo(Consentimiento),
      fechaInscripcion: FieldValue.serverTimestamp(),
    })
    await outbox.add(tx, enrolmentReceived(id, form, numero), origin)
    counters.add(tx, once('inscripciones'))
    tx.log('inscripcion.recibida', id)
    return { id, numero }
  })
}

/** The enrolments that nobody of the team has seen yet. */
export const countUnseen = async ({ vistas, inscripciones: { all } }: Deps): Promise<Counted> => {
  const seen = await vistas.find(SEEN)
  return countUpTo(seen ? all.where('fechaInscripcion', '>', seen.hasta) : all)
}

/** The team has seen this enrolment and all before it. Does nothing if it is deleted, or older than what was seen. */
const markSeen = ({ transact, inscripciones, vistas }: Deps, actor: Actor, id: string): Promise<void> =>
  transact(actor, async (tx) => {
    const [newest, seen] = await Promise.all([tx.find(inscripciones, id), tx.find(vistas, SEEN)])
    if (!newest || (seen && seen.hasta >= newest.fechaInscripcion)) return
    const hasta = newest.fechaInscripcion
    if (seen) tx.update(vistas, SEEN, { hasta })
    else tx.create(vistas, SEEN, { hasta })
    tx.log('inscripcion.vista', id)
  })

const COLUMNS: readonly Column<StoredInscripcion>[] = [
  { header: 'Número', width: 12, value: ({ numero }) => numero },
  {
    header: 'Fecha de inscripción',
    dates: 'moments',
    value: ({ fechaInscripcion }) => fechaInscripcion.toDate(),
  },
  { header: 'ID ESPE', width: 14, value: ({ idEspe }) => idEspe.toUpperCase() },
  { header: 'Primer nombre', value: ({ primerNombre }) => primerNombre },
  { header: 'Segundo nombre', value: ({ segundoNombre }) => segundoNombre },
  { header: 'Apellido paterno', value: ({ apellidoPaterno }) => apellidoPaterno },
  { header: 'Apellido materno', value: ({ apellidoMaterno }) => apellidoMaterno },
  { header: 'Correo', width: 30, value: ({ correo }) => correo },
  { header: 'Celular', width: 14, value: ({ celular }) => celular },
  { header: 'Carrera', width: 28, value: ({ carrera }) => carrera },
  { header: 'Nivel', value: ({ nivelSemestre }) => nivelSemestre },
]

/** The search of the staff's table looks through the texts of the columns. */
const searchedText = (one: StoredInscripcion): string =>
  COLUMNS.map(({ value }) => value(one))
    .filter((cell) => typeof cell === 'string')
    .join('\n')

export const createInscripcionesRoutes = (deps: Deps): Routes<typeof api.inscripciones> => {
  const { transact, inscripciones, outbox, config } = deps
  return {
    create: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ session, origin, input, header }) {
        const { id, numero } = await enrol(deps, session, input, idempotencyKey(header), origin)
        return { Id: id, mensaje: 'Tu inscripción fue registrada correctamente.', Numero: numero }
      },
    },

    async list({ query }) {
      const { records, ...page } = await listNewestFirst(inscripciones, 'fechaInscripcion', query)
      return { ...page, items: records.map(asAnswered) }
    },

    count: async () => ({ Total: await countOf(inscripciones.all) }),

    async markSeen({ session, params }) {
      await markSeen(deps, session, params.id)
      return { mensaje: 'Inscripciones vistas' }
    },

    export: async ({ session, query: { formato, q, carrera, nivel } }) =>
      answerExport(deps, session, formato, {
        what: 'inscripciones',
        title: 'Inscripciones',
        columns: COLUMNS,
        filters: [
          searching(q, searchedText),
          choosing(carrera, (one: StoredInscripcion) => one.carrera),
          choosing(nivel, (one: StoredInscripcion) => one.nivelSemestre),
        ],
        pages: pagesNewestFirst(inscripciones, 'fechaInscripcion'),
        count: await countOf(inscripciones.all),
      }),

    async delete({ session, params: { id } }) {
      await transact(session, async (tx) => {
        await tx.get(inscripciones, id)
        tx.delete(inscripciones, id)
        await outbox.deleteAbout(tx, { coleccion: 'inscripciones', id })
        tx.log('inscripcion.eliminada', id)
      })
      return { mensaje: 'Inscripción eliminada' }
    },
  }
}
