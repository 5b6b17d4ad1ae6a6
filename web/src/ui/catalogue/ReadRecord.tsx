import { type ReactNode, useEffect } from 'react'
import { errorText } from '../../api/client.ts'
import { ButtonLink } from '../Button.tsx'
import { MENSAJES_UI } from '../messages.ts'
import { PageHeading } from '../PageHeading.tsx'
import { RetryButton } from '../RetryButton.tsx'
import { StateMessage } from '../StateMessage.tsx'
import { ReadingSkeleton } from './ReadingSkeleton.tsx'

interface ReadRecordProps<Item> {
  query: {
    /** Undefined until it is known, null where there is none. */
    item: Item | null | undefined
    isError: boolean
    isFetching: boolean
    error: unknown
    refetch: () => unknown
  }
  texts: { missing: string; missingNext: string; failed: string; others: string }
  children: (item: Item) => ReactNode
}

/** One publication, on its way, there, not to be had, or none: then the page says so, as the server's status does. */
export function ReadRecord<Item>({ query, texts, children }: ReadRecordProps<Item>) {
  const { item, isError, error } = query
  useEffect(() => {
    if (error) console.error(texts.failed, error)
  }, [error, texts])
  if (item) return children(item)
  if (item === undefined && !isError) return <ReadingSkeleton />
  const isMissing = item === null
  const way = isMissing ? (
    <ButtonLink to=".." relative="path" variant="secondary">
      {texts.others}
    </ButtonLink>
  ) : (
    <RetryButton query={{ ...query, data: item }} />
  )
  return (
    <>
      <PageHeading title={isMissing ? texts.missing : texts.failed} className="mb-6" />
      <StateMessage
        kind={isMissing ? 'empty' : 'failed'}
        title={isMissing ? texts.missingNext : errorText(error, MENSAJES_UI.noConnection)}
        action={way}
      />
    </>
  )
}
