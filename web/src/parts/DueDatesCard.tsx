import { titleOf } from '@naf/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatMonth, formatWeekday, today } from '../lib/format.ts'
import { Scene } from '../ui/images.tsx'
import { TitledSection } from '../ui/PageHeading.tsx'
import scene from '../ui/scenes/planificacion.svg'
import { type DueDay, inDays } from './due-dates.ts'

export function DueDatesCard() {
  return (
    <section aria-labelledby="cuando-me-toca" className="mx-auto w-full max-w-page px-5 pt-14 md:px-10">
      <div className="card grid gap-6 p-6 md:grid-cols-2 md:gap-10">
        <div className="space-y-4">
          <h2 id="cuando-me-toca" className="text-xl">
            ¿Cuándo me toca?
          </h2>
          <p className="text-ink-soft">
            Cuándo vencen tu IVA, tus retenciones y tu renta, según el noveno dígito de tu RUC o cédula.
          </p>
          <DigitLinks to={(digit) => `/calendario?digito=${digit}`} />
          <Link to="/calendario" className="link inline-flex min-h-11 items-center">
            Ver el calendario del año
          </Link>
        </div>
        <Scene src={scene} shape="3/2" className="hidden max-h-64 w-full object-cover md:block" />
      </div>
    </section>
  )
}

/** In the order in which the dates fall. */
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

interface DigitLinksProps {
  /** Where a digit leads: links work before the page's code is there, and keep the choice in the address. */
  to: (digit: number) => string
  /** Null before the choice; absent on another page, which stays in the history. */
  chosen?: number | null
}

export function DigitLinks({ to, chosen }: DigitLinksProps) {
  return (
    <TitledSection
      title="Noveno dígito de tu RUC o cédula"
      look="font-semibold text-base leading-6"
      className="@container"
    >
      <ul className="mt-1.5 grid max-w-md grid-cols-5 gap-2 @max-[15rem]:grid-cols-4">
        {DIGITS.map((digit) => (
          <li key={digit}>
            <Link
              to={to(digit)}
              replace={chosen !== undefined}
              aria-label={`Noveno dígito ${digit}`}
              aria-current={chosen === digit || undefined}
              className="btn btn-secondary min-h-12 w-full px-0 tabular-nums aria-[current=true]:bg-brand aria-[current=true]:text-on-brand aria-[current=true]:underline"
            >
              {digit}
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

export function NextDate({ next: { day, dates }, children }: { next: DueDay; children?: ReactNode }) {
  const now = today()
  const [year = '', month, number] = day.split('-')
  const [weekday] = formatWeekday(day).split(',')
  return (
    <TitledSection
      title="Tu próxima fecha"
      look="font-semibold text-on-band-soft text-sm tracking-normal"
      className="on-band rounded-lg bg-band px-4.5 pt-4 pb-4.5 text-on-band"
    >
      <p className="mt-0.5 flex flex-wrap items-center gap-x-3.5 leading-snug">
        <time dateTime={day} className="contents normal-nums">
          <b className="font-extrabold text-[4.5rem] leading-none tracking-[-0.04em]">{Number(number)}</b>{' '}
          <span>
            <span className="block font-bold text-xl leading-tight">
              de {formatMonth(Number(month))}
              {now.startsWith(year) ? '' : ` de ${year}`}
            </span>{' '}
            <span>
              {weekday}, {inDays(day, now)}
            </span>
          </span>
        </time>
      </p>
      <ul className="mt-3 space-y-1 border-on-band-soft/30 border-t pt-3 font-semibold">
        {dates.map((date) => (
          <li key={date.obligacion}>{titleOf(date)}</li>
        ))}
      </ul>
      {dates.some(({ obligacion }) => obligacion === 'Retenciones') && (
        <p className="mt-1 text-on-band-soft text-sm leading-snug">
          Las retenciones, solo si eres agente de retención.
        </p>
      )}
      {children}
    </TitledSection>
  )
}
