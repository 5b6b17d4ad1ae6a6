import { useParams } from 'react-router-dom'
import { failureText } from '../../api/client.ts'
import { useList } from '../../api/lists.ts'
import { useDeleteRecord } from '../../lib/record-changes.ts'
import type { WithId } from '../../lib/record-table.ts'
import { DeleteConfirmation } from './DeleteConfirmation.tsx'
import { FoundRecord, recordIn } from './FoundRecord.tsx'
import { RecordPage } from './RecordPage.tsx'
import type { Desk, RecordKind } from './record-kind.ts'

interface DeletePageProps<Input, Item extends WithId> extends Pick<Desk, 'list'> {
  kind: RecordKind<Input, Item>
}

/** Where a record, named by the address, is shown once more and deleted. */
export function DeletePage<Input, Item extends WithId>({ kind, list }: DeletePageProps<Input, Item>) {
  const { id = '' } = useParams()
  const { table, nameOf, facts, picture, consequence } = kind
  const { delete: texts, record } = kind.texts
  const query = useList(table.list)
  const { mutateAsync } = useDeleteRecord(table)
  return (
    <RecordPage title={texts.title} intro={texts.warning}>
      <FoundRecord
        query={recordIn(query, id)}
        texts={{ loading: record.loading, failed: record.failed }}
        list={list}
      >
        {(record) => (
          <DeleteConfirmation
            facts={facts(record)}
            picture={picture?.(record)}
            remove={() => mutateAsync(record.Id)}
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
