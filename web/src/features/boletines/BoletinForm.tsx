import type { api, Boletin, Sent } from '@naf/contract'
import { boletinFields } from '@naf/contract/schemas'
import { today } from '../../lib/format.ts'
import { useScreenPath } from '../../session/useScreenPath.ts'
import { DescriptionField, PdfField, PublishedField, TitleField } from '../../ui/records/content-fields.tsx'
import { RecordForm } from '../../ui/records/RecordForm.tsx'
import { type ContentChange, useContentForm } from '../../ui/records/useContentForm.ts'

type Fields = Sent<typeof api.boletines.create>

interface BoletinFormProps {
  change: ContentChange<Fields>
  submitLabel: string
  /** What is changed; absent for a new one. */
  boletin?: Boletin
}

export function BoletinForm({ change, submitLabel, boletin }: BoletinFormProps) {
  const saving = useContentForm({
    ...change,
    fields: boletinFields,
    values: valuesOf(boletin),
    list: useScreenPath('boletines-manager'),
  })
  return (
    <RecordForm saving={saving} submitLabel={submitLabel}>
      <TitleField />
      <DescriptionField />
      <PublishedField />
      <PdfField rule={change.endpoint.file} stored={boletin} />
    </RecordForm>
  )
}

/** A new one is dated today. */
const valuesOf = (boletin: Boletin | undefined): Fields => ({
  titulo: boletin?.Titulo ?? '',
  descripcion: boletin?.Descripcion ?? '',
  fechaPublicacion: boletin?.FechaPublicacion ?? today(),
})
