import { api, type DeletedAsesoria } from '@naf/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { call, failureText, isGone } from '../../api/client.ts'
import { useList } from '../../api/lists.ts'
import { outdateLists, updateRows } from '../../api/row-changes.ts'
import { useScreenPath } from '../../auth/paths.ts'
import { formatDate, formatDateTime, formatNumber } from '../../lib/format.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { focusPlan, RowButton } from '../../list/row-actions.tsx'
import { type Column, single } from '../../list/use-rows.ts'
import { Button } from '../../ui/Button.tsx'
import { alertError, notice, toast } from '../../ui/dialog.ts'
import { BackLink } from '../../ui/links.tsx'
import { PageHeading, TitledSection } from '../../ui/PageHeading.tsx'
import { LongText } from '../../ui/text.tsx'

const TITLE = 'Papelera de asesorías'
const FAILED = 'No se pudo restaurar'

const COLUMNS: readonly Column<DeletedAsesoria>[] = [
  single({
    id: 'nombre',
    header: 'Nombre',
    rowHeader: true,
    width: 14,
    value: ({ Asesoria }) => Asesoria.Nombre,
    look: 'strong',
  }),
  single({
    id: 'servicio',
    header: 'Tipo de servicio',
    width: 15,
    value: ({ Asesoria }) => Asesoria.TipoServicio,
  }),
  single({
    id: 'detalle',
    header: 'Detalle',
    width: 26,
    value: ({ Asesoria }) => Asesoria.DetalleSolicitud,
    render: ({ Asesoria }) => <LongText text={Asesoria.DetalleSolicitud} of={Asesoria.Nombre} />,
  }),
  single({
    id: 'eliminada',
    header: 'Eliminada',
    value: ({ FechaEliminacion }) => FechaEliminacion,
    searchText: ({ FechaEliminacion }) => formatDateTime(FechaEliminacion),
  }),
  single({ id: 'quien', header: 'Quién la eliminó', width: 13, value: ({ Quien }) => Quien }),
  single({
    id: 'hasta',
    header: 'Se borra para siempre',
    width: 13,
    value: ({ Hasta }) => Hasta,
    searchText: ({ Hasta }) => formatDate(Hasta),
  }),
]

const LIST = api.papelera.list.path

/** The deleted requests, as long as they can be restored. Read again at each visit, because others delete too. */
export default function PapeleraPage() {
  const client = useQueryClient()
  const query = useList(api.papelera.list, { staleTime: 0 })
  const rows = useMemo(() => query.data?.map((row) => ({ ...row, Id: row.Asesoria.Id })), [query.data])
  const takeOut = (id: string) => {
    outdateLists(client, LIST)
    return updateRows<DeletedAsesoria>(client, [LIST], (rows) =>
      rows.filter(({ Asesoria }) => Asesoria.Id !== id),
    )
  }
  const restoring = useMutation({
    mutationFn: (id: string) => call(api.papelera.restore, { params: { id } }),
    onSuccess: (_answer, id) => takeOut(id),
    onError: (error, id) => isGone(error) && takeOut(id),
  })
  const restore = async (id: string) => {
    const restoreFocus = focusPlan(id)
    try {
      await restoring.mutateAsync(id)
      toast('Asesoría restaurada')
    } catch (error) {
      await alertError(isGone(error) ? 'Ya no está en la papelera' : failureText(FAILED, error))
    }
    await restoreFocus()
  }

  return (
    <div className="w-full space-y-3 px-4 py-4 md:px-6">
      <PageHeading
        title={TITLE}
        actions={<BackLink to={useScreenPath('ver-asesorias')}>Volver a las asesorías</BackLink>}
      >
        <p>
          Lo que se elimina se guarda aquí 30 días y después se borra para siempre, con sus correos, mensajes
          y notas.
        </p>
      </PageHeading>
      <Batches deleted={query.data ?? []} />
      <DataTable
        caption={TITLE}
        query={{ ...query, data: rows }}
        columns={COLUMNS}
        defaultSort="-eliminada"
        rowLabel={({ Asesoria }) => `Asesoría de ${Asesoria.Nombre}`}
        actions={({ Asesoria: { Id, Nombre } }) => (
          <RowButton
            text="Restaurar"
            name={Nombre}
            icon={Undo2}
            busy={restoring.isPending && restoring.variables === Id}
            onClick={() => void restore(Id)}
          />
        )}
        empty={{ title: 'La papelera está vacía.', next: 'Las asesorías que se eliminen aparecerán aquí.' }}
        failed="No se pudo cargar la papelera"
      />
    </div>
  )
}

function Batches({ deleted }: { deleted: readonly DeletedAsesoria[] }) {
  const client = useQueryClient()
  const restoring = useMutation({
    mutationFn: (lote: string) => call(api.papelera.restoreBatch, { params: { lote } }),
    onSuccess: ({ restauradas, omitidas }) => {
      const done = `Asesorías restauradas: ${formatNumber(restauradas)}`
      // Their forms were sent again, so the list of requests has them already.
      const left = `Siguen en la papelera, porque se enviaron otra vez: ${formatNumber(omitidas)}.`
      if (omitidas === 0) toast(done)
      else void notice(done, left)
    },
    onError: (error) => void alertError(failureText(FAILED, error)),
    // The batch may have more requests than this list, so the list is read again.
    onSettled: () => {
      outdateLists(client, LIST)
      void client.invalidateQueries({ queryKey: [LIST] })
    },
  })
  const batches = [...new Set(deleted.map(({ Lote }) => Lote))].flatMap((lote) => {
    const [first, ...others] = deleted.filter(({ Lote }) => Lote === lote)
    return lote && first && others.length > 0 ? [{ lote, first, count: 1 + others.length }] : []
  })
  if (batches.length === 0) return null
  return (
    <TitledSection title="Eliminadas juntas" className="max-w-text">
      <ul className="mt-2 grid gap-3">
        {batches.map(({ lote, first: { Quien, FechaEliminacion }, count }) => (
          <li key={lote} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              {`${formatNumber(count)} que ${Quien || 'el portal'} eliminó el ${formatDateTime(FechaEliminacion)}`}
            </span>
            <Button
              variant="secondary"
              small
              busy={restoring.isPending && restoring.variables === lote}
              onClick={() => restoring.mutate(lote)}
            >
              {`Restaurar las ${formatNumber(count)}`}
            </Button>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
