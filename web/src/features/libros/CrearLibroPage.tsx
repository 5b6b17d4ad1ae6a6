import { api } from '@naf/contract'
import { RecordPage } from '../../ui/records/RecordPage.tsx'
import { useCreateLibro } from './api.ts'
import { LibroForm } from './LibroForm.tsx'
import { MENSAJES_GESTION } from './manager-messages.ts'

const { crear: TEXTO } = MENSAJES_GESTION

export default function CrearLibroPage() {
  const { mutateAsync } = useCreateLibro()
  return (
    <RecordPage title={TEXTO.titulo}>
      <LibroForm
        change={{ endpoint: api.libros.create, save: mutateAsync, texts: TEXTO }}
        submitLabel={TEXTO.enviar}
      />
    </RecordPage>
  )
}
