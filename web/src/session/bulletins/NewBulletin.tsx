import { api, can } from '@naf/contract'
import { useScreenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { formatPlainDate } from '../../lib/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { isNew } from '../../ui/catalogue/is-new.ts'
import { usePublished } from '../../ui/catalogue/published.ts'
import { LinkedText } from '../../ui/LinkedText.tsx'
import { MENSAJES_NUEVO_BOLETIN as TEXTO } from './messages.ts'

/** The newest bulletin, for two weeks, before those who read them; who writes them knows. Where there is none, nothing. */
export default function NewBulletin() {
  const { rol } = useSession()
  return can(rol, 'boletines:manage') ? null : <Newest />
}

function Newest() {
  const { data } = usePublished(api.boletines.list)
  const path = useScreenPath('boletines')
  const newest = data?.find(({ FechaPublicacion }) => isNew(FechaPublicacion))
  if (!newest) return null
  return (
    <section aria-labelledby="nuevo-boletin" className="card max-w-3xl p-6">
      <Badge look="waiting">{TEXTO.title}</Badge>
      <h2 id="nuevo-boletin" className="mt-2 text-lg">
        {newest.Titulo}
      </h2>
      <p className="mt-1 text-ink-soft text-sm">{formatPlainDate(newest.FechaPublicacion)}</p>
      <p className="mt-2 max-w-text whitespace-pre-line">
        <LinkedText text={newest.Descripcion} />
      </p>
      <ButtonLink to={`${path}/${newest.Id}`} variant="secondary" className="mt-4">
        {TEXTO.read}
      </ButtonLink>
    </section>
  )
}
