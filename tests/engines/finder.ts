import type * as TestingLibrary from '@testing-library/dom'

/** A name to the letter, or a pattern. */
export type Name = string | { pattern: string }

/** An element as a person would name it. */
export interface Query {
  role?: string
  name?: Name
  label?: Name
  text?: Name
  level?: number
  /** Only inside this one. */
  within?: Query
}

/** What is on the screen of an element. */
export interface Seen {
  text: string
  value: string
  checked: boolean
  disabled: boolean
  focused: boolean
  /** Where to click it, or null while something else lies over it. */
  point: { x: number; y: number } | null
}

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary
    /** Every visible element of that description. */
    findAll: (query: Query) => HTMLElement[]
    /** The first of them, scrolled into view where it is to be clicked. */
    look: (query: Query, scroll?: boolean) => Seen | null
    problemsSent: () => Promise<unknown>
  }
}

/** Runs in the page, after Testing Library. */
export const installFinder = () => {
  const matcher = (name: Name) => (typeof name === 'string' ? name : new RegExp(name.pattern, 'u'))
  const isVisible = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'

  window.findAll = ({ role, name, label, text, level, within }) => {
    const { queryAllByRole, queryAllByLabelText, queryAllByText } = window.TestingLibraryDom
    const roots = within ? window.findAll(within) : [document.body]
    return roots
      .flatMap((root) => {
        if (label !== undefined) return queryAllByLabelText(root, matcher(label))
        if (text !== undefined) return queryAllByText(root, matcher(text))
        return queryAllByRole(root, role ?? '', {
          ...(name !== undefined && { name: matcher(name) }),
          ...(level !== undefined && { level }),
        })
      })
      .filter(isVisible)
  }

  window.look = (query, scroll = false) => {
    const [found] = window.findAll(query)
    if (!found) return null
    const field = found as HTMLInputElement
    // A hidden radio button or checkbox is pressed by its label.
    const target =
      (field.type === 'radio' || field.type === 'checkbox') && field.labels?.[0] ? field.labels[0] : found
    if (scroll) target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = target.getClientRects()[0] ?? target.getBoundingClientRect()
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const top = document.elementFromPoint(point.x, point.y)
    return {
      text: found.innerText,
      value: field.value ?? '',
      checked: field.checked || found.ariaChecked === 'true' || found.ariaPressed === 'true',
      disabled: field.disabled || found.ariaDisabled === 'true',
      focused: document.activeElement === found,
      point: top && (target.contains(top) || top.contains(target)) ? point : null,
    }
  }
}
