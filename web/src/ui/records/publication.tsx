import { ESTADOS_CONTENIDO, type EstadoContenido } from '@naf/contract'
import { formatDateTime } from '../../lib/format.ts'
import type { Filter } from '../../list/table-state.ts'
import { type Column, single } from '../../list/use-rows.ts'
import { Badge, type BadgeLook } from '../Badge.tsx'
import type { Fact } from '../Facts.tsx'
import { MENSAJES_REGISTROS as TEXTO } from './messages.ts'

/** Where records stand on their way to their readers, as staff sees it. */

export interface Standing {
  Estado: EstadoContenido
  FechaProgramada: string | null
}

const LOOK: Record<EstadoContenido, BadgeLook> = {
  borrador: 'plain',
  programado: 'waiting',
  publicado: 'good',
  archivado: 'gone',
}

export function StandingBadge({ Estado, FechaProgramada }: Standing) {
  return (
    <>
      <Badge look={LOOK[Estado]}>{TEXTO.states[Estado]}</Badge>
      {FechaProgramada && (
        <span className="block text-ink-soft text-sm">{formatDateTime(FechaProgramada)}</span>
      )}
    </>
  )
}

export const standingColumn = <Row extends Standing>(): Column<Row> =>
  single({
    id: 'estado',
    header: TEXTO.state,
    value: ({ Estado }) => TEXTO.states[Estado],
    render: (row) => <StandingBadge Estado={row.Estado} FechaProgramada={row.FechaProgramada} />,
  })

export const standingFact = (record: Standing): Fact => [
  TEXTO.state,
  <StandingBadge key="estado" Estado={record.Estado} FechaProgramada={record.FechaProgramada} />,
]

/** The same list for every kind: `DataTable` wants it to keep its identity. */
export const STANDING_FILTERS: readonly Filter<Standing>[] = [
  {
    id: 'estado',
    label: TEXTO.state,
    options: [
      { value: 'todos', label: TEXTO.everyState },
      ...ESTADOS_CONTENIDO.map((value) => ({ value, label: TEXTO.states[value] })),
    ],
    matches: ({ Estado }, value) => value === 'todos' || Estado === value,
  },
]
