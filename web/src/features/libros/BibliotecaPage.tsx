import { lazy, Suspense } from 'react'
import { CatalogueSkeleton } from '../../ui/catalogue/skeletons.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import scene from '../../ui/scenes/rimpe.svg'
import { MENSAJES_BIBLIOTECA as TEXTO } from './messages.ts'

const Libros = lazy(() => import('./Libros.tsx'))

/** Every book, for everybody. */
export default function BibliotecaPage() {
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10 md:px-10">
      <PageHeading title={TEXTO.title} scene={scene} className="mb-8">
        <p className="md:text-lg">{TEXTO.intro}</p>
      </PageHeading>
      <Suspense fallback={<CatalogueSkeleton choices={3} shelves />}>
        <Libros />
      </Suspense>
    </div>
  )
}
