import type { Asesoria } from '@naf/contract'
import { Check } from 'lucide-react'
import { formatDateTime } from '../../lib/format.ts'
import type { Filter } from '../../list/table-state.ts'
import type { Column } from '../../list/use-rows.ts'
import { LongText } from '../../ui/LongText.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { Mailbox } from './case/CaseRecords.tsx'
import { MENSAJES_LISTA as TEXTO } from './list-messages.ts'

const { columns, fields, states } = TEXTO

const dateOr = (instant: string | null, unknown: string) => (instant ? formatDateTime(instant) : unknown)

const doneText = ({ FechaRealizacion, Realizada }: Asesoria) =>
  dateOr(Realizada ? FechaRealizacion : null, Realizada ? TEXTO.notRecorded : TEXTO.pending)

function DoneDate({ asesoria }: { asesoria: Asesoria }) {
  if (asesoria.Realizada)
    return (
      <span className="inline-flex items-start gap-1">
        <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
        {doneText(asesoria)}
      </span>
    )
  return (
    <span className="rounded-sm bg-accent-soft px-1.5 py-0.5 font-semibold text-ink">{TEXTO.pending}</span>
  )
}

/** Thirteen data in four columns: when, who, how to reach them, what for. The ids stand in the URL. */
export const COLUMNS: readonly Column<Asesoria>[] = [
  {
    id: 'solicitante',
    header: columns.applicant,
    rowHeader: true,
    width: 17,
    data: [
      { id: 'nombre', label: fields.Nombre, value: (row) => row.Nombre, look: 'strong' },
      { id: 'cedula', label: fields.CedulaRUC, value: (row) => row.CedulaRUC },
      {
        id: 'usuario',
        label: fields.UsuarioUsername,
        value: (row) => row.UsuarioUsername,
        searchText: (row) => row.UsuarioUsername ?? TEXTO.noAccount,
        render: (row) => row.UsuarioUsername ?? TEXTO.noAccount,
        look: 'label',
      },
    ],
  },
  {
    id: 'contacto',
    header: columns.contact,
    width: 21,
    data: [
      {
        id: 'correo',
        label: fields.Correo,
        value: (row) => row.Correo,
        render: (row) => <Mailbox asesoria={row} />,
      },
      {
        id: 'telefono',
        label: fields.Telefono,
        value: (row) => row.Telefono,
        render: (row) => <PhoneLink telefono={row.Telefono} />,
      },
      { id: 'ciudad', label: fields.Ciudad, value: (row) => row.Ciudad },
      { id: 'medio', label: fields.MedioContacto, value: (row) => row.MedioContacto, look: 'label' },
    ],
  },
  {
    id: 'consulta',
    header: columns.inquiry,
    width: 28,
    data: [
      { id: 'servicio', label: fields.TipoServicio, value: (row) => row.TipoServicio, look: 'strong' },
      { id: 'contribuyente', label: fields.TipoContribuyente, value: (row) => row.TipoContribuyente },
      {
        id: 'discapacidad',
        label: fields.Discapacidad,
        value: (row) => TEXTO.discapacidad[row.Discapacidad],
        look: 'label',
      },
      {
        id: 'detalle',
        label: fields.DetalleSolicitud,
        value: (row) => row.DetalleSolicitud,
        render: (row) => <LongText text={row.DetalleSolicitud} of={row.Nombre} />,
      },
    ],
  },
  {
    id: 'solicitud',
    header: columns.request,
    width: 14,
    data: [
      {
        id: 'fecha',
        label: fields.FechaSolicitud,
        value: (row) => row.FechaSolicitud,
        searchText: (row) => dateOr(row.FechaSolicitud, TEXTO.notRecorded),
        render: (row) => dateOr(row.FechaSolicitud, TEXTO.notRecorded),
      },
      {
        id: 'realizacion',
        label: fields.FechaRealizacion,
        value: (row) => row.FechaRealizacion,
        searchText: doneText,
        render: (row) => <DoneDate asesoria={row} />,
      },
    ],
  },
]

/** Newest first. */
export const DEFAULT_SORT = '-fecha'

export const ESTADO = 'estado'
const PENDIENTES = 'pendientes'

export const FILTERS: readonly Filter<Asesoria>[] = [
  {
    id: ESTADO,
    label: TEXTO.state,
    options: [
      { value: 'todas', label: states.all },
      { value: PENDIENTES, label: states.pending },
      { value: 'realizadas', label: states.done },
    ],
    matches: (row, value) => value === 'todas' || row.Realizada === (value === 'realizadas'),
  },
]
