import type { RowsQuery } from '../DataTable.tsx'
import { type ContentFormPageProps, formPropsOf } from './content-form.ts'
import { FoundRecord, recordIn } from './FoundRecord.tsx'
import { RecordPage } from './RecordPage.tsx'

interface ContentEditPageProps<Input, Stored> extends ContentFormPageProps<Input, Stored> {
  id: string
  query: RowsQuery<Stored>
  loadTexts: { cargando: string; fallo: string }
  list: string
}

/** Where a record of a kind of content is changed, once it is here. */
export function ContentEditPage<Input, Stored extends { Id: string }>(
  props: ContentEditPageProps<Input, Stored>,
) {
  const { id, query, texts, loadTexts, form: Form, list } = props
  return (
    <RecordPage title={texts.titulo}>
      <FoundRecord
        query={recordIn(query, id)}
        texts={{ loading: loadTexts.cargando, failed: loadTexts.fallo }}
        list={list}
      >
        {(record) => <Form {...formPropsOf(props)} stored={record} />}
      </FoundRecord>
    </RecordPage>
  )
}
