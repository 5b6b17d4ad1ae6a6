import { dayAt, momentAtClock } from '@naf/contract'

interface Dated {
  fecha: string
  inicio: string
}

export const beginningOf = ({ fecha, inicio }: Dated): number => momentAtClock(`${fecha}T${inicio}`).valueOf()

export const hasBegun = (training: Dated, now: number): boolean => beginningOf(training) <= now

/** From the beginning of its day on: people are let in before it begins. */
export const isItsDay = ({ fecha }: Pick<Dated, 'fecha'>, now: number): boolean => fecha <= dayAt(now)
