import { type CapacitacionesExport, type EstadoContenido, matchesWords, wordsOf } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { answerExport } from '../../exports/export-answer.ts'
import { type Column, passing } from '../../exports/table.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
import type { AuthorizedSession } from '../../platform/identity.ts'
import { longDay } from '../../platform/long-day.ts'
import { standingAt } from '../../records/publication.ts'
import type { StoredCapacitacion } from './capacitacion-record.ts'

const ESTADOS: Record<EstadoContenido, string> = {
  borrador: 'Borrador',
  programado: 'Programado',
  publicado: 'Publicado',
  archivado: 'Archivado',
}

/** The hours are those of Ecuador, as they were typed. */
const columnsAt = (now: number): readonly Column<StoredCapacitacion>[] => [
  { header: 'Título', width: 44, value: ({ titulo }) => titulo },
  { header: 'Fecha', dates: 'days', width: 12, value: ({ fecha }) => new Date(fecha) },
  { header: 'Hora de inicio', width: 14, value: ({ inicio }) => inicio },
  { header: 'Hora de fin', width: 14, value: ({ fin }) => fin },
  { header: 'Lugar', width: 30, value: ({ lugar }) => lugar },
  { header: 'Enlace de la reunión', width: 30, value: ({ enlace }) => enlace },
  { header: 'Campus', width: 14, value: ({ campus }) => campus },
  { header: 'Expositor', width: 26, value: ({ expositor }) => expositor },
  { header: 'Cupos', width: 10, value: ({ cupos }) => cupos },
  { header: 'Inscritos', width: 10, value: ({ inscritos }) => inscritos },
  { header: 'En espera', width: 10, value: ({ espera }) => espera },
  { header: 'Asistieron', width: 10, value: ({ asistieron }) => asistieron },
  { header: 'Estado', width: 14, value: (training) => ESTADOS[standingAt(training, now).estado] },
]

const searchedText = ({ titulo, fecha, inicio, lugar, expositor }: StoredCapacitacion): string =>
  [titulo, longDay(fecha), inicio, lugar, expositor].join('\n')

const filterOf = ({ q, estado }: CapacitacionesExport, now: number) => {
  const words = wordsOf(q)
  return (training: StoredCapacitacion): boolean =>
    (estado === undefined || standingAt(training, now).estado === estado) &&
    matchesWords(searchedText(training), words)
}

/** The trainings that the staff's table shows with these filters. */
export const exportCapacitaciones = async (
  deps: Pick<Deps, 'capacitaciones' | 'exportaciones'>,
  session: AuthorizedSession,
  query: CapacitacionesExport,
): Promise<FileAnswer> => {
  const now = Date.now()
  return answerExport(deps, session, {
    what: 'capacitaciones',
    title: 'Capacitaciones',
    formato: query.formato,
    columns: columnsAt(now),
    parts: passing(deps.capacitaciones.pages(), filterOf(query, now)),
    count: await deps.capacitaciones.count(),
    isFiltered: query.q.trim() !== '' || query.estado !== undefined,
  })
}
