import { lazy } from 'react'
import { LinkedPage } from '../../ui/LinkedPage.tsx'
import { MENSAJES_MI_CAPACITACION as TEXTO } from './mine-messages.ts'

const MiCapacitacion = lazy(() => import('./MiCapacitacion.tsx'))

/** Where the links of mails about trainings lead: a sign-up is looked at and cancelled here. */
export default function MiCapacitacionPage() {
  return (
    <LinkedPage title={TEXTO.title} intro={TEXTO.intro}>
      <MiCapacitacion />
    </LinkedPage>
  )
}
