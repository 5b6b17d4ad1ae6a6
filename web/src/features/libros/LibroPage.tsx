import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { ReadingPage } from '../../ui/catalogue/ReadingPage.tsx'
import { ReadingSkeleton } from '../../ui/catalogue/ReadingSkeleton.tsx'
import { MENSAJES_BIBLIOTECA as TEXTO } from './messages.ts'

const LibroRead = lazy(() => import('./LibroRead.tsx'))

/** One book, for everybody. */
export default function LibroPage() {
  const { id = '' } = useParams()
  return (
    <ReadingPage list={TEXTO.title}>
      <Suspense fallback={<ReadingSkeleton />}>
        <LibroRead key={id} id={id} />
      </Suspense>
    </ReadingPage>
  )
}
