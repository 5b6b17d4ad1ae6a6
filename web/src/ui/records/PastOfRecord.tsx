import type { FormerFile, RecordChange } from '@naf/contract'
import { failureText } from '../../lib/api-client.ts'
import { alertError, toast } from '../../lib/dialogs.ts'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { useRecordHistory, useRestoredFile } from '../../lib/record-history.ts'
import type { HistoryTable, WithId } from '../../lib/record-table.ts'
import { Button } from '../Button.tsx'
import { LoadedOr } from '../LoadedOr.tsx'
import { NewTabLink } from '../NewTabLink.tsx'
import { changeText } from './change-texts.ts'
import { MENSAJES_REGISTROS as TEXTO } from './messages.ts'

interface PastOfRecordProps<Item extends WithId> {
  table: HistoryTable<Item>
  id: string
  onRestored: () => void
}

/** What happened to a record, and the files that it had. */
export function PastOfRecord<Item extends WithId>({ table, id, onRestored }: PastOfRecordProps<Item>) {
  const query = useRecordHistory(table, id)
  const { mutateAsync, isPending, variables } = useRestoredFile(table, id)

  const restore = async (former: string) => {
    try {
      await mutateAsync(former)
      onRestored()
      void toast(TEXTO.restored)
    } catch (error) {
      await alertError(failureText(TEXTO.restoreFailed, error))
    }
  }
  return (
    <LoadedOr query={query} failed={TEXTO.historyFailed}>
      {({ Cambios, Anteriores }) => (
        <>
          <Changes changes={Cambios} />
          <FormerFiles
            files={Anteriores}
            busy={isPending ? variables : null}
            restore={(former) => void restore(former)}
          />
        </>
      )}
    </LoadedOr>
  )
}

function Changes({ changes }: { changes: readonly RecordChange[] }) {
  return (
    <section aria-label={TEXTO.history} className="max-w-text">
      <h2 className="text-lg">{TEXTO.history}</h2>
      {changes.length === 0 && <p className="mt-2 text-ink-soft">{TEXTO.noHistory}</p>}
      <ol className="mt-3 flex flex-col gap-2">
        {changes.map((change) => (
          <li key={change.Fecha + change.Evento} className="wrap-anywhere">
            {changeText(change)}{' '}
            <span className="block text-ink-soft text-sm">
              {change.Quien && `${change.Quien}, `}
              {formatDateTime(change.Fecha)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface FormerFilesProps {
  files: readonly FormerFile[]
  /** The one that is being restored. */
  busy: string | null
  restore: (id: string) => void
}

function FormerFiles({ files, busy, restore }: FormerFilesProps) {
  return (
    <section aria-label={TEXTO.formers} className="max-w-text">
      <h2 className="text-lg">{TEXTO.formers}</h2>
      <p className="mt-2 text-ink-soft">{files.length === 0 ? TEXTO.noFormers : TEXTO.formersHint}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {files.map(({ Id, Ruta, Reemplazado, Hasta }) => (
          <li key={Id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <NewTabLink href={Ruta} className="link font-semibold">
              {TEXTO.former(formatDateTime(Reemplazado))}
            </NewTabLink>
            <span className="text-ink-soft text-sm">{TEXTO.until(formatDate(Hasta))}</span>
            <Button
              variant="secondary"
              small
              busy={busy === Id}
              onClick={() => {
                if (busy === null) restore(Id)
              }}
            >
              {TEXTO.restore}
              <span className="sr-only"> {TEXTO.former(formatDateTime(Reemplazado))}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
