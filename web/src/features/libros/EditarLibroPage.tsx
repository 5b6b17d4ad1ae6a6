import { api } from '@naf/contract'
import { useParams } from 'react-router-dom'
import { useScreenPath } from '../../session/useScreenPath.ts'
import { FoundRecord, recordIn } from '../../ui/records/FoundRecord.tsx'
import { RecordPage } from '../../ui/records/RecordPage.tsx'
import { useEditLibro, useLibros } from './api.ts'
import { LibroForm } from './LibroForm.tsx'
import { MENSAJES_GESTION } from './manager-messages.ts'

const { editar: TEXTO, carga } = MENSAJES_GESTION

export default function EditarLibroPage() {
  const { id = '' } = useParams()
  const { mutateAsync } = useEditLibro(id)
  const query = recordIn(useLibros(), id)
  const list = useScreenPath('libros-manager')
  return (
    <RecordPage title={TEXTO.titulo}>
      <FoundRecord query={query} texts={carga} list={list}>
        {(libro) => (
          <LibroForm
            change={{ endpoint: api.libros.edit, save: mutateAsync, texts: TEXTO }}
            submitLabel={TEXTO.enviar}
            libro={libro}
          />
        )}
      </FoundRecord>
    </RecordPage>
  )
}
