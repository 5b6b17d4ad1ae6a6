import { type Boletin, type Libro, longDay, type Picture } from '@naf/contract'
import { FileText } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { formatBytes, today } from '../lib/format.ts'
import { classNames } from '../lib/text.ts'
import { Badge } from '../ui/badges.tsx'
import { RemoteImage } from '../ui/images.tsx'
import { NewTabLink } from '../ui/links.tsx'

export type Publication = Boletin & Partial<Pick<Libro, 'Autor' | 'Tipo'>>

const NEW_DAYS = 14
const DAY_MS = 86_400_000

/** @returns whether a day `YYYY-MM-DD` is one of the last 14, today included */
export const isNew = (published: string): boolean => {
  const age = (Date.parse(today()) - Date.parse(published)) / DAY_MS
  return age >= 0 && age < NEW_DAYS
}

export function PublishedDay({ day }: { day: string }) {
  return (
    <time dateTime={day} className="inline-block normal-nums">
      {longDay(day)}
    </time>
  )
}

/** The top of a PDF's first page. Its title stands beside it, so screen readers skip it. */
export function Thumbnail({ picture, className }: { picture: Picture; className?: string }) {
  const look = classNames('rounded-sm border border-line bg-mist', className)
  return (
    <RemoteImage
      picture={picture}
      alt=""
      fallback={
        <span className={classNames('flex items-center justify-center', look)}>
          <FileText aria-hidden="true" className="size-8 text-ink-soft" />
        </span>
      }
      className={classNames('object-cover object-top', look)}
    />
  )
}

/** A row of the library or the bulletins. The links in its description are on its page. */
export function PublicationCard({ item, to }: { item: Publication; to: string }) {
  const heading = useId()
  const { Titulo, Autor, Tipo, Tema, FechaPublicacion, Descripcion, RutaPdf, Bytes } = item
  const day = <PublishedDay day={FechaPublicacion} />
  // The preview of a new record has no file yet.
  const size = Bytes > 0 && formatBytes(Bytes)
  return (
    <article aria-labelledby={heading} className="@container border-t border-line pt-2.5 pb-1.5">
      <div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3.5 sm:grid-cols-[6rem_minmax(0,1fr)] @max-[15rem]:grid-cols-1">
        <div>
          <h2 id={heading} className="text-base leading-[1.35rem]">
            <Link to={to} className="text-inherit no-underline hover:underline">
              {Titulo}
            </Link>
          </h2>
          <p className="mt-1 flex items-center gap-x-1.5 text-xs leading-5 text-ink-soft">
            {isNew(FechaPublicacion) && <Badge>Nuevo</Badge>}
            {Autor ? (
              <>
                <span className="truncate">{Autor}</span> {size && <span className="shrink-0">· {size}</span>}
              </>
            ) : (
              day
            )}
          </p>
          <p className="text-xs leading-5 text-ink-soft">
            {Autor ? (
              <>
                {day} · <span className="inline-block">{Tipo}</span>
              </>
            ) : (
              [Tema, size].filter(Boolean).join(' · ')
            )}
          </p>
          <p
            className={classNames(
              'mt-0.5 text-sm leading-[1.35rem] sm:line-clamp-3',
              Autor ? 'line-clamp-1' : 'line-clamp-2',
            )}
          >
            {Descripcion}
          </p>
        </div>
        {/* On the left, where it gives the row its height whatever the title; at text of twice the size, below. */}
        <NewTabLink
          href={RutaPdf}
          className="grid justify-items-center self-start font-semibold text-brand text-sm leading-11 order-first @max-[15rem]:order-none @max-[15rem]:justify-items-start"
        >
          <Thumbnail picture={item.Portada} className="h-20 w-16 sm:h-30 sm:w-24 @max-[15rem]:hidden" />
          <span className="underline underline-offset-4">
            Ver PDF
            <span className="sr-only"> {Titulo}</span>
          </span>
        </NewTabLink>
      </div>
    </article>
  )
}
