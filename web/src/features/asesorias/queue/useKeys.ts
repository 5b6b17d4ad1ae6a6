import { useEffect, useEffectEvent } from 'react'

const TYPING = 'input, textarea, select, [contenteditable]'

/** Whether a key is meant for something else: what is typed into, a dialog, a shortcut of the browser's. */
const isMeantElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.isComposing ||
  (event.target instanceof Element && event.target.closest(TYPING) !== null) ||
  document.querySelector('dialog[open], .swal2-container:not(:has(.swal2-toast))') !== null

/** What single keys do while a screen is open: never while something is typed, and not again while one is held down. */
export const useKeys = (keys: Readonly<Record<string, (() => void) | undefined>>): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act || isMeantElsewhere(event)) return
    if (event.repeat && event.key !== 'j' && event.key !== 'k') return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
