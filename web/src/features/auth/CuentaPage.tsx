import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { applyCode } from '../../api/account.ts'
import { linkSecret } from '../../auth/link-secret.ts'
import { Button } from '../../ui/Button.tsx'
import { alertError } from '../../ui/dialog.ts'
import { AuthCard, failureOf, isSpent, Outcome, SPENT, SpentLink } from './AuthCard.tsx'
import { NewPassword } from './NewPassword.tsx'

const CONFIRM = {
  title: 'Confirma tu correo',
  text: 'Con esto sabremos que el correo de tu cuenta es tuyo.',
  button: 'Confirmar mi correo',
  done: {
    title: 'Tu correo quedó confirmado',
    text: 'Ya puedes usar el portal con tu cuenta.',
    to: '/login',
    label: 'Ingresar',
  },
}

const RECOVER = {
  title: 'Recupera el correo de tu cuenta',
  text: 'Alguien cambió el correo de tu cuenta. Con esto vuelve a ser el anterior.',
  button: 'Volver al correo anterior',
  done: {
    title: 'Tu cuenta tiene otra vez su correo anterior',
    text: 'Si tú no lo cambiaste, alguien conoce tu contraseña. Elige una nueva: te enviaremos un enlace a ese correo.',
    to: '/login?olvidada',
    label: 'Elegir una contraseña nueva',
  },
}

const STILL_OTHER = `${SPENT} Si el correo de tu cuenta sigue siendo otro, escribe al NAF.`

/** Where the links in the identity provider's mails lead, whoever is using the portal at the moment. */
export default function CuentaPage() {
  const [search] = useSearchParams()
  const code = linkSecret(search.get('oobCode') ?? '')
  switch (code && linkSecret(search.get('mode') ?? '')) {
    case 'verifyEmail':
      return <ApplyCode code={code} texts={CONFIRM} />
    case 'recoverEmail':
      return <ApplyCode code={code} texts={RECOVER} spent={STILL_OTHER} />
    case 'resetPassword':
      return <NewPassword code={code} />
    default:
      return <SpentLink />
  }
}

/** Applies the code by a press, and not by itself: programs that look for harm open the links of mails, too. */
function ApplyCode({ code, texts, spent }: { code: string; texts: typeof CONFIRM; spent?: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => applyCode(code),
    onError: (error) => {
      if (!isSpent(error)) void alertError(failureOf(error))
    },
  })
  if (isSpent(error)) return <SpentLink text={spent} />
  if (isSuccess) return <Outcome {...texts.done} />
  return (
    <AuthCard title={texts.title} text={texts.text}>
      <Button busy={isPending} onClick={() => mutate()} className="w-full sm:w-auto">
        {texts.button}
      </Button>
    </AuthCard>
  )
}
