import { api } from '@naf/contract'
import { useParams } from 'react-router-dom'
import { useScreenPath } from '../../session/useScreenPath.ts'
import { FoundRecord, recordIn } from '../../ui/records/FoundRecord.tsx'
import { RecordPage } from '../../ui/records/RecordPage.tsx'
import { useBoletines, useEditBoletin } from './api.ts'
import { BoletinForm } from './BoletinForm.tsx'
import { MENSAJES_GESTION } from './manager-messages.ts'

const { editar: TEXTO, carga } = MENSAJES_GESTION

export default function EditarBoletinPage() {
  const { id = '' } = useParams()
  const { mutateAsync } = useEditBoletin(id)
  const query = recordIn(useBoletines(), id)
  const list = useScreenPath('boletines-manager')
  return (
    <RecordPage title={TEXTO.titulo}>
      <FoundRecord query={query} texts={carga} list={list}>
        {(boletin) => (
          <BoletinForm
            change={{ endpoint: api.boletines.edit, save: mutateAsync, texts: TEXTO }}
            submitLabel={TEXTO.enviar}
            boletin={boletin}
          />
        )}
      </FoundRecord>
    </RecordPage>
  )
}
