import {
  type Calendario,
  type DueRules,
  lawHolidays,
  lawRules,
  OBLIGACIONES,
  type Obligacion,
  wholeNumber,
} from '@naf/contract'
import { calendarioFields, MENSAJES_CALENDARIO, ofTheYear } from '@naf/contract/schemas'
import { useState } from 'react'
import * as z from 'zod'
import { useFormAround } from '../../form/context.ts'
import { TextArea, TextField } from '../../form/fields.tsx'
import { today } from '../../lib/format.ts'
import { RecordForm } from '../../manage/FormPage.tsx'
import type { KindFormProps } from '../../manage/kind.ts'
import { Button } from '../../ui/Button.tsx'
import {
  dayIn,
  exceptions,
  exceptionsText,
  holidays,
  holidaysText,
  numbers,
  numbersText,
  OBLIGATION_NAMES,
  zeroFirst,
  zeroLast,
} from './form-lines.ts'

const byObligation = <Months,>(months: (name: Obligacion) => Months) =>
  Object.fromEntries(OBLIGACIONES.map((name) => [name, months(name)]))

const schema = z
  .object({
    Anio: calendarioFields.Anio,
    Fuente: calendarioFields.Fuente,
    Dias: numbers(calendarioFields.Dias, zeroFirst),
    ...byObligation((name) => numbers(calendarioFields[name])),
    Feriados: holidays(calendarioFields.Feriados),
    Excepciones: exceptions(calendarioFields.Excepciones),
  })
  .refine(ofTheYear, { error: MENSAJES_CALENDARIO.otherYear, path: ['Feriados'] })

const textsOf = (rules: DueRules & { Fuente: string }) => ({
  Anio: String(rules.Anio),
  Fuente: rules.Fuente,
  Dias: numbersText(zeroLast(rules.Dias)),
  ...byObligation((name) => numbersText(rules[name])),
  Feriados: holidaysText(rules.Feriados),
  Excepciones: exceptionsText(rules.Excepciones),
})

const LAW = 'Reglamento para la Aplicación de la Ley de Régimen Tributario Interno, arts. 72 y 158'

const nextCalendar = () => {
  const Anio = Number(today().slice(0, 4)) + 1
  return textsOf({ Anio, Fuente: LAW, ...lawRules(), Feriados: lawHolidays(Anio), Excepciones: [] })
}

/** A new calendar begins with the law's days for the next year; the year of a stored one stays. */
export default function CalendarioForm(props: KindFormProps<Calendario>) {
  const wide = { autoComplete: 'off', className: 'col-span-full' }
  return (
    <RecordForm
      {...props}
      draft="calendario"
      schema={schema}
      empty={nextCalendar()}
      textsOf={textsOf}
      fieldOf={{ year_taken: 'Anio' }}
    >
      {!props.edited && (
        <TextField
          {...wide}
          name="Anio"
          label="Año"
          hint="Cada año tiene un solo calendario."
          inputMode="numeric"
        />
      )}
      <TextField
        {...wide}
        name="Fuente"
        label="Fuente"
        hint="La norma o el documento del SRI de donde salen las fechas. Se muestra junto a ellas."
      />
      <TextField
        {...wide}
        name="Dias"
        label="Día de cada noveno dígito"
        hint="Diez días separados por comas, en el orden 1, 2, 3, 4, 5, 6, 7, 8, 9 y 0."
      />
      {OBLIGACIONES.map((name) => (
        <TextField
          key={name}
          name={name}
          label={OBLIGATION_NAMES[name]}
          hint="Meses en que vence, separados por comas: 1 es enero. Vacío, no vence este año."
          lines={2}
          autoComplete="off"
          optional
        />
      ))}
      <TextArea
        name="Feriados"
        optional
        label="Feriados"
        hint="Uno por línea: fecha de descanso; nombre. Por ejemplo: 25/12/2026; Navidad. Una fecha que cae en feriado o fin de semana se mueve sola."
        className="col-span-full"
      />
      <HolidayProposal />
      <TextArea
        name="Excepciones"
        optional
        label="Fechas cambiadas por el SRI"
        hint="Una por línea: obligación; mes; dígito o «todos»; fecha nueva. Por ejemplo: IVA mensual; 11; todos; 5/12/2026."
        className="col-span-full"
      />
    </RecordForm>
  )
}

/** Whether a line is neither a holiday of the law, in whatever way its day is written, nor of another year. */
const isOwn = (line: string, year: number): boolean => {
  const day = dayIn(line.split(';')[0]?.trim() ?? '')
  const isOfAnotherYear = /^\d{4}-\d\d-\d\d$/.test(day) && !day.startsWith(`${year}-`)
  return line.trim() !== '' && !isOfAnotherYear && !lawHolidays(year).some(({ Fecha }) => Fecha === day)
}

/** Adds the law's holidays of the year that stands in the form to the other lines that are written there. */
function HolidayProposal() {
  const { methods, store } = useFormAround()
  const [said, setSaid] = useState('')
  const propose = () => {
    const { Anio = '', Feriados = '' } = methods.getValues()
    const year = wholeNumber(Anio)
    if (!(year >= 2000 && year < 2100)) return setSaid('Escribe primero el año.')
    const law = lawHolidays(year)
    const own = Feriados.split('\n').filter((line) => isOwn(line, year))
    methods.setValue('Feriados', [holidaysText(law), ...own].join('\n'), {
      shouldDirty: true,
      shouldValidate: true,
    })
    store()
    setSaid(`Pusimos los ${law.length} feriados de ley de ${year}. Revisa si hay decretos.`)
  }
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3 col-span-full">
      <Button variant="secondary" small onClick={propose}>
        Poner los feriados de ley
      </Button>
      <p role="status" className="text-ink-soft text-sm">
        {said}
      </p>
    </div>
  )
}
