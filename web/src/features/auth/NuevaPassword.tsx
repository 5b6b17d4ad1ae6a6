import { useEffect, useState } from 'react'
import { alertError, preloadDialogs } from '../../lib/dialogs.ts'
import { correoOfResetCode } from '../../lib/identity.ts'
import { useSessionActions } from '../../session/useSession.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { SkeletonList } from '../../ui/Skeleton.tsx'
import { useZodForm } from '../../ui/useZodForm.ts'
import { AuthCard } from './AuthCard.tsx'
import { MENSAJES_CUENTA as TEXTO } from './cuenta-messages.ts'
import { EnlaceInvalido } from './EnlaceInvalido.tsx'
import { isSpentLink, linkErrorText } from './link-errors.ts'
import { newPasswordSchema } from './login-schema.ts'
import { IncompleteAccountError, resetAndEnter } from './reset-password.ts'

type State = 'checking' | 'asked' | 'spent' | 'incomplete' | 'entered'

/** A new password for the account of the link; then the session begins and the username is told. */
export default function NuevaPassword({ code }: { code: string }) {
  const { enter, prepare } = useSessionActions()
  const [state, setState] = useState<State>('checking')
  const [tries, setTries] = useState(0)
  const [correo, setCorreo] = useState('')
  const [username, setUsername] = useState('')
  const { register, handleSubmit, formState } = useZodForm(newPasswordSchema, { password: '' })
  const { errors, submitCount, isSubmitting } = formState

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks once more
  useEffect(() => {
    preloadDialogs()
    prepare()
    correoOfResetCode(code).then(
      (found) => {
        setCorreo(found)
        setState('asked')
      },
      (error: unknown) => {
        if (isSpentLink(error)) setState('spent')
        else void alertError(linkErrorText(error)).then(() => setTries((made) => made + 1))
      },
    )
  }, [code, prepare, tries])

  const save = handleSubmit(async ({ password }) => {
    try {
      // Whether there is a record is found out here; the session is not to ask for it meanwhile.
      await enter('register', async () => {
        setUsername(await resetAndEnter(code, correo, password))
        return null
      })
      setState('entered')
    } catch (error) {
      if (error instanceof IncompleteAccountError) return setState('incomplete')
      if (isSpentLink(error)) return setState('spent')
      await alertError(linkErrorText(error))
    }
  })

  if (state === 'spent') return <EnlaceInvalido />
  if (state === 'entered')
    return (
      <AuthCard key={state} title={TEXTO.listo}>
        <p className="mt-6">
          {TEXTO.username} <strong className="break-all">{username}</strong>. {TEXTO.usernameTexto}
        </p>
        <div className="mt-6 flex flex-col gap-3">
          <ButtonLink to="/login">{TEXTO.alPanel}</ButtonLink>
        </div>
      </AuthCard>
    )
  if (state === 'incomplete')
    return (
      <AuthCard key={state} title={TEXTO.incompletaTitulo} text={TEXTO.incompletaTexto(correo)}>
        <div className="mt-6 flex flex-col gap-3">
          <ButtonLink to="/register">{TEXTO.completar}</ButtonLink>
        </div>
      </AuthCard>
    )
  return (
    <AuthCard
      title={TEXTO.nuevaTitulo}
      text={state === 'checking' ? TEXTO.revisando : TEXTO.nuevaTexto(correo)}
    >
      {state === 'checking' ? (
        <SkeletonList count={2} className="mt-6 h-12" />
      ) : (
        <form noValidate onSubmit={save} className="mt-6 flex flex-col gap-5">
          <ErrorSummary errors={errors} submitCount={submitCount} />
          <PasswordField
            {...register('password')}
            label={TEXTO.nueva}
            hint={TEXTO.nuevaHint}
            error={errors.password?.message}
            autoComplete="new-password"
          />
          <Button type="submit" busy={isSubmitting}>
            {TEXTO.guardar}
          </Button>
        </form>
      )}
    </AuthCard>
  )
}
