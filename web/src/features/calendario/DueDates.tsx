import {
  api,
  type Calendario,
  CONFIRM_RIMPE,
  calendarName,
  datesOf,
  dueEvents,
  icsOf,
  isRimpe,
  SRI_CALENDAR,
  type TaxpayerKind,
  titleOf,
} from '@naf/contract'
import { CalendarPlus, CalendarSync, ChevronDown, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { saveFile } from '../../api/download.ts'
import { formatWeekday, today } from '../../lib/format.ts'
import { classNames } from '../../lib/text.ts'
import { NextDate } from '../../parts/DueDatesCard.tsx'
import { byDay, comingDates, type DueDay, missingYear, nextDays } from '../../parts/due-dates.ts'
import { Button } from '../../ui/Button.tsx'
import { NewTabLink } from '../../ui/links.tsx'
import { TitledSection } from '../../ui/PageHeading.tsx'

interface Person {
  kind: TaxpayerKind
  digit: number
}

export function DueDates({ calendars, kind, digit }: Person & { calendars: readonly Calendario[] }) {
  const now = today()
  const coming = comingDates(calendars, digit, kind, now)
  const [next, ...later] = nextDays(coming)
  const missing = missingYear(calendars, coming, kind, now)
  // In January people look up the year before, too.
  const shown = calendars
    .filter(({ Anio }) => Anio >= Number(now.slice(0, 4)) - 1)
    .sort((a, b) => a.Anio - b.Anio)
  const sources = [...new Set(shown.map(({ Fuente }) => `Fuente: ${Fuente}.`))]
  const save = () => {
    const events = dueEvents(coming, digit, kind, window.location.hostname)
    const file = new Blob([icsOf(calendarName(digit), events)], { type: 'text/calendar;charset=utf-8' })
    saveFile(`vencimientos-${coming[0]?.year}-digito-${digit}.ics`, file)
  }
  return (
    <div className="mt-3 grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-2">
      <div className="space-y-6">
        {next && (
          <NextDate next={next}>
            <Button variant="accent" className="mt-4 min-h-12 w-full" onClick={save}>
              <CalendarPlus aria-hidden="true" className="size-5" />
              Añadir al calendario
            </Button>
          </NextDate>
        )}
        {isRimpe(kind) && <p className="text-ink-soft">{CONFIRM_RIMPE}</p>}
        {missing !== null && (
          <p className="rounded-md border border-line bg-mist p-4">
            Todavía no publicamos las fechas de {missing}. Mientras tanto, míralas en el calendario tributario
            del SRI. <SriLink />
          </p>
        )}
        {later.length > 0 && (
          <TitledSection title="Después">
            <DayRows days={later} now={now} />
          </TitledSection>
        )}
        <Subscription kind={kind} digit={digit} />
      </div>
      <div className="space-y-5">
        <div className="border-line border-t">
          {shown.map((calendar) => (
            <Year key={calendar.Anio} {...{ calendar, kind, digit, now }} />
          ))}
        </div>
        <p className="text-ink-soft text-sm">
          El que vale es el calendario del SRI. Confirma tu fecha: los feriados de tu cantón y las
          resoluciones del SRI también la mueven, y los contribuyentes especiales, el sector público y
          Galápagos tienen otras. {sources.join(' ')} <SriLink />
        </p>
      </div>
    </div>
  )
}

function SriLink() {
  return (
    <NewTabLink href={SRI_CALENDAR} className="link">
      Calendario tributario del SRI
    </NewTabLink>
  )
}

/** @param year left out of the dates where it is known */
function DayRows({ days, now, year }: { days: readonly DueDay[]; now: string; year?: number }) {
  return (
    <ol className="divide-y divide-line leading-snug">
      {days.map(({ day, dates }) => (
        <li key={day} className="py-2">
          <time
            dateTime={day}
            className={classNames('normal-nums', day < now ? 'text-ink-soft' : 'font-semibold')}
          >
            {year ? formatWeekday(day).replace(` de ${year}`, '') : formatWeekday(day)}
          </time>
          {dates.map((date) => (
            <span key={date.obligacion} className="block text-ink-soft text-sm">
              {titleOf(date)}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}

function Year({ calendar, kind, digit, now }: Person & { calendar: Calendario; now: string }) {
  const { Anio, Feriados } = calendar
  const days = byDay(datesOf(calendar, digit, kind))
  return (
    <>
      <Fold title={`Fechas de ${Anio}, noveno dígito ${digit}`}>
        {days.length > 0 ? (
          <DayRows days={days} now={now} year={Anio} />
        ) : (
          <p>En {Anio} no tienes nada que declarar con este tipo de contribuyente.</p>
        )}
      </Fold>
      <Fold title={`Feriados de ${Anio} que mueven las fechas`}>
        <ul className="list-disc space-y-1 pl-6">
          {Feriados.map(({ Fecha, Nombre }) => (
            <li key={Fecha}>
              {formatWeekday(Fecha).replace(` de ${Anio}`, '')}: {Nombre}
            </li>
          ))}
        </ul>
      </Fold>
    </>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-line border-b pb-1">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 text-balance py-2 font-semibold leading-snug [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft group-[[open]]:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

const WAY =
  'flex min-h-12 w-full cursor-pointer flex-wrap items-center gap-3 px-3.5 py-1.5 text-left font-semibold leading-snug no-underline'

/** A subscription follows corrections, unlike a downloaded file. */
function Subscription({ kind, digit }: Person) {
  const [copied, setCopied] = useState<boolean>()
  const path = api.calendario.subscription.path.replace(':tipo', kind).replace(':digito', String(digit))
  const address = `${window.location.origin}/api${path}`
  const webcal = address.replace(/^https?:/, 'webcal:')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <TitledSection title="Suscribirme al calendario" className="print:hidden">
      <p className="text-ink-soft text-sm">Si corregimos una fecha, tu teléfono la cambia solo.</p>
      <ul className="mt-3 divide-y divide-line rounded-md border border-edge bg-paper [&_svg]:size-5 [&_svg]:text-brand">
        <li>
          {/* Android opens no webcal address. */}
          <NewTabLink
            href={`https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`}
            className={WAY}
          >
            <CalendarSync aria-hidden="true" />
            Google Calendar <span className="ml-auto font-normal text-ink-soft text-sm">Android</span>
          </NewTabLink>
        </li>
        <li>
          <a href={webcal} className={WAY}>
            <CalendarSync aria-hidden="true" />
            Calendario de Apple <span className="ml-auto font-normal text-ink-soft text-sm">iPhone</span>
          </a>
        </li>
        <li>
          <button type="button" onClick={() => void copy()} className={WAY}>
            <Copy aria-hidden="true" />
            Copiar enlace
          </button>
        </li>
      </ul>
      <p role="status" className="mt-2">
        {copied && 'Enlace copiado.'}
        {copied === false && 'Tu navegador no deja copiar el enlace. Selecciónalo y cópialo:'}
      </p>
      {copied === false && (
        <input
          aria-label="Enlace del calendario"
          value={address}
          readOnly
          onFocus={({ target }) => target.select()}
          className="control"
        />
      )}
    </TitledSection>
  )
}
