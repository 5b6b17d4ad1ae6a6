import { rolQuery } from '@naf/web/src/session/session-queries.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { json, leavePage, stubNetwork } from '../support/render-page.tsx'

afterEach(leavePage)

const rolOf = (answer: unknown) => {
  stubNetwork(() => json(answer))
  return new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(rolQuery('uid-1'))
}

describe('the role of an account', () => {
  it.each([1, 2, 3])('is %i as the server answers', async (rol) => {
    expect(await rolOf({ rol })).toEqual({ rol })
  })

  it.each([7, '2'])('is null where the portal does not know it: %j', async (rol) => {
    expect(await rolOf({ rol })).toEqual({ rol: null })
  })

  it.each([{}, { rol: null }])('fails where the answer names none: %j', async (answer) => {
    await expect(rolOf(answer)).rejects.toThrow('the answer names no role')
  })
})
