import { addDays, dayAt, momentAtClock } from '@naf/contract'

/** For so long who came finds the certificate by the link of the mail, and the team answers for who came. */
const KEPT_DAYS = 365

interface Dated {
  fecha: string
  inicio: string
}

export const beginningOf = ({ fecha, inicio }: Dated): number => momentAtClock(`${fecha}T${inicio}`).valueOf()

export const hasBegun = (training: Dated, now: number): boolean => beginningOf(training) <= now

/** From the beginning of its day on: people are let in before it begins. */
export const isItsDay = ({ fecha }: Pick<Dated, 'fecha'>, now: number): boolean => fecha <= dayAt(now)

/** Who signed up for trainings of this day or before is erased. */
export const lastErasedDay = (now: number): string => addDays(dayAt(now), -KEPT_DAYS)
