import { type ReactNode, useState } from 'react'
import { ButtonLink } from '../Button.tsx'
import type { RowsQuery } from '../DataTable.tsx'
import { MENSAJES_REGISTROS as TEXTO } from '../messages.ts'
import { SkeletonList } from '../Skeleton.tsx'
import { StateMessage } from '../StateMessage.tsx'

/** One record on its way: undefined until it is known, null where it does not exist. */
export interface RecordQuery<T> {
  data: T | null | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** One record of a list. One that is missing in a list that is just being asked for anew may still come. */
export const recordIn = <T extends { Id: string }>(
  { data, ...query }: RowsQuery<T>,
  id: string,
): RecordQuery<T> => {
  const found = data?.find(({ Id }) => Id === id)
  return { ...query, data: found ?? (data && !query.isFetching ? null : undefined) }
}

interface FoundRecordProps<T> {
  query: RecordQuery<T>
  texts: { loading: string; failed: string }
  /** The way out where there is no such record. */
  list: string
  children: (record: T) => ReactNode
}

/**
 * Shows its children the record once it is here. They keep the one they got: a form must not be taken away, or filled
 * anew, because somebody else changes the record meanwhile.
 */
export function FoundRecord<T>({ query, texts, list, children }: FoundRecordProps<T>) {
  const [kept, setKept] = useState<T | null>(null)
  if (kept === null && query.data) setKept(query.data)
  if (kept !== null) return children(kept)
  if (query.data === null || query.isError)
    return (
      <StateMessage
        kind="failed"
        title={texts.failed}
        {...(query.data !== null && { onRetry: query.refetch })}
        action={
          <ButtonLink to={list} variant="secondary">
            {TEXTO.volver}
          </ButtonLink>
        }
      >
        {query.data === null ? TEXTO.desaparecido : TEXTO.sinConexion}
      </StateMessage>
    )
  return (
    <div className="max-w-text">
      <p className="mb-3 text-ink-soft">{texts.loading}</p>
      <SkeletonList count={3} className="h-16" />
    </div>
  )
}
