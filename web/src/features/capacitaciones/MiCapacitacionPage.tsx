import { lazy, Suspense } from 'react'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SkeletonList } from '../../ui/Skeleton.tsx'
import { MENSAJES_MI_CAPACITACION as TEXTO } from './mine-messages.ts'

const MiCapacitacion = lazy(() => import('./MiCapacitacion.tsx'))

/** Where the links of mails about trainings lead: a sign-up is looked at and cancelled here. */
export default function MiCapacitacionPage() {
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10 md:px-10">
      <PageHeading title={TEXTO.title}>
        <p>{TEXTO.intro}</p>
      </PageHeading>
      <div className="mt-8 max-w-text">
        <Suspense fallback={<SkeletonList count={1} className="h-72" />}>
          <MiCapacitacion />
        </Suspense>
      </div>
    </div>
  )
}
