import { api, type Libro, searchWords } from '@naf/contract'
import { usePublished } from '../../api/lists.ts'
import { PdfLink } from '../../ui/pdf.tsx'
import { Skeleton } from '../../ui/states.tsx'

/** The words of a title or a service that say what it is about, in the singular. */
const wordsOf = (text: string): string[] =>
  searchWords(text)
    .filter((word) => !['de', 'otros'].includes(word))
    .map((word) => word.replace(/(es|s)$/, ''))

/** Many words of the service count, then its first ones, then those that stand early in the title. */
const rank = (wanted: readonly string[], title: readonly string[]): number =>
  wanted.reduce((sum, word, at) => {
    const place = title.indexOf(word)
    return place < 0 ? sum : sum + 100 / (at + 1) - place
  }, 0)

/** The book that is most about a service, by its title; undefined if none is. */
const guideFor = (servicio: string, libros: readonly Libro[]): Libro | undefined =>
  libros
    .map((libro) => ({ libro, value: rank(wordsOf(servicio), wordsOf(libro.Titulo)) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)[0]?.libro

/** What the library has on a service; nothing if it has nothing, or does not answer. */
export default function AsesoriaGuide({ servicio }: { servicio: string }) {
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
            <PdfLink text={guide.Titulo} pdf={guide} />
          </div>
        </>
      ) : (
        <Skeleton className="h-25" />
      )}
    </div>
  )
}
