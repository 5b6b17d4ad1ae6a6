import { useScreenPath } from '../../session/useScreenPath.ts'
import { ContentDeletePage } from '../../ui/records/ContentDeletePage.tsx'
import { pdfFact, publishedFact, titleFact, uploaderFact } from '../../ui/records/content-facts.tsx'
import { useDeleteLibro, useLibros } from './api.ts'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/** Where staff takes back a book, shown once more with its author and PDF. */
export default function EliminarLibroPage() {
  const { mutateAsync } = useDeleteLibro()
  return (
    <ContentDeletePage
      query={useLibros()}
      remove={mutateAsync}
      texts={TEXTO.eliminar}
      loadTexts={TEXTO.carga}
      facts={(libro) => [
        titleFact(libro),
        [TEXTO.autor, libro.Autor],
        [TEXTO.tipo, libro.Tipo],
        publishedFact(libro),
        pdfFact(libro),
        uploaderFact(libro),
      ]}
      list={useScreenPath('libros-manager')}
    />
  )
}
