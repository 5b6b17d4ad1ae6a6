import { api, type Capacitacion, longDay } from '@naf/contract'
import { MapPin, Video } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePublished } from '../../api/lists.ts'
import { formatMonth, formatWeekday, today } from '../../lib/format.ts'
import { PublicList } from '../../parts/PublicList.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Badge } from '../../ui/badges.tsx'
import { useHydrated } from '../../ui/hooks.ts'
import { Scene } from '../../ui/images.tsx'
import { PageHeading, TitledSection } from '../../ui/PageHeading.tsx'
import diploma from '../../ui/scenes/detalle-diploma.svg'
import planning from '../../ui/scenes/planificacion.svg'
import { SkeletonList } from '../../ui/states.tsx'
import { FoldSummary, Of } from '../../ui/text.tsx'
import { hasBegun, hoursOf, isOver, placeOf, startOf, useSeats } from './training.tsx'

// Its form is the heaviest part of the portal, and the list does without.
const SignUp = lazy(() => import('./SignUp.tsx'))

/** With the picture of the next one, the largest thing on a phone's screen: prerendered, it waits for no list. */
const TRAININGS_PLACE = (
  <Upcoming>
    <NextCard>
      <SkeletonList count={1} className="h-72" />
    </NextCard>
  </Upcoming>
)
const SIGN_UP_PLACE = <SkeletonList count={2} className="h-56" />

/** What the centre teaches: what comes, and what has been; with `?id=` one training and its sign-up. */
export default function CapacitacionesPage() {
  const [params] = useSearchParams()
  const query = usePublished(api.capacitaciones.list)
  // A prerendered page has no query.
  const id = useHydrated() ? params.get('id') : null
  const isOne = id !== null && query.data !== undefined && query.data.length > 0
  return (
    <div className="mx-auto w-full max-w-page px-[min(1.25rem,6vw)] pt-5 pb-8 md:px-10 md:py-10">
      {!isOne && (
        <PageHeading title="Capacitaciones">
          <p>
            Charlas y talleres gratuitos del NAF sobre impuestos y contabilidad, en el campus o en línea.
            Inscríbete y al asistir recibes un certificado.
          </p>
        </PageHeading>
      )}
      <div className={isOne ? undefined : 'mt-6'}>
        <PublicList
          query={query}
          loading={id === null ? TRAININGS_PLACE : SIGN_UP_PLACE}
          empty={{
            title: 'No hay capacitaciones programadas por ahora.',
            next: 'Vuelve a visitar esta página: aquí anunciamos las próximas.',
            scene: diploma,
          }}
          failed="No se pudieron cargar las capacitaciones."
        >
          {(all) =>
            id === null ? (
              <Trainings all={all} />
            ) : (
              <Suspense fallback={SIGN_UP_PLACE}>
                <SignUp key={id} id={id} all={all} />
              </Suspense>
            )
          }
        </PublicList>
      </div>
    </div>
  )
}

function Trainings({ all }: { all: readonly Capacitacion[] }) {
  const inOrder = [...all].sort((a, b) => startOf(a).localeCompare(startOf(b)))
  const [next, ...later] = inOrder.filter((one) => !isOver(one))
  const past = inOrder.filter(isOver).reverse()
  return (
    <>
      <Upcoming>
        {next ? (
          <NextTraining training={next} />
        ) : (
          <p>
            No hay ninguna programada por ahora. Vuelve a visitar esta página: aquí anunciamos las próximas.
          </p>
        )}
        <ul className="grid gap-3 empty:hidden md:grid-cols-2">
          {later.map((training) => (
            <li key={training.Id}>
              <LaterTraining training={training} />
            </li>
          ))}
        </ul>
      </Upcoming>
      {past.length > 0 && <Past trainings={past} />}
    </>
  )
}

function Upcoming({ children }: { children: ReactNode }) {
  return (
    <TitledSection title="Próximas capacitaciones" look="text-xl" className="space-y-3">
      {children}
    </TitledSection>
  )
}

function NextCard({ children }: { children: ReactNode }) {
  return (
    <article className="card overflow-hidden md:grid md:grid-cols-2">
      <Scene
        first
        src={planning}
        shape="3/2"
        className="h-28 w-full object-cover object-[50%_14%] md:h-full"
      />
      <div className="flex flex-col gap-2 px-[min(1rem,4.5vw)] pt-3.5 pb-4 md:p-8">{children}</div>
    </article>
  )
}

