import { api, type Capacitacion, longDay } from '@naf/contract'
import { useFilterQuery } from '../../list/table-state.ts'
import { single } from '../../list/use-rows.ts'
import { STANDING_FILTERS, standingColumn, titleColumn, uploaderColumn } from '../../manage/columns.tsx'
import type { Kind } from '../../manage/kind.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ExportMenu, spreadsheets } from '../../ui/export-menu.tsx'
import scene from '../../ui/scenes/detalle-diploma.svg'
import { Of } from '../../ui/text.tsx'
import { hasBegun, plainHours } from './training.tsx'

const whenText = (training: Capacitacion): string => `${longDay(training.Fecha)}, ${plainHours(training)}`

const seatsText = ({ Inscritos, Cupos, EnEspera }: Capacitacion): string =>
  `${Inscritos ?? 0} de ${Cupos}${EnEspera ? `, y ${EnEspera} en espera` : ''}`

const toldText = (training: Capacitacion): string => {
  const people = (training.Inscritos ?? 0) + (training.EnEspera ?? 0)
  if (hasBegun(training)) return 'Ya se dio: no se avisa a nadie.'
  if (people === 0) return 'Nadie se ha inscrito: no se avisa a nadie.'
  return people === 1
    ? 'Se avisará por correo a la persona que se inscribió.'
    : `Se avisará por correo a las ${people} personas que se inscribieron.`
}

export default {
  table: api.capacitaciones,
  path: 'capacitaciones-manager',
  noun: 'capacitación',
  scene,
  nameOf: ({ Titulo }) => Titulo,
  fields: [
    'titulo',
    'descripcion',
    'fecha',
    'inicio',
    'fin',
    'lugar',
    'enlace',
    'campus',
    'expositor',
    'cupos',
    'estado',
    'fechaProgramada',
  ],
  texts: {
    title: 'Gestión de Capacitaciones',
    empty: 'No hay capacitaciones todavía.',
    failed: 'No se pudieron cargar las capacitaciones',
    submit: 'Guardar capacitación',
    saving: 'Guardando capacitación...',
    created: '✅ Capacitación creada',
    createFailed: 'No se pudo guardar la capacitación. Intenta nuevamente.',
    edited: '✅ Capacitación actualizada',
    editFailed: 'No se pudo guardar los cambios.',
    deleteWarning:
      'Se borran también sus inscripciones. Si todavía no se da, avisamos por correo a quienes se inscribieron. Los certificados siguen siendo válidos.',
    deleteQuestion: (title) =>
      `Se eliminará la capacitación «${title}» con sus inscripciones. Esta acción no se puede deshacer.`,
    deleted: '✅ Capacitación eliminada',
    deleteFailed: 'No se pudo eliminar la capacitación.',
    recordFailed: 'No se pudo cargar la información de la capacitación.',
  },
  columns: [
    titleColumn,
    single({
      id: 'fecha',
      header: 'Fecha',
      value: ({ Fecha, Inicio }) => `${Fecha} ${Inicio}`,
      searchText: whenText,
      render: (training) => <span className="block min-w-36">{whenText(training)}</span>,
    }),
    single({ id: 'inscritos', header: 'Inscritos', value: seatsText }),
    single({ id: 'asistieron', header: 'Asistieron', value: ({ Asistieron }) => String(Asistieron ?? 0) }),
    uploaderColumn,
    standingColumn,
  ],
  defaultSort: '-fecha',
  filters: STANDING_FILTERS,
  Tools: ExportTool,
  rowAction: ({ Id, Titulo }) => (
    <ButtonLink
      to={`asistencia/${Id}`}
      variant="quiet"
      small
      className="md:w-28 md:shrink-0 md:whitespace-normal md:text-left md:leading-4"
    >
      <Of name={Titulo}>Inscritos y asistencia</Of>
    </ButtonLink>
  ),
  consequence: toldText,
} satisfies Kind<Capacitacion>

function ExportTool() {
  return <ExportMenu items={spreadsheets(api.capacitaciones.export, useFilterQuery(STANDING_FILTERS))} />
}
