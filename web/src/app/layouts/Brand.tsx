import { Link } from 'react-router-dom'
import { Mark } from '../../ui/Mark.tsx'
import { MENSAJES_APP as TEXTO } from '../messages.ts'

interface BrandProps {
  to: string
  /** Where a name of one line is all there is room for. */
  short?: boolean
}

/** Mark and name, leading home. The long name appears where there is room for it. */
export function Brand({ to, short = false }: BrandProps) {
  return (
    <Link to={to} className="flex items-center gap-3 rounded-md py-1">
      <Mark className="size-10 shrink-0" />
      <span className="leading-tight">
        <span className="block text-lg leading-none font-bold tracking-tight max-[22rem]:sr-only">
          {TEXTO.brand}
        </span>
        {!short && <span className="hidden text-xs text-ink-soft md:block">{TEXTO.brandLong}</span>}
      </span>
    </Link>
  )
}
