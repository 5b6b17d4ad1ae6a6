import { fire, look } from './dialog-host.ts'
import { MENSAJES_LIB as TEXTO } from './messages.ts'

const sayOnButton = (text: string) => {
  const button = document.querySelector('.swal2-deny')
  if (button) button.textContent = text
}

interface TypedQuestion {
  text: string
  /** What has to be typed, letter by letter. */
  expected: string
  label: string
  /** Said where something else was typed. */
  wrong: string
  /** What can be done before, which leaves the question open; its button says how that goes. */
  before?: { label: string; run: (say: (text: string) => void) => void }
}

/** As `confirmDelete`, for what cannot be undone: what is destroyed has to be typed. The focus stands on 'Cancelar'. */
export const confirmDeleteTyped = async (question: TypedQuestion): Promise<boolean> => {
  const { text, expected, label, wrong, before } = question
  const { isConfirmed } = await fire(
    {
      ...look('danger'),
      customClass: { ...look('danger').customClass, denyButton: 'btn btn-secondary' },
      width: '36rem',
      titleText: TEXTO.sure,
      text,
      input: 'text',
      inputLabel: label,
      inputAutoFocus: false,
      inputAttributes: { autocomplete: 'off', inputmode: /^\d+$/.test(expected) ? 'numeric' : 'text' },
      inputValidator: (typed) => (typed.replace(/[\s.]/g, '').toLowerCase() === expected ? null : wrong),
      showCancelButton: true,
      confirmButtonText: TEXTO.delete,
      cancelButtonText: TEXTO.cancel,
      focusCancel: true,
      ...(before && {
        showDenyButton: true,
        denyButtonText: before.label,
        preDeny: () => {
          before.run(sayOnButton)
          return false
        },
      }),
    },
    (message) => window.prompt(`${message}\n\n${label}`)?.trim().toLowerCase() === expected,
  )
  return isConfirmed
}

interface TextQuestion {
  title: string
  label: string
  confirm: string
  maxLength: number
}

/** Asks for a few words, which may be none. @returns null where the person turned back */
export const askWords = async ({
  title,
  label,
  confirm,
  maxLength,
}: TextQuestion): Promise<string | null> => {
  let typed: string | null = ''
  const { isConfirmed } = await fire(
    {
      ...look('primary'),
      titleText: title,
      input: 'text',
      inputLabel: label,
      inputAttributes: { autocomplete: 'off', maxlength: String(maxLength) },
      preConfirm: (text: string) => {
        typed = text
      },
      showCancelButton: true,
      confirmButtonText: confirm,
      cancelButtonText: TEXTO.cancel,
    },
    (message) => {
      typed = window.prompt(`${message}\n\n${label}`)
      return typed !== null
    },
  )
  return isConfirmed ? typed : null
}
