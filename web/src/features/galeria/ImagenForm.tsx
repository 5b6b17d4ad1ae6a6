import type { api, Imagen, Sent } from '@naf/contract'
import { imagenFields } from '@naf/contract/schemas'
import { useScreenPath } from '../../session/useScreenPath.ts'
import { useSession } from '../../session/useSession.ts'
import { DescriptionField, PictureField, TitleField } from '../../ui/records/content-fields.tsx'
import type { ContentFormProps } from '../../ui/records/content-form.ts'
import { RecordForm } from '../../ui/records/RecordForm.tsx'
import { useContentForm } from '../../ui/records/useContentForm.ts'

type Fields = Sent<typeof api.galeria.create>

/** For a new picture, and for a stored one, which may keep its file while its words change. */
export function ImagenForm({ change, submitLabel, stored }: ContentFormProps<Fields, Imagen>) {
  const saving = useContentForm({
    ...change,
    fields: imagenFields,
    values: { titulo: stored?.Titulo ?? '', descripcion: stored?.Descripcion ?? '' },
    draft: { form: 'imagen', record: stored?.Id, owner: useSession().uid },
    list: useScreenPath('galeria-manager'),
  })
  return (
    <RecordForm saving={saving} submitLabel={submitLabel}>
      <TitleField />
      <DescriptionField />
      <PictureField rule={change.endpoint.file} stored={stored} />
    </RecordForm>
  )
}
