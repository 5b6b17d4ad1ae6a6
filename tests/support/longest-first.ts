import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The most minutes that a file allows one of its tests, `10 * MINUTE`; none where it is content with its project's limit. */
const minutesOf = ({ moduleId }: TestSpecification): number => {
  const allowed = readFileSync(moduleId, 'utf8').matchAll(/\b(\d+) \* MINUTE\b/g)
  return Math.max(0, ...Array.from(allowed, ([, minutes]) => Number(minutes)))
}

/**
 * Vitest begins with what took longest the last time, and on a fresh checkout with the largest file. What computes for
 * minutes is not large: begun last, it would leave the other core idle until its end.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => minutesOf(b) - minutesOf(a))
  }
}
