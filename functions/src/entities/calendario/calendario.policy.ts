import { AppError } from '../../errors.ts'

/** @throws invalid_input where an edit would make another year's calendar of it */
export const assertSameYear = (stored: number, sent: number): void => {
  if (stored === sent) return
  throw new AppError('invalid_input', `Este es el calendario de ${stored}. Para otro año, crea otro.`)
}

/** @throws year_taken where the calendar that the year has was made by another form */
export const assertSameForm = (anio: number, stored: string | null, sent: string): void => {
  if (stored === sent) return
  throw new AppError('year_taken', `Ya hay un calendario de ${anio}. Edítalo en lugar de crear otro.`)
}
