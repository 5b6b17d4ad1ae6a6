import type { SweetAlertOptions, SweetAlertResult } from 'sweetalert2'

/** What stands below every dialog of the portal: sweetalert2 itself, the focus, the common look. */

export type Swal = typeof import('./swal.ts')['default']

let loading: Promise<Swal | null> | undefined

/**
 * Null where it cannot be fetched; the next dialog tries again. One promise for all, so that dialogs open in the order in
 * which they were asked for: of several `import()` of a chunk that is still on its way any may be first.
 */
export const loadSwal = (): Promise<Swal | null> => {
  loading ??= import('./swal.ts').then(
    (module) => module.default,
    () => {
      loading = undefined
      return null
    },
  )
  return loading
}

/** Where the focus stood before the first of a row of dialogs. */
let opener: Element | null = null

/** A toast neither takes the focus nor keeps it. */
export const isDialogOpen = (swal: Swal) =>
  swal.isVisible() && !swal.getPopup()?.classList.contains('swal2-toast')

const rememberOpener = (swal: Swal) => {
  if (!isDialogOpen(swal)) opener = document.activeElement
}

/** A screen that came while the dialog was open has taken the focus to its heading. */
const isFocusTaken = (swal: Swal): boolean => {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body && !swal.getPopup()?.contains(activeElement)
}

/** At once, and not after a while as sweetalert2 does: what the caller focuses next must stay focused. */
export const restoreFocus = (swal: Swal) => {
  if (!isDialogOpen(swal) && opener instanceof HTMLElement && !isFocusTaken(swal)) opener.focus()
}

/** Above everything else on the page: an open `<dialog>` would cover what stands outside it. */
const target = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body

const SIGNS: Readonly<Record<string, string>> = { '✅': 'done', '❌': 'failed' }

/** The sign that a title begins with is drawn, and not read out: the words after it say the same. */
const drawSign = (popup: HTMLElement) => {
  const title = popup.querySelector('.swal2-title')
  const [sign = '', ...rest] = title?.textContent ?? ''
  if (!title || !SIGNS[sign]) return
  const drawn = document.createElement('span')
  drawn.setAttribute('aria-hidden', 'true')
  drawn.className = `sign sign-${SIGNS[sign]}`
  drawn.textContent = sign
  title.replaceChildren(drawn, rest.join(''))
}

export const look = (confirm: 'primary' | 'danger') => ({
  target: target(),
  buttonsStyling: false,
  didRender: drawSign,
  heightAuto: false,
  returnFocus: false,
  scrollbarPadding: false,
  reverseButtons: true,
  showClass: { icon: '' },
  customClass: { confirmButton: `btn btn-${confirm}`, cancelButton: 'btn btn-secondary' },
})

/** Opens a dialog and ends with it; `withoutSwal` answers where sweetalert2 could not be fetched. `signal` takes it away. */
export const fire = async (
  options: SweetAlertOptions & { titleText: string },
  withoutSwal: (text: string) => boolean,
  signal?: AbortSignal,
): Promise<SweetAlertResult | { isConfirmed: boolean }> => {
  const swal = await loadSwal()
  if (signal?.aborted) return { isConfirmed: false }
  if (swal) {
    rememberOpener(swal)
    const close = () => swal.close()
    const result = await swal.fire({
      ...options,
      // Not before: sweetalert2 cannot close a dialog that is still on its way to being open.
      didOpen: () => (signal?.aborted ? close() : signal?.addEventListener('abort', close)),
    })
    signal?.removeEventListener('abort', close)
    restoreFocus(swal)
    return result
  }
  const text = [options.titleText, options.text].filter(Boolean).join('\n\n')
  return { isConfirmed: withoutSwal(text) }
}

type Waiting = Omit<SweetAlertOptions, 'didOpen'> & { titleText: string; didOpen: (swal: Swal) => void }

export interface WaitingDialog {
  close: () => void
  /** How it ended; never, where sweetalert2 could not be fetched. */
  ended: Promise<SweetAlertResult>
  /** Runs while the dialog is the one that is open. */
  whileOpen: (work: (swal: Swal) => void) => void
}

/** A dialog without a way out of its own. Another one that is opened meanwhile takes its place. */
export const waiting = ({ didOpen, ...options }: Waiting): WaitingDialog => {
  let wanted = true
  let popup: HTMLElement | null = null
  const whileOpen = (work: (swal: Swal) => void) =>
    void loadSwal().then((swal) => {
      if (swal && popup !== null && swal.getPopup() === popup) work(swal)
    })

  const ended = loadSwal().then(async (swal) => {
    if (!wanted || !swal) return new Promise<never>(() => {})
    rememberOpener(swal)
    const result = await swal.fire({
      ...look('primary'),
      allowOutsideClick: false,
      allowEscapeKey: false,
      ...options,
      didOpen: (opened: HTMLElement) => {
        popup = opened
        // Another dialog may have taken its place already, and would be left without its buttons.
        if (swal.getPopup() !== opened) return
        if (wanted) didOpen(swal)
        else close()
      },
    } as SweetAlertOptions)
    restoreFocus(swal)
    return result
  })

  const close = () => {
    wanted = false
    whileOpen((swal) => {
      swal.close()
      restoreFocus(swal)
    })
  }
  return { close, ended, whileOpen }
}
