import { fire, isDialogOpen, loadSwal, look, waiting } from './dialog-host.ts'
import { MENSAJES_LIB as TEXTO } from './messages.ts'

/**
 * Every dialog of the portal. sweetalert2 is fetched by the first one, or before it by `preloadDialogs`;
 * where it cannot be fetched the browser's own dialogs stand in, so that no message is ever lost.
 * The focus stays inside and is given back to where it was.
 */

/** For screens that will need a dialog when the connection may be gone, such as a form being sent. */
export const preloadDialogs = (): void => void loadSwal()

const tell = async (
  title: string,
  text = '',
  confirm: string = TEXTO.accept,
  signal?: AbortSignal,
): Promise<void> => {
  const showNatively = (message: string) => {
    window.alert(message)
    return true
  }
  await fire({ ...look('primary'), titleText: title, text, confirmButtonText: confirm }, showNatively, signal)
}

/** What went wrong, in the words of the specification or the server's. Ends when it is closed; `signal` closes it. */
export const alertError = (text: string, signal?: AbortSignal): Promise<void> =>
  tell(TEXTO.errorTitle, text, undefined, signal)

export const alertSuccess = (title: string, text?: string): Promise<void> => tell(title, text)

/** Something to know that is neither a success nor an error. `signal` takes it away. */
export const notice = (title: string, text?: string, confirm?: string, signal?: AbortSignal): Promise<void> =>
  tell(title, text, confirm, signal)

export interface Question {
  title: string
  text?: string
  confirm: string
  cancel: string
}

interface Manner {
  /** Confirming destroys something. */
  danger?: boolean
  /** Where the focus stands. */
  focus?: 'confirm' | 'cancel'
  /** Takes the question away. */
  signal?: AbortSignal | undefined
}

const ask = async (question: Question, manner: Manner = {}): Promise<boolean> => {
  const { danger = false, focus = danger ? 'cancel' : 'confirm', signal } = manner
  const { isConfirmed } = await fire(
    {
      ...look(danger ? 'danger' : 'primary'),
      titleText: question.title,
      text: question.text ?? '',
      showCancelButton: true,
      confirmButtonText: question.confirm,
      cancelButtonText: question.cancel,
      focusCancel: focus === 'cancel',
      focusConfirm: focus === 'confirm',
    },
    (message) => window.confirm(message),
    signal,
  )
  return isConfirmed
}

/** Two ways on; `true` is the confirming one. Escape, a click outside and `signal` mean the other. */
export const choose = (question: Question, manner: Omit<Manner, 'danger'> = {}): Promise<boolean> =>
  ask(question, manner)

/** Asks before something is destroyed. `text` names what; the focus stands on 'Cancelar'. */
export const confirmDelete = ({
  text,
  title = TEXTO.sure,
  confirm = TEXTO.delete,
  cancel = TEXTO.cancel,
}: Partial<Question> & { text: string }): Promise<boolean> =>
  ask({ title, text, confirm, cancel }, { danger: true })

/** Asks before a form is left; `true` leaves. The focus stands on staying, whether something is lost or not. */
export const confirmLeaving = (question: Question, loses: boolean): Promise<boolean> =>
  ask(question, { danger: loses, focus: 'cancel' })

/**
 * A dialog that waits for the program and not for the person. The function it returns takes it away; the
 * dialog that is opened next takes its place without that.
 */
export const blocking = (title: string): (() => void) =>
  waiting({ titleText: title, didOpen: (swal) => swal.showLoading() }).close

/**
 * A passing remark in a corner; never the only place where something important is said. It does not take the
 * place of a dialog that is open: nobody could answer that any more.
 */
export const toast = async (text: string): Promise<void> => {
  const swal = await loadSwal()
  if (!swal || isDialogOpen(swal)) return
  void swal.fire({
    titleText: text,
    toast: true,
    position: 'bottom-end',
    timer: 5000,
    timerProgressBar: true,
    showConfirmButton: false,
  })
}
