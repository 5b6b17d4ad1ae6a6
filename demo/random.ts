/** Invented, but the same at every seeding: mulberry32, a small generator with a fixed start. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** From `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.integer(0, items.length - 1)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.integer(0, 9)).join('')
  }
}
