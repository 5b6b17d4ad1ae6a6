import { lawHolidays, wholeNumber } from '@naf/contract'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { dayIn, holidaysText } from './form-lines.ts'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/** Whether a line is neither a holiday of the law, in whatever way its day is written, nor of another year. */
const isOwn = (line: string, year: number): boolean => {
  const day = dayIn(line.split(';')[0]?.trim() ?? '')
  const isOfAnotherYear = /^\d{4}-\d\d-\d\d$/.test(day) && !day.startsWith(`${year}-`)
  return line.trim() !== '' && !isOfAnotherYear && !lawHolidays(year).some(({ Fecha }) => Fecha === day)
}

/** Adds the law's holidays of the year that stands in the form to the other lines that are written there. */
export function HolidayProposal() {
  const { getValues, setValue } = useFormContext<{ Anio: string; Feriados: string }>()
  const [said, setSaid] = useState('')
  const propose = () => {
    const { Anio, Feriados } = getValues()
    const year = wholeNumber(Anio)
    if (!(year >= 2000 && year < 2100)) return setSaid(TEXTO.noYear)
    const law = lawHolidays(year)
    const own = Feriados.split('\n').filter((line) => isOwn(line, year))
    setValue('Feriados', [holidaysText(law), ...own].join('\n'), { shouldDirty: true, shouldValidate: true })
    setSaid(TEXTO.proposed(law.length, year))
  }
  return (
    <div className="-mt-3 flex flex-wrap items-center gap-3">
      <Button variant="secondary" small onClick={propose}>
        {TEXTO.propose}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {said}
      </p>
    </div>
  )
}
