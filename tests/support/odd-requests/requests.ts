import type { Endpoint, FileRule } from '@naf/contract'
import fc from 'fast-check'
import { ENDPOINTS } from '../endpoints.ts'
import { aMutation, mutate } from '../mutated-forms.ts'
import { aFilePart, fieldsOf } from '../raw-form.ts'
import { type Header, JSON_TYPES, oddAuthorization, oddHeaders, oddMethod, oddPath } from './heads.ts'
import { oddJson } from './json-bodies.ts'
import type { Random } from './random.ts'

/** Requests with something wrong in them, to every endpoint of the contract in turn. */

type Input = Record<string, unknown>

export interface OddRequest {
  entity: string
  /** Who sends it; `spoilt` where the token is none. */
  who: string
  bytes: Buffer
  /** It promises more than it sends. */
  halfClose: boolean
  /** For whoever reads of it in a failure. */
  inWords: string
}

export interface Sources {
  /** Good sessions by name; the visitor has none. */
  tokens: Record<string, string | undefined>
  /** A good body of every endpoint, by `entity.action`. */
  inputs: Record<string, Input>
  /** An id that exists, by entity. */
  ids: Record<string, string>
}

interface Body {
  type: string | null
  bytes: Buffer
}

/** Small and no file of any kind: what is a file and what is not has tests of its own, and takes long. */
const FILES = ['x', '%PDF-1.7\n', '\u0089PNG\r\n', '<svg onload=alert(1)>', ''].map((text) =>
  Buffer.from(text, 'latin1'),
)

const oddForm = (rule: FileRule, input: Input, random: Random): Body => {
  const file = aFilePart(rule.field, random.pick(FILES))
  const [mutations = []] = fc.sample(fc.array(aMutation, { minLength: 1, maxLength: 3 }), {
    numRuns: 1,
    seed: random.int(2 ** 31),
  })
  const { body, type } = mutate([...fieldsOf(input), file], mutations)
  return { type, bytes: body }
}

const oddBody = ({ method, file }: Endpoint, input: Input, random: Random): Body => {
  if (file && random.often(85)) return oddForm(file, input, random)
  if (method === 'GET' && random.often(80)) return { type: null, bytes: Buffer.alloc(0) }
  return { type: random.pick(JSON_TYPES), bytes: oddJson(input, random) }
}

const chunked = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n0\r\n\r\n')])

/** How a request says where its body ends. */
const framed = (body: Buffer, random: Random): { headers: Header[]; body: Buffer; halfClose: boolean } => {
  const length = String(body.length)
  const whole: Header[] = body.length > 0 ? [['Content-Length', length]] : []
  if (body.length === 0 || random.often(88)) return { headers: whole, body, halfClose: false }
  const te = (value: string): Header => ['Transfer-Encoding', value]
  return random.pick([
    { headers: [te('chunked')], body: chunked(body), halfClose: false },
    { headers: [te('chunked'), ...whole], body: chunked(body), halfClose: true },
    { headers: [te('xchunked')], body: chunked(body), halfClose: true },
    { headers: [te('chunked, identity')], body: chunked(body), halfClose: true },
    { headers: [te('chunked'), te('identity')], body: chunked(body), halfClose: true },
    { headers: [te('chunked')], body, halfClose: true },
    { headers: [['Content-Length', String(body.length + 100)]], body, halfClose: true },
    { headers: [['Content-Length', '3']], body, halfClose: true },
    { headers: [['Content-Length', '-1']], body, halfClose: true },
    { headers: [...whole, ['Content-Length', '0']], body, halfClose: true },
    { headers: [['Content-Length', `+${length}`]], body, halfClose: true },
    { headers: [['Content-Length', '99999999999999999999']], body, halfClose: true },
  ])
}

const clean = (value: string): string => value.replace(/[\r\n]/g, '')

export const oddRequest = ({ tokens, inputs, ids }: Sources, index: number, random: Random): OddRequest => {
  const { entity, action, endpoint } = ENDPOINTS[index % ENDPOINTS.length] as (typeof ENDPOINTS)[number]
  const who = random.often(20) ? 'spoilt' : random.pick(Object.keys(tokens))
  const good = random.pick(Object.values(tokens).filter((token) => token !== undefined))
  const authorization =
    who === 'spoilt' ? oddAuthorization(good, random) : tokens[who] && `Bearer ${tokens[who]}`
  const method = oddMethod(endpoint.method, random)
  const path = oddPath(endpoint.path, ids[entity] ?? 'no-existe', random)
  const { type, bytes } = oddBody(endpoint, inputs[`${entity}.${action}`] ?? {}, random)
  const { headers, body, halfClose } = framed(bytes, random)
  const all: Header[] = [
    ['Host', '127.0.0.1'],
    ...(authorization ? [['Authorization', authorization] as Header] : []),
    ...(type === null ? [] : [['Content-Type', clean(type)] as Header]),
    ...oddHeaders(random),
    ...headers,
  ]
  const head = [`${method} ${path} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`)]
  return {
    entity,
    who,
    bytes: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]),
    halfClose,
    inWords: `${who}: ${head.map((line) => line.slice(0, 120)).join(' | ')} | ${body.toString('latin1').slice(0, 200)}`,
  }
}
