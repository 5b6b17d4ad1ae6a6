import { gunzipSync } from 'node:zlib'
import { api } from '@naf/contract'
import { expect } from 'vitest'
import { ask } from './ask.ts'
import type { Kind } from './content-kinds.ts'
import { addressesIn } from './intact-content.ts'

type Token = string | undefined

interface Looks {
  kind: Kind
  /** The instances that are asked. */
  instances: { url: string }[]
  /** Who asks. */
  tokens: Token[]
  /** Finds in a list what its records are told from each other by. */
  names: RegExp
}

/** What those who ask for a list are given, in each of the ways in which it can be asked for. */
export const listLooks = ({ kind, instances, tokens, names }: Looks) => {
  const given = new Set<string>()
  /** What each version of the list named. */
  const versions = new Map<string, string[]>()
  let unchanged = 0

  /** @returns what it names; nothing to who may not see it at all */
  const look = async (where: { url: string }, token: Token, query = '', had = ''): Promise<string[]> => {
    const { status, headers, bytes } = await ask(`${where.url}${api[kind].list.path}${query}`, {
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(had && { 'if-none-match': had }) },
    })
    const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
    const told = text.match(names) ?? []
    if (kind === 'boletines' && token === undefined) {
      expect([status, told]).toEqual([401, []])
      return []
    }
    const version = String(headers.etag)
    if (status === 304) {
      unchanged += 1
      expect(text).toBe('')
      return versions.get(version) ?? expect.fail(`nobody was given ${version}`)
    }
    expect(status).toBe(200)
    for (const address of addressesIn(JSON.parse(text))) given.add(address)
    if (!query) versions.set(version, [...told])
    return [...told]
  }

  const all = (how: (where: { url: string }, token: Token) => Promise<string[]>) =>
    Promise.all(instances.flatMap((where) => tokens.map((token) => how(where, token))))

  return {
    /** Every address that they were ever given. */
    given,
    /** How often they were told that they have the list already. */
    unchanged: () => unchanged,

    /** As it is, to who has nothing and to who has every version there was; and a part of it. */
    async lookAtAll() {
      const had = [...versions.keys()].join(', ')
      const [fresh, again, parts] = await Promise.all([
        all((where, token) => look(where, token)),
        all((where, token) => look(where, token, '', had)),
        all((where, token) => look(where, token, '?cursor=2')),
      ])
      const isReader = (_: string[], at: number) =>
        kind !== 'boletines' || tokens[at % tokens.length] !== undefined
      return { whole: [...fresh.filter(isReader), ...again.filter(isReader)], parts }
    },
  }
}
