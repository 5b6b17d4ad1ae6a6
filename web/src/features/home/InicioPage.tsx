import { can } from '@naf/contract'
import { lazy } from 'react'
import { screenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { ConsentModal, useConsent } from '../../parts/consent.tsx'
import { LatestRequest } from '../../parts/LatestRequest.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { MENSAJES_UI } from '../../ui/messages.ts'
import { Part } from '../../ui/Part.tsx'
import { Scene } from '../../ui/Scene.tsx'
import planificacion from '../../ui/scenes/planificacion.svg'
import { useScreenTitle } from '../../ui/useScreenTitle.ts'
import { MENSAJES_INICIO as INICIO } from './inicio-messages.ts'
import { MENSAJES_HOME as TEXTO } from './messages.ts'
import { Steps } from './Steps.tsx'
import { Topics } from './Topics.tsx'

const NewBulletin = lazy(() => import('../../parts/NewBulletin.tsx'))

const StaffInicio = lazy(() => import('./StaffInicio.tsx'))

/** The first page of a dashboard: the team's work, or what a taxpayer comes for. */
export function InicioPage() {
  const { rol } = useSession()
  const consent = useConsent()
  return (
    <>
      {can(rol, 'informe:read') ? <StaffInicio /> : <OwnInicio />}
      <ConsentModal consent={consent} />
    </>
  )
}

/** A greeting, the way to a request, what became of the last, and how it goes on from there. */
function OwnInicio() {
  const { rol, user } = useSession()
  const heading = useScreenTitle(INICIO.documentTitle)
  return (
    <>
      <section className="on-band relative overflow-hidden bg-band px-5 py-8 text-on-band md:px-10 md:py-10">
        <Scene
          src={planificacion}
          shape="4/3"
          className="absolute inset-y-0 right-0 h-full w-auto object-cover max-lg:hidden"
        />
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {user ? INICIO.greeting(user.Nombre) : INICIO.greetingUnnamed}
        </h1>
        <p className="mt-3 max-w-text text-on-band-soft">{INICIO.dashboardLead}</p>
        <ButtonLink to={screenPath(rol, 'servicios')} variant="accent" className="mt-6 w-full sm:w-auto">
          {MENSAJES_UI.requestAsesoria}
        </ButtonLink>
      </section>
      <div className="flex max-w-page flex-col gap-14 px-5 py-10 md:px-10">
        <LatestRequest />
        <Part optional>
          <NewBulletin />
        </Part>
        <Steps />
        <Topics />
        <section aria-labelledby="gratis" className="card max-w-text p-6">
          <h2 id="gratis" className="text-lg">
            {TEXTO.freeTitle}
          </h2>
          <p className="mt-2 text-ink-soft">{TEXTO.free}</p>
        </section>
      </div>
    </>
  )
}
