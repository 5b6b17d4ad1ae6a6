import { formatBytes } from '../lib/format.ts'
import { focusHeading } from './hooks.ts'

/**
 * Every message and question of the portal. Each call opens its own `<dialog>`: the browser stacks them and keeps the
 * focus inside. Escape, a press beside the dialog and `signal` give the safe answer.
 */

interface Question {
  title: string
  text?: string | undefined
  confirm: string
  cancel: string
}

interface Shape extends Partial<Question> {
  title: string
  /** Confirming destroys something: the focus is on the other button. */
  danger?: boolean
  focus?: 'confirm' | 'cancel'
  signal?: AbortSignal | undefined
  field?: ReturnType<typeof textField>
  content?: readonly Node[]
  /** Waits for the program: the person cannot close it, and the next dialog takes its place. */
  blocks?: boolean
  /** Leaves a dialog that blocks open below. */
  onTop?: boolean
}

const ACCEPT = 'Aceptar'
const CANCEL = 'Cancelar'

/** What a dialog returns when it was confirmed, or when the program closed it; nothing when the person left it. */
const CONFIRMED = 'confirmed'
const CLOSED = 'closed'

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...content)
  return element
}

const secondary = (label: string, onPress: () => void) => {
  const button = make('button', { type: 'button', class: 'btn btn-secondary' }, label)
  button.addEventListener('click', onPress)
  return button
}

const SIGNS: Readonly<Record<string, string>> = { '✅': 'sign', '❌': 'sign sign-failed' }

/** A title's leading sign is drawn and not read: the words after it say the same. */
const titleContent = (title: string): (Node | string)[] => {
  const [sign = '', ...rest] = title
  const look = SIGNS[sign]
  return look ? [make('span', { class: look, 'aria-hidden': 'true' }, sign), rest.join('')] : [title]
}

const firstOpen = (which = '') => document.querySelector<HTMLDialogElement>(`.dialog[open]${which}`)
const headingNow = () => document.querySelector('h1')

/** Where the focus was, and on which screen, before the first of the dialogs that are open. */
let before: { focused: Element | null; heading: Element | null } = { focused: null, heading: null }

/** The browser returns the focus too, but not to a new screen, nor after a dialog that was closed below another. */
const returnFocus = (): void => {
  const { activeElement, body } = document
  const isMovedOn = activeElement !== body && activeElement !== before.focused
  if (firstOpen() || isMovedOn) return
  if (headingNow() !== before.heading) focusHeading()
  else if (before.focused instanceof HTMLElement) before.focused.focus({ preventScroll: true })
}

const open = (shape: Shape) => {
  const { title, text, confirm, cancel, danger = false, signal, field, content = [], blocks = false } = shape
  if (!shape.onTop) firstOpen('[closedby=none]')?.close(CLOSED)
  if (!firstOpen()) before = { focused: document.activeElement, heading: headingNow() }

  const close = () => dialog.close(CLOSED)
  const no = cancel ? [secondary(cancel, close)] : []
  const look = `btn btn-${danger ? 'danger' : 'primary'}`
  const yes = confirm ? [make('button', { value: CONFIRMED, class: look }, confirm)] : []
  const [titleId, textId] = [crypto.randomUUID(), crypto.randomUUID()]
  const form = make(
    'form',
    { method: 'dialog', novalidate: '', class: 'dialog-form' },
    make('h2', { id: titleId, class: 'dialog-title' }, ...titleContent(title)),
    ...(text ? [make('p', { id: textId, class: 'mt-3 whitespace-pre-line' }, text)] : []),
    ...(field?.nodes ?? content),
    ...(confirm ? [make('div', { class: 'dialog-buttons' }, ...no, ...yes)] : []),
  )
  const described = { 'aria-labelledby': titleId, ...(text && { 'aria-describedby': textId }) }
  const closedby = blocks ? 'none' : 'any'
  const dialog = make('dialog', { class: 'dialog card', tabindex: '-1', closedby, ...described }, form)

  const show = () => {
    const { focus = danger ? 'cancel' : 'confirm' } = shape
    const [first = dialog] = focus === 'cancel' ? no : field ? [field.input] : yes
    dialog.showModal()
    first.focus()
  }
  form.addEventListener('submit', (event) => {
    if (!field || field.isRight()) return
    event.preventDefault()
    field.input.focus()
  })
  const answer = new Promise<boolean>((resolve) => {
    dialog.addEventListener('close', () => {
      // Older browsers do not know `closedby`, and close every dialog at the second Escape.
      if (blocks && dialog.returnValue === '') return show()
      dialog.remove()
      returnFocus()
      resolve(dialog.returnValue === CONFIRMED)
    })
  })

  document.body.append(dialog)
  show()
  signal?.addEventListener('abort', close)
  if (signal?.aborted) close()
  return { answer, close }
}

export const ask = (
  question: Omit<Question, 'cancel'> & Partial<Question>,
  manner: Pick<Shape, 'danger' | 'focus' | 'signal'> = {},
): Promise<boolean> => open({ cancel: CANCEL, ...question, ...manner }).answer

export const notice = async (title: string, text?: string): Promise<void> => {
  await open({ title, text, confirm: ACCEPT }).answer
}

