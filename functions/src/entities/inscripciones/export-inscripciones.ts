import { type InscripcionesExport, matchesWords, wordsOf } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { answerExport } from '../../exports/export-answer.ts'
import { type Column, passing } from '../../exports/table.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
import type { AuthorizedSession } from '../../platform/identity.ts'
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

const filterOf = ({ q, carrera, nivel }: InscripcionesExport) => {
  const words = wordsOf(q)
  return (one: StoredInscripcion): boolean =>
    (carrera === undefined || one.carrera === carrera) &&
    (nivel === undefined || one.nivelSemestre === nivel) &&
    matchesWords(searchedText(one), words)
}

type Needed = Pick<Deps, 'inscripciones' | 'exportaciones'>

/** The enrolments that the staff's table shows with these filters, and those beyond what a browser holds of it. */
export const exportInscripciones = async (
  deps: Needed,
  session: AuthorizedSession,
  query: InscripcionesExport,
): Promise<FileAnswer> =>
  answerExport(deps, session, {
    what: 'inscripciones',
    title: 'Inscripciones',
    formato: query.formato,
    columns: COLUMNS,
    parts: passing(deps.inscripciones.pages(), filterOf(query)),
    count: await deps.inscripciones.count(),
    isFiltered: query.q.trim() !== '' || query.carrera !== undefined || query.nivel !== undefined,
  })
