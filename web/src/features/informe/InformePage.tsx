import { api, can, endedMonthsOf, type Period, periodBefore, periodFaults } from '@naf/contract'
import { Download, Printer } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSession } from '../../auth/session.ts'
import { today } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { spreadsheets } from '../../ui/export-menu.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { LoadedOr } from '../../ui/states.tsx'
import { OnPaper } from './OnPaper.tsx'
import { Report } from './Report.tsx'
import { isRight, isSame, periodName, periodOf, semestersTo, useInforme, usePeriod } from './report-model.ts'

const NOTHING_LEAVES =
  'Para imprimir o descargar, elige un periodo que tenga al menos un mes completo que ya terminó.'

/** What the centre did in a period. Whole months that are over may leave it, printed or as a file. */
export default function InformePage() {
  const [period, choose] = usePeriod()
  const query = useInforme(period)
  const isPrinting = usePrinting()
  const mayExport = can(useSession().rol, 'informe:export')
  const leaving = endedMonthsOf(period, today())
  const leavingText = leaving
    ? !isSame(leaving, period) &&
      `Al imprimir o descargar salen solo los meses completos que ya terminaron: ${periodName(leaving)}.`
    : NOTHING_LEAVES
  return (
    <div className="w-full space-y-4 px-4 py-6 md:px-6">
      <PageHeading
        title="Informe"
        actions={mayExport && leaving && <Files period={leaving} />}
        className="print:hidden"
      />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
        <PeriodField period={period} choose={choose} />
        <div aria-live="polite" className="min-w-0 flex-1 basis-80">
          <h2 className="text-lg first-letter:uppercase">{periodName(period)}</h2>
          <p className="text-sm text-ink-soft">
            Comparado con: {periodName(periodBefore(period))}. {mayExport && leavingText}
          </p>
        </div>
      </div>
      <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60' : undefined}>
        <LoadedOr query={query} failed="No se pudo cargar el informe">
          {(informe) => (
            <>
              <Report key={periodName(periodOf(informe.Periodo))} informe={informe} />
              {isPrinting &&
                (informe.Papel ? (
                  <ErrorBoundary section>
                    <OnPaper paper={informe.Papel} />
                  </ErrorBoundary>
                ) : (
                  <p className="hidden print:block">{NOTHING_LEAVES}</p>
                ))}
            </>
          )}
        </LoadedOr>
      </div>
    </div>
  )
}

function Files({ period }: { period: Period }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5" />
        Imprimir
      </Button>
      {spreadsheets(api.informe.export, period).map(({ label, run }, index) => (
        <Button key={label} variant={index === 0 ? 'accent' : 'secondary'} onClick={run}>
          <Download aria-hidden="true" className="size-5" />
          {label}
        </Button>
      ))}
    </div>
  )
}

const OTHER = 'otras'

interface PeriodFieldProps {
  period: Period
  choose: (period: Period) => void
}

function PeriodField({ period, choose }: PeriodFieldProps) {
  const semesters = semestersTo(today(), 6)
  const listed = semesters.findIndex((semester) => isSame(semester, period))
  const [isOther, setOther] = useState(false)
  const value = isOther || listed < 0 ? OTHER : String(listed)
  const select = (chosen: string) => {
    const semester = semesters[Number(chosen)]
    setOther(!semester)
    if (semester) choose(semester)
  }
  return (
    <div className="flex flex-wrap items-end gap-4">
      <label className="block min-w-0 max-w-full font-semibold">
        Periodo
        <select
          value={value}
          onChange={({ target }) => select(target.value)}
          className="control control-select mt-1.5 w-auto max-w-full font-normal"
        >
          {semesters.map((semester, index) => (
            <option key={semester.desde} value={index}>
              {periodName(semester)}
            </option>
          ))}
          <option value={OTHER}>Otras fechas…</option>
        </select>
      </label>
      {value === OTHER && (
        <DatesForm key={`${period.desde}/${period.hasta}`} period={period} choose={choose} />
      )}
    </div>
  )
}

function DatesForm({ period, choose }: PeriodFieldProps) {
  const [faults, setFaults] = useState<Partial<Period>>({})
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = { desde: String(form.get('desde')), hasta: String(form.get('hasta')) }
    setFaults(periodFaults(typed))
    if (isRight(typed)) choose(typed)
  }
  const day = (name: keyof Period, label: string) => (
    <div className="field">
      <label htmlFor={name} className="block font-semibold">
        {label}
      </label>
      {faults[name] && (
        <p id={`${name}-error`} role="alert" className="text-sm font-semibold text-danger">
          {faults[name]}
        </p>
      )}
      <input
        type="date"
        id={name}
        name={name}
        defaultValue={period[name]}
        aria-invalid={faults[name] ? true : undefined}
        aria-describedby={faults[name] && `${name}-error`}
        className="control mt-1.5"
      />
    </div>
  )
  return (
    <form noValidate onSubmit={show} className="flex flex-wrap items-end gap-4">
      {day('desde', 'Desde')}
      {day('hasta', 'Hasta')}
      <Button type="submit" variant="secondary">
        Ver informe
      </Button>
    </form>
  )
}

/** Whether the page is on its way to paper. The browser waits for who listens, and takes what is rendered then. */
const usePrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
