import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router-dom'
import { failureText, isGone } from '../api/client.ts'
import { useList } from '../api/lists.ts'
import { useScreenPath } from '../auth/paths.ts'
import { Button } from '../ui/Button.tsx'
import { alertError, alertSuccess, blocking, confirmDelete } from '../ui/dialog.ts'
import { type Fact, Facts } from '../ui/text.tsx'
import { FoundRecord, RecordPage, recordIn, useReturn } from './FoundRecord.tsx'
import type { Kind } from './kind.ts'
import { type StoredRecord, useDeleteRecord } from './record-calls.ts'

/** Where a record, named by the address, is shown once more and deleted. */
export function DeletePage<Item extends StoredRecord>({ kind }: { kind: Kind<Item> }) {
  const { id = '' } = useParams()
  const { table, nameOf, consequence } = kind
  const { delete: texts, record } = kind.texts
  const list = useScreenPath(kind.path)
  const query = useList(table.list)
  const remove = useDeleteRecord(table)
  return (
    <RecordPage title={texts.title} intro={texts.warning}>
      <FoundRecord query={recordIn(query, id)} texts={record} list={list}>
        {(record) => (
          <DeleteConfirmation
            facts={kind.facts(record)}
            picture={kind.picture?.(record)}
            remove={() => remove(record.Id)}
            texts={{
              question: [texts.question(nameOf(record)), consequence?.(record)].filter(Boolean).join(' '),
              deleting: texts.deleting,
              deleted: texts.deleted,
              failed: (error) => failureText(texts.failed, error),
            }}
            list={list}
          />
        )}
      </FoundRecord>
    </RecordPage>
  )
}

interface DeleteConfirmationProps {
  /** What is about to go, so that nobody deletes the wrong one. */
  facts: readonly Fact[]
  picture?: ReactNode
  remove: () => Promise<unknown>
  texts: {
    /** The last question. */
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
          Eliminar
        </Button>
        <Button variant="secondary" onClick={goBack}>
          Cancelar
        </Button>
      </div>
    </div>
  )
}
