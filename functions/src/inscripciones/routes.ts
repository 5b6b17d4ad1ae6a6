import { type api, CENTRE, carreraText } from '@naf/contract'
import { asAnswered } from '../db/collection.ts'
import type { Deps } from '../deps.ts'
import { answerExport, type Column, choosing, searching } from '../export/export.ts'
import { idempotencyKey } from '../http/form-headers.ts'
import type { Routes } from '../http/router.ts'
import { limitForms } from '../http/throttle.ts'
import { asLongDay } from '../util.ts'
import type { StoredInscripcion } from './store.ts'

const COLUMNS: readonly Column<StoredInscripcion>[] = [
  { header: 'Número', width: 12, value: ({ numero }) => numero },
  {
    header: 'Fecha de inscripción',
    dates: 'moments',
    value: ({ fechaInscripcion }) => fechaInscripcion.toDate(),
  },
  { header: CENTRE.studentId, width: 14, value: ({ idEspe }) => idEspe.toUpperCase() },
  { header: 'Primer nombre', value: ({ primerNombre }) => primerNombre },
  { header: 'Segundo nombre', value: ({ segundoNombre }) => segundoNombre },
  { header: 'Apellido paterno', value: ({ apellidoPaterno }) => apellidoPaterno },
  { header: 'Apellido materno', value: ({ apellidoMaterno }) => apellidoMaterno },
  { header: 'Correo', width: 30, value: ({ correo }) => correo },
  { header: 'Celular', width: 14, value: ({ celular }) => celular },
  { header: 'Carrera', width: 28, value: ({ carrera }) => carreraText(carrera) },
  { header: 'Nivel', value: ({ nivelSemestre }) => nivelSemestre },
]

/** The search of the staff's table looks through the texts of the columns and the date as people write it. */
const searchedText = (one: StoredInscripcion): string =>
  COLUMNS.map(({ value }) => value(one))
    .filter((cell) => typeof cell === 'string')
    .concat(asLongDay(one.fechaInscripcion.toDate()))
    .join('\n')

export const createInscripcionesRoutes = (deps: Deps): Routes<typeof api.inscripciones> => {
  const { inscripciones, config } = deps
  return {
    create: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ session, origin, input, header }) {
        const { id, numero } = await inscripciones.enrol(session, input, idempotencyKey(header), origin)
        return { Id: id, mensaje: 'Tu inscripción fue registrada correctamente.', Numero: numero }
      },
    },

    async list({ query }) {
      const { records, isNew, ...page } = await inscripciones.list(query)
      return { ...page, items: records.map((one) => ({ ...asAnswered(one), Nueva: isNew(one) })) }
    },

    count: async () => ({ Total: await inscripciones.count() }),

    async markSeen({ session, params }) {
      await inscripciones.markSeen(session, params.id)
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
        pages: inscripciones.pages(),
        count: await inscripciones.count(),
      }),

    async delete({ session, params: { id } }) {
      await inscripciones.delete(session, id)
      return { mensaje: 'Inscripción eliminada' }
    },
  }
}
