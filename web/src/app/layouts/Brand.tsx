import { Link } from 'react-router-dom'
import { Mark } from '../../ui/Mark.tsx'
import { MENSAJES_APP as TEXTO } from '../messages.ts'

/** Mark and name, leading home. The long name appears where there is room for it. */
export function Brand({ to }: { to: string }) {
  return (
    <Link to={to} className="flex items-center gap-3 rounded-md py-1">
      <Mark className="size-10 shrink-0" />
      <span className="leading-tight">
        <span className="block text-lg leading-none font-bold tracking-tight">{TEXTO.marca}</span>
        <span className="hidden text-xs text-ink-soft sm:block md:hidden lg:block">{TEXTO.marcaLarga}</span>
      </span>
    </Link>
  )
}
