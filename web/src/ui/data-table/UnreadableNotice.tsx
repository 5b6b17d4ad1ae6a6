import { FileWarning } from 'lucide-react'
import { MENSAJES_TABLA } from './messages.ts'

/** Tells staff of records that are missing from the list, because nobody can read them. */
export function UnreadableNotice({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <div className="m-3 flex items-start gap-3 rounded-md bg-accent-soft p-3 text-sm wrap-anywhere">
      <FileWarning aria-hidden="true" className="size-5 shrink-0" />
      <p role="status">{MENSAJES_TABLA.unreadable(ids)}</p>
    </div>
  )
}
