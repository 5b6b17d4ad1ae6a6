import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createLoginThrottle } from '../../functions/src/entities/users/login-throttle.ts'

describe('the memory of the throttle', () => {
  const collect = (() => {
    setFlagsFromString('--expose-gc')
    return runInNewContext('gc') as () => void
  })()
  const heap = () => {
    collect()
    return process.memoryUsage().heapUsed / 1_000_000
  }
  const wrong = async () => ({ isRight: false })

  it.each([
    ['100,000 made-up usernames', 100_000, (n: number) => `inventado-${n}`, () => '198.18.200.1'],
    [
      '100,000 made-up addresses',
      100_000,
      () => 'persona',
      (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    ],
    ['100 texts of a megabyte', 100, (n: number) => `${n}`.repeat(500_000), () => '198.18.200.2'],
  ] as const)('stays small after %s', async (_, tries, username, address) => {
    const throttle = createLoginThrottle(1_000_000)
    const before = heap()
    for (let n = 0; n < tries; n++) {
      const client = address(n)
      await throttle.guard(username(n), { client, caller: client }, wrong)
    }
    const grown = heap() - before
    expect(grown).toBeLessThan(8)
    // The throttle is still in use, and was not collected with its contents.
    expect(await throttle.guard('otra', { client: 'a', caller: 'a' }, wrong)).toEqual({ isRight: false })
  })
})
