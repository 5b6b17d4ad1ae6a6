import type { DecodedIdToken } from 'firebase-admin/auth'
import { describe, expect, it } from 'vitest'
import { createProvenTokens } from '../../functions/src/platform/proven-tokens.ts'

const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds

/** Counts what is proven; takes every token but `falso`. */
const counting = (exp = inSeconds(3600)) => {
  const asked: string[] = []
  const decode = createProvenTokens(async (token) => {
    asked.push(token)
    if (token === 'falso') throw new Error('no signature')
    return { sub: token, exp } as DecodedIdToken
  })
  return { asked, decode }
}

/** They begin alike, as tokens do. */
const [A, B] = ['eyJhbGciOiJSUzI1NiJ9.a', 'eyJhbGciOiJSUzI1NiJ9.b'] as const

describe('a token that was proven a moment ago', () => {
  it('says the same without being proven again, and no other token says it', async () => {
    const { asked, decode } = counting()
    expect([await decode(A), await decode(A), await decode(B)].map(({ sub }) => sub)).toEqual([A, A, B])
    expect(asked).toEqual([A, B])
  })

  it('is looked at anew once it has expired', async () => {
    const { asked, decode } = counting(inSeconds(0))
    await decode(A)
    await decode(A)
    expect(asked).toEqual([A, A])
  })
})

it('a token that was refused is refused anew, and asked about anew', async () => {
  const { asked, decode } = counting()
  for (const _ of [1, 2]) await expect(decode('falso')).rejects.toThrow('no signature')
  expect(asked).toEqual(['falso', 'falso'])
})
