import { useEffect, useEffectEvent } from 'react'
import { browserStore } from '../../../lib/storage.ts'

const SWITCH_KEY = 'naf_atajos'
const OFF = 'no'

/** Single keys can be turned off on this device: speech input types letters (WCAG 2.1.4). */
export const areKeysOn = (): boolean => browserStore.read(SWITCH_KEY) !== OFF
export const switchKeys = (on: boolean): void => {
  if (on) browserStore.remove(SWITCH_KEY)
  else browserStore.writeOrHold(SWITCH_KEY, OFF)
}

/** What the request beside the queue is called by. */
export const PANE_HEADING = 'asesoria-abierta'
/** The buttons that lead to what is written about a request. */
export const TAB = { mensaje: 'escribir-mensaje', nota: 'escribir-nota' } as const
/** What the address of a request ends with for whoever comes to write a note. */
export const NOTE_HASH = '#nota'

export const focusPane = (): void => document.getElementById(PANE_HEADING)?.focus()
export const writeAnswer = (): void => document.getElementById(TAB.mensaje)?.click()
export const writeNote = (): void => document.getElementById(TAB.nota)?.click()

/** Marks the list and the case, inside which single keys act. */
export const KEYS_AREA = { 'data-keys': '' }

const TYPING = 'input, textarea, select, [contenteditable]'

const isInArea = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-keys]') !== null

/** Whether a key is meant for something else: what is typed into, a dialog, a shortcut of the browser's. */
const isMeantElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.isComposing ||
  (event.target instanceof Element && event.target.closest(TYPING) !== null) ||
  document.querySelector('dialog[open]') !== null

/**
 * What single keys do while the focus is in the list or the case: never while something is typed, and not again while a
 * key is held down.
 */
export const useKeys = (keys: Readonly<Record<string, (() => void) | undefined>>): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act || !areKeysOn() || !isInArea(event) || isMeantElsewhere(event)) return
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
