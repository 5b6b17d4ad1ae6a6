import { can } from '@naf/contract'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { useSession } from '../../auth/session.ts'
import { ReadingPage } from '../../ui/catalogue/ReadingPage.tsx'
import { ReadingSkeleton } from '../../ui/catalogue/ReadingSkeleton.tsx'
import { MENSAJES_BOLETINES as TEXTO } from './messages.ts'

const BoletinRead = lazy(() => import('./BoletinRead.tsx'))
const BoletinTold = lazy(() => import('./BoletinTold.tsx'))

/** One bulletin: all of it for those with an account, and for a visitor what it is about, and how to come by one. */
export default function BoletinPage() {
  const { id = '' } = useParams()
  const { rol } = useSession()
  const Boletin = can(rol, 'boletines:read') ? BoletinRead : BoletinTold
  return (
    <ReadingPage list={TEXTO.title}>
      <Suspense fallback={<ReadingSkeleton />}>
        <Boletin key={id} id={id} />
      </Suspense>
    </ReadingPage>
  )
}
