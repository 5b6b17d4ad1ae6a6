import { type api, type Libro, type Sent, TIPOS_LIBRO } from '@naf/contract'
import { libroFields } from '@naf/contract/schemas'
import { today } from '../../lib/format.ts'
import { useScreenPath } from '../../session/useScreenPath.ts'
import {
  ContentChoiceField,
  ContentTextField,
  DescriptionField,
  PdfField,
  PublishedField,
  TitleField,
} from '../../ui/records/content-fields.tsx'
import { RecordForm } from '../../ui/records/RecordForm.tsx'
import { type ContentChange, useContentForm } from '../../ui/records/useContentForm.ts'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

type Fields = Sent<typeof api.libros.create>

interface LibroFormProps {
  change: ContentChange<Fields>
  submitLabel: string
  /** What is changed; absent for a new one. */
  libro?: Libro
}

export function LibroForm({ change, submitLabel, libro }: LibroFormProps) {
  const saving = useContentForm({
    ...change,
    fields: libroFields,
    values: libro ? valuesOf(libro) : { titulo: '', autor: '', descripcion: '', fechaPublicacion: today() },
    list: useScreenPath('libros-manager'),
  })
  return (
    <RecordForm saving={saving} submitLabel={submitLabel}>
      <TitleField />
      <ContentTextField name="autor" label={TEXTO.autor} />
      <DescriptionField />
      <PublishedField />
      <ContentChoiceField name="tipo" label={TEXTO.tipo} options={TIPOS_LIBRO} />
      <PdfField rule={change.endpoint.file} stored={libro} />
    </RecordForm>
  )
}

const valuesOf = (libro: Libro): Fields => ({
  titulo: libro.Titulo,
  autor: libro.Autor,
  descripcion: libro.Descripcion,
  fechaPublicacion: libro.FechaPublicacion,
  tipo: libro.Tipo,
})
