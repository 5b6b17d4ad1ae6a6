import { api, type Imagen, type Sent } from '@naf/contract'
import { imagenFields } from '@naf/contract/schemas'
import { PictureField } from '../../ui/attachments/fields.tsx'
import { DescriptionField, TitleField } from '../../ui/records/fields.tsx'
import { kindForm } from '../../ui/records/kind-form.tsx'
import { NEW_PUBLICATION, PublicationFields, publicationValues } from '../../ui/records/PublicationFields.tsx'

/** A stored picture may keep its file while its words change. */
export default kindForm<Sent<typeof api.galeria.create>, Imagen>({
  draft: 'imagen',
  fields: imagenFields,
  valuesOf: (imagen) => ({
    titulo: imagen.Titulo,
    descripcion: imagen.Descripcion,
    ...publicationValues(imagen),
  }),
  newValues: () => NEW_PUBLICATION,
  Inputs: ({ stored }) => (
    <>
      <TitleField />
      <DescriptionField />
      <PublicationFields isNew={stored === undefined} />
      <PictureField rule={api.galeria.create.file} stored={stored} />
    </>
  ),
})
