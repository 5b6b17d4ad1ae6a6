import { type Calendario, datesOf, type TaxpayerKind } from '@naf/contract'
import { formatMonth, formatWeekday, today } from '../../lib/format.ts'
import { DateList } from '../../ui/due-dates/DateList.tsx'
import { MENSAJES_FECHAS } from '../../ui/due-dates/dates-messages.ts'
import { Notice, RimpeNotice } from '../../ui/due-dates/Notice.tsx'
import { CalendarActions } from './CalendarActions.tsx'
import { MENSAJES_CALENDARIO as TEXTO } from './messages.ts'

interface YearOfDigitProps {
  calendar: Calendario
  digit: number
  kind: TaxpayerKind
}

/** What a kind of taxpayer declares in a year, month by month, and the holidays that moved it. */
export function YearOfDigit({ calendar, digit, kind }: YearOfDigitProps) {
  const { Anio, Feriados, Fuente } = calendar
  const now = today()
  const dates = datesOf(calendar, digit, kind)
  const months = [...new Set(dates.map(({ month }) => month))].sort((a, b) => a - b)
  const hasRetenciones = dates.some(({ obligacion }) => obligacion === 'Retenciones')
  return (
    <section aria-labelledby="fechas" className="space-y-6">
      <h2 id="fechas" className="text-xl">
        {TEXTO.heading(Anio, digit)}
      </h2>
      <CalendarActions
        key={`${kind} ${digit}`}
        dates={dates.filter(({ day }) => day >= now)}
        digit={digit}
        kind={kind}
      />
      {months.length === 0 && <p>{TEXTO.nothing(Anio)}</p>}
      <RimpeNotice kind={kind} />
      {hasRetenciones && <p className="text-ink-soft">{MENSAJES_FECHAS.agents}</p>}
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {months.map((month) => (
          <li key={month} className="card p-4">
            <h3 className="text-lg capitalize">{formatMonth(month)}</h3>
            <DateList dates={dates.filter((date) => date.month === month)} today={now} />
          </li>
        ))}
      </ol>
      <Notice source={Fuente} />
      <details>
        <summary className="cursor-pointer font-semibold">{TEXTO.holidays(Anio)}</summary>
        <ul className="mt-2 list-disc space-y-1 pl-6">
          {Feriados.map(({ Fecha, Nombre }) => (
            <li key={Fecha}>
              {formatWeekday(Fecha)}: {Nombre}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
