import { lazy, Suspense } from 'react'
import { DigitForm } from '../../ui/due-dates/DigitForm.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SkeletonList } from '../../ui/Skeleton.tsx'
import { MENSAJES_CALENDARIO as TEXTO } from './messages.ts'
import { useYearParams } from './year-params.ts'

const YearDates = lazy(() => import('./YearDates.tsx'))

/** When each tax falls due in a year, for everybody. */
export default function CalendarioPage() {
  const { chosen, choose } = useYearParams()
  return (
    <div className="mx-auto w-full max-w-page space-y-8 px-5 py-10 md:px-10">
      <PageHeading title={TEXTO.title}>
        <p className="md:text-lg">{TEXTO.intro}</p>
      </PageHeading>
      <div className="space-y-2">
        <DigitForm chosen={chosen.digit} choose={(digit) => choose('digito', digit)} />
        <p className="text-sm text-ink-soft">{TEXTO.ninth}</p>
      </div>
      <Suspense fallback={<SkeletonList count={1} className="h-96" />}>
        <YearDates
          {...chosen}
          chooseKind={(kind) => choose('tipo', kind)}
          chooseYear={(year) => choose('anio', year)}
        />
      </Suspense>
    </div>
  )
}
