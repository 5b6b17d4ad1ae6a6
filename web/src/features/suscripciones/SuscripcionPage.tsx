import { lazy } from 'react'
import { LinkedPage } from '../../ui/LinkedPage.tsx'
import { MENSAJES_SUSCRIPCION_PAGINA as TEXTO } from './messages.ts'

const Suscripcion = lazy(() => import('./Suscripcion.tsx'))

/** Where the links of mails about bulletins lead: a subscription is confirmed, changed and ended here. */
export default function SuscripcionPage() {
  return (
    <LinkedPage title={TEXTO.title} intro={TEXTO.intro}>
      <Suscripcion />
    </LinkedPage>
  )
}
