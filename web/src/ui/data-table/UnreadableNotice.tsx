import { FileWarning } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { unreadableOf, watchUnreadable } from '../../lib/unreadable.ts'
import { MENSAJES_TABLA } from './messages.ts'

/** Tells staff of records that are missing from the list, because nobody can read them. */
export function UnreadableNotice({ path }: { path: string }) {
  const header = useSyncExternalStore(watchUnreadable, () => unreadableOf(path))
  if (!header) return null
  return (
    <div className="m-3 flex items-start gap-3 rounded-md bg-accent-soft p-3 text-sm wrap-anywhere">
      <FileWarning aria-hidden="true" className="size-5 shrink-0" />
      <p role="status">{MENSAJES_TABLA.unreadable(header.split(',').map(decodeURIComponent))}</p>
    </div>
  )
}
