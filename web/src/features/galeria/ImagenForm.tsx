import type { api, Imagen, Sent } from '@naf/contract'
import { imagenFields } from '@naf/contract/schemas'
import { useScreenPath } from '../../session/useScreenPath.ts'
import { DescriptionField, PictureField, TitleField } from '../../ui/records/content-fields.tsx'
import { RecordForm } from '../../ui/records/RecordForm.tsx'
import { type ContentChange, useContentForm } from '../../ui/records/useContentForm.ts'

type Fields = Sent<typeof api.galeria.create>

interface ImagenFormProps {
  change: ContentChange<Fields>
  submitLabel: string
  /** What is changed; absent for a new one. */
  imagen?: Imagen
}

export function ImagenForm({ change, submitLabel, imagen }: ImagenFormProps) {
  const saving = useContentForm({
    ...change,
    fields: imagenFields,
    values: { titulo: imagen?.Titulo ?? '', descripcion: imagen?.Descripcion ?? '' },
    list: useScreenPath('galeria-manager'),
  })
  return (
    <RecordForm saving={saving} submitLabel={submitLabel}>
      <TitleField />
      <DescriptionField />
      <PictureField rule={change.endpoint.file} stored={imagen} />
    </RecordForm>
  )
}
