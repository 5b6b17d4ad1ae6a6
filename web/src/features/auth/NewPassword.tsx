import { useEffect, useState } from 'react'
import { correoOfResetCode } from '../../api/identity.ts'
import { prepare } from '../../auth/sign-in.tsx'
import { alertError } from '../../ui/dialog.ts'
import { SkeletonList } from '../../ui/Skeleton.tsx'
import { AuthCard } from './AuthCard.tsx'
import { MENSAJES_CUENTA as TEXTO } from './cuenta-messages.ts'
import { isSpentLink, linkErrorText } from './link-errors.ts'
import { NewPasswordForm, type Outcome } from './NewPasswordForm.tsx'
import { OutcomeCard } from './OutcomeCard.tsx'
import { SpentLink } from './SpentLink.tsx'

type State = { step: 'checking' } | { step: 'asked'; correo: string } | Outcome

/** A new password for the account of the link; then the session begins and the username is told. */
export default function NewPassword({ code }: { code: string }) {
  const [state, setState] = useState<State>({ step: 'checking' })
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks once more
  useEffect(() => {
    prepare()
    correoOfResetCode(code).then(
      (correo) => setState({ step: 'asked', correo }),
      (error: unknown) => {
        if (isSpentLink(error)) setState({ step: 'spent' })
        else void alertError(linkErrorText(error)).then(() => setTries((made) => made + 1))
      },
    )
  }, [code, tries])

  switch (state.step) {
    case 'checking':
      return (
        <AuthCard title={TEXTO.newPasswordTitle} text={TEXTO.checking}>
          <SkeletonList count={2} className=" h-12" />
        </AuthCard>
      )
    case 'asked':
      return (
        <AuthCard title={TEXTO.newPasswordTitle} text={TEXTO.newPasswordText(state.correo)}>
          <NewPasswordForm code={code} correo={state.correo} onOutcome={setState} />
        </AuthCard>
      )
    case 'spent':
      return <SpentLink />
    case 'incomplete':
      return (
        <OutcomeCard
          title={TEXTO.incompleteTitle}
          text={TEXTO.incompleteText(state.correo)}
          to="/register"
          label={TEXTO.complete}
        />
      )
    case 'entered':
      return (
        <OutcomeCard title={TEXTO.done} to="/login" label={TEXTO.toDashboard}>
          <p className="">
            {TEXTO.username} <strong className="break-all">{state.username}</strong>. {TEXTO.usernameText}
          </p>
        </OutcomeCard>
      )
  }
}
