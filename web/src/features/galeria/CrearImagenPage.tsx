import { api } from '@naf/contract'
import { RecordPage } from '../../ui/records/RecordPage.tsx'
import { useCreateImagen } from './api.ts'
import { ImagenForm } from './ImagenForm.tsx'
import { MENSAJES_GESTION } from './manager-messages.ts'

const { crear: TEXTO } = MENSAJES_GESTION

export default function CrearImagenPage() {
  const { mutateAsync } = useCreateImagen()
  return (
    <RecordPage title={TEXTO.titulo}>
      <ImagenForm
        change={{ endpoint: api.galeria.create, save: mutateAsync, texts: TEXTO }}
        submitLabel={TEXTO.enviar}
      />
    </RecordPage>
  )
}
