import type { api, Plantilla, Sent } from '@naf/contract'
import { plantillaFormSchema } from '@naf/contract/schemas'
import { RecordTextAreaField, RecordTextField } from '../../ui/records/fields.tsx'
import { kindForm } from '../../ui/records/kind-form.tsx'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/** A ready answer: a title by which the team finds it, and the text. */
export default kindForm<Sent<typeof api.plantillas.create>, Plantilla>({
  draft: 'plantilla',
  fields: plantillaFormSchema.shape,
  valuesOf: ({ Titulo, Texto }) => ({ Titulo, Texto }),
  Inputs: () => (
    <>
      <RecordTextField name="Titulo" label={TEXTO.titulo} />
      <RecordTextAreaField name="Texto" label={TEXTO.texto} hint={TEXTO.textoHint} />
    </>
  ),
})
