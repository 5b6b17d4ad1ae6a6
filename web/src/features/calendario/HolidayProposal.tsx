import { lawHolidays, wholeNumber } from '@naf/contract'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { holidaysText } from './form-lines.ts'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/**
 * Adds the law's holidays of the year that stands in the form to those that are written there; of another year none
 * stays, since no calendar takes them.
 */
export function HolidayProposal() {
  const { getValues, setValue } = useFormContext<{ Anio: string; Feriados: string }>()
  const [said, setSaid] = useState('')
  const propose = () => {
    const { Anio, Feriados } = getValues()
    const year = wholeNumber(Anio)
    if (!(year >= 2000 && year < 2100)) return setSaid(TEXTO.noYear)
    const law = lawHolidays(year)
    const lines = holidaysText(law).split('\n')
    const days = new Set(lines.map((line) => line.split(';')[0]))
    const own = Feriados.split('\n').filter(
      (line) => line.includes(String(year)) && !days.has(line.split(';')[0]?.trim()),
    )
    setValue('Feriados', [...lines, ...own].join('\n'), { shouldDirty: true, shouldValidate: true })
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
