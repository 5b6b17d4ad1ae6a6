import { api, type Capacitacion, type Sent } from '@naf/contract'
import { ListChecks } from 'lucide-react'
import { useScreenPath } from '../../auth/paths.ts'
import { formatPlainDate } from '../../lib/format.ts'
import { single } from '../../list/use-rows.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { spreadsheets } from '../../ui/export/ExportMenu.tsx'
import { Of } from '../../ui/Of.tsx'
import { titleColumn, uploaderColumn } from '../../ui/records/columns.tsx'
import { titleFact, uploaderFact } from '../../ui/records/facts.ts'
import { STANDING_FILTERS, standingColumn, standingFact } from '../../ui/records/publication.tsx'
import type { RecordKind } from '../../ui/records/record-kind.ts'
import scene from '../../ui/scenes/detalle-diploma.svg'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'
import { hasBegun, plainHours } from './training.tsx'

const whenText = (training: Capacitacion): string =>
  `${formatPlainDate(training.Fecha)}, ${plainHours(training)}`

const seatsText = ({ Inscritos, Cupos, EnEspera }: Capacitacion): string =>
  TEXTO.seats(Inscritos ?? 0, Cupos, EnEspera ?? 0)

/** In a training's row: who signed up, and who came. */
function AttendanceLink({ training }: { training: Capacitacion }) {
  const path = useScreenPath('capacitaciones-manager/asistencia')
  return (
    <ButtonLink to={`${path}/${training.Id}`} variant="quiet" small>
      <ListChecks aria-hidden="true" className="size-4" />
      <span>
        {TEXTO.attendance}
        <Of name={training.Titulo} />
      </span>
    </ButtonLink>
  )
}

/** The trainings, as staff manages them for everybody. */
const CAPACITACIONES: RecordKind<Sent<typeof api.capacitaciones.create>, Capacitacion> = {
  table: api.capacitaciones,
  texts: TEXTO,
  scene,
  nameOf: ({ Titulo }) => Titulo,
  columns: [
    titleColumn(),
    single({
      id: 'fecha',
      header: TEXTO.fecha,
      value: ({ Fecha, Inicio }) => `${Fecha} ${Inicio}`,
      searchText: whenText,
      render: whenText,
    }),
    single({ id: 'inscritos', header: TEXTO.inscritos, value: seatsText }),
    single({
      id: 'asistieron',
      header: TEXTO.asistieron,
      value: ({ Asistieron }) => String(Asistieron ?? 0),
    }),
    uploaderColumn(),
    standingColumn(),
  ],
  defaultSort: '-fecha',
  filters: STANDING_FILTERS,
  files: (filters) => spreadsheets(api.capacitaciones.export, filters),
  rowAction: (training) => <AttendanceLink training={training} />,
  consequence: (training) =>
    hasBegun(training)
      ? TEXTO.tellsNobody
      : TEXTO.tells((training.Inscritos ?? 0) + (training.EnEspera ?? 0)),
  facts: (training) => [
    titleFact(training),
    [TEXTO.fecha, whenText(training)],
    [TEXTO.expositor, training.Expositor],
    [TEXTO.inscritos, seatsText(training)],
    uploaderFact(training),
    standingFact(training),
  ],
}

export default CAPACITACIONES
