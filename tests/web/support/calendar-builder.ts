import { type Calendario, dueDatesOf, lawHolidays, lawRules } from '@naf/contract'

/** A year as the law has it, as it is answered. */
export const calendario = (year: number, changes: Partial<Calendario> = {}): Calendario => {
  const rules = { Anio: year, ...lawRules(), Feriados: lawHolidays(year), Excepciones: [], ...changes }
  return {
    Id: String(year),
    Fuente: 'Reglamento, arts. 72 y 158',
    ...rules,
    Vencimientos: dueDatesOf(rules),
    Modificado: '2026-11-23T15:00:00.000Z',
    Nombre: 'Ana',
    Apellido: 'Mora',
    Username: 'amora',
    ...changes,
  }
}
