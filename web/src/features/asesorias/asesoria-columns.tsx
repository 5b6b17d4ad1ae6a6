import type { Asesoria } from '@naf/contract'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useScreenPath } from '../../auth/paths.ts'
import { formatDateTime } from '../../lib/format.ts'
import type { Filter } from '../../list/table-state.ts'
import type { Column } from '../../list/use-rows.ts'
import { MailLink, PhoneLink } from '../../ui/links.tsx'
import { CIERRE, DISCAPACIDAD, ESTADO, FIELDS, NO_ACCOUNT, NOT_RECORDED } from './asesoria-texts.ts'

const dateText = (instant: string | null) => (instant ? formatDateTime(instant) : NOT_RECORDED)

const PENDING = 'Pendiente'

const doneText = ({ FechaRealizacion, Realizada }: Asesoria) =>
  Realizada ? dateText(FechaRealizacion) : PENDING

function DoneDate({ asesoria }: { asesoria: Asesoria }) {
  if (!asesoria.Realizada)
    return <span className="rounded-sm border border-edge px-1.5 font-semibold text-ink">{PENDING}</span>
  return (
    <>
      <Check aria-hidden="true" className="mr-1 inline size-4 text-brand" />
      {doneText(asesoria)}
    </>
  )
}

function Name({ asesoria: { Id, Nombre } }: { asesoria: Asesoria }) {
  return (
    <Link to={`${useScreenPath('ver-asesorias')}/${Id}`} title={Nombre} className="hover:underline">
      {Nombre}
    </Link>
  )
}

/** A table shows one line of it. */
const whole = (text: string) => <span title={text}>{text}</span>

/** The data of a request in four columns: who, how to reach them, what for, when. The ids stand in the address. */
export const COLUMNS: readonly Column<Asesoria>[] = [
  {
    id: 'solicitante',
    header: 'Solicitante',
    rowHeader: true,
    width: 17,
    data: [
      {
        id: 'nombre',
        label: FIELDS.Nombre,
        value: (row) => row.Nombre,
        render: (row) => <Name asesoria={row} />,
        look: 'strong',
      },
      { id: 'cedula', label: FIELDS.CedulaRUC, value: (row) => row.CedulaRUC },
      {
        id: 'usuario',
        label: FIELDS.UsuarioUsername,
        value: (row) => row.UsuarioUsername,
        searchText: (row) => row.UsuarioUsername ?? NO_ACCOUNT,
        render: (row) => row.UsuarioUsername ?? NO_ACCOUNT,
        look: 'muted',
      },
    ],
  },
  {
    id: 'contacto',
    header: 'Contacto',
    width: 20,
    data: [
      {
        id: 'correo',
        label: FIELDS.Correo,
        value: (row) => row.Correo,
        render: ({ Correo }) =>
          Correo === '' ? 'El que escribió es de otra persona' : <MailLink correo={Correo} />,
      },
      {
        id: 'telefono',
        label: FIELDS.Telefono,
        value: (row) => row.Telefono,
        render: (row) => <PhoneLink telefono={row.Telefono} />,
      },
      { id: 'ciudad', label: FIELDS.Ciudad, value: (row) => row.Ciudad, look: 'muted', beside: true },
      {
        id: 'medio',
        label: FIELDS.MedioContacto,
        value: (row) => row.MedioContacto,
        look: 'muted',
        beside: true,
      },
    ],
  },
  {
    id: 'consulta',
    header: 'Consulta',
    width: 27,
    data: [
      { id: 'servicio', label: FIELDS.TipoServicio, value: (row) => row.TipoServicio, look: 'strong' },
      {
        id: 'discapacidad',
        label: FIELDS.Discapacidad,
        value: (row) => DISCAPACIDAD[row.Discapacidad],
        look: 'label',
        beside: true,
      },
      {
        id: 'contribuyente',
        label: FIELDS.TipoContribuyente,
        value: (row) => row.TipoContribuyente,
        render: (row) => whole(row.TipoContribuyente),
        look: 'muted',
      },
      {
        id: 'detalle',
        label: FIELDS.DetalleSolicitud,
        value: (row) => row.DetalleSolicitud,
        render: (row) => whole(row.DetalleSolicitud),
      },
    ],
  },
  {
    id: 'solicitud',
    header: 'Solicitud',
    width: 19,
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
      { id: 'numero', label: 'Número', value: (row) => row.Numero, look: 'muted' },
      { id: 'avance', label: 'Estado', value: (row) => ESTADO[row.Estado], look: 'muted', beside: true },
      { id: 'cierre', label: 'Cómo se cerró', value: (row) => row.Cierre && CIERRE[row.Cierre] },
      { id: 'atiende', label: 'Atiende', value: (row) => row.Atiende?.Nombre ?? null, look: 'label' },
    ],
  },
]

/** What the specification does not show in the table; somebody who needs it chooses it. */
export const HIDDEN_AT_FIRST = ['numero', 'avance', 'cierre', 'atiende'] as const

/** The datum that names a row. */
export const ALWAYS_SHOWN = 'nombre'

export const NEWEST_FIRST = '-fecha'

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
