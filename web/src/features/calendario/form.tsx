import {
  type api,
  type Calendario,
  type DueRules,
  lawHolidays,
  lawRules,
  OBLIGACIONES,
  type Sent,
} from '@naf/contract'
import { calendarioFields, MENSAJES_CALENDARIO, ofTheYear } from '@naf/contract/schemas'
import { today } from '../../lib/format.ts'
import { RecordTextAreaField, RecordTextField } from '../../ui/records/fields.tsx'
import { kindForm } from '../../ui/records/kind-form.tsx'
import {
  exceptions,
  exceptionsText,
  holidays,
  holidaysText,
  numbers,
  numbersText,
  zeroFirst,
  zeroLast,
} from './form-lines.ts'
import { HolidayProposal } from './HolidayProposal.tsx'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

type Input = Sent<typeof api.calendario.create>

const textsOf = (rules: DueRules) => ({
  Dias: numbersText(zeroLast(rules.Dias)),
  IvaMensual: numbersText(rules.IvaMensual),
  IvaSemestral: numbersText(rules.IvaSemestral),
  Retenciones: numbersText(rules.Retenciones),
  RentaPersonas: numbersText(rules.RentaPersonas),
  RentaSociedades: numbersText(rules.RentaSociedades),
  RentaRimpe: numbersText(rules.RentaRimpe),
  Feriados: holidaysText(rules.Feriados),
  Excepciones: exceptionsText(rules.Excepciones),
  Anio: String(rules.Anio),
})

const nextYear = (): number => Number(today().slice(0, 4)) + 1

/** A new calendar begins with the law's days for the next year; of a stored one the year stays. */
export default kindForm<Input, Calendario, Record<keyof Input, string>>({
  draft: 'calendario',
  fields: {
    Anio: calendarioFields.Anio,
    Fuente: calendarioFields.Fuente,
    Dias: numbers(calendarioFields.Dias, zeroFirst),
    IvaMensual: numbers(calendarioFields.IvaMensual),
    IvaSemestral: numbers(calendarioFields.IvaSemestral),
    Retenciones: numbers(calendarioFields.Retenciones),
    RentaPersonas: numbers(calendarioFields.RentaPersonas),
    RentaSociedades: numbers(calendarioFields.RentaSociedades),
    RentaRimpe: numbers(calendarioFields.RentaRimpe),
    Feriados: holidays(calendarioFields.Feriados),
    Excepciones: exceptions(calendarioFields.Excepciones),
  },
  rules: [{ field: 'Feriados', holds: ofTheYear, message: MENSAJES_CALENDARIO.otherYear }],
  valuesOf: (calendario) => ({ ...textsOf(calendario), Fuente: calendario.Fuente }),
  newValues: () => ({
    ...textsOf({ Anio: nextYear(), ...lawRules(), Feriados: lawHolidays(nextYear()), Excepciones: [] }),
    Fuente: TEXTO.law,
  }),
  Inputs: ({ stored }) => (
    <>
      {!stored && (
        <RecordTextField name="Anio" label={TEXTO.anio} hint={TEXTO.anioHint} inputMode="numeric" />
      )}
      <RecordTextField name="Fuente" label={TEXTO.fuente} hint={TEXTO.fuenteHint} />
      <RecordTextField name="Dias" label={TEXTO.dias} hint={TEXTO.diasHint} />
      {OBLIGACIONES.map((name) => (
        <RecordTextField
          key={name}
          name={name}
          label={TEXTO.obligaciones[name]}
          hint={TEXTO.mesesHint}
          optional
        />
      ))}
      <RecordTextAreaField name="Feriados" optional label={TEXTO.feriados} hint={TEXTO.feriadosHint} />
      <HolidayProposal />
      <RecordTextAreaField
        name="Excepciones"
        optional
        label={TEXTO.excepciones}
        hint={TEXTO.excepcionesHint}
      />
    </>
  ),
})
