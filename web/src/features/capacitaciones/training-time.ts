import type { Capacitacion } from '@naf/contract'
import { plainMoment } from '../../lib/format.ts'

/** Trainings by the clock of Ecuador, as plain moments: they compare as texts. */

type When = Pick<Capacitacion, 'Fecha' | 'Inicio' | 'Fin'>

const now = (): string => plainMoment(new Date().toISOString())
const startOf = ({ Fecha, Inicio }: When): string => `${Fecha}T${Inicio}`

export const hasBegun = (training: When): boolean => startOf(training) <= now()
const isOver = ({ Fecha, Fin }: When): boolean => `${Fecha}T${Fin}` <= now()

/** What is to come, the next one first, and what has been, the latest first. */
export const inTime = <T extends When>(all: readonly T[]): { upcoming: T[]; past: T[] } => {
  const inOrder = [...all].sort((a, b) => startOf(a).localeCompare(startOf(b)))
  return { upcoming: inOrder.filter((one) => !isOver(one)), past: inOrder.filter(isOver).reverse() }
}
