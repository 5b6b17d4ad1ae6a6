import type { DeletedAsesoria } from '@naf/contract'
import { Undo2 } from 'lucide-react'
import { useId } from 'react'
import { failureText, isGone } from '../../api/client.ts'
import { useScreenPath } from '../../auth/paths.ts'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { single } from '../../ui/data-table/single.ts'
import { alertError, alertSuccess, toast } from '../../ui/dialog.ts'
import { focusPlan } from '../../ui/focus-plan.ts'
import { LongText } from '../../ui/LongText.tsx'
import { Of } from '../../ui/Of.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { usePapelera, useRestore, useRestoreBatch } from './api.ts'
import { MENSAJES_PAPELERA as TEXTO } from './messages.ts'

const { fields } = TEXTO

const COLUMNS: readonly Column<DeletedAsesoria>[] = [
  single({
    id: 'nombre',
    header: fields.nombre,
    rowHeader: true,
    value: ({ Asesoria }) => Asesoria.Nombre,
    look: 'strong',
  }),
  single({ id: 'servicio', header: fields.servicio, value: ({ Asesoria }) => Asesoria.TipoServicio }),
  single({
    id: 'detalle',
    header: fields.detalle,
    width: 30,
    value: ({ Asesoria }) => Asesoria.DetalleSolicitud,
    render: ({ Asesoria }) => <LongText text={Asesoria.DetalleSolicitud} of={Asesoria.Nombre} />,
  }),
  single({
    id: 'eliminada',
    header: fields.eliminada,
    value: ({ FechaEliminacion }) => FechaEliminacion,
    searchText: ({ FechaEliminacion }) => formatDateTime(FechaEliminacion),
    render: ({ FechaEliminacion }) => formatDateTime(FechaEliminacion),
  }),
  single({ id: 'quien', header: fields.quien, value: ({ Quien }) => Quien }),
  single({
    id: 'hasta',
    header: fields.hasta,
    value: ({ Hasta }) => Hasta,
    searchText: ({ Hasta }) => formatDate(Hasta),
    render: ({ Hasta }) => formatDate(Hasta),
  }),
]

const rowId = ({ Asesoria }: DeletedAsesoria) => Asesoria.Id

/** What was deleted, for as long as it can be restored. */
export default function PapeleraPage() {
  const query = usePapelera()
  const restoring = useRestore()
  const list = useScreenPath('ver-asesorias')

  const restore = async (id: string) => {
    const restoreFocus = focusPlan(id)
    try {
      await restoring.mutateAsync(id)
      toast(TEXTO.restored)
    } catch (error) {
      await alertError(isGone(error) ? TEXTO.gone : failureText(TEXTO.restoreFailed, error))
    }
    await restoreFocus()
  }

  return (
    <div className="w-full px-4 py-8 md:px-6">
      <PageHeading title={TEXTO.title} actions={<BackLink to={list}>{TEXTO.back}</BackLink>}>
        <p>{TEXTO.intro}</p>
      </PageHeading>
      <Batches deleted={query.data ?? []} />
      <div className="mt-6">
        <DataTable
          caption={TEXTO.title}
          query={query}
          columns={COLUMNS}
          defaultSort="-eliminada"
          rowId={rowId}
          rowLabel={({ Asesoria }) => TEXTO.row(Asesoria.Nombre)}
          actions={({ Asesoria: { Id, Nombre } }) => (
            <Button
              variant="secondary"
              small
              data-action
              busy={restoring.isPending && restoring.variables === Id}
              onClick={() => void restore(Id)}
            >
              <Undo2 aria-hidden="true" className="size-4" />
              <span>
                {TEXTO.restore}
                <Of name={Nombre} />
              </span>
            </Button>
          )}
          empty={{ title: TEXTO.empty, next: TEXTO.emptyNext }}
          failed={TEXTO.failed}
        />
      </div>
    </div>
  )
}

/** What was deleted together, to be restored in one press; one that is left of many has its own button in the table. */
function Batches({ deleted }: { deleted: DeletedAsesoria[] }) {
  const id = useId()
  const restoring = useRestoreBatch()
  const batches = [...new Set(deleted.map(({ Lote }) => Lote))].flatMap((lote) => {
    const [first, ...others] = deleted.filter(({ Lote }) => Lote === lote)
    return lote && first && others.length > 0 ? [{ lote, first, count: 1 + others.length }] : []
  })
  if (batches.length === 0) return null

  const restore = async (lote: string) => {
    try {
      const { restauradas, omitidas } = await restoring.mutateAsync(lote)
      if (omitidas === 0) toast(TEXTO.batchRestored(restauradas))
      else await alertSuccess(TEXTO.batchRestored(restauradas), TEXTO.batchLeft(omitidas))
    } catch (error) {
      await alertError(failureText(TEXTO.restoreFailed, error))
    }
  }

  return (
    <section aria-labelledby={id} className="mt-6 max-w-text">
      <h2 id={id} className="text-lg">
        {TEXTO.batches}
      </h2>
      <ul className="mt-2 grid gap-3">
        {batches.map(({ lote, first, count }) => (
          <li key={lote} className="flex flex-wrap items-center justify-between gap-3">
            <span>{TEXTO.batch(count, first.Quien, first.FechaEliminacion)}</span>
            <Button
              variant="secondary"
              small
              busy={restoring.isPending && restoring.variables === lote}
              onClick={() => void restore(lote)}
            >
              {TEXTO.restoreBatch(count)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
