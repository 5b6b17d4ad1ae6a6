/**
 * How often something came to pass, by name: `recibidas`, `servicio/Otros`. The names of one request are all of closed
 * lists, so that nobody can be known by them. What is undone counts below nothing.
 */
export type Tally = Readonly<Record<string, number>>

export const addTallies = (...tallies: readonly Tally[]): Tally => {
  const sum: Record<string, number> = {}
  for (const tally of tallies)
    for (const [name, count] of Object.entries(tally)) sum[name] = (sum[name] ?? 0) + count
  return withoutZeros(sum)
}

export const negated = (tally: Tally): Tally =>
  Object.fromEntries(Object.entries(tally).map(([name, count]) => [name, -count]))

/** Each of these names once. */
export const once = (...names: readonly string[]): Tally =>
  addTallies(...names.map((name) => ({ [name]: 1 })))

const withoutZeros = (tally: Tally): Tally =>
  Object.fromEntries(Object.entries(tally).filter(([, count]) => count !== 0))

/** The part of a tally below a name, without it: of `servicio` what each service counts. */
export const below = (tally: Tally, name: string): Tally =>
  Object.fromEntries(
    Object.entries(tally).flatMap(([path, count]) =>
      path.startsWith(`${name}/`) ? [[path.slice(name.length + 1), count]] : [],
    ),
  )
