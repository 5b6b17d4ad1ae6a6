import { api } from '@naf/contract'
import { useParams } from 'react-router-dom'
import { useScreenPath } from '../../session/useScreenPath.ts'
import { ContentEditPage } from '../../ui/records/ContentEditPage.tsx'
import { useEditLibro, useLibros } from './api.ts'
import { LibroForm } from './LibroForm.tsx'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/** Where staff changes a book, or puts another PDF in its place. */
export default function EditarLibroPage() {
  const { id = '' } = useParams()
  return (
    <ContentEditPage
      id={id}
      query={useLibros()}
      endpoint={api.libros.edit}
      save={useEditLibro(id).mutateAsync}
      texts={TEXTO.editar}
      loadTexts={TEXTO.carga}
      form={LibroForm}
      list={useScreenPath('libros-manager')}
    />
  )
}
