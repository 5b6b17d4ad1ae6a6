import { api, type Boletin } from '@naf/contract'
import { boletinFields, scheduled } from '@naf/contract/schemas'
import * as z from 'zod'
import { useFileChoice } from '../../form/file-choice.ts'
import { RecordForm } from '../../manage/FormPage.tsx'
import type { KindFormProps } from '../../manage/kind.ts'
import {
  DescriptionField,
  PdfField,
  PublishedField,
  TitleField,
  TopicField,
} from '../../manage/publication-fields.tsx'

const schema = scheduled(z.object(boletinFields))

export default function BoletinForm(props: KindFormProps<Boletin>) {
  const stored = props.edited?.record
  const choice = useFileChoice(api.boletines.create.file, !stored)
  return (
    <RecordForm {...props} draft="boletin" schema={schema} choice={choice}>
      <TitleField />
      <DescriptionField />
      <PublishedField />
      <TopicField />
      <PdfField choice={choice} stored={stored} />
    </RecordForm>
  )
}
