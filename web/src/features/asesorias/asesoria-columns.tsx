import { type Asesoria, CIERRE_TEXTS, ESTADO_TEXTS } from '@naf/contract'
import { Check } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { useScreenPath } from '../../auth/paths.ts'
import { formatDateTime } from '../../lib/format.ts'
import type { Filter } from '../../list/table-state.ts'
import { shownIn } from '../../list/table-views.tsx'
import type { Column, Datum } from '../../list/use-rows.ts'
import { MailLink, PhoneLink } from '../../ui/links.tsx'
import type { Fact } from '../../ui/text.tsx'
import { DISCAPACIDAD, NO_ACCOUNT, type OpenedFrom } from './asesoria-data.ts'

const dateText = (instant: string | null) => (instant ? formatDateTime(instant) : 'No registrada')

const PENDING = 'Pendiente'

const doneText = ({ FechaRealizacion, Realizada }: Asesoria) =>
  Realizada ? dateText(FechaRealizacion) : PENDING

const doneDate = (asesoria: Asesoria) =>
  asesoria.Realizada ? (
    <>
      <Check aria-hidden="true" className="mr-1 inline size-4 text-brand" />
      {doneText(asesoria)}
    </>
  ) : (
    <span className="rounded-sm border border-edge px-1.5 font-semibold text-ink">{PENDING}</span>
  )

function Name({ asesoria: { Id, Nombre } }: { asesoria: Asesoria }) {
  const from: OpenedFrom = { query: useLocation().search, ids: [] }
  const address = useScreenPath(`ver-asesorias/${Id}`)
  return (
    <Link to={address} state={from} title={Nombre} className="hover:underline">
      {Nombre}
    </Link>
  )
}

const whole = (text: string) => <span title={text}>{text}</span>

type Field = Exclude<keyof Asesoria, 'Realizada' | 'Atiende' | 'PorResponder' | 'CorreoConfirmado'>

const field = (
  id: string,
  label: string,
  name: Field,
  more: Partial<Datum<Asesoria>> = {},
): Datum<Asesoria> => ({ id, label, value: (row) => row[name], ...more })

/** The data of a request in four columns: who, how to reach them, what for, when. The ids stand in the address. */
export const COLUMNS: readonly Column<Asesoria>[] = [
  {
    header: 'Solicitante',
    rowHeader: true,
    width: 16,
    data: [
      field('nombre', 'Nombre', 'Nombre', { look: 'strong', render: (row) => <Name asesoria={row} /> }),
      field('cedula', 'Cédula/RUC', 'CedulaRUC'),
      field('usuario', 'Usuario', 'UsuarioUsername', {
        look: 'muted',
        searchText: ({ UsuarioUsername }) => UsuarioUsername ?? NO_ACCOUNT,
      }),
    ],
  },
  {
    header: 'Contacto',
    width: 20,
    data: [
      field('correo', 'Correo', 'Correo', {
        render: ({ Correo }) =>
          Correo === '' ? 'El que escribió es de otra persona' : <MailLink correo={Correo} />,
      }),
      field('telefono', 'Teléfono', 'Telefono', {
        render: ({ Telefono }) => <PhoneLink telefono={Telefono} />,
      }),
      field('ciudad', 'Ciudad', 'Ciudad', { look: 'muted', beside: true }),
      field('medio', 'Medio de contacto', 'MedioContacto', { look: 'muted', beside: true }),
    ],
  },
  {
    header: 'Consulta',
    width: 27,
    data: [
      field('servicio', 'Tipo de servicio', 'TipoServicio', { look: 'strong' }),
      field('discapacidad', 'Discapacidad', 'Discapacidad', {
        value: ({ Discapacidad }) => DISCAPACIDAD[Discapacidad],
        look: 'label',
        beside: true,
      }),
      field('contribuyente', 'Tipo de contribuyente', 'TipoContribuyente', {
        look: 'muted',
        render: ({ TipoContribuyente }) => whole(TipoContribuyente),
      }),
      field('detalle', 'Detalle', 'DetalleSolicitud', {
        render: ({ DetalleSolicitud }) => whole(DetalleSolicitud),
      }),
    ],
  },
  {
    header: 'Solicitud',
    width: 18,
    data: [
      field('fecha', 'Fecha de solicitud', 'FechaSolicitud', {
        searchText: ({ FechaSolicitud }) => dateText(FechaSolicitud),
      }),
      field('realizacion', 'Fecha de realización', 'FechaRealizacion', {
        searchText: doneText,
        render: doneDate,
      }),
      field('numero', 'Número', 'Numero', { look: 'muted' }),
      field('avance', 'Estado', 'Estado', {
        value: ({ Estado }) => ESTADO_TEXTS[Estado],
        look: 'muted',
        beside: true,
      }),
      { id: 'cierre', label: 'Cómo se cerró', value: ({ Cierre }) => Cierre && CIERRE_TEXTS[Cierre] },
      { id: 'atiende', label: 'Atiende', value: ({ Atiende }) => Atiende?.Nombre ?? null, look: 'label' },
    ],
  },
]

export const DATA: readonly Datum<Asesoria>[] = COLUMNS.flatMap(({ data }) => data)

export const factsOf = (asesoria: Asesoria, ids: readonly string[]): Fact[] =>
  ids.flatMap((id) =>
    DATA.filter((datum) => datum.id === id).map((datum): Fact => [datum.label, shownIn(datum, asesoria)]),
  )

export const FILTERS: readonly Filter<Asesoria>[] = [
  {
    id: 'estado',
    label: 'Mostrar',
    options: ['Todas', 'Pendientes', 'Realizadas'].map((label) => ({ value: label.toLowerCase(), label })),
    matches: (row, value) => value === 'todas' || row.Realizada === (value === 'realizadas'),
  },
]
