import { type ContentFormPageProps, formPropsOf } from './content-form.ts'
import { RecordPage } from './RecordPage.tsx'

/** Where a new record of a kind of content is made. */
export function ContentCreatePage<Input, Stored>(props: ContentFormPageProps<Input, Stored>) {
  const { texts, form: Form } = props
  return (
    <RecordPage title={texts.titulo}>
      <Form {...formPropsOf(props)} />
    </RecordPage>
  )
}
