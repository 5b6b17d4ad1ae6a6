import { type api, type Libro, type Sent, TIPOS_LIBRO } from '@naf/contract'
import { libroFields } from '@naf/contract/schemas'
import { today } from '../../lib/format.ts'
import { useScreenPath } from '../../session/useScreenPath.ts'
import { useSession } from '../../session/useSession.ts'
import {
  ContentChoiceField,
  ContentTextField,
  DescriptionField,
  PdfField,
  PublishedField,
  TitleField,
} from '../../ui/records/content-fields.tsx'
import type { ContentFormProps } from '../../ui/records/content-form.ts'
import { RecordForm } from '../../ui/records/RecordForm.tsx'
import { useContentForm } from '../../ui/records/useContentForm.ts'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

type Fields = Sent<typeof api.libros.create>

/** For a new book, whose kind has to be chosen, and for a stored one, which may keep its PDF. */
export function LibroForm({ change, submitLabel, stored }: ContentFormProps<Fields, Libro>) {
  const saving = useContentForm({
    ...change,
    fields: libroFields,
    values: stored ? valuesOf(stored) : { titulo: '', autor: '', descripcion: '', fechaPublicacion: today() },
    draft: { form: 'libro', record: stored?.Id, owner: useSession().uid },
    list: useScreenPath('libros-manager'),
  })
  return (
    <RecordForm saving={saving} submitLabel={submitLabel}>
      <TitleField />
      <ContentTextField name="autor" label={TEXTO.autor} />
      <DescriptionField />
      <PublishedField />
      <ContentChoiceField name="tipo" label={TEXTO.tipo} options={TIPOS_LIBRO} />
      <PdfField rule={change.endpoint.file} stored={stored} />
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
