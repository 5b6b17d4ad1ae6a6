import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inParallel } from '../../functions/src/platform/in-parallel.ts'

it('works on each once, never on more than so many at once', async () => {
  const done: number[] = []
  let [underWay, most] = [0, 0]
  await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    underWay += 1
    most = Math.max(most, underWay)
    await setImmediate()
    underWay -= 1
    done.push(item)
  })
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

it('goes on beside one that takes long', async () => {
  const done: string[] = []
  let finish = () => {}
  const long = new Promise<void>((resolve) => {
    finish = resolve
  })
  await inParallel(['largo', 'a', 'b', 'c'], 2, async (item) => {
    if (item === 'c') finish()
    if (item === 'largo') await long
    done.push(item)
  })
  expect(done).toEqual(['a', 'b', 'c', 'largo'])
})

it('begins no other once one has failed, and says why', async () => {
  const begun: number[] = []
  const work = inParallel([1, 2, 3, 4], 2, async (item) => {
    begun.push(item)
    await setImmediate()
    if (item === 1) throw new Error('no se pudo')
  })
  await expect(work).rejects.toThrow('no se pudo')
  await setImmediate()
  expect(begun).not.toContain(4)
})

it('is done at once where there is nothing to work on', async () => {
  await expect(inParallel([], 4, () => Promise.reject(new Error('nada')))).resolves.toBeUndefined()
})
