import { useScreenPath } from '../../session/useScreenPath.ts'
import { ContentDeletePage } from '../../ui/records/ContentDeletePage.tsx'
import { pdfFact, publishedFact, titleFact, uploaderFact } from '../../ui/records/content-facts.tsx'
import { useBoletines, useDeleteBoletin } from './api.ts'
import { MENSAJES_GESTION } from './manager-messages.ts'

/** Where staff takes back a bulletin, shown once more with its PDF. */
export default function EliminarBoletinPage() {
  const { mutateAsync } = useDeleteBoletin()
  return (
    <ContentDeletePage
      query={useBoletines()}
      remove={mutateAsync}
      texts={MENSAJES_GESTION.eliminar}
      loadTexts={MENSAJES_GESTION.carga}
      facts={(boletin) => [
        titleFact(boletin),
        publishedFact(boletin),
        pdfFact(boletin),
        uploaderFact(boletin),
      ]}
      list={useScreenPath('boletines-manager')}
    />
  )
}
