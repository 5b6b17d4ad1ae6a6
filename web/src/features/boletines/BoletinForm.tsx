import type { api, Boletin, Sent } from '@naf/contract'
import { boletinFields } from '@naf/contract/schemas'
import { today } from '../../lib/format.ts'
import { useScreenPath } from '../../session/useScreenPath.ts'
import { useSession } from '../../session/useSession.ts'
import { DescriptionField, PdfField, PublishedField, TitleField } from '../../ui/records/content-fields.tsx'
import type { ContentFormProps } from '../../ui/records/content-form.ts'
import { RecordForm } from '../../ui/records/RecordForm.tsx'
import { useContentForm } from '../../ui/records/useContentForm.ts'

type Fields = Sent<typeof api.boletines.create>

/** For a new bulletin, and for a stored one, which may keep its PDF: the endpoint says which files it takes. */
export function BoletinForm({ change, submitLabel, stored }: ContentFormProps<Fields, Boletin>) {
  const saving = useContentForm({
    ...change,
    fields: boletinFields,
    values: valuesOf(stored),
    draft: { form: 'boletin', record: stored?.Id, owner: useSession().uid },
    list: useScreenPath('boletines-manager'),
  })
  return (
    <RecordForm saving={saving} submitLabel={submitLabel}>
      <TitleField />
      <DescriptionField />
      <PublishedField />
      <PdfField rule={change.endpoint.file} stored={stored} />
    </RecordForm>
  )
}

/** A new one is dated today. */
const valuesOf = (boletin: Boletin | undefined): Fields => ({
  titulo: boletin?.Titulo ?? '',
  descripcion: boletin?.Descripcion ?? '',
  fechaPublicacion: boletin?.FechaPublicacion ?? today(),
})
