import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { errorText } from '../api/client.ts'
import { type ListEndpoint, useList } from '../api/lists.ts'
import { classNames } from '../lib/text.ts'
import type { RecordQuery } from '../manage/FoundRecord.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Badge, ESTADO_NAMES } from '../ui/badges.tsx'
import { NewTabLink } from '../ui/links.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { downloadText } from '../ui/pdf.tsx'
import { NO_CONNECTION, RetryButton, SkeletonList, StateMessage } from '../ui/states.tsx'
import { LinkedText } from '../ui/text.tsx'
import { isNew, type Publication, PublishedDay, Thumbnail } from './PublicationCard.tsx'

type ReadingTexts = Record<'list' | 'missing' | 'failed' | 'others', string>

/** A book or bulletin of the address. Staff reads those that are not published, too. */
export function PublicationPage<Item extends Publication>(props: {
  list: ListEndpoint<Item>
  texts: ReadingTexts
}) {
  const { id } = useParams()
  const { data, ...query } = useList(props.list)
  const found = data?.find(({ Id }) => Id === id)
  const isGone = data && !found && !query.isFetching && !query.isError
  return (
    <ReadingPage query={{ ...query, data: isGone ? null : found }} texts={props.texts}>
      {(shown) => (
        <Reading item={shown} cover={<Thumbnail picture={shown.Portada} className="aspect-square w-full" />}>
          <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <NewTabLink href={shown.RutaPdf} className="btn btn-primary">
              Leer el PDF
              <ExternalLink aria-hidden="true" className="size-4" />
            </NewTabLink>
            <span className="text-ink-soft">{downloadText(shown.Paginas, shown.Bytes)}</span>
          </p>
        </Reading>
      )}
    </ReadingPage>
  )
}

interface ReadingPageProps<Item> {
  query: RecordQuery<Item>
  texts: ReadingTexts
  children: (item: Item) => ReactNode
}

export function ReadingPage<Item>({ query, texts, children }: ReadingPageProps<Item>) {
  const { data: item, isError, error } = query
  return (
    <div className="@container mx-auto w-full max-w-page px-[min(1.25rem,6vw)] pt-3 pb-8 md:px-10 md:py-10">
      <p className="mb-4">
        <Link to=".." relative="path" className="link inline-flex min-h-11 items-center">
          {texts.list}
        </Link>
      </p>
      {item != null && children(item)}
      {item === undefined && !isError && <SkeletonList count={3} className="h-32" />}
      {item === undefined && isError && (
        <>
          <PageHeading title={texts.failed} className="mb-6" />
          <StateMessage
            kind="failed"
            title={errorText(error, NO_CONNECTION)}
            action={<RetryButton query={query} />}
          />
        </>
      )}
      {item === null && (
        <>
          <PageHeading title={texts.missing} className="mb-6" />
          <StateMessage
            kind="empty"
            title="Puede que ya no esté publicado, o que la dirección esté incompleta."
            action={
              <ButtonLink to=".." relative="path" variant="secondary">
                {texts.others}
              </ButtonLink>
            }
          />
        </>
      )}
    </div>
  )
}

interface ReadingProps {
  item: Pick<Publication, 'Titulo' | 'Tema' | 'FechaPublicacion' | 'Descripcion'> &
    Partial<Pick<Publication, 'Autor' | 'Tipo' | 'Estado'>>
  cover?: ReactNode
  children: ReactNode
}

export function Reading({ item, cover, children }: ReadingProps) {
  const { Titulo, Tema, FechaPublicacion, Descripcion, Autor, Tipo, Estado = 'publicado' } = item
  return (
    <article
      className={classNames('grid gap-x-10 gap-y-6', cover !== undefined && '@min-[40rem]:grid-cols-2')}
    >
      <div className="max-w-text">
        <p className="mb-1.5 flex flex-wrap gap-1.5">
          {isNew(FechaPublicacion) && <Badge>Nuevo</Badge>}
          {Tipo && <Badge look={Tipo === 'No Contable' ? 'warm' : 'good'}>{Tipo}</Badge>}
          {Tema && <Badge>{Tema}</Badge>}
        </p>
        <PageHeading title={Titulo}>
          {Autor && <p className="text-ink">{Autor}</p>}
          <p>
            Publicado el <PublishedDay day={FechaPublicacion} />
          </p>
        </PageHeading>
        {Estado !== 'publicado' && (
          <p className="mt-4 rounded-md bg-accent-soft px-4 py-2">
            Vista previa para el equipo: está en estado «{ESTADO_NAMES[Estado]}» y sus lectores no la ven.
          </p>
        )}
        <p className="mt-5 max-w-text whitespace-pre-line wrap-break-word">
          <LinkedText text={Descripcion} />
        </p>
        {children}
      </div>
      {cover && <div className="self-start">{cover}</div>}
    </article>
  )
}
