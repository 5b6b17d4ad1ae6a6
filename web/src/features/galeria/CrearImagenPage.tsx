import { api } from '@naf/contract'
import { ContentCreatePage } from '../../ui/records/ContentCreatePage.tsx'
import { useCreateImagen } from './api.ts'
import { ImagenForm } from './ImagenForm.tsx'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/** Where staff adds a picture to the gallery, which everybody then sees. */
export default function CrearImagenPage() {
  return (
    <ContentCreatePage
      endpoint={api.galeria.create}
      save={useCreateImagen().mutateAsync}
      texts={TEXTO.crear}
      form={ImagenForm}
    />
  )
}
