import type { InscripcionesExport } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { answerExport, type Column, choosing, searching } from '../../export/export.ts'
import type { AuthorizedSession } from '../../google/identity.ts'
import type { FileAnswer } from '../../http/respond.ts'
import type { StoredInscripcion } from './inscripcion-record.ts'

/** Every datum of an enrolment, under the words of the staff's table, and when it came. */
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

/** The enrolments that the staff's table shows with these filters, and those beyond what a browser holds of it. */
export const exportInscripciones = async (
  deps: Pick<Deps, 'inscripciones' | 'transact'>,
  session: AuthorizedSession,
  { formato, q, carrera, nivel }: InscripcionesExport,
): Promise<FileAnswer> =>
  answerExport(deps, session, formato, {
    what: 'inscripciones',
    title: 'Inscripciones',
    columns: COLUMNS,
    filters: [
      searching(q, searchedText),
      choosing(carrera, (one: StoredInscripcion) => one.carrera),
      choosing(nivel, (one: StoredInscripcion) => one.nivelSemestre),
    ],
    pages: deps.inscripciones.pages(),
    count: await deps.inscripciones.count(),
  })
