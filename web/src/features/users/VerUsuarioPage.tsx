import type { User } from '@naf/contract'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useScreenPath } from '../../auth/paths.ts'
import { formatDate } from '../../lib/format.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { type Fact, Facts } from '../../ui/Facts.tsx'
import { MailLink } from '../../ui/MailLink.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { MENSAJES_PERSONA as PERSONA } from '../../ui/person-messages.ts'
import { RecordPage } from '../../ui/records/RecordPage.tsx'
import { FoundUser } from './FoundUser.tsx'
import { MENSAJES_USUARIOS, MENSAJES_VER as TEXTO } from './messages.ts'
import { rolName } from './roles.ts'

const { fields } = MENSAJES_USUARIOS

/** Everything the portal knows of a user, for staff. */
export default function VerUsuarioPage() {
  const { uid = '' } = useParams()
  return (
    <RecordPage title={TEXTO.title}>
      <FoundUser uid={uid}>
        {(user) => (
          <>
            <div className="card max-w-page p-5 sm:p-8">
              <Facts facts={factsOf(user)} />
            </div>
            <BackLink />
          </>
        )}
      </FoundUser>
    </RecordPage>
  )
}

const factsOf = (user: User): Fact[] =>
  known([
    [PERSONA.nombre, user.Nombre],
    [PERSONA.segundoNombre, user.SegundoNombre],
    [PERSONA.apellido, user.Apellido],
    [PERSONA.segundoApellido, user.SegundoApellido],
    [PERSONA.cedulaRUC, user.CedulaRUC],
    [PERSONA.tipoContribuyente, user.TipoContribuyente],
    [
      fields.correo,
      user.Correo && (
        <>
          <MailLink correo={user.Correo} />
          {user.CorreoConfirmado === false && (
            <span className="block text-sm text-ink-soft">{MENSAJES_USUARIOS.unproven}</span>
          )}
        </>
      ),
    ],
    [PERSONA.telefono, user.Telefono && <PhoneLink telefono={user.Telefono} />],
    [PERSONA.ciudad, user.Ciudad],
    [fields.username, user.Username],
    [fields.rol, rolName(user.rol_id)],
    [fields.fechaRegistro, user.FechaRegistro && formatDate(user.FechaRegistro)],
  ])

const known = (facts: [label: string, value: ReactNode][]): Fact[] =>
  facts.map(([label, value]) => [label, value || MENSAJES_USUARIOS.unknown])

/** To the list, searched and sorted as it was left. */
function BackLink() {
  const { state } = useLocation()
  return (
    <ButtonLink
      to={{ pathname: useScreenPath('usuarios'), search: typeof state === 'string' ? state : '' }}
      variant="secondary"
      className="self-start"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {MENSAJES_USUARIOS.back}
    </ButtonLink>
  )
}
