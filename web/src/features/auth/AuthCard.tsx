import type { ReactNode } from 'react'
import { errorText } from '../../api/client.ts'
import { identityErrorCode } from '../../api/identity.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Scene } from '../../ui/images.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import vispera from '../../ui/scenes/vispera.svg'

interface AuthCardProps {
  title: string
  text?: string | undefined
  wide?: boolean
  children: ReactNode
}

export function AuthCard({ title, text, wide = false, children }: AuthCardProps) {
  return (
    <div className="grow bg-mist px-4 py-6 sm:py-10">
      <div className={`card mx-auto w-full overflow-hidden ${wide ? 'max-w-text' : 'max-w-field'}`}>
        <Scene
          src={vispera}
          shape="3/2"
          className="hidden h-40 w-full object-cover object-[50%_62%] sm:block"
        />
        <div className="space-y-6 p-5 sm:p-9">
          <PageHeading title={title}>{text}</PageHeading>
          {children}
        </div>
      </div>
    </div>
  )
}

const SPENT_CODES = [
  'auth/email-already-in-use',
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
]

/** The link will never work again: its person needs another one. */
export const isSpent = (error: unknown): boolean => SPENT_CODES.includes(identityErrorCode(error) ?? '')

export const failureOf = (error: unknown): string =>
  errorText(error, 'No pudimos completar el cambio. Inténtalo de nuevo en unos minutos.')

type OutcomeProps = { title: string; text?: string; to: string; label: string; children?: ReactNode }

export function Outcome({ title, text, to, label, children }: OutcomeProps) {
  return (
    <AuthCard title={title} text={text}>
      {children}
      <ButtonLink to={to} className="w-full sm:w-auto">
        {label}
      </ButtonLink>
    </AuthCard>
  )
}

export const SPENT = 'Venció, ya se usó o está incompleto.'
const TO_CONFIRM =
  'Si ya confirmaste tu correo, solo ingresa; si no, pide un enlace nuevo con «Olvidé mi contraseña»: también confirma tu correo.'

export function SpentLink({ text = `${SPENT} ${TO_CONFIRM}` }: { text?: string | undefined }) {
  return <Outcome title="Este enlace ya no sirve" text={text} to="/login" label="Ingresar" />
}
