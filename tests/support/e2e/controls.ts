/** Functions that run in the page: they find the controls on it, press one, and wait for what follows. */

export interface Step {
  /** The control that was pressed, or null if there was none left. */
  key: string | null
  visible: string[]
  isDialog: boolean
}

export interface Wanted {
  /** The path of the page whose own controls are pressed; `frame` adds the header, the navigation and the footer. */
  here: string
  frame: boolean
  pressed: string[]
  /** The control to press, even if it is among `pressed`. */
  only?: string
}

declare global {
  interface Window {
    /** The page's own requests that have not ended yet. */
    requestsUnderWay: number
    /** The number of the router's last step; react-router counts them. */
    lastStep: number
    openDialog: () => Element | undefined
    /** The page on which the last control was pressed. */
    left: { pathname: string; heading: Element | null; control: string | null }
  }
}

/** Counts the page's own requests, and finds its topmost dialog; runs before the page's first script. */
export const watchPage = () => {
  window.openDialog = () =>
    [...document.querySelectorAll('dialog:modal, .swal2-popup:not(.swal2-toast)')]
      .filter((each) => each.checkVisibility())
      .at(-1)
  window.requestsUnderWay = 0
  window.lastStep = 0
  const end = () => {
    window.requestsUnderWay -= 1
  }
  const { fetch } = window
  window.fetch = (...args) => {
    window.requestsUnderWay += 1
    return fetch(...args).finally(end)
  }
}

/**
 * Presses the first visible control that is not in `pressed`. A control's key is its role, its name and its target
 * without what is particular to its row, its record or a number, so the same button in a hundred rows is one control.
 */
export const pressNext = ({ here, frame, pressed, only }: Wanted): Step => {
  const CONTROLS =
    'a[href], button, summary, select, :is([type=checkbox], [type=radio], [role=button], [role=link], [role=tab], [role=switch], [role=option], [role^=menuitem])'
  const UNREACHABLE =
    ':disabled, [aria-disabled=true], [aria-hidden=true] *, [inert] *, [data-leaves=session]'
  const RECORD_ID = /(?=[^/]*[\dA-Z])[\w-]{12,}/g

  const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

  const nameOf = (control: Element) => {
    const label = control.matches('select, input') && (control as HTMLInputElement).labels?.[0]
    const shown = (label || control).cloneNode(true) as Element
    for (const unseen of shown.querySelectorAll('.sr-only'))
      if (textOf(shown) !== textOf(unseen)) unseen.remove()
    return control.getAttribute('aria-label') || textOf(shown) || control.getAttribute('title') || ''
  }

  /** Without the record's name: words that the rest of the row has, and names of people, which a row may shorten. */
  const withoutRow = (control: Element, name: string) => {
    const row = control.closest('tr, li, article')
    if (!row) return name
    const rest = textOf(row).replace(textOf(control), ' ')
    return name
      .split(' ')
      .filter((word, at) => !rest.includes(word) && (at === 0 || !/^\p{Lu}/u.test(word)))
      .join(' ')
  }

  const targetOf = (control: Element) => {
    if (!(control instanceof HTMLAnchorElement)) return ''
    const { protocol, origin, pathname, search, hash } = new URL(control.href)
    if (!protocol.startsWith('http')) return protocol
    // A filter's address names the other filters, too.
    if (pathname === location.pathname) return hash ? '#' : '?'
    const path = origin === location.origin ? pathname : origin + decodeURIComponent(pathname)
    const query = [...new URLSearchParams(search)].map(([name, value]) =>
      value.search(RECORD_ID) === -1 ? name : `${name}=:id`,
    )
    return `${path.replace(RECORD_ID, ':id')}?${query}`
  }

  /** The header, the navigation and the footer are the same on every page; a dialog belongs to what opened it. */
  const placeOf = (control: Element) => {
    if (control.closest('header, nav, footer') && !control.closest('main')) return ''
    if (control.closest('dialog, [role=dialog]'))
      return `${location.pathname} (${window.left?.control ?? ''})`
    return control.closest('main') ? location.pathname : ''
  }

  const keyOf = (control: Element) => {
    const role = control.getAttribute('role') ?? control.getAttribute('type') ?? control.localName
    const target = targetOf(control)
    const isRecord = control.closest('tr, li, article') && /:id|^\w+:$/.test(target)
    // After a colon stands what is chosen.
    const name = nameOf(control).replace(/: .*/, '').replace(/\d+/g, '#').slice(0, 60)
    return [placeOf(control), role, isRecord ? '' : withoutRow(control, name), target].join(' | ')
  }

  const press = (control: HTMLElement) => {
    control.focus()
    if (!(control instanceof HTMLSelectElement)) return control.click()
    const other = [...control.options].findLast(({ disabled, selected }) => !disabled && !selected)
    if (!other) return
    control.value = other.value
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  }

  const layer = window.openDialog() ?? document
  window.lastStep = history.state?.idx ?? window.lastStep + 1
  const visible = new Map<string, HTMLElement>()
  for (const control of layer.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control.matches(UNREACHABLE) || !control.checkVisibility({ visibilityProperty: true })) continue
    const key = keyOf(control)
    // Another page's own controls are pressed when it is opened by its address.
    const isWanted = key.startsWith(' |') ? frame : location.pathname === here
    if (isWanted && !visible.has(key)) visible.set(key, control)
  }
  const key = only ?? [...visible.keys()].find((each) => !pressed.includes(each)) ?? null
  const control = key === null ? undefined : visible.get(key)
  window.left = {
    pathname: location.pathname,
    heading: document.querySelector('#root h1'),
    control: layer === document ? key : (window.left?.control ?? null),
  }
  if (control) press(control)
  return { key: control ? key : null, visible: [...visible.keys()], isDialog: layer !== document }
}

