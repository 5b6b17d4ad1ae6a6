import { api, type Libro, searchWords } from '@naf/contract'
import { usePublished } from '../../api/lists.ts'
import { PdfLink } from '../../ui/pdf.tsx'
import { Skeleton } from '../../ui/states.tsx'

const wordsOf = (text: string): string[] => searchWords(text).map((word) => word.replace(/(es|s)$/, ''))

/** The book whose title has the most words of a service; undefined if none has one. */
const guideFor = (servicio: string, libros: readonly Libro[]): Libro | undefined => {
  const wanted = wordsOf(servicio).filter((word) => !['de', 'otro'].includes(word))
  const hits = ({ Titulo }: Libro) => wordsOf(Titulo).filter((word) => wanted.includes(word)).length
  return libros.filter((libro) => hits(libro) > 0).sort((a, b) => hits(b) - hits(a))[0]
}

/** What the library has on a service; nothing if it has nothing, or does not answer. */
export function AsesoriaGuide({ servicio }: { servicio: string }) {
  const { data = [], isPending } = usePublished(api.libros.list)
  const guide = guideFor(servicio, data)
  // Its place is kept while the books load: what stands below may have the focus already.
  if (!isPending && !guide) return null
  return (
    <div className="receipt-part print:hidden">
      {guide ? (
        <>
          <h3 className="mb-2 text-base">Mientras tanto, puedes leer</h3>
          <div className="flex items-center gap-3.5">
            <img
              src={guide.Portada.Ruta}
              alt=""
              width={56}
              height={72}
              loading="lazy"
              className="h-18 w-14 rounded-sm border border-line object-cover object-top"
            />
            <span className="min-w-0">
              <PdfLink text={guide.Titulo} pdf={guide} />
            </span>
          </div>
        </>
      ) : (
        <Skeleton className="h-25" />
      )}
    </div>
  )
}
