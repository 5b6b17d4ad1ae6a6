import { api, type Calendario, type TaxpayerKind } from '@naf/contract'
import { useState } from 'react'
import { useList } from '../../api/lists.ts'
import { today } from '../../lib/format.ts'
import { LoadedOr } from '../LoadedOr.tsx'
import { AddButton } from './AddButton.tsx'
import { DateList } from './DateList.tsx'
import { MENSAJES_FECHAS as TEXTO } from './dates-messages.ts'
import { missingYear, nextDates } from './due-dates.ts'
import { KindField } from './KindField.tsx'
import { NoDates, Notice, RimpeNotice } from './Notice.tsx'

/** What falls due next for a ninth digit: what the card loads when one was pressed. */
export default function NextDates({ digit }: { digit: number }) {
  const query = useList(api.calendario.list)
  return (
    <LoadedOr query={query} failed={TEXTO.failed} place="h-72">
      {(calendars) => <Next calendars={calendars} digit={digit} />}
    </LoadedOr>
  )
}

function Next({ calendars, digit }: { calendars: readonly Calendario[]; digit: number }) {
  const [kind, setKind] = useState<TaxpayerKind>('general')
  const now = today()
  const dates = nextDates(calendars, digit, kind, now)
  const missing = missingYear(calendars, dates, kind, now)
  const source = calendars.find(({ Anio }) => Anio === dates[0]?.year)?.Fuente
  return (
    <div className="space-y-4">
      <h3 className="text-lg">{TEXTO.next(digit)}</h3>
      <DateList dates={dates} today={now} />
      {dates.some(({ obligacion }) => obligacion === 'Retenciones') && (
        <p className="text-sm text-ink-soft">{TEXTO.agents}</p>
      )}
      <RimpeNotice kind={kind} />
      {missing !== null && <NoDates year={missing} />}
      <AddButton dates={dates} digit={digit} kind={kind} />
      {/* Where the dates are told to who cannot see them, the choice is not read out with each. */}
      <div aria-live="off" className="space-y-4">
        <KindField kind={kind} choose={setKind} />
        {source && <Notice source={source} />}
      </div>
    </div>
  )
}
