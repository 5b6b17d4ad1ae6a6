import { api, type Boletin } from '@naf/contract'
import { boletinFields, scheduled } from '@naf/contract/schemas'
import * as z from 'zod'
import { TextArea, TextField } from '../../form/fields.tsx'
import { useFileChoice } from '../../form/file-choice.ts'
import { RecordForm } from '../../manage/FormPage.tsx'
import type { KindFormProps } from '../../manage/kind.ts'
import { PdfField, TopicField } from '../../manage/publication-fields.tsx'

const schema = scheduled(z.object(boletinFields))

export default function BoletinForm(props: KindFormProps<Boletin>) {
  const stored = props.edited?.record
  const choice = useFileChoice(api.boletines.create.file, !stored)
  return (
    <RecordForm {...props} draft="boletin" schema={schema} choice={choice}>
      <TextField name="titulo" label="Título" autoComplete="off" className="col-span-full" />
      <TextArea name="descripcion" label="Descripción" max={1000} className="col-span-full" />
      <TextField name="fechaPublicacion" type="date" label="Fecha de publicación" />
      <TopicField />
      <PdfField choice={choice} stored={stored} />
    </RecordForm>
  )
}
