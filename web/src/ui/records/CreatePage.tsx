import { useCreateRecord } from '../../lib/record-changes.ts'
import type { WithId } from '../../lib/record-table.ts'
import { RecordPage } from './RecordPage.tsx'
import type { Desk, KindForm, RecordKind } from './record-kind.ts'

interface CreatePageProps<Input, Item extends WithId> extends Desk {
  kind: RecordKind<Input, Item>
  form: KindForm<Input, Item>
}

/** Where a new record of a kind is made. */
export function CreatePage<Input, Item extends WithId>({
  kind,
  form: Form,
  ...desk
}: CreatePageProps<Input, Item>) {
  const { table, texts } = kind
  const { mutateAsync } = useCreateRecord(table)
  return (
    <RecordPage title={texts.create.title}>
      <Form
        {...desk}
        file={table.create.file}
        save={mutateAsync}
        texts={texts.create}
        announce={kind.announce}
      />
    </RecordPage>
  )
}