function NextTraining({ training }: { training: Capacitacion }) {
  const { Id, Titulo, Fecha } = training
  const { data } = useSeats(Id)
  const [year = '', month = '', day = ''] = Fecha.split('-')
  const [weekday] = formatWeekday(Fecha).split(',')
  return (
    <NextCard>
      <time dateTime={startOf(training)} className="flex flex-wrap items-center gap-x-3.5">
        <span className="text-[4.5rem] leading-none font-extrabold tracking-tight text-brand">
          {Number(day)}
        </span>{' '}
        <span className="min-w-0 flex-1 basis-36 leading-snug">
          <span className="block text-xl font-bold">
            de {formatMonth(Number(month))}
            {year !== today().slice(0, 4) && ` de ${year}`}
          </span>{' '}
          <span>
            {weekday}, <span className="inline-block">{hoursOf(training)}</span>
          </span>
        </span>
      </time>
      <h3 className="mt-1 text-xl leading-tight wrap-anywhere">{Titulo}</h3>
      <Place training={training} />
      <Standing training={training} isScarce={data?.Libres === 'pocos'} />
      <Way training={training} isMain />
    </NextCard>
  )
}

function LaterTraining({ training }: { training: Capacitacion }) {
  return (
    <article className="card flex h-full flex-col gap-1.5 p-4">
      <p className="text-sm font-semibold text-brand">
        <time dateTime={startOf(training)}>
          <span className="inline-block">{formatWeekday(training.Fecha)},</span>{' '}
          <span className="inline-block">{hoursOf(training)}</span>
        </time>
      </p>
      <h3 className="text-base wrap-anywhere">{training.Titulo}</h3>
      <Place training={training} />
      <Standing training={training} />
      <div className="mt-auto pt-1.5">
        <Way training={training} />
      </div>
    </article>
  )
}

function Place({ training }: { training: Capacitacion }) {
  const Icon = training.Lugar === '' ? Video : MapPin
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{placeOf(training)}</span>
    </p>
  )
}

function Standing({ training, isScarce = false }: { training: Capacitacion; isScarce?: boolean }) {
  if (hasBegun(training)) return <Badge look="gone">Ya empezó</Badge>
  if (training.Completa) return <Badge look="plain">Cupos llenos</Badge>
  return <Badge>{isScarce ? 'Quedan pocos cupos' : 'Hay cupos'}</Badge>
}

function Way({ training, isMain = false }: { training: Capacitacion; isMain?: boolean }) {
  const begun = hasBegun(training)
  const text = training.Completa ? 'Lista de espera' : 'Ver e inscribirme'
  return (
    <ButtonLink
      to={{ search: `?id=${training.Id}` }}
      variant={isMain && !begun && !training.Completa ? 'accent' : 'secondary'}
      className={isMain ? 'mt-2 min-h-12 w-full' : 'w-full'}
    >
      <Of name={training.Titulo}>{begun ? 'Ver' : text}</Of>
    </ButtonLink>
  )
}

function Past({ trainings }: { trainings: readonly Capacitacion[] }) {
  const years = [...new Set(trainings.map(({ Fecha }) => Fecha.slice(0, 4)))]
  return (
    <TitledSection title="Capacitaciones anteriores" look="text-xl" className="mt-8">
      <div className="mt-2 divide-y divide-line border-y border-line">
        {years.map((year) => (
          <Year key={year} year={year} trainings={trainings.filter(({ Fecha }) => Fecha.startsWith(year))} />
        ))}
      </div>
    </TitledSection>
  )
}

function Year({ year, trainings }: { year: string; trainings: readonly Capacitacion[] }) {
  return (
    <details>
      <FoldSummary className="min-h-12">
        <span className="mr-3 font-semibold">{year}</span>
        <span className="text-sm text-ink-soft">
          {trainings.length === 1 ? '1 capacitación' : `${trainings.length} capacitaciones`}
        </span>
      </FoldSummary>
      <ul className="divide-y divide-line border-t border-line">
        {trainings.map((training) => (
          <li key={training.Id} className="py-2">
            <h3 className="text-sm font-semibold wrap-anywhere">{training.Titulo}</h3>
            <p className="text-xs text-ink-soft wrap-anywhere">
              {longDay(training.Fecha)} · {placeOf(training)}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
