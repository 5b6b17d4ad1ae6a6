import { type ReactNode, useState } from 'react'
import type { RowsQuery } from '../../list/DataTable.tsx'
import { ButtonLink } from '../Button.tsx'
import { MENSAJES_UI } from '../messages.ts'
import { RetryButton } from '../RetryButton.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { StateMessage } from '../StateMessage.tsx'
import llamas from '../scenes/detalle-llamas.svg'
import { useFailureDialog } from '../useFailureDialog.ts'
import { MENSAJES_REGISTROS as TEXTO } from './messages.ts'

/** One record on its way: undefined until it is known, null where it does not exist. */
export interface RecordQuery<T> {
  data: T | null | undefined
  isError: boolean
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/**
 * One record of a list. A list that is just being asked for anew does not count: the record may be missing in it, or
 * have been changed by somebody else.
 */
export const recordIn = <T extends { Id: string }>(
  { data, ...query }: RowsQuery<T>,
  id: string,
): RecordQuery<T> => {
  if (query.isFetching) return { ...query, data: undefined }
  const found = data?.find(({ Id }) => Id === id)
  return { ...query, data: found ?? (data && !query.isError ? null : undefined) }
}

interface FoundRecordProps<T> {
  query: RecordQuery<T>
  /** `alert`: the dialog's text, where it differs from the page's. */
  texts: { loading: string; failed: string; alert?: string }
  /** The way out where there is no such record. */
  list: string
  children: (record: T) => ReactNode
}

/**
 * Shows its children the record once it is here. They keep the one they got: a form must not be taken away, or filled
 * anew, because somebody else changes the record meanwhile.
 */
export function FoundRecord<T>({ query: found, texts, list, children }: FoundRecordProps<T>) {
  const [kept, setKept] = useState<T | null>(null)
  if (kept === null && found.data) setKept(found.data)
  const query = useFailureDialog(found, texts.alert ?? texts.failed, { enabled: kept === null })
  if (kept !== null) return children(kept)
  if (query.data === null || query.isError)
    return (
      <StateMessage
        kind="failed"
        title={texts.failed}
        scene={query.data === null ? llamas : undefined}
        action={
          <div className="flex flex-wrap items-center justify-center gap-3">
            {query.data !== null && <RetryButton query={query} />}
            <ButtonLink to={list} variant="secondary" small>
              {TEXTO.back}
            </ButtonLink>
          </div>
        }
      >
        {query.data === null ? TEXTO.gone : MENSAJES_UI.noConnection}
      </StateMessage>
    )
  return (
    <div className="max-w-text">
      <p role="status" className="text-ink-soft">
        {texts.loading}
      </p>
      <Skeleton className="mt-3 h-16" />
      <Skeleton className="mt-3 h-16" />
      <Skeleton className="mt-3 h-16" />
    </div>
  )
}
