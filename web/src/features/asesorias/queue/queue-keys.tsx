import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { browserStore } from '../../../lib/storage.ts'
import { Button } from '../../../ui/Button.tsx'

const SWITCH_KEY = 'naf_atajos'
const OFF = 'no'

/** Single keys can be turned off on this device: speech input types letters (WCAG 2.1.4). */
export const areKeysOn = (): boolean => browserStore.read(SWITCH_KEY) !== OFF

/** The ids of the buttons of a case that lead to its fields; behind '#' they are the end of its address. */
export const TAB = { mensaje: 'escribir-mensaje', nota: 'escribir-nota' } as const

export const write = (what: keyof typeof TAB): void => document.getElementById(TAB[what])?.click()

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** Whether a key is pressed in the list or the case, which have `data-keys`, and not into one of their fields. */
const isMeantHere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-keys]') !== null && target.closest(TYPING) === null

/** Whether a key belongs to a dialog or is a shortcut of the browser. */
const isMeantElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.isComposing ||
  document.querySelector('dialog[open]') !== null

/** What single keys do while the focus is in the list or the case. A key that is held down acts once, but for j and k. */
export const useKeys = (keys: Readonly<Record<string, (() => unknown) | undefined>>): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act || !areKeysOn() || !isMeantHere(event) || isMeantElsewhere(event)) return
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

const KEYS = [
  ['j', 'Siguiente asesoría'],
  ['k', 'Asesoría anterior'],
  ['Enter', 'Abrir la asesoría'],
  ['x', 'Elegir la asesoría: E y A son entonces para todas las elegidas'],
  ['E', 'Marcar como realizada'],
  ['A', 'La atiendo yo'],
  ['Esc', 'Quitar la selección'],
  ['R', 'Responder por correo'],
  ['N', 'Escribir una nota'],
  ['Ctrl Enter', 'Enviar la respuesta o guardar la nota'],
  ['/', 'Buscar'],
  ['?', 'Ver esta lista'],
] as const

export function KeysHelp({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const title = useId()
  const [isOn, setOn] = useState(areKeysOn)
  const turn = (on: boolean) => {
    if (on) browserStore.remove(SWITCH_KEY)
    else browserStore.writeOrHold(SWITCH_KEY, OFF)
    setOn(on)
  }
  return (
    <>
      <button
        type="button"
        // A phone seldom has keys; a window at 400 % is as narrow and has them.
        className="link cursor-pointer max-md:pointer-coarse:hidden"
        onClick={() => dialog.current?.showModal()}
      >
        {isOn ? 'Atajos de teclado (?)' : 'Atajos de teclado'}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={title}
        className="card m-auto w-md max-w-[92vw] p-6 text-ink shadow-pop"
      >
        <h2 id={title} className="text-xl">
          Atajos de teclado
        </h2>
        <p className="mt-2 text-ink-soft text-sm">
          Funcionan cuando el foco está en la cola o en la asesoría abierta.
        </p>
        <dl className="my-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
          {KEYS.map(([key, what]) => (
            <div key={key} className="col-span-2 grid grid-cols-subgrid items-center">
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <label className="mb-4 flex cursor-pointer items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => turn(target.checked)}
            className="checkbox"
          />
          <span>Usar los atajos en este equipo</span>
        </label>
        <form method="dialog">
          <Button type="submit" variant="secondary">
            Cerrar
          </Button>
        </form>
      </dialog>
    </>
  )
}
