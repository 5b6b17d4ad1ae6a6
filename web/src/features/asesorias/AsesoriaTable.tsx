import type { Asesoria } from '@naf/contract'
import { DataTable } from '../../list/DataTable.tsx'
import scene from '../../ui/scenes/detalle-cafe.svg'
import { COLUMNS, DEFAULT_SORT, FILTERS } from './columns.tsx'
import { MENSAJES_LISTA as TEXTO } from './list-messages.ts'
import type { ListViewProps } from './list-view.ts'
import { RowActions } from './RowActions.tsx'

const rowId = ({ Id }: Asesoria) => Id

/** The requests with all of their columns. */
export default function AsesoriaTable({ list, actions, placeAs }: ListViewProps) {
  return (
    <DataTable
      caption={TEXTO.title}
      query={list}
      window={list}
      columns={COLUMNS}
      filters={FILTERS}
      defaultSort={DEFAULT_SORT}
      rowId={rowId}
      rowLabel={(row) => TEXTO.row(row.Nombre)}
      actions={(row) => <RowActions asesoria={row} placeAs={placeAs} {...actions} />}
      placeAs={placeAs}
      empty={{ title: TEXTO.empty, next: TEXTO.emptyNext, scene }}
      failed={TEXTO.failed}
    />
  )
}
