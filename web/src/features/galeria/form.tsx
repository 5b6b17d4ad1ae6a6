import { api, type Imagen, type Sent } from '@naf/contract'
import { imagenFields } from '@naf/contract/schemas'
import { PictureField } from '../../ui/attachments/fields.tsx'
import { DescriptionField, TitleField } from '../../ui/records/fields.tsx'
import { kindForm } from '../../ui/records/kind-form.tsx'

/** A stored picture may keep its file while its words change. */
export default kindForm<Sent<typeof api.galeria.create>, Imagen>({
  draft: 'imagen',
  fields: imagenFields,
  valuesOf: (imagen) => ({ titulo: imagen.Titulo, descripcion: imagen.Descripcion }),
  Inputs: ({ stored }) => (
    <>
      <TitleField />
      <DescriptionField />
      <PictureField rule={api.galeria.create.file} stored={stored} />
    </>
  ),
})
