/** Chance with a seed: the same numbers, and so the same requests, every time. */
export interface Random {
  /** From 0 up to and without `below`. */
  int(below: number): number
  pick<T>(from: readonly T[]): T
  /** True so many times in a hundred. */
  often(percent: number): boolean
}

/** Mulberry32, by Tommy Ettinger; public domain. */
export const seeded = (seed: number): Random => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (below: number): number => Math.floor(next() * below)
  return { int, pick: (from) => from[int(from.length)] as never, often: (percent) => int(100) < percent }
}
