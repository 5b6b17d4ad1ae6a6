import { useScreenPath } from '../../session/useScreenPath.ts'
import { ContentDeletePage } from '../../ui/records/ContentDeletePage.tsx'
import { titleFact, uploadedFact, uploaderFact } from '../../ui/records/content-facts.tsx'
import { MENSAJES_REGISTROS } from '../../ui/records/messages.ts'
import { StoredPicture } from '../../ui/records/StoredPicture.tsx'
import { useDeleteImagen, useGaleria } from './api.ts'
import { MENSAJES_GESTION } from './manager-messages.ts'

/** Where staff takes back a picture, shown once more and whole. */
export default function EliminarImagenPage() {
  const { mutateAsync } = useDeleteImagen()
  return (
    <ContentDeletePage
      query={useGaleria()}
      remove={mutateAsync}
      texts={MENSAJES_GESTION.eliminar}
      loadTexts={MENSAJES_GESTION.carga}
      picture={(imagen) => <StoredPicture imagen={imagen} alt="" size="whole" />}
      facts={(imagen) => [
        titleFact(imagen),
        [MENSAJES_REGISTROS.descripcion, imagen.Descripcion],
        uploadedFact(imagen),
        uploaderFact(imagen),
      ]}
      list={useScreenPath('galeria-manager')}
    />
  )
}
