import { useParams } from 'react-router-dom'
import { useList } from '../../api/lists.ts'
import { useEditRecord } from '../../lib/record-changes.ts'
import type { WithId } from '../../lib/record-table.ts'
import { FoundRecord, recordIn } from './FoundRecord.tsx'
import { RecordPage } from './RecordPage.tsx'
import type { Desk, KindForm, RecordKind } from './record-kind.ts'

/** A form must not begin with what somebody else has changed since. */
const FORM_FRESH_MS = 30_000

interface EditPageProps<Input, Item extends WithId> extends Desk {
  kind: RecordKind<Input, Item>
  form: KindForm<Input, Item>
}

/** Where a record, named by the address, is changed once it is here. */
export function EditPage<Input, Item extends WithId>({
  kind,
  form: Form,
  ...desk
}: EditPageProps<Input, Item>) {
  const { id = '' } = useParams()
  const { table, texts } = kind
  const query = useList(table.list, { staleTime: FORM_FRESH_MS })
  const { mutateAsync } = useEditRecord(table, id)
  return (
    <RecordPage title={texts.edit.title}>
      <FoundRecord
        query={recordIn(query, id)}
        texts={{ loading: texts.record.loading, failed: texts.record.failed }}
        list={desk.list}
      >
        {(record) => (
          <Form
            {...desk}
            file={table.edit.file}
            stored={record}
            save={mutateAsync}
            texts={texts.edit}
            announce={kind.announce}
          />
        )}
      </FoundRecord>
    </RecordPage>
  )
}
