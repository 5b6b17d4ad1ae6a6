import { api } from '@naf/contract'
import { useParams } from 'react-router-dom'
import { useScreenPath } from '../../session/useScreenPath.ts'
import { ContentEditPage } from '../../ui/records/ContentEditPage.tsx'
import { useEditImagen, useGaleria } from './api.ts'
import { ImagenForm } from './ImagenForm.tsx'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/** Where staff changes a picture's words, or puts another file in its place. */
export default function EditarImagenPage() {
  const { id = '' } = useParams()
  return (
    <ContentEditPage
      id={id}
      query={useGaleria()}
      endpoint={api.galeria.edit}
      save={useEditImagen(id).mutateAsync}
      texts={TEXTO.editar}
      loadTexts={TEXTO.carga}
      form={ImagenForm}
      list={useScreenPath('galeria-manager')}
    />
  )
}
