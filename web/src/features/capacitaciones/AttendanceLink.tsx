import type { Capacitacion } from '@naf/contract'
import { ListChecks } from 'lucide-react'
import { useScreenPath } from '../../auth/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Of } from '../../ui/Of.tsx'
import { ATTENDANCE_SCREEN } from './attendance-address.ts'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/** In a training's row: who signed up, and who came. */
export function AttendanceLink({ training }: { training: Capacitacion }) {
  const path = useScreenPath(ATTENDANCE_SCREEN)
  return (
    <ButtonLink to={`${path}/${training.Id}`} variant="quiet" small>
      <ListChecks aria-hidden="true" className="size-4" />
      <span>
        {TEXTO.attendance}
        <Of name={training.Titulo} />
      </span>
    </ButtonLink>
  )
}
