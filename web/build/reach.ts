/** Everything that those lead to, themselves among it. */
export const reach = (starts: Iterable<string>, leadsTo: (name: string) => Iterable<string>): Set<string> => {
  const reached = new Set<string>()
  const visit = (name: string): void => {
    if (reached.has(name)) return
    reached.add(name)
    for (const next of leadsTo(name)) visit(next)
  }
  for (const start of starts) visit(start)
  return reached
}
