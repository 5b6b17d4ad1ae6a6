import { failureText, isGone } from '../lib/api-client.ts'
import { alertError, confirmDelete, toast } from '../lib/dialogs.ts'
import { focusPlan } from './focus-plan.ts'

interface RowDeletion {
  rowId: string
  /** Names what is destroyed. */
  question: string
  run: () => Promise<unknown>
  texts: {
    done: string
    failed: string
    /** It was no longer there. */
    gone: string
  }
}

/** Asks, deletes one row of a list, says how it went, and leaves the focus where the row stood. */
export const deleteRow = async ({ rowId, question, run, texts }: RowDeletion): Promise<void> => {
  const restoreFocus = focusPlan(rowId)
  if (!(await confirmDelete({ text: question }))) return
  try {
    await run()
    void toast(texts.done)
  } catch (error) {
    await alertError(isGone(error) ? texts.gone : failureText(texts.failed, error))
  }
  await restoreFocus()
}
