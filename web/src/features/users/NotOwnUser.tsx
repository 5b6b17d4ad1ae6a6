import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { useScreenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { MENSAJES_REGISTROS } from '../../ui/records/messages.ts'
import { MENSAJES_USUARIOS, MENSAJES_PROPIO as TEXTO } from './messages.ts'

/** Nobody manages the own user, whose pages can still be reached by address. The server refuses it as well. */
export function NotOwnUser({ uid, children }: { uid: string; children: ReactNode }) {
  const session = useSession()
  return session.uid === uid ? <Disabled /> : children
}

function Disabled() {
  return (
    <div className="card flex max-w-text flex-col items-start gap-4 p-5 sm:p-8">
      <p className="flex items-center gap-2 text-lg font-semibold">
        <LockKeyhole aria-hidden="true" className="size-6 shrink-0 text-brand" />
        {MENSAJES_USUARIOS.disabled}
      </p>
      <p className="text-ink-soft">{TEXTO.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={useScreenPath('usuarios')} variant="secondary">
          {MENSAJES_REGISTROS.back}
        </ButtonLink>
        <ButtonLink to={useScreenPath('perfil')} variant="quiet">
          {TEXTO.profile}
        </ButtonLink>
      </div>
    </div>
  )
}
