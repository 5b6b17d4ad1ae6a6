import type { Asesoria } from '@naf/contract'
import { Check } from 'lucide-react'
import { formatDateTime } from '../../lib/format.ts'
import type { Column, Filter } from '../../ui/DataTable.tsx'
import { LongText } from '../../ui/LongText.tsx'
import { MailLink } from '../../ui/MailLink.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { MENSAJES_LISTA as TEXTO } from './messages.ts'

const { columnas, datos, estados } = TEXTO

const dateOr = (instant: string | null, unknown: string) => (instant ? formatDateTime(instant) : unknown)

const doneText = ({ FechaRealizacion, Realizada }: Asesoria) =>
  dateOr(Realizada ? FechaRealizacion : null, Realizada ? TEXTO.noRegistrada : TEXTO.pendiente)

function DoneDate({ asesoria }: { asesoria: Asesoria }) {
  if (asesoria.Realizada)
    return (
      <span className="inline-flex items-start gap-1">
        <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
        {doneText(asesoria)}
      </span>
    )
  return (
    <span className="rounded-sm bg-accent-soft px-1.5 py-0.5 font-semibold text-ink">{TEXTO.pendiente}</span>
  )
}

/** Thirteen data in four columns: when, who, how to reach them, what for. The ids stand in the URL. */
export const COLUMNS: readonly Column<Asesoria>[] = [
  {
    id: 'solicitante',
    header: columnas.solicitante,
    rowHeader: true,
    width: 17,
    data: [
      { id: 'nombre', label: datos.Nombre, value: (row) => row.Nombre, look: 'strong' },
      { id: 'cedula', label: datos.CedulaRUC, value: (row) => row.CedulaRUC },
      {
        id: 'usuario',
        label: datos.UsuarioUsername,
        value: (row) => row.UsuarioUsername,
        searchText: (row) => row.UsuarioUsername ?? TEXTO.sinCuenta,
        render: (row) => row.UsuarioUsername ?? TEXTO.sinCuenta,
        look: 'label',
      },
    ],
  },
  {
    id: 'contacto',
    header: columnas.contacto,
    width: 21,
    data: [
      {
        id: 'correo',
        label: datos.Correo,
        value: (row) => row.Correo,
        render: (row) => <MailLink correo={row.Correo} />,
      },
      {
        id: 'telefono',
        label: datos.Telefono,
        value: (row) => row.Telefono,
        render: (row) => <PhoneLink telefono={row.Telefono} />,
      },
      { id: 'ciudad', label: datos.Ciudad, value: (row) => row.Ciudad },
      { id: 'medio', label: datos.MedioContacto, value: (row) => row.MedioContacto, look: 'label' },
    ],
  },
  {
    id: 'consulta',
    header: columnas.consulta,
    width: 28,
    data: [
      { id: 'servicio', label: datos.TipoServicio, value: (row) => row.TipoServicio, look: 'strong' },
      { id: 'contribuyente', label: datos.TipoContribuyente, value: (row) => row.TipoContribuyente },
      {
        id: 'discapacidad',
        label: datos.Discapacidad,
        value: (row) => TEXTO.discapacidad[row.Discapacidad],
        look: 'label',
      },
      {
        id: 'detalle',
        label: datos.DetalleSolicitud,
        value: (row) => row.DetalleSolicitud,
        render: (row) => <LongText text={row.DetalleSolicitud} />,
      },
    ],
  },
  {
    id: 'solicitud',
    header: columnas.solicitud,
    width: 14,
    data: [
      {
        id: 'fecha',
        label: datos.FechaSolicitud,
        value: (row) => row.FechaSolicitud,
        searchText: (row) => dateOr(row.FechaSolicitud, TEXTO.noRegistrada),
        render: (row) => dateOr(row.FechaSolicitud, TEXTO.noRegistrada),
      },
      {
        id: 'realizacion',
        label: datos.FechaRealizacion,
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
export const PENDIENTES = 'pendientes'

export const FILTERS: readonly Filter<Asesoria>[] = [
  {
    id: ESTADO,
    label: TEXTO.estado,
    options: [
      { value: 'todas', label: estados.todas },
      { value: PENDIENTES, label: estados.pendientes },
      { value: 'realizadas', label: estados.realizadas },
    ],
    matches: (row, value) => value === 'todas' || row.Realizada === (value === 'realizadas'),
  },
]
