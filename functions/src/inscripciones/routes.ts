import type { api, Inscripcion } from '@naf/contract'
import { asAnswered } from '../db/fields.ts'
import type { Deps } from '../deps.ts'
import { answerExport, type Column, choosing, searching } from '../export/export.ts'
import { idempotencyKey } from '../http/idempotency.ts'
import type { Routes } from '../http/router.ts'
import { limitForms } from '../http/throttle.ts'
import type { StoredInscripcion } from './store.ts'

const MENSAJES = {
  created: 'Tu inscripción fue registrada correctamente.',
  deleted: 'Inscripción eliminada',
  seen: 'Inscripciones vistas',
} as const

const toApi = ({
  fingerprint: _,
  fechaInscripcion: __,
  consentimiento: ___,
  palabras: ____,
  ...inscripcion
}: StoredInscripcion): Inscripcion => asAnswered(inscripcion)

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

/** What the search of the staff's table looks through. */
const searchedText = (one: StoredInscripcion): string =>
  [
    [one.primerNombre, one.segundoNombre, one.apellidoPaterno, one.apellidoMaterno].filter(Boolean).join(' '),
    one.correo,
    one.celular,
    one.idEspe,
    one.carrera,
    one.nivelSemestre,
    one.numero ?? '',
  ].join('\n')

export const createInscripcionesRoutes = (deps: Deps): Routes<typeof api.inscripciones> => {
  const { inscripciones, config } = deps
  return {
    create: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ session, input, header }) {
        const { id, numero } = await inscripciones.create(session, input, idempotencyKey(header))
        return { Id: id, mensaje: MENSAJES.created, Numero: numero }
      },
    },

    async list({ query }) {
      const { records, ...page } = await inscripciones.list(query)
      return { ...page, items: records.map(toApi) }
    },

    count: async () => ({ Total: await inscripciones.count() }),

    async markSeen({ session, params }) {
      await inscripciones.markSeen(session, params.id)
      return { mensaje: MENSAJES.seen }
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
        pages: inscripciones.pages(),
        count: await inscripciones.count(),
      }),

    async delete({ session, params }) {
      await inscripciones.delete(session, params.id)
      return { mensaje: MENSAJES.deleted }
    },
  }
}
