import { can } from '@naf/contract'
import { lazy, Suspense } from 'react'
import { useSession } from '../../auth/session.ts'
import { CatalogueSkeleton } from '../../ui/catalogue/skeletons.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { MembersOnly } from './MembersOnly.tsx'
import { MENSAJES_BOLETINES as TEXTO } from './messages.ts'

const Boletines = lazy(() => import('./Boletines.tsx'))

/** The bulletins, for those with an account; a visitor is told how to come by one, and nothing is asked of the API. */
export default function BoletinesPage() {
  const { rol, user } = useSession()
  const mayRead = can(rol, 'boletines:read')
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10 md:px-10">
      <PageHeading title={TEXTO.title} className="mb-8">
        <p className="md:text-lg">{mayRead ? TEXTO.greeting(user?.Nombre) : TEXTO.visitorIntro}</p>
      </PageHeading>
      {mayRead ? (
        <Suspense fallback={<CatalogueSkeleton choices={2} />}>
          <Boletines />
        </Suspense>
      ) : (
        <MembersOnly />
      )}
    </div>
  )
}
