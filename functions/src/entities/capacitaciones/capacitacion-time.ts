import { dayAt } from '../../tallies/days.ts'

/** The clock of continental Ecuador, which is never set forward or back. */
const ECUADOR = '-05:00'

interface Dated {
  fecha: string
  inicio: string
}

export const beginningOf = ({ fecha, inicio }: Dated): number => Date.parse(`${fecha}T${inicio}:00${ECUADOR}`)

export const hasBegun = (training: Dated, now: number): boolean => beginningOf(training) <= now

/** From the beginning of its day on: people are let in before it begins. */
export const isItsDay = ({ fecha }: Pick<Dated, 'fecha'>, now: number): boolean =>
  fecha <= dayAt(new Date(now))
