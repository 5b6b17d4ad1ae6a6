import { setTimeout as wait } from 'node:timers/promises'
import { api } from '@naf/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exportsOf } from '../support/exports.ts'
import { withApi, withEveryKind } from '../support/server.ts'

/** A download that nobody waits for any more: docs/decisions/exports.md. */

/** Of the requests, how many the reading of their pages has given away so far. */
let given = 0
let slowly = 0
/** Whether reading fails after the first page. */
let fails = false

const server = withApi({}, ({ asesorias }) => ({
  asesorias: {
    ...asesorias,
    async *pages() {
      for await (const page of asesorias.pages()) {
        given += page.records.length
        yield page
        if (fails) throw new Error('the second page cannot be read')
        // A long list, of which whoever asks has seen the first part.
        for (let more = 0; more < slowly; more += 1) {
          await wait(20)
          given += page.records.length
          yield page
        }
      }
    },
  },
}))
const people = withEveryKind(server)
const e = exportsOf(server, people)

beforeEach(async () => {
  given = 0
  await e.clear()
})
afterEach(() => {
  slowly = 0
  fails = false
})

describe('a download that fails in the middle', () => {
  it.each(['csv', 'xlsx'])('is no file to the browser: %s', async (formato) => {
    await e.request()
    fails = true
    const download = fetch(e.urlOf(api.asesorias.export, { formato }), {
      headers: { authorization: `Bearer ${people.editor.token}` },
    }).then((response) => response.arrayBuffer())
    await expect(download).rejects.toThrow(/^(?:terminated|fetch failed)$/)
  })
})

describe('a download that is broken off', () => {
  it.each([
    { formato: 'csv' },
    { formato: 'csv', q: 'nadie' },
    { formato: 'xlsx' },
    { formato: 'xlsx', q: 'nadie' },
  ])('has the server read no further, whatever its filters leave: %j', async (query) => {
    await e.request()
    slowly = 1000
    const stop = new AbortController()
    const response = await fetch(e.urlOf(api.asesorias.export, query as Record<string, string>), {
      headers: { authorization: `Bearer ${people.editor.token}` },
      signal: stop.signal,
    })
    await response.body?.getReader().read()
    stop.abort()
    await wait(500)
    const before = given
    await wait(500)
    expect(given).toBe(before)
    expect(given).toBeLessThan(slowly)
  })
})
