import { type Inicio, OLD_DAYS, type Tab } from '@naf/contract'
import { Link } from 'react-router-dom'
import { useScreenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { daysText, formatNumber, formatWeekday, today } from '../../lib/format.ts'
import { classNames } from '../../lib/text.ts'
import { countText, useInicio } from '../../parts/inicio.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { Goals, goalsOf } from '../../ui/goals.tsx'
import { PageHeading, TitledSection } from '../../ui/PageHeading.tsx'
import { LoadedOr } from '../../ui/states.tsx'

export function StaffInicio() {
  const { user } = useSession()
  return (
    <div className="w-full space-y-5 px-4 py-5 md:px-6">
      <PageHeading
        title={user ? `Hola, ${user.Nombre}` : 'Hola'}
        documentTitle="Inicio"
        actions={
          <ButtonLink to={useScreenPath('servicios')} variant="secondary">
            Solicitar una asesoría
          </ButtonLink>
        }
      >
        <p className="first-letter:uppercase">{formatWeekday(today())}</p>
      </PageHeading>
      <LoadedOr query={useInicio()} failed="No se pudo cargar lo que hay por hacer">
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

type Counted = Inicio['Pendientes']

const plural = ({ Cantidad }: Counted, one: string, many: string) => (Cantidad === 1 ? one : many)

function Work({ inicio }: { inicio: Inicio }) {
  const { Escribieron, Antiguas, SinAsignar, Mias, Pendientes, Inscripciones, Correos } = inicio
  const queue = useScreenPath('ver-asesorias')
  const inQueue = (tab: Tab) => `${queue}?estado=${tab}`
  const actions: { counted: Counted; text: string; tab: Tab; press: string }[] = [
    {
      counted: Escribieron,
      text: plural(Escribieron, 'persona te escribió', 'personas te escribieron'),
      tab: 'escribieron',
      press: 'Contestar',
    },
    {
      counted: Antiguas,
      text: `${plural(Antiguas, 'espera', 'esperan')} más de ${OLD_DAYS} días`,
      tab: 'antiguas',
      press: 'Ver las vencidas',
    },
    {
      counted: SinAsignar,
      text: plural(SinAsignar, 'nueva sin asignar', 'nuevas sin asignar'),
      tab: 'sin-asignar',
      press: 'Ver las nuevas',
    },
  ]
  /** The day begins with the first one that has somebody. */
  const main = actions.find(({ counted }) => counted.Cantidad > 0)
  return (
    <TitledSection title="Por hacer" look="text-xl" className="space-y-3">
      <ul className="grid gap-4 md:grid-cols-3">
        {actions.map(({ counted, text, tab, press }) => {
          const isLate = tab === 'antiguas' && counted.Cantidad > 0
          const variant = tab === main?.tab ? 'accent' : 'secondary'
          return (
            <li key={tab} className={classNames('card flex flex-col gap-4 p-5', isLate && 'border-danger')}>
              <p>
                <strong className={classNames('text-3xl', isLate && 'text-danger')}>
                  {countText(counted)}
                </strong>{' '}
                <span className="font-semibold">{text}</span>
              </p>
              <ButtonLink to={inQueue(tab)} variant={variant} className="mt-auto">
                {press}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
      <ul className="card flex flex-wrap divide-line max-sm:divide-y sm:divide-x">
        <Figure
          figure={countText(Mias)}
          text={plural(Mias, 'asesoría atiendes tú', 'asesorías atiendes tú')}
          to={inQueue('mias')}
        />
        <Figure
          figure={countText(Pendientes)}
          text={plural(Pendientes, 'asesoría pendiente', 'asesorías pendientes')}
          to={inQueue('pendientes')}
        />
        <Figure
          figure={countText(Inscripciones)}
          text={plural(Inscripciones, 'inscripción sin ver', 'inscripciones sin ver')}
          to={useScreenPath('ver-inscripciones')}
        />
        <Figure
          figure={countText(Correos)}
          text={`${plural(Correos, 'correo que no llegó', 'correos que no llegaron')} en 30 días`}
          to={useScreenPath('correos')}
          late={Correos.Cantidad > 0}
        />
        <Wait {...inicio.Espera} />
      </ul>
    </TitledSection>
  )
}

function Figure({ figure, text, to, late }: { figure: string; text: string; to: string; late?: boolean }) {
  return (
    <li className="card-link relative grow basis-40 px-5 py-3">
      <Link to={to} className="cover-link">
        <strong className={classNames('block text-xl', late && 'text-danger')}>{figure}</strong>{' '}
        <span className="text-sm">{text}</span>
      </Link>
    </li>
  )
}

function Wait({ Mitad, CasiTodas, Filtro }: Inicio['Espera']) {
  const report = useScreenPath('informe')
  const most = CasiTodas === 0 ? 'lo mismo' : `hasta ${daysText(CasiTodas ?? 0)}`
  const half = `espera la mitad de las personas${CasiTodas === null ? '' : `; nueve de cada diez, ${most}`}`
  return (
    <Figure
      figure={Mitad === null ? '—' : Mitad === 0 ? 'Hoy' : daysText(Mitad)}
      text={Mitad === null ? 'No se sabe cuánto se espera' : half}
      to={`${report}?${new URLSearchParams(Filtro)}`}
    />
  )
}

function Semester({ semester }: { semester: Inicio['Semestre'] }) {
  const report = `${useScreenPath('informe')}?${new URLSearchParams(semester.Filtro)}`
  const { Recibidas } = semester
  return (
    <section aria-labelledby="semestre" className="space-y-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="semestre" className="text-xl">
            Este semestre
          </h2>
          <p className="text-ink-soft">
            {Recibidas === 1 ? '1 solicitud recibida.' : `${formatNumber(Recibidas)} solicitudes recibidas.`}
          </p>
        </div>
        <ButtonLink to={report} variant="secondary">
          Ver el informe
        </ButtonLink>
      </div>
      <Goals label="Este semestre" goals={goalsOf(semester)} to={report} />
    </section>
  )
}
