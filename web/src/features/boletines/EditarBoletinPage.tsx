import { api } from '@naf/contract'
import { useParams } from 'react-router-dom'
import { useScreenPath } from '../../session/useScreenPath.ts'
import { ContentEditPage } from '../../ui/records/ContentEditPage.tsx'
import { useBoletines, useEditBoletin } from './api.ts'
import { BoletinForm } from './BoletinForm.tsx'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/** Where staff changes a bulletin, or puts another PDF in its place. */
export default function EditarBoletinPage() {
  const { id = '' } = useParams()
  return (
    <ContentEditPage
      id={id}
      query={useBoletines()}
      endpoint={api.boletines.edit}
      save={useEditBoletin(id).mutateAsync}
      texts={TEXTO.editar}
      loadTexts={TEXTO.carga}
      form={BoletinForm}
      list={useScreenPath('boletines-manager')}
    />
  )
}
