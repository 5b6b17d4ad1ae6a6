import { can } from '@naf/contract'
import { useScreenPath } from '../auth/paths.ts'
import { useSession } from '../auth/session.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { LoadedOr } from '../ui/states.tsx'
import { mostUrgent, RequestName, StateLine, Track } from './track.tsx'
import { useOwnRequests } from './tracking-api.ts'

/** What became of the last request, and the way to all of them. The team's own first page has it only where there is one. */
export function LatestRequest() {
  const query = useOwnRequests()
  const { rol } = useSession()
  const path = useScreenPath('asesorias')
  const requests = query.data?.pages.flatMap(({ rows }) => rows) ?? []
  const request = mostUrgent(requests)
  if (can(rol, 'asesorias:manage') && !request) return null
  return (
    <section aria-labelledby="mis-asesorias" className="card max-w-3xl space-y-4 p-4 sm:p-6">
      <h2 id="mis-asesorias" className="text-lg">
        Mis asesorías
      </h2>
      <LoadedOr query={query} failed="No pudimos mostrar tus asesorías" place="h-56">
        {() =>
          request ? (
            <>
              <h3 className="text-base">
                <RequestName request={request} />
              </h3>
              <Track request={request} />
              <StateLine request={request} />
              <ButtonLink to={path} variant="secondary">
                {linkText(requests.length, query.hasNextPage)}
              </ButtonLink>
            </>
          ) : (
            <p className="text-ink-soft">
              Todavía no has pedido una asesoría. Cuando pidas una, aquí verás en qué va.
            </p>
          )
        }
      </LoadedOr>
    </section>
  )
}

const linkText = (count: number, hasMore: boolean) => {
  if (hasMore) return 'Ver mis asesorías'
  return count === 1 ? 'Ver mi asesoría' : `Ver mis ${count} asesorías`
}
