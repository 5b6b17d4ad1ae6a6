import { lazy, Suspense } from 'react'
import { CarouselSkeleton } from '../../ui/carousel/CarouselSkeleton.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import scene from '../../ui/scenes/brigada.svg'
import { MENSAJES_GALERIA as TEXTO } from './messages.ts'

const Imagenes = lazy(() => import('./Imagenes.tsx'))

/** The pictures of the centre's work, side by side. */
export default function GaleriaPage() {
  return (
    <div className="bleed-page">
      <div className="bleed-column pt-5 pb-8 md:py-10">
        <PageHeading title={TEXTO.title} scene={scene} band className="mb-8">
          <p className="md:text-lg">{TEXTO.intro}</p>
        </PageHeading>
        <Suspense fallback={<CarouselSkeleton />}>
          <Imagenes />
        </Suspense>
      </div>
    </div>
  )
}
