import { api } from '@naf/contract'
import { RecordPage } from '../../ui/records/RecordPage.tsx'
import { useCreateBoletin } from './api.ts'
import { BoletinForm } from './BoletinForm.tsx'
import { MENSAJES_GESTION } from './manager-messages.ts'

const { crear: TEXTO } = MENSAJES_GESTION

export default function CrearBoletinPage() {
  const { mutateAsync } = useCreateBoletin()
  return (
    <RecordPage title={TEXTO.titulo}>
      <BoletinForm
        change={{ endpoint: api.boletines.create, save: mutateAsync, texts: TEXTO }}
        submitLabel={TEXTO.enviar}
      />
    </RecordPage>
  )
}
