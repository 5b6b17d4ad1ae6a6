import type { SourceFile } from './source-files.ts'

/**
 * Files that import one another, round about, by type or otherwise: each circle once, as the paths of the files it goes
 * through (strongly connected components, Tarjan 1972).
 */
export const circlesOf = (files: SourceFile[]): string[][] => {
  const importsOf = new Map(files.map(({ path, imports }) => [path, imports.map(({ target }) => target)]))
  const order = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []

  /** @returns the earliest file that is still open and can be reached from here */
  const visit = (path: string): number => {
    const own = order.size
    order.set(path, own)
    open.push(path)
    let earliest = own
    for (const target of importsOf.get(path) ?? []) {
      if (!importsOf.has(target)) continue
      if (!order.has(target)) earliest = Math.min(earliest, visit(target))
      else if (open.includes(target)) earliest = Math.min(earliest, order.get(target) ?? own)
    }
    if (earliest === own) {
      const closed = open.splice(open.indexOf(path))
      if (closed.length > 1 || importsOf.get(path)?.includes(path)) circles.push(closed.sort())
    }
    return earliest
  }

  for (const path of importsOf.keys()) if (!order.has(path)) visit(path)
  return circles
}
