import type { Asesoria } from '@naf/contract'
import { type Ref, type RefObject, useEffect, useEffectEvent, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../../../auth/session.ts'
import { browserStore } from '../../../lib/storage.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTakeOn } from '../case/case-changes.ts'
import type { Selection } from './Selection.tsx'

const SWITCH_KEY = 'naf_atajos'
const OFF = 'no'

/** Single keys can be turned off on this device: speech input types letters (WCAG 2.1.4). */
export const areKeysOn = (): boolean => browserStore.read(SWITCH_KEY) !== OFF
const switchKeys = (on: boolean): void => {
  if (on) browserStore.remove(SWITCH_KEY)
  else browserStore.writeOrHold(SWITCH_KEY, OFF)
}

/** The id of the heading of the case beside the queue. */
export const PANE_HEADING = 'asesoria-abierta'
/** The ids of the buttons that lead to the fields of a case. */
export const TAB = { mensaje: 'escribir-mensaje', nota: 'escribir-nota' } as const
/** The end of a case's address that leads to its note. */
export const NOTE_HASH = '#nota'

export const focusPane = (): void => document.getElementById(PANE_HEADING)?.focus()
export const writeAnswer = (): void => document.getElementById(TAB.mensaje)?.click()
export const writeNote = (): void => document.getElementById(TAB.nota)?.click()

/** Marks the list and the case, inside which single keys act. */
export const KEYS_AREA = { 'data-keys': '' }

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

const isInArea = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-keys]') !== null

/** Whether a key is typed into a field, belongs to a dialog or is a shortcut of the browser. */
const isMeantElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.isComposing ||
  (event.target instanceof Element && event.target.closest(TYPING) !== null) ||
  document.querySelector('dialog[open]') !== null

/** What single keys do while the focus is in the list or the case. A key that is held down acts once, but for j and k. */
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

interface QueueKeys {
  rows: readonly Asesoria[]
  selected: Asesoria | undefined
  /** Opens it in the pane, or brings its row into sight. */
  select: (id: string) => void
  mark: (asesoria: Asesoria) => void
  selection: Selection
  section: RefObject<HTMLElement | null>
  keysDialog: RefObject<HTMLDialogElement | null>
  /** The address below which each request has its page. */
  path: string
  hasPane: boolean
}

/**
 * The queue by keys. In the pane the selected request takes the focus by itself; where it has a page of its own, the link
 * of its row has the focus, so that Enter opens it.
 */
export const useQueueKeys = (queue: QueueKeys): void => {
  const { rows, selected, select, mark, selection, section, keysDialog, path, hasPane } = queue
  const { uid } = useSession()
  const navigate = useNavigate()
  const takeOn = useTakeOn()

  const move = (step: 1 | -1) => {
    const at = rows.findIndex(({ Id }) => Id === selected?.Id)
    const next = rows[at < 0 ? 0 : at + step]
    if (next) select(next.Id)
  }
  const note = ({ Id }: Asesoria) => {
    if (hasPane) writeNote()
    else void navigate(`${path}/${Id}${NOTE_HASH}`)
  }
  const ofSelected = (act: (asesoria: Asesoria) => unknown) => selected && (() => void act(selected))
  const isChosen = ({ Id }: Asesoria) => selection.chosen.some((each) => each.Id === Id)
  const hasChosen = selection.chosen.length > 0

  useKeys({
    j: () => move(1),
    k: () => move(-1),
    x: ofSelected((asesoria) => selection.choose(asesoria.Id, !isChosen(asesoria), false)),
    e: hasChosen ? () => void selection.mark() : ofSelected(mark),
    a: hasChosen && uid !== null ? () => void selection.assign({ Uid: uid }) : ofSelected(takeOn),
    Escape: hasChosen ? selection.clear : undefined,
    n: ofSelected(note),
    '/': () => section.current?.querySelector<HTMLElement>('search input')?.focus(),
    '?': () => keysDialog.current?.showModal(),
  })
}

const KEYS = [
  ['j', 'Siguiente asesoría'],
  ['k', 'Asesoría anterior'],
  ['Enter', 'Abrir la asesoría'],
  ['x', 'Elegir la asesoría: E y A son entonces para todas las elegidas'],
  ['E', 'Marcar como realizada'],
  ['A', 'La atiendo yo'],
  ['Esc', 'Quitar la selección'],
  ['N', 'Escribir una nota'],
  ['/', 'Buscar'],
  ['?', 'Ver esta lista'],
] as const

interface KeysDialogProps {
  ref: Ref<HTMLDialogElement>
  keysOn: boolean
  onSwitch: (on: boolean) => void
}

/** What the keys do, and the switch that turns them off on this device. */
export function KeysDialog({ ref, keysOn, onSwitch }: KeysDialogProps) {
  const title = useId()
  return (
    <dialog
      ref={ref}
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
          checked={keysOn}
          onChange={({ target }) => {
            switchKeys(target.checked)
            onSwitch(target.checked)
          }}
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
  )
}
