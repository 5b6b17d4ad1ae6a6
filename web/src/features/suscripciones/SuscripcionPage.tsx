import { lazy, Suspense } from 'react'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SkeletonList } from '../../ui/Skeleton.tsx'
import { MENSAJES_SUSCRIPCION_PAGINA as TEXTO } from './messages.ts'

const Suscripcion = lazy(() => import('./Suscripcion.tsx'))

/** Where the links of mails about bulletins lead: a subscription is confirmed, changed and ended here. */
export default function SuscripcionPage() {
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10 md:px-10">
      <PageHeading title={TEXTO.title}>
        <p>{TEXTO.intro}</p>
      </PageHeading>
      <div className="mt-8 max-w-text">
        <Suspense fallback={<SkeletonList count={1} className="h-72" />}>
          <Suscripcion />
        </Suspense>
      </div>
    </div>
  )
}
