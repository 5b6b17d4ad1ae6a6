import { api, can, endedMonthsOf, periodBefore } from '@naf/contract'
import { useSession } from '../../auth/session.ts'
import { today } from '../../lib/format.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { ExportMenu, spreadsheets } from '../../ui/export/ExportMenu.tsx'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import { usePrinting } from '../../ui/usePrinting.ts'
import { useInforme } from './api.ts'
import { MENSAJES_INFORME_PAGINA as TEXTO } from './messages.ts'
import { OnPaper } from './OnPaper.tsx'
import { PeriodField } from './PeriodField.tsx'
import { isSame } from './periods.ts'
import { Report } from './Report.tsx'
import { usePeriod } from './usePeriod.ts'
import { isEmpty, periodName, periodOf } from './words.ts'

/** What the centre has done in a period: for the team, and for whoever asks it. */
export default function InformePage() {
  const [period, choose] = usePeriod()
  const query = useInforme(period)
  const isPrinting = usePrinting()
  const mayExport = can(useSession().rol, 'informe:export')
  const leaving = endedMonthsOf(period, today())
  const files = mayExport && leaving && (
    <ExportMenu
      items={[
        { label: TEXTO.print, run: () => window.print() },
        ...spreadsheets(api.informe.export, { ...leaving }),
      ]}
    />
  )
  return (
    <div className="w-full space-y-6 px-4 py-8 md:px-6">
      <PageHeading title={TEXTO.title} actions={files} className="print:hidden">
        <p>{TEXTO.intro}</p>
      </PageHeading>
      <PeriodField period={period} choose={choose} />
      <div aria-live="polite" className="space-y-1 print:hidden">
        <h2 className="text-xl first-letter:uppercase">{periodName(period)}</h2>
        <p className="text-ink-soft">{TEXTO.comparedWith(periodName(periodBefore(period)))}</p>
        {mayExport && !(leaving && isSame(leaving, period)) && (
          <p className="text-ink-soft">{leaving ? TEXTO.leaves(periodName(leaving)) : TEXTO.leavesNothing}</p>
        )}
      </div>
      <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60' : undefined}>
        <LoadedOr query={query} failed={TEXTO.failed}>
          {(informe) =>
            isEmpty(informe.Periodo) ? (
              <StateMessage kind="empty" title={TEXTO.empty}>
                {TEXTO.emptyNext}
              </StateMessage>
            ) : (
              <>
                <Report key={periodName(periodOf(informe.Periodo))} informe={informe} />
                {isPrinting &&
                  (informe.Papel ? (
                    <ErrorBoundary section>
                      <OnPaper paper={informe.Papel} />
                    </ErrorBoundary>
                  ) : (
                    <p className="hidden print:block">{TEXTO.leavesNothing}</p>
                  ))}
              </>
            )
          }
        </LoadedOr>
      </div>
    </div>
  )
}
