import { api, type Libro, TIPOS_LIBRO } from '@naf/contract'
import { libroFields, scheduled } from '@naf/contract/schemas'
import * as z from 'zod'
import { ChoiceField } from '../../form/choices.tsx'
import { TextField } from '../../form/fields.tsx'
import { useFileChoice } from '../../form/file-choice.ts'
import { today } from '../../lib/format.ts'
import { RecordForm, useRecordForm } from '../../manage/FormPage.tsx'
import type { KindFormProps } from '../../manage/kind.ts'
import {
  DescriptionField,
  NEW_PUBLICATION,
  PdfField,
  PublicationFields,
  PublishedField,
  publicationValues,
  TitleField,
  TopicField,
  topicOf,
} from '../../manage/publication-fields.tsx'

const schema = scheduled(z.object(libroFields))
const EMPTY = { titulo: '', autor: '', descripcion: '', tipo: '', tema: '', ...NEW_PUBLICATION }
const TIPOS = TIPOS_LIBRO.map((value) => ({ value }))

const valuesOf = (libro: Libro) => ({
  titulo: libro.Titulo,
  autor: libro.Autor,
  descripcion: libro.Descripcion,
  fechaPublicacion: libro.FechaPublicacion,
  tipo: libro.Tipo,
  tema: topicOf(libro),
  ...publicationValues(libro),
})

/** A new book is dated today, and its kind has to be chosen; a stored one may keep its PDF. */
export default function LibroForm(props: KindFormProps<Libro>) {
  const stored = props.edited?.record
  const choice = useFileChoice(api.libros.create.file, !stored)
  const empty = { ...EMPTY, fechaPublicacion: today() }
  const form = useRecordForm(props, { draft: 'libro', schema, empty, valuesOf, choice })
  return (
    <RecordForm {...props} form={form}>
      <TitleField />
      <TextField name="autor" label="Autor" autoComplete="off" className="col-span-full" />
      <DescriptionField />
      <PublishedField />
      <ChoiceField name="tipo" label="Tipo" options={TIPOS} />
      <TopicField />
      <PdfField choice={choice} stored={stored} />
      <PublicationFields isNew={!stored} />
    </RecordForm>
  )
}
