import { api } from '@naf/contract'
import { ContentCreatePage } from '../../ui/records/ContentCreatePage.tsx'
import { useCreateBoletin } from './api.ts'
import { BoletinForm } from './BoletinForm.tsx'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/** Where staff publishes a bulletin, which those with an account can then read. */
export default function CrearBoletinPage() {
  return (
    <ContentCreatePage
      endpoint={api.boletines.create}
      save={useCreateBoletin().mutateAsync}
      texts={TEXTO.crear}
      form={BoletinForm}
    />
  )
}
