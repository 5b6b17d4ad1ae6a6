import { api, type Inscripcion } from '@naf/contract'
import { DataTable } from '../../ui/DataTable.tsx'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import { deleteRow } from '../../ui/delete-row.ts'
import { ExportMenu, spreadsheets } from '../../ui/export/ExportMenu.tsx'
import { useFilterQuery } from '../../ui/export/useFilterQuery.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import scene from '../../ui/scenes/detalle-diploma.svg'
import { useFailureDialog } from '../../ui/useFailureDialog.ts'
import { COLUMNS, FILTERS, fullName } from './columns.tsx'
import { useDeleteInscripcion, useInscripciones, useMarkSeen } from './list-api.ts'
import { MENSAJES_LISTA as TEXTO } from './list-messages.ts'

const rowId = ({ Id }: Inscripcion) => Id

/** The students who enrolled, as the API lists them: newest first. */
export default function VerInscripcionesPage() {
  const list = useFailureDialog(useInscripciones(), TEXTO.failed)
  useMarkSeen(list.data?.[0]?.Id)
  const { remove, deletingId } = useRemoval()
  const query = useFilterQuery(FILTERS)
  const items = spreadsheets(api.inscripciones.export, query)

  return (
    <div className="w-full px-4 py-8 md:px-6">
      <PageHeading title={TEXTO.title} actions={<ExportMenu items={items} />} />
      <div className="mt-6">
        <DataTable
          caption={TEXTO.title}
          query={list}
          window={list}
          columns={COLUMNS}
          filters={FILTERS}
          rowId={rowId}
          rowLabel={(row) => TEXTO.row(fullName(row))}
          actions={(row) => (
            <DeleteButton
              name={fullName(row)}
              text={TEXTO.delete}
              busy={deletingId === row.Id}
              onClick={() => remove(row)}
            />
          )}
          empty={{ title: TEXTO.empty, next: TEXTO.emptyNext, scene }}
          failed={TEXTO.failed}
        />
      </div>
    </div>
  )
}

const useRemoval = () => {
  const deleting = useDeleteInscripcion()
  return {
    remove: (row: Inscripcion) =>
      deleteRow({
        rowId: row.Id,
        question: { text: TEXTO.confirmDelete(fullName(row), row.IdEspe) },
        run: () => deleting.mutateAsync(row.Id),
        texts: { done: TEXTO.deleted, failed: TEXTO.deleteFailed, gone: TEXTO.gone },
      }),
    /** The row whose deletion is under way. */
    deletingId: deleting.isPending ? deleting.variables : null,
  }
}
