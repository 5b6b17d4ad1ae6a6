import { can, type OwnAsesoria } from '@naf/contract'
import { useScreenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import { MENSAJES_SOLICITUD } from '../../ui/tracking/messages.ts'
import { StateLine } from '../../ui/tracking/StateLine.tsx'
import { Track } from '../../ui/tracking/Track.tsx'
import { MENSAJES_PROPIAS as TEXTO } from './messages.ts'
import { useOwnRequests } from './own-requests.ts'

/** The one that waits for the person, else the newest that is not closed, else the newest. */
const mostUrgent = (requests: readonly OwnAsesoria[]): OwnAsesoria | undefined =>
  requests.find(({ Estado }) => Estado === 'esperando_respuesta') ??
  requests.find(({ Estado }) => Estado !== 'realizada') ??
  requests[0]

/** What became of the last request, and the way to all of them. The team's own first page has it only where there is one. */
export default function LatestRequest() {
  const query = useOwnRequests()
  const { rol } = useSession()
  const requests = query.data?.pages.flatMap(({ rows }) => rows)
  if (can(rol, 'asesorias:manage') && !requests?.length) return null
  return (
    <section aria-labelledby="mis-asesorias" className="card max-w-3xl space-y-5 p-6">
      <h2 id="mis-asesorias" className="text-lg">
        {TEXTO.title}
      </h2>
      <LoadedOr query={query} failed={TEXTO.failed} place="h-56">
        {() => <Latest requests={requests ?? []} hasMore={query.hasNextPage} />}
      </LoadedOr>
    </section>
  )
}

function Latest({ requests, hasMore }: { requests: readonly OwnAsesoria[]; hasMore: boolean }) {
  const path = useScreenPath('asesorias')
  const request = mostUrgent(requests)
  if (!request) return <p className="text-ink-soft">{`${TEXTO.empty} ${TEXTO.emptyNext}`}</p>
  return (
    <>
      <h3 className="text-base">{MENSAJES_SOLICITUD.numbered(request.TipoServicio, request.Numero)}</h3>
      <Track request={request} />
      <StateLine request={request} />
      <ButtonLink to={path} variant="secondary">
        {TEXTO.seeAll(requests.length, hasMore)}
      </ButtonLink>
    </>
  )
}
