import type { Period } from '@naf/contract'
import { useState } from 'react'
import { today } from '../../lib/format.ts'
import { Field } from '../../ui/Field.tsx'
import { DatesForm } from './DatesForm.tsx'
import { MENSAJES_INFORME_PAGINA as TEXTO } from './messages.ts'
import { isSame, semestersUntil } from './periods.ts'
import { periodName } from './words.ts'

interface PeriodFieldProps {
  period: Period
  choose: (period: Period) => void
}

const OTHER = 'otras'

/** One of the last semesters, or any two days. */
export function PeriodField({ period, choose }: PeriodFieldProps) {
  const semesters = semestersUntil(today())
  const listed = semesters.findIndex((semester) => isSame(semester, period))
  const [isOther, setOther] = useState(false)
  const value = isOther || listed < 0 ? OTHER : String(listed)

  const select = (chosen: string) => {
    const semester = semesters[Number(chosen)]
    setOther(!semester)
    if (semester) choose(semester)
  }

  return (
    <div className="flex flex-wrap items-end gap-4 *:min-w-0 *:max-w-full print:hidden">
      <Field id="periodo" label={TEXTO.period}>
        {(tied) => (
          <select
            {...tied}
            value={value}
            onChange={({ target }) => select(target.value)}
            className="control control-select w-auto max-w-full"
          >
            {semesters.map((semester, index) => (
              <option key={semester.desde} value={index}>
                {periodName(semester)}
              </option>
            ))}
            <option value={OTHER}>{TEXTO.otherDates}</option>
          </select>
        )}
      </Field>
      {value === OTHER && (
        <DatesForm key={`${period.desde}/${period.hasta}`} period={period} choose={choose} />
      )}
    </div>
  )
}
