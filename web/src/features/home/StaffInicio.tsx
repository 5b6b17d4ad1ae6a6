import type { Inicio, Tab } from '@naf/contract'
import { useScreenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { formatWeekday, today } from '../../lib/format.ts'
import { Goals } from '../../session/work/Goals.tsx'
import { goalsOf } from '../../session/work/goals.ts'
import { useInicio } from '../../session/work/useInicio.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import { MENSAJES_UI } from '../../ui/messages.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { MENSAJES_INICIO } from './inicio-messages.ts'
import { MENSAJES_EQUIPO as TEXTO } from './staff-messages.ts'
import { WaitingCard } from './WaitingCard.tsx'

/** The team's first screen: what waits, how long people wait, and how far the semester is; each leads to what it counts. */
export default function StaffInicio() {
  const { user } = useSession()
  const query = useInicio()
  return (
    <div className="w-full space-y-8 px-4 py-8 md:px-6">
      <PageHeading
        title={user ? MENSAJES_INICIO.greeting(user.Nombre) : MENSAJES_INICIO.greetingUnnamed}
        documentTitle={MENSAJES_INICIO.documentTitle}
        actions={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={useScreenPath('ver-asesorias')}>{TEXTO.openQueue}</ButtonLink>
            <ButtonLink to={useScreenPath('servicios')} variant="secondary">
              {MENSAJES_UI.requestAsesoria}
            </ButtonLink>
          </div>
        }
      >
        <p className="first-letter:uppercase">{formatWeekday(today())}</p>
      </PageHeading>
      <LoadedOr query={query} failed={TEXTO.failed}>
        {(inicio) => (
          <>
            <ErrorBoundary section>
              <Work inicio={inicio} />
            </ErrorBoundary>
            <ErrorBoundary section>
              <Semester semester={inicio.Semestre} />
            </ErrorBoundary>
          </>
        )}
      </LoadedOr>
    </div>
  )
}

function Work({ inicio }: { inicio: Inicio }) {
  const { Antiguas, Pendientes, SinAsignar, Mias, Inscripciones, Correos, Espera } = inicio
  const queue = useScreenPath('ver-asesorias')
  const enrolments = useScreenPath('ver-inscripciones')
  const mails = useScreenPath('correos')
  const report = useScreenPath('informe')
  const inQueue = (tab: Tab) => `${queue}?estado=${tab}`
  return (
    <section aria-labelledby="trabajo" className="space-y-4">
      <h2 id="trabajo" className="text-xl">
        {TEXTO.work}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <WaitingCard counted={Antiguas} texts={TEXTO.old} to={inQueue('antiguas')} urgent />
        <WaitingCard counted={Pendientes} texts={TEXTO.pending} to={inQueue('pendientes')} />
        <WaitingCard counted={SinAsignar} texts={TEXTO.unassigned} to={inQueue('sin-asignar')} />
        <WaitingCard counted={Mias} texts={TEXTO.mine} to={inQueue('mias')} />
        <WaitingCard counted={Inscripciones} texts={TEXTO.enrolments} to={enrolments} />
        <WaitingCard counted={Correos} texts={TEXTO.mails} to={mails} urgent />
        <WaitingCard
          figure={Espera.Mitad === null ? '—' : TEXTO.days(Espera.Mitad)}
          texts={TEXTO.wait(Espera.CasiTodas)}
          to={`${report}?${new URLSearchParams(Espera.Filtro)}`}
        />
      </ul>
    </section>
  )
}

function Semester({ semester }: { semester: Inicio['Semestre'] }) {
  const report = `${useScreenPath('informe')}?${new URLSearchParams(semester.Filtro)}`
  return (
    <section aria-labelledby="semestre" className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="semestre" className="text-xl">
            {TEXTO.semester}
          </h2>
          <p className="text-ink-soft">{TEXTO.received(semester.Recibidas)}</p>
        </div>
        <ButtonLink to={report} variant="secondary">
          {TEXTO.openReport}
        </ButtonLink>
      </div>
      <Goals label={TEXTO.semester} goals={goalsOf(semester)} to={report} />
    </section>
  )
}
