import type { CapacitacionesExport, EstadoContenido } from '@naf/contract'
import { standingAt } from '../content/publication.ts'
import type { Deps } from '../deps.ts'
import { answerExport, type Column, choosing, searching } from '../export/export.ts'
import type { AuthorizedSession } from '../google/identity.ts'
import type { FileAnswer } from '../http/respond.ts'
import { longDay } from '../util.ts'
import type { StoredCapacitacion } from './record.ts'

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

/** The trainings that the staff's table shows with these filters. */
export const exportCapacitaciones = async (
  deps: Pick<Deps, 'capacitaciones' | 'transact'>,
  session: AuthorizedSession,
  { formato, q, estado }: CapacitacionesExport,
): Promise<FileAnswer> => {
  const now = Date.now()
  return answerExport(deps, session, formato, {
    what: 'capacitaciones',
    title: 'Capacitaciones',
    columns: columnsAt(now),
    filters: [
      searching(q, searchedText),
      choosing(estado, (training: StoredCapacitacion) => standingAt(training, now).estado),
    ],
    pages: deps.capacitaciones.pages(),
    count: await deps.capacitaciones.count(),
  })
}