/**
 * Goes to an address as a link within the portal does. `stored` is what the browser stored before the crawl: a remembered
 * choice must not hide the controls of the other one.
 */
export const goTo = ({ address, stored }: { address: string; stored: [string, string][] }) => {
  // A step to a fragment of the page is not one of the router's, but a form counts it when it is left.
  const step = history.state?.idx ?? window.lastStep + 1
  window.lastStep = step + 1
  localStorage.clear()
  for (const [name, value] of stored) localStorage.setItem(name, value)
  window.left = { pathname: location.pathname, heading: document.querySelector('#root h1'), control: null }
  history.pushState({ idx: step + 1 }, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

/**
 * Waits until the page's requests have ended and nothing on it stands in for what is loading.
 * @returns what is wrong with the page, or null
 */
export const settle = async (): Promise<string | null> => {
  const REQUEST_MS = 60_000
  const PLACEHOLDER_MS = 10_000
  const LOADING = /Cargando[^.…]{0,40}(\.\.\.|…)/
  const placeholder = () => {
    // What an open dialog says is what there is to see: the button behind it may be busy until somebody answers.
    const busy = (window.openDialog() ?? document).querySelectorAll(
      '.animate-pulse, [aria-busy=true], .swal2-loading, [role=status]',
    )
    const shown = [...busy].find(
      (each) => each.checkVisibility() && (each.role !== 'status' || LOADING.test(each.textContent ?? '')),
    )
    return shown && (shown.textContent || shown.className || shown.localName)
  }
  const isLeaving = () => window.left?.pathname !== location.pathname && window.left?.heading?.isConnected
  const start = performance.now()
  let idleSince = start
  for (let quiet = 0, looks = 0; quiet < 3; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, looks < 5 ? 0 : 30))
    const now = performance.now()
    const waitsFor = placeholder() ?? (isLeaving() ? 'the next page' : undefined)
    if (window.requestsUnderWay > 0) idleSince = now
    quiet = waitsFor || window.requestsUnderWay > 0 ? 0 : quiet + 1
    if (now - start > REQUEST_MS) return 'a request has no answer'
    if (now - idleSince > PLACEHOLDER_MS) return `still loading: ${waitsFor}`
  }
  return document.body.textContent?.includes('Algo salió mal') ? "'Algo salió mal'" : null
}
