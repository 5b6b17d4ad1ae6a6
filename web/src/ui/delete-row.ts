import { failureText, isGone } from '../api/client.ts'
import { alertError, confirmDelete, toast } from './dialog.ts'
import { focusPlan } from './focus-plan.ts'

interface RowDeletion {
  rowId: string
  /** `text` names what is destroyed. */
  question: Parameters<typeof confirmDelete>[0]
  run: () => Promise<unknown>
  texts: {
    done: string
    failed: string
    /** It was no longer there. */
    gone: string
  }
}

/**
 * Asks, deletes one row of a list, says how it went, and leaves the focus where the row stood.
 * @returns whether it is gone, by this or by somebody else's deletion
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
