import type { Inscripcion } from '@naf/contract'

/** An enrolment as the list shows it: with how many others bear the same ID ESPE. */
export type ListedInscripcion = Inscripcion & { others: number }

/** As the server tells one ID from another: without minding capitals. */
const idOf = ({ IdEspe }: Inscripcion): string => IdEspe.toUpperCase()

/** Anybody can write anybody's ID into the form: which enrolment is its owner's, staff has to find out. */
export const withOthers = (all: readonly Inscripcion[]): ListedInscripcion[] => {
  const counts = new Map<string, number>()
  for (const each of all) counts.set(idOf(each), (counts.get(idOf(each)) ?? 0) + 1)
  return all.map((each) => ({ ...each, others: (counts.get(idOf(each)) ?? 1) - 1 }))
}
