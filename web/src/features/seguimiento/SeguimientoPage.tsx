import { lazy, Suspense } from 'react'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SkeletonList } from '../../ui/Skeleton.tsx'
import { MENSAJES_SEGUIMIENTO_PAGINA as TEXTO } from './messages.ts'

const Seguimiento = lazy(() => import('./Seguimiento.tsx'))

/** Where who asked for advice learns what became of it, with an account or without. */
export default function SeguimientoPage() {
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10 md:px-10">
      <PageHeading title={TEXTO.title}>
        <p>{TEXTO.intro}</p>
      </PageHeading>
      <div className="mt-8 max-w-3xl">
        <Suspense fallback={<SkeletonList count={1} className="h-96" />}>
          <Seguimiento />
        </Suspense>
      </div>
    </div>
  )
}
