import { lazy, Suspense } from 'react'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SkeletonList } from '../../ui/Skeleton.tsx'
import { MENSAJES_CAPACITACIONES as TEXTO } from './messages.ts'

const Capacitaciones = lazy(() => import('./Capacitaciones.tsx'))

/** What the centre teaches, for everybody: what comes, and what has been. */
export default function CapacitacionesPage() {
  return (
    <div className="mx-auto w-full max-w-page space-y-8 px-5 py-10 md:px-10">
      <PageHeading title={TEXTO.title}>
        <p className="md:text-lg">{TEXTO.intro}</p>
      </PageHeading>
      <Suspense fallback={<SkeletonList count={2} className="h-56" />}>
        <Capacitaciones />
      </Suspense>
    </div>
  )
}
