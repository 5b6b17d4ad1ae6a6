import { fire, look } from './dialog-host.ts'
import { MENSAJES_LIB as TEXTO } from './messages.ts'

interface PasswordQuestion {
  text: string
  /** What the password is called there. */
  label: string
}

/**
 * As `confirmDelete`, and asks for the password too, without which it is not confirmed; the focus stands there.
 * @returns null where the person turned back
 */
export const confirmDeleteByPassword = async ({ text, label }: PasswordQuestion): Promise<string | null> => {
  let typed: string | null = null
  const { isConfirmed } = await fire(
    {
      ...look('danger'),
      titleText: TEXTO.sure,
      text,
      input: 'password',
      inputLabel: label,
      inputAttributes: { autocomplete: 'current-password' },
      // Blanks at its ends are part of a password.
      inputAutoTrim: false,
      inputValidator: (value) => {
        typed = value
        return value.trim() === '' ? TEXTO.passwordMissing : null
      },
      showCancelButton: true,
      confirmButtonText: TEXTO.delete,
      cancelButtonText: TEXTO.cancel,
    },
    (message) => {
      typed = window.prompt(`${message}\n\n${label}`)
      return typed !== null && typed !== ''
    },
  )
  return isConfirmed ? typed : null
}
