import { api, type Calendario, type TaxpayerKind } from '@naf/contract'
import { useList } from '../../api/lists.ts'
import { today } from '../../lib/format.ts'
import { MENSAJES_FECHAS } from '../../ui/due-dates/dates-messages.ts'
import { KindField } from '../../ui/due-dates/KindField.tsx'
import { NoDates } from '../../ui/due-dates/Notice.tsx'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import { MENSAJES_CALENDARIO as TEXTO } from './messages.ts'
import { YearField } from './YearField.tsx'
import { YearOfDigit } from './YearOfDigit.tsx'

interface YearDatesProps {
  digit: number | null
  kind: TaxpayerKind
  year: number | null
  chooseKind: (kind: TaxpayerKind) => void
  chooseYear: (year: number) => void
}

/** The dates of a year themselves: what the page waits for. */
export default function YearDates(props: YearDatesProps) {
  return (
    <LoadedOr query={useList(api.calendario.list)} failed={MENSAJES_FECHAS.failed}>
      {(calendars) => <Chosen {...props} calendars={calendars} />}
    </LoadedOr>
  )
}

function Chosen({
  calendars,
  digit,
  kind,
  chooseKind,
  chooseYear,
  ...asked
}: YearDatesProps & { calendars: readonly Calendario[] }) {
  const year = asked.year ?? Number(today().slice(0, 4))
  const calendar = calendars.find(({ Anio }) => Anio === year)
  return (
    <div className="space-y-8">
      <KindField kind={kind} choose={chooseKind} />
      <YearField years={calendars.map(({ Anio }) => Anio)} year={year} choose={chooseYear} />
      <div aria-live="polite" className="space-y-8">
        {!calendar && <NoDates year={year} />}
        {calendar && digit === null && <p>{TEXTO.choose}</p>}
        {calendar && digit !== null && <YearOfDigit calendar={calendar} digit={digit} kind={kind} />}
      </div>
    </div>
  )
}
