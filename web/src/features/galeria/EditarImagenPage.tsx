import { api } from '@naf/contract'
import { useParams } from 'react-router-dom'
import { useScreenPath } from '../../session/useScreenPath.ts'
import { FoundRecord, recordIn } from '../../ui/records/FoundRecord.tsx'
import { RecordPage } from '../../ui/records/RecordPage.tsx'
import { useEditImagen, useGaleria } from './api.ts'
import { ImagenForm } from './ImagenForm.tsx'
import { MENSAJES_GESTION } from './manager-messages.ts'

const { editar: TEXTO, carga } = MENSAJES_GESTION

export default function EditarImagenPage() {
  const { id = '' } = useParams()
  const { mutateAsync } = useEditImagen(id)
  const query = recordIn(useGaleria(), id)
  const list = useScreenPath('galeria-manager')
  return (
    <RecordPage title={TEXTO.titulo}>
      <FoundRecord query={query} texts={carga} list={list}>
        {(imagen) => (
          <ImagenForm
            change={{ endpoint: api.galeria.edit, save: mutateAsync, texts: TEXTO }}
            submitLabel={TEXTO.enviar}
            imagen={imagen}
          />
        )}
      </FoundRecord>
    </RecordPage>
  )
}
