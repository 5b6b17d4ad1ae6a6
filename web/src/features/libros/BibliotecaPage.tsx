import { lazy, Suspense } from 'react'
import { useSession } from '../../auth/session.ts'
import { CatalogueSkeleton } from '../../ui/catalogue/skeletons.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import scene from '../../ui/scenes/rimpe.svg'
import { Subscribe } from '../../ui/subscription/Subscribe.tsx'
import { MENSAJES_BIBLIOTECA as TEXTO } from './messages.ts'

const Libros = lazy(() => import('./Libros.tsx'))

/** Every book, for everybody; visitors are offered mails about the bulletins below them. */
export default function BibliotecaPage() {
  const { uid } = useSession()
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10 md:px-10">
      <PageHeading title={TEXTO.title} scene={scene} band className="mb-8">
        <p className="md:text-lg">{TEXTO.intro}</p>
      </PageHeading>
      <Suspense fallback={<CatalogueSkeleton choices={3} shelves />}>
        <Libros />
      </Suspense>
      {uid === null && <Subscribe className="card mt-10 p-5 sm:p-8" />}
    </div>
  )
}
