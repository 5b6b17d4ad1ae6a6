import { api, type Capacitacion } from '@naf/contract'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePublished } from '../../api/lists.ts'
import { PublicList } from '../../ui/PublicList.tsx'
import { SkeletonList } from '../../ui/Skeleton.tsx'
import scene from '../../ui/scenes/detalle-diploma.svg'
import { useHydrated } from '../../ui/useHydrated.ts'
import { MENSAJES_CAPACITACIONES as TEXTO } from './messages.ts'
import { TrainingCard } from './TrainingCard.tsx'
import { inTime } from './training-time.ts'

const Training = lazy(() => import('./Training.tsx'))

/** The trainings themselves: what the page waits for. */
export default function Capacitaciones() {
  const [params] = useSearchParams()
  // A prerendered page has no query.
  const id = useHydrated() ? params.get('id') : null
  return (
    <PublicList
      query={usePublished(api.capacitaciones.list)}
      loading={<SkeletonList count={2} className="h-56" />}
      empty={{ title: TEXTO.empty, next: TEXTO.emptyNext, scene }}
      failed={TEXTO.failed}
    >
      {(all) =>
        id === null ? (
          <InTime all={all} />
        ) : (
          <Suspense fallback={<SkeletonList count={1} className="h-96" />}>
            <Training id={id} all={all} />
          </Suspense>
        )
      }
    </PublicList>
  )
}

function InTime({ all }: { all: readonly Capacitacion[] }) {
  const { upcoming, past } = inTime(all)
  return (
    <div className="space-y-12">
      <section aria-labelledby="proximas" className="space-y-4">
        <h2 id="proximas" className="text-xl">
          {TEXTO.upcoming}
        </h2>
        {upcoming.length === 0 ? <p>{TEXTO.noneComing}</p> : <Cards trainings={upcoming} />}
      </section>
      {past.length > 0 && (
        <section aria-labelledby="anteriores" className="space-y-4">
          <h2 id="anteriores" className="text-xl">
            {TEXTO.past}
          </h2>
          <Cards trainings={past} isPast />
        </section>
      )}
    </div>
  )
}

function Cards({ trainings, isPast = false }: { trainings: readonly Capacitacion[]; isPast?: boolean }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {trainings.map((training) => (
        <li key={training.Id}>
          <TrainingCard training={training} isPast={isPast} />
        </li>
      ))}
    </ul>
  )
}
