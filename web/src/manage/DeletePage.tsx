import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { callAny, failureText, isGone } from '../api/client.ts'
import { useList } from '../api/lists.ts'
import { useRowDeletion } from '../api/row-changes.ts'
import { useScreenPath } from '../auth/paths.ts'
import { Button } from '../ui/Button.tsx'
import { alertError, blocking, confirmDelete, notice } from '../ui/dialog.ts'
import { type Fact, Facts } from '../ui/text.tsx'
import { CancelButton, FoundRecord, RecordPage, recordIn, useReturn } from './FoundRecord.tsx'
import type { Kind, StoredRecord } from './kind.ts'

export function DeletePage<Item extends StoredRecord>({ kind }: { kind: Kind<Item> }) {
  const { id = '' } = useParams()
  const { table, noun, texts, nameOf, consequence } = kind
  const list = useScreenPath(kind.path)
  const query = useList(table.list)
  const remove = useRowDeletion([table.list.path], (id) => callAny(table.delete, { params: { id } }))
  return (
    <RecordPage title={`Eliminar ${noun}`} intro={texts.deleteWarning}>
      <FoundRecord query={recordIn(query, id)} noun={noun} failed={texts.recordFailed} list={list}>
        {(record) => (
          <DeleteConfirmation
            facts={factsOf(kind, record)}
            preview={kind.Preview && <kind.Preview record={record} />}
            remove={() => remove.mutateAsync(record.Id)}
            texts={{
              question: [texts.deleteQuestion(nameOf(record)), consequence?.(record)]
                .filter(Boolean)
                .join(' '),
              deleting: `Eliminando ${noun}...`,
              deleted: texts.deleted,
              failed: texts.deleteFailed,
            }}
            list={list}
          />
        )}
      </FoundRecord>
    </RecordPage>
  )
}

const factsOf = <Item extends StoredRecord>({ columns }: Kind<Item>, record: Item): readonly Fact[] =>
  columns
    .flatMap(({ data }) => data)
    .map(({ label, value, searchText }): Fact => [label, searchText?.(record) ?? value(record)])
    .filter(([, text]) => text !== '')

interface DeleteConfirmationProps {
  facts: readonly Fact[]
  preview?: ReactNode
  remove: () => Promise<unknown>
  texts: Record<'question' | 'deleting' | 'deleted' | 'failed', string>
  list: string
}

export function DeleteConfirmation({ facts, preview, remove, texts, list }: DeleteConfirmationProps) {
  const goBack = useReturn(list)

  const deleteIt = async () => {
    if (!(await confirmDelete({ text: texts.question }))) return
    const unblock = blocking(texts.deleting)
    try {
      await remove()
    } catch (error) {
      unblock()
      await alertError(failureText(texts.failed, error))
      if (isGone(error)) goBack()
      return
    }
    await notice(texts.deleted)
    goBack()
  }

  return (
    <div className="card flex max-w-text flex-col gap-6 p-5 sm:p-8">
      {preview}
      <Facts facts={facts} />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button variant="danger" onClick={() => void deleteIt()}>
          <Trash2 aria-hidden="true" className="size-5" />
          Eliminar
        </Button>
        <CancelButton goBack={goBack} />
      </div>
    </div>
  )
}
