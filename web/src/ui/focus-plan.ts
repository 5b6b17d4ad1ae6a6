import { focusHeading } from './focus-heading.ts'

const afterPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const rowSelector = (rowId: string) => `[data-row="${CSS.escape(rowId)}"]`

const firstAction = (rowId: string | null) =>
  rowId === null
    ? null
    : document.querySelector<HTMLElement>(`${rowSelector(rowId)} [data-action]:not(:disabled)`)

/**
 * Remembers where a row stands, before it changes or goes. What it gives back puts the focus on that row's
 * first action still to be had, else the next row's, the one before, or the page's heading; unless the focus has been
 * moved elsewhere meanwhile.
 */
export const focusPlan = (rowId: string): (() => Promise<void>) => {
  const row = document.querySelector(rowSelector(rowId))
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling]
  const ids = [rowId, ...neighbours.map((element) => element?.getAttribute('data-row') ?? null)]
  /** Whoever has gone on to something else is not called from there. */
  const hasGoneOn = () => {
    const { activeElement, body } = document
    return activeElement !== null && activeElement !== body && !row?.contains(activeElement)
  }
  return async () => {
    await afterPaint()
    if (hasGoneOn()) return
    const target = ids.map(firstAction).find((action) => action !== null)
    if (target) target.focus()
    else focusHeading()
  }
}
