import { api } from '@naf/contract'
import { ContentCreatePage } from '../../ui/records/ContentCreatePage.tsx'
import { useCreateLibro } from './api.ts'
import { LibroForm } from './LibroForm.tsx'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/** Where staff adds a book, which everybody can then read. */
export default function CrearLibroPage() {
  return (
    <ContentCreatePage
      endpoint={api.libros.create}
      save={useCreateLibro().mutateAsync}
      texts={TEXTO.crear}
      form={LibroForm}
    />
  )
}
