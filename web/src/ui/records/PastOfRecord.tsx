import { formatDateTime } from '../../lib/format.ts'
import { useRecordHistory } from '../../lib/record-history.ts'
import type { HistoryTable } from '../../lib/record-table.ts'
import { LoadedOr } from '../LoadedOr.tsx'
import { changeText } from './change-texts.ts'
import { MENSAJES_REGISTROS as TEXTO } from './messages.ts'

interface PastOfRecordProps {
  table: HistoryTable
  id: string
}

/** What happened to a record. */
export function PastOfRecord({ table, id }: PastOfRecordProps) {
  return (
    <LoadedOr query={useRecordHistory(table, id)} failed={TEXTO.historyFailed}>
      {({ Cambios }) => (
        <section aria-label={TEXTO.history} className="max-w-text">
          <h2 className="text-lg">{TEXTO.history}</h2>
          {Cambios.length === 0 && <p className="mt-2 text-ink-soft">{TEXTO.noHistory}</p>}
          <ol className="mt-3 flex flex-col gap-2">
            {Cambios.map((change) => (
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
      )}
    </LoadedOr>
  )
}
