import { coleccionOf, parseUnreadable } from '@naf/contract'
import { FileWarning } from 'lucide-react'
import { useContext, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { unreadableOf, watchUnreadable } from '../../lib/unreadable.ts'
import { MENSAJES_TABLA } from './messages.ts'
import { UnreadableLink } from './unreadable-link.ts'

/** Tells staff of records that are missing from the list, because nobody can read them; administrators can remove them. */
export function UnreadableNotice({ path }: { path: string }) {
  const header = useSyncExternalStore(watchUnreadable, () => unreadableOf(path))
  const unreadable = header ? parseUnreadable(header) : null
  const linkTo = useContext(UnreadableLink)
  const coleccion = coleccionOf(path)
  if (!unreadable) return null
  const canRemove = linkTo !== null && coleccion !== null
  return (
    <div className="m-3 flex items-start gap-3 rounded-md bg-accent-soft p-3 text-sm wrap-anywhere">
      <FileWarning aria-hidden="true" className="size-5 shrink-0" />
      <div className="min-w-0">
        <p role="status">{MENSAJES_TABLA.unreadable(unreadable, canRemove)}</p>
        {canRemove && (
          <ul className="mt-1 flex flex-wrap gap-x-4">
            {unreadable.ids.map((id) => (
              <li key={id}>
                <Link to={linkTo(coleccion, id)} className="link inline-block py-2">
                  {MENSAJES_TABLA.review(id)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