/** What went wrong, in the words of the specification or the server's. Ends when it is closed. */
export const alertError = async (text: string, signal?: AbortSignal): Promise<void> => {
  await open({ title: '❌ Error', text, confirm: ACCEPT, signal }).answer
}

/** The warning about the session, above everything else and without a change below. */
export const warn = async (warning: Omit<Question, 'cancel'>, signal: AbortSignal): Promise<void> => {
  await open({ ...warning, signal, onTop: true }).answer
}

const DELETION = { title: '¿Estás seguro?', confirm: 'Sí, eliminar', cancel: CANCEL, danger: true }

/** Asks before something is destroyed. `text` names what. */
export const confirmDelete = (question: Partial<Question> & { text: string }): Promise<boolean> =>
  open({ ...DELETION, ...question }).answer

/** @param problem what is wrong with the typed text; empty if nothing is */
const textField = (
  label: string,
  attributes: Readonly<Record<string, string>>,
  problem: (typed: string) => string = () => '',
) => {
  const id = crypto.randomUUID()
  const look = { class: 'control mt-1.5 font-normal', autocomplete: 'off', 'aria-describedby': id }
  const input = make('input', { ...look, ...attributes })
  const error = make('p', { id, role: 'alert', class: 'mt-2 font-semibold text-danger text-sm empty:hidden' })
  const tell = (wrong: string) => {
    error.textContent = wrong
    input.setAttribute('aria-invalid', String(wrong !== ''))
  }
  input.addEventListener('input', () => tell(''))
  const isRight = () => {
    tell(problem(input.value))
    return error.textContent === ''
  }
  return {
    input,
    isRight,
    nodes: [make('label', { class: 'mt-4 block font-semibold' }, label, input), error],
  }
}

/** As `confirmDelete`, for what cannot be undone: `expected` has to be typed; `wrong` is said of anything else. */
export const confirmTyped = (
  question: Readonly<Record<'text' | 'label' | 'expected' | 'wrong', string>>,
): Promise<boolean> => {
  const { text, label, expected, wrong } = question
  const inputmode = /^\d+$/.test(expected) ? 'numeric' : 'text'
  const isExpected = (typed: string) => typed.replace(/[\s.]/g, '').toLowerCase() === expected
  const field = textField(label, { inputmode }, (typed) => (isExpected(typed) ? '' : wrong))
  return open({ ...DELETION, text, field }).answer
}

/** As `confirmDelete`, with the password, where the focus is. @returns null if the person turned back */
export const askPassword = async (text: string, label: string): Promise<string | null> => {
  const attributes = { type: 'password', autocomplete: 'current-password' }
  const field = textField(label, attributes, (typed) => (typed.trim() ? '' : 'Escribe tu contraseña.'))
  return (await open({ ...DELETION, text, field, focus: 'confirm' }).answer) ? field.input.value : null
}

/** Asks for a few words, which may be none. @returns null if the person turned back */
export const askWords = async (
  question: Omit<Question, 'cancel'> & { label: string; maxLength: number },
): Promise<string | null> => {
  const field = textField(question.label, { maxlength: String(question.maxLength) })
  const isSent = await open({ ...question, cancel: CANCEL, field }).answer
  return isSent ? field.input.value.trim() : null
}

const LOADER = 'mx-auto mt-6 size-10 animate-spin rounded-full border-4 border-brand border-x-transparent'

/** Blocks the page until the function it returns is called, or the next dialog takes its place. */
export const blocking = (title: string): (() => void) =>
  open({ title, content: [make('div', { class: LOADER })], blocks: true }).close

/** As `blocking`, with how far it is and a button that stops it. */
export const progressing = (title: string, onCancel: () => void) => {
  const text = make('p', { class: 'mt-3' })
  const bar = make('progress', { class: 'progress' })
  const stop = secondary(CANCEL, () => {
    close()
    onCancel()
  })
  const content = [text, bar, make('div', { class: 'dialog-buttons' }, stop)]
  const { close } = open({ title, content, blocks: true })
  /** @param share of the whole, from 0 to 1; null if nobody knows */
  const show = (said: string, share: number | null): void => {
    text.textContent = said
    bar.setAttribute('aria-label', said)
    if (share === null) bar.removeAttribute('value')
    else bar.value = share
  }
  return { show, close }
}

/** As `progressing`, for a file of so many bytes. Once all is sent the server works, and nothing can be stopped. */
export const uploading = (title: string, bytes: number, onCancel: () => void) => {
  const sending = progressing(title, onCancel)
  let { close } = sending
  /** @param sent share of the whole, from 0 to 1 */
  const progress = (sent: number): void => {
    const percent = Math.floor(sent * 100)
    if (sent < 1) sending.show(`Enviado: ${percent} % de ${formatBytes(bytes)}`, sent)
    else close = blocking(title)
  }
  progress(0)
  return { progress, close: () => close() }
}

const TOAST_MS = 5000

/** A passing remark near the foot, never the only place of something important. An open dialog covers it. */
export const toast = (text: string): void => {
  document.querySelector('.toast')?.remove()
  const shown = make('p', { class: 'toast', role: 'alert', 'aria-live': 'polite' }, text)
  document.body.append(shown)
  setTimeout(() => shown.remove(), TOAST_MS)
}
