import { FailedNotice } from './FailedNotice.tsx'
import { MENSAJES_TABLA as TEXTO } from './messages.ts'
import type { TableWindow } from './types.ts'

/** Says that the list goes on beyond what the table holds, and how to find what is there. */
export function WindowNotice({ window: { total, rest, isPartial, older } }: { window: TableWindow }) {
  if (rest.isError) return <FailedNotice text={TEXTO.restFailed(total)} query={rest} />
  if (!isPartial) return null
  return (
    <>
      <p className="px-3 pb-2 text-ink-soft text-sm">
        {older.hasMore ? `${TEXTO.partial(total)} ${TEXTO.moreOlder}` : TEXTO.partial(total)}
      </p>
      {older.isError && <FailedNotice text={TEXTO.olderFailed} query={older} />}
    </>
  )
}
