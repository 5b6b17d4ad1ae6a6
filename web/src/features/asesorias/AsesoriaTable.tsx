import type { Asesoria } from '@naf/contract'
import { Check } from 'lucide-react'
import { formatDateTime } from '../../lib/format.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { DeleteButton } from '../../list/row-actions.tsx'
import type { Filter } from '../../list/table-state.ts'
import type { Column } from '../../list/use-rows.ts'
import { Button } from '../../ui/Button.tsx'
import { LongText } from '../../ui/LongText.tsx'
import { Of } from '../../ui/Of.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import scene from '../../ui/scenes/detalle-cafe.svg'
import { type AsesoriaActions, UndoButton } from './asesoria-actions.tsx'
import { isDoneHere, type Listed, type PlaceAs } from './asesoria-lists.ts'
import {
  DISCAPACIDAD,
  DONE,
  EMPTY,
  FAILED,
  FIELDS,
  MARK,
  NO_ACCOUNT,
  NOT_RECORDED,
  TITLE,
} from './asesoria-texts.ts'
import { Mailbox } from './case/CaseRecords.tsx'

const dateText = (instant: string | null) => (instant ? formatDateTime(instant) : NOT_RECORDED)

const PENDING = 'Pendiente'

const doneText = ({ FechaRealizacion, Realizada }: Asesoria) =>
  Realizada ? dateText(FechaRealizacion) : PENDING

function DoneDate({ asesoria }: { asesoria: Asesoria }) {
  if (!asesoria.Realizada)
    return <span className="rounded-sm bg-accent-soft px-1.5 py-0.5 font-semibold text-ink">{PENDING}</span>
  return (
    <span className="inline-flex items-start gap-1">
      <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
      {doneText(asesoria)}
    </span>
  )
}

/** Thirteen data in four columns: who, how to reach them, what for, when. The ids stand in the address. */
const COLUMNS: readonly Column<Asesoria>[] = [
  {
    id: 'solicitante',
    header: 'Solicitante',
    rowHeader: true,
    width: 17,
    data: [
      { id: 'nombre', label: FIELDS.Nombre, value: (row) => row.Nombre, look: 'strong' },
      { id: 'cedula', label: FIELDS.CedulaRUC, value: (row) => row.CedulaRUC },
      {
        id: 'usuario',
        label: FIELDS.UsuarioUsername,
        value: (row) => row.UsuarioUsername,
        searchText: (row) => row.UsuarioUsername ?? NO_ACCOUNT,
        render: (row) => row.UsuarioUsername ?? NO_ACCOUNT,
        look: 'label',
      },
    ],
  },
  {
    id: 'contacto',
    header: 'Contacto',
    width: 21,
    data: [
      {
        id: 'correo',
        label: FIELDS.Correo,
        value: (row) => row.Correo,
        render: (row) => <Mailbox asesoria={row} />,
      },
      {
        id: 'telefono',
        label: FIELDS.Telefono,
        value: (row) => row.Telefono,
        render: (row) => <PhoneLink telefono={row.Telefono} />,
      },
      { id: 'ciudad', label: FIELDS.Ciudad, value: (row) => row.Ciudad },
      { id: 'medio', label: FIELDS.MedioContacto, value: (row) => row.MedioContacto, look: 'label' },
    ],
  },
  {
    id: 'consulta',
    header: 'Consulta',
    width: 28,
    data: [
      { id: 'servicio', label: FIELDS.TipoServicio, value: (row) => row.TipoServicio, look: 'strong' },
      { id: 'contribuyente', label: FIELDS.TipoContribuyente, value: (row) => row.TipoContribuyente },
      {
        id: 'discapacidad',
        label: FIELDS.Discapacidad,
        value: (row) => DISCAPACIDAD[row.Discapacidad],
        look: 'label',
      },
      {
        id: 'detalle',
        label: FIELDS.DetalleSolicitud,
        value: (row) => row.DetalleSolicitud,
        render: (row) => <LongText text={row.DetalleSolicitud} of={row.Nombre} />,
      },
    ],
  },
  {
    id: 'solicitud',
    header: 'Solicitud',
    width: 14,
    data: [
      {
        id: 'fecha',
        label: FIELDS.FechaSolicitud,
        value: (row) => row.FechaSolicitud,
        searchText: (row) => dateText(row.FechaSolicitud),
        render: (row) => dateText(row.FechaSolicitud),
      },
      {
        id: 'realizacion',
        label: FIELDS.FechaRealizacion,
        value: (row) => row.FechaRealizacion,
        searchText: doneText,
        render: (row) => <DoneDate asesoria={row} />,
      },
    ],
  },
]

const NEWEST_FIRST = '-fecha'

export const FILTERS: readonly Filter<Asesoria>[] = [
  {
    id: 'estado',
    label: 'Mostrar',
    options: [
      { value: 'todas', label: 'Todas' },
      { value: 'pendientes', label: 'Pendientes' },
      { value: 'realizadas', label: 'Realizadas' },
    ],
    matches: (row, value) => value === 'todas' || row.Realizada === (value === 'realizadas'),
  },
]

const rowId = ({ Id }: Asesoria) => Id

/** The requests with all of their columns. */
export function AsesoriaTable({ list, actions, placeAs }: Listed & { actions: AsesoriaActions }) {
  return (
    <DataTable
      caption={TITLE}
      query={list}
      window={list}
      columns={COLUMNS}
      filters={FILTERS}
      defaultSort={NEWEST_FIRST}
      rowId={rowId}
      rowLabel={(row) => `Asesoría de ${row.Nombre}`}
      actions={(row) => <RowActions asesoria={row} actions={actions} placeAs={placeAs} />}
      placeAs={placeAs}
      empty={{ ...EMPTY, scene }}
      failed={FAILED}
    />
  )
}

interface RowActionsProps {
  asesoria: Asesoria
  actions: AsesoriaActions
  placeAs: PlaceAs
}

/** `data-action` tells `focusPlan` which controls of a row to land on. */
function RowActions({ asesoria, actions, placeAs }: RowActionsProps) {
  const { Id, Nombre, Realizada } = asesoria
  return (
    <>
      <Button
        variant="secondary"
        small
        disabled={Realizada}
        data-action
        onClick={() => void actions.mark(asesoria)}
      >
        <Check aria-hidden="true" className="size-4" />
        <span>
          {Realizada ? DONE : MARK}
          <Of name={Nombre} />
        </span>
      </Button>
      <DeleteButton
        name={Nombre}
        text="Eliminar"
        busy={actions.deletingId === Id}
        onClick={() => void actions.remove(asesoria)}
      />
      {isDoneHere(asesoria, placeAs) && (
        <UndoButton name={Nombre} onUndo={() => void actions.undo(asesoria)} />
      )}
    </>
  )
}
