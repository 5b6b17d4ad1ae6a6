import { type LucideIcon, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { failureText, isGone } from '../api/client.ts'
import { Button } from '../ui/Button.tsx'
import { alertError, confirmDelete, toast } from '../ui/dialog.ts'
import { focusHeading } from '../ui/hooks.ts'
import { Of } from '../ui/text.tsx'

const afterPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

export const rowSelector = (rowId: string) => `[data-row="${CSS.escape(rowId)}"]`

const firstAction = (rowId: string) =>
  document.querySelector<HTMLElement>(`${rowSelector(rowId)} [data-action]:not(:disabled)`)

/**
 * Remembers the place of a row before it changes or goes.
 * @returns a function that focuses the first enabled `data-action` of that row, of the next one or of the one before,
 * otherwise the page's heading; it does nothing if the person has moved the focus elsewhere
 */
export const focusPlan = (rowId: string): (() => Promise<void>) => {
  const row = document.querySelector(rowSelector(rowId))
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling]
  const ids = [rowId, ...neighbours.flatMap((element) => element?.getAttribute('data-row') ?? [])]
  const hasMoved = () => {
    const { activeElement, body } = document
    return activeElement !== null && activeElement !== body && !row?.contains(activeElement)
  }
  return async () => {
    await afterPaint()
    if (hasMoved()) return
    const target = ids.map(firstAction).find((action) => action !== null)
    if (target) target.focus()
    else focusHeading()
  }
}

interface RowDeletion {
  rowId: string
  /** `text` names what is destroyed. */
  question: Parameters<typeof confirmDelete>[0]
  run: () => Promise<unknown>
  /** `gone` if somebody else has deleted it. */
  texts: Record<'done' | 'failed' | 'gone', string>
}

/**
 * Asks, deletes one row of a list, tells the outcome and leaves the focus where the row stood.
 * @returns whether the record is gone, by this or by somebody else's deletion
 */
export const deleteRow = async ({ rowId, question, run, texts }: RowDeletion): Promise<boolean> => {
  const restoreFocus = focusPlan(rowId)
  if (!(await confirmDelete(question))) return false
  let gone = true
  try {
    await run()
    toast(texts.done)
  } catch (error) {
    gone = isGone(error)
    await alertError(gone ? texts.gone : failureText(texts.failed, error))
  }
  await restoreFocus()
  return gone
}

interface RowButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'small'> {
  text: string
  name: string
  icon?: LucideIcon
}

/** An action of a row. `data-action` tells `focusPlan` which controls of a row to land on. */
export function RowButton({ text, name, icon: Icon, ...button }: RowButtonProps) {
  return (
    <Button variant="secondary" {...button} small data-action>
      {Icon && !button.busy && <Icon aria-hidden="true" className="size-4" />}
      <Of name={name}>{text}</Of>
    </Button>
  )
}

export function DeleteButton(props: Pick<RowButtonProps, 'text' | 'name' | 'busy' | 'onClick'>) {
  return <RowButton {...props} variant="quiet" icon={Trash2} className="text-danger" />
}
