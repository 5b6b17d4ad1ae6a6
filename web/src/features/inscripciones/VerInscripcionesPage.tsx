import { api, type Inscripcion } from '@naf/contract'
import { DataTable } from '../../ui/DataTable.tsx'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import { deleteRow } from '../../ui/delete-row.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { useDeleteInscripcion, useInscripciones } from './api.ts'
import { COLUMNS, FILTERS, fullName } from './columns.tsx'
import { MENSAJES_LISTA as TEXTO } from './list-messages.ts'

/** The students who enrolled, as the API lists them: newest first. */
export default function VerInscripcionesPage() {
  const query = useInscripciones()
  const { remove, deletingId } = useRemoval()

  return (
    <div className="w-full px-4 py-8 md:px-6">
      <PageHeading title={TEXTO.titulo}>
        <p>{TEXTO.introduccion}</p>
      </PageHeading>
      <div className="mt-6">
        <DataTable
          caption={TEXTO.titulo}
          list={api.inscripciones.list}
          query={query}
          columns={COLUMNS}
          filters={FILTERS}
          rowId={(row) => row.Id}
          rowLabel={(row) => TEXTO.inscripcionDe(fullName(row))}
          actions={(row) => (
            <DeleteButton text={TEXTO.eliminar} busy={deletingId === row.Id} onClick={() => remove(row)} />
          )}
          empty={{ title: TEXTO.vacio, next: TEXTO.vacioQueHacer }}
          failed={TEXTO.errorAlObtener}
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
        question: TEXTO.confirmarEliminar(fullName(row), row.IdEspe),
        run: () => deleting.mutateAsync(row.Id),
        texts: { done: TEXTO.eliminada, failed: TEXTO.errorAlEliminar, gone: TEXTO.yaNoExiste },
      }),
    /** The row whose deletion is under way. */
    deletingId: deleting.isPending ? deleting.variables : null,
  }
}
