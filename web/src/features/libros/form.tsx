import { api, type Libro, type Sent, TIPOS_LIBRO } from '@naf/contract'
import { libroFields } from '@naf/contract/schemas'
import { today } from '../../lib/format.ts'
import { PdfField } from '../../ui/attachments/fields.tsx'
import {
  DescriptionField,
  PublishedField,
  RecordChoiceField,
  RecordTextField,
  TitleField,
  TopicField,
  topicOf,
} from '../../ui/records/fields.tsx'
import { kindForm } from '../../ui/records/kind-form.tsx'
import { NEW_PUBLICATION, PublicationFields, publicationValues } from '../../ui/records/PublicationFields.tsx'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/** A new book is dated today, and its kind has to be chosen; a stored one may keep its PDF. */
export default kindForm<Sent<typeof api.libros.create>, Libro>({
  draft: 'libro',
  fields: libroFields,
  valuesOf: (libro) => ({
    titulo: libro.Titulo,
    autor: libro.Autor,
    descripcion: libro.Descripcion,
    fechaPublicacion: libro.FechaPublicacion,
    tipo: libro.Tipo,
    tema: topicOf(libro),
    ...publicationValues(libro),
  }),
  newValues: () => ({ fechaPublicacion: today(), ...NEW_PUBLICATION }),
  Inputs: ({ stored }) => (
    <>
      <TitleField />
      <RecordTextField name="autor" label={TEXTO.autor} />
      <DescriptionField />
      <PublishedField />
      <RecordChoiceField name="tipo" label={TEXTO.tipo} options={TIPOS_LIBRO} />
      <TopicField />
      <PublicationFields isNew={stored === undefined} />
      <PdfField rule={api.libros.create.file} stored={stored} />
    </>
  ),
})
