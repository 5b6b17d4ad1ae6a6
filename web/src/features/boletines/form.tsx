import { api, type Boletin, type Sent } from '@naf/contract'
import { boletinFields } from '@naf/contract/schemas'
import { today } from '../../lib/format.ts'
import { PdfField } from '../../ui/attachments/fields.tsx'
import {
  DescriptionField,
  PublishedField,
  TitleField,
  TopicField,
  topicOf,
} from '../../ui/records/fields.tsx'
import { kindForm } from '../../ui/records/kind-form.tsx'
import { NEW_PUBLICATION, PublicationFields, publicationValues } from '../../ui/records/PublicationFields.tsx'

/** A new bulletin is dated today; a stored one may keep its PDF. */
export default kindForm<Sent<typeof api.boletines.create>, Boletin>({
  draft: 'boletin',
  fields: boletinFields,
  valuesOf: (boletin) => ({
    titulo: boletin.Titulo,
    descripcion: boletin.Descripcion,
    fechaPublicacion: boletin.FechaPublicacion,
    tema: topicOf(boletin),
    ...publicationValues(boletin),
  }),
  newValues: () => ({ fechaPublicacion: today(), ...NEW_PUBLICATION }),
  Inputs: ({ stored }) => (
    <>
      <TitleField />
      <DescriptionField />
      <PublishedField />
      <TopicField />
      <PublicationFields isNew={stored === undefined} />
      <PdfField rule={api.boletines.create.file} stored={stored} />
    </>
  ),
})
