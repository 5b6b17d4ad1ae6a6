import { api } from '@naf/contract'
import { Link } from 'react-router-dom'
import { usePublished } from '../../api/lists.ts'
import { useScreenPath } from '../../auth/paths.ts'
import { isNew, PublishedDay, Thumbnail } from '../../parts/PublicationCard.tsx'
import { Badge } from '../../ui/badges.tsx'

export function NewBulletin() {
  const { data } = usePublished(api.boletines.list)
  const path = useScreenPath('boletines')
  const newest = data?.find(({ FechaPublicacion }) => isNew(FechaPublicacion))
  if (!newest) return null
  return (
    <section aria-labelledby="nuevo-boletin" className="@container card max-w-3xl p-4">
      <Thumbnail picture={newest.Portada} className="float-left mr-3.5 h-20 w-16 @max-[15rem]:hidden" />
      <div className="overflow-hidden">
        <Badge>Nuevo boletín</Badge>
        <h2 id="nuevo-boletin" className="mt-1 text-base leading-[1.35rem]">
          {newest.Titulo}
        </h2>
        <p className="text-ink-soft text-xs">
          <PublishedDay day={newest.FechaPublicacion} />
        </p>
        <p className="line-clamp-1 text-sm">{newest.Descripcion}</p>
        <Link to={`${path}/${newest.Id}`} className="link inline-flex min-h-11 items-center font-semibold">
          Leer el boletín
        </Link>
      </div>
    </section>
  )
}
