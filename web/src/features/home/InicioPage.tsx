import { can } from '@naf/contract'
import { useScreenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { ConsentDialog, useConsent } from '../../parts/consent.tsx'
import { mostUrgent, RequestName, StateLine, Track } from '../../parts/track.tsx'
import { useOwnRequests } from '../../parts/tracking-api.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { useScreenTitle } from '../../ui/hooks.ts'
import { Scene } from '../../ui/images.tsx'
import { TitledSection } from '../../ui/PageHeading.tsx'
import planificacion from '../../ui/scenes/planificacion.svg'
import { LoadedOr } from '../../ui/states.tsx'
import { NewBulletin } from './NewBulletin.tsx'
import { NextDate } from './NextDate.tsx'
import { StaffInicio } from './StaffInicio.tsx'

export default function InicioPage() {
  const { rol } = useSession()
  const consent = useConsent()
  return (
    <>
      {can(rol, 'informe:read') ? <StaffInicio /> : <OwnInicio />}
      {consent.missing && <ConsentDialog onAccepted={consent.accept} />}
    </>
  )
}

function OwnInicio() {
  const { user } = useSession()
  const heading = useScreenTitle('Inicio')
  return (
    <>
      <section className="on-band relative overflow-hidden bg-band px-5 py-5 text-on-band md:px-10 md:py-8">
        <Scene
          src={planificacion}
          shape="4/3"
          className="absolute inset-y-0 right-0 h-full w-auto object-cover max-lg:hidden"
        />
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {user ? `Hola, ${user.Nombre}` : 'Hola'}
        </h1>
        <ButtonLink to={useScreenPath('servicios')} variant="accent" className="mt-4 w-full sm:w-auto">
          Solicitar una asesoría
        </ButtonLink>
        <p className="mt-2 max-w-text text-sm text-on-band-soft">
          Pide una asesoría cuando la necesites: tus datos ya estarán en el formulario.
        </p>
      </section>
      <div className="flex max-w-page flex-col gap-4 px-5 py-5 md:px-10 md:py-8">
        <ErrorBoundary optional>
          <NextDate />
        </ErrorBoundary>
        <LatestRequest />
        <ErrorBoundary optional>
          <NewBulletin />
        </ErrorBoundary>
      </div>
    </>
  )
}

function LatestRequest() {
  const query = useOwnRequests()
  const path = useScreenPath('asesorias')
  const requests = query.data ?? []
  const request = mostUrgent(requests)
  return (
    <TitledSection title="Mis asesorías" className="card max-w-3xl space-y-4 p-4 sm:p-6">
      <LoadedOr query={query} failed="No pudimos mostrar tus asesorías" place="h-56">
        {() =>
          request ? (
            <>
              <h3 className="text-base">
                <RequestName request={request} />
              </h3>
              <Track request={request} />
              <StateLine request={request} />
              <div className="flex flex-wrap gap-3">
                {request.Estado === 'esperando_respuesta' && <ButtonLink to={path}>Responder</ButtonLink>}
                <ButtonLink to={path} variant="secondary">
                  {linkText(requests.length, query.hasNextPage)}
                </ButtonLink>
              </div>
            </>
          ) : (
            <p className="text-ink-soft">
              Todavía no has pedido una asesoría. Cuando pidas una, aquí verás en qué va.
            </p>
          )
        }
      </LoadedOr>
    </TitledSection>
  )
}

const linkText = (count: number, hasMore: boolean) => {
  if (hasMore) return 'Ver mis asesorías'
  return count === 1 ? 'Ver mi asesoría' : `Ver mis ${count} asesorías`
}
