import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isGone } from '../../api/client.ts'
import { Button } from '../Button.tsx'
import { alertError, alertSuccess, blocking, confirmDelete } from '../dialog.ts'
import { type Fact, Facts } from '../Facts.tsx'
import { MENSAJES_REGISTROS as TEXTO } from './messages.ts'
import { useReturn } from './useReturn.ts'

interface DeleteConfirmationProps {
  /** What is about to go, so that nobody deletes the wrong one. */
  facts: readonly Fact[]
  picture?: ReactNode
  remove: () => Promise<unknown>
  texts: {
    /** What the last question says. */
    question: string
    deleting: string
    deleted: string
    failed: (error: unknown) => string
  }
  list: string
}

/** Shows the record once more, asks, deletes, and returns to the previous page. */
export function DeleteConfirmation({ facts, picture, remove, texts, list }: DeleteConfirmationProps) {
  const goBack = useReturn(list)
  const [isDeleting, setIsDeleting] = useState(false)

  const deleteIt = async () => {
    if (!(await confirmDelete({ text: texts.question }))) return
    setIsDeleting(true)
    const unblock = blocking(texts.deleting)
    try {
      await remove()
    } catch (error) {
      unblock()
      await alertError(texts.failed(error))
      setIsDeleting(false)
      if (isGone(error)) goBack()
      return
    }
    await alertSuccess(texts.deleted)
    goBack()
  }

  return (
    <div className="card flex max-w-text flex-col gap-6 p-5 sm:p-8">
      {picture}
      <Facts facts={facts} />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button variant="danger" busy={isDeleting} onClick={() => void deleteIt()}>
          <Trash2 aria-hidden="true" className="size-5" />
          {TEXTO.delete}
        </Button>
        <Button variant="secondary" onClick={goBack}>
          {TEXTO.cancel}
        </Button>
      </div>
    </div>
  )
}
