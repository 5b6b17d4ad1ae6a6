import { api, type Libro, TIPOS_LIBRO } from '@naf/contract'
import { libroFields, scheduled } from '@naf/contract/schemas'
import * as z from 'zod'
import { ChoiceField } from '../../form/choices.tsx'
import { TextArea, TextField } from '../../form/fields.tsx'
import { useFileChoice } from '../../form/file-choice.ts'
import { RecordForm } from '../../manage/FormPage.tsx'
import type { KindFormProps } from '../../manage/kind.ts'
import { PdfField, TopicField } from '../../manage/publication-fields.tsx'

const schema = scheduled(z.object(libroFields))
const TIPOS = TIPOS_LIBRO.map((value) => ({ value }))

export default function LibroForm(props: KindFormProps<Libro>) {
  const stored = props.edited?.record
  const choice = useFileChoice(api.libros.create.file, !stored)
  return (
    <RecordForm {...props} draft="libro" schema={schema} choice={choice}>
      <TextField name="titulo" label="Título" autoComplete="off" className="col-span-full" />
      <TextField name="autor" label="Autor" autoComplete="off" className="col-span-full" />
      <TextArea name="descripcion" label="Descripción" max={1000} className="col-span-full" />
      <TextField name="fechaPublicacion" type="date" label="Fecha de publicación" />
      <ChoiceField name="tipo" label="Tipo" options={TIPOS} />
      <TopicField />
      <PdfField choice={choice} stored={stored} />
    </RecordForm>
  )
}
