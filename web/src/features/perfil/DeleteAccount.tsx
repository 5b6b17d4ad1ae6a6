import type { User } from '@naf/contract'
import { Trash2 } from 'lucide-react'
import { logout } from '../../auth/sign-in.tsx'
import { Button } from '../../ui/Button.tsx'
import { alertError, alertSuccess, askPassword } from '../../ui/dialog.ts'
import { useDeletePerfil } from './api.ts'
import { MENSAJES_PERFIL as TEXTO } from './messages.ts'
import { deletionErrorText } from './save-perfil.ts'

/** The way out for good: asked once more, with the password, then deleted, signed out and back on the first page. */
export function DeleteAccount({ user }: { user: User }) {
  const { mutateAsync, isPending } = useDeletePerfil(user.FirebaseUid)

  const remove = async () => {
    const password = await askPassword(TEXTO.deleteQuestion(user.Username), TEXTO.passwordActual)
    if (password === null) return
    try {
      await mutateAsync(password)
    } catch (error) {
      await alertError(deletionErrorText(error))
      return
    }
    await logout()
    await alertSuccess(TEXTO.deleted)
  }

  return (
    <section aria-labelledby="eliminar" className="rounded-lg border border-danger p-5 sm:p-8">
      <h2 id="eliminar" className="text-lg">
        {TEXTO.deleteTitle}
      </h2>
      <p className="mt-1 mb-5 max-w-text text-ink-soft">{TEXTO.deleteText}</p>
      <Button variant="danger" busy={isPending} onClick={() => void remove()}>
        <Trash2 aria-hidden="true" className="size-5" />
        {TEXTO.delete}
      </Button>
    </section>
  )
}
