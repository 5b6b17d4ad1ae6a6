import { api, type Endpoint, type EndpointTable } from '@naf/contract'
import { AN_ADVISORY } from '../../lib/example-forms.ts'
import { type Call, call, type Reply, send } from '../ask.ts'
import { type Cost, countDuring } from '../cost.ts'
import { createCalls } from '../every-call.ts'
import { number } from '../format.ts'
import { fill } from '../records.ts'
import type { Act, Facts } from '../section.ts'

const RECORDS = 200

/** What happens behind a write's answer, each with the collection whose new documents it waits for. */
const BACKGROUND = [
  ['correo', 'correos'],
  ['eventos', 'bitacora'],
] as const

type Named = [entity: keyof typeof api, name: string, endpoint: Endpoint]

const deletesMany = ([, name]: Named): number => Number(name === 'deleteDone' || name === 'deleteAll')

/** What deletes the records that others need comes last. */
const ENDPOINTS = (Object.entries(api) as [keyof typeof api, EndpointTable][])
  .flatMap(([entity, table]) =>
    Object.entries(table).map(([name, endpoint]): Named => [entity, name, endpoint]),
  )
  .toSorted((a, b) => deletesMany(a) - deletesMany(b))

/** One to look at, one to remove. */
const UNREADABLE = 2

/** Every endpoint of the contract once, on a portal that is warm: what each asks of Firestore and the identity provider. */
export const actions: Act = async ({ db, people, portal }) => {
  const filled = ['libros', 'asesorias', 'inscripciones', 'users', 'suscripciones'] as const
  for (const name of [...filled, 'capacitaciones', 'participantes'] as const) await fill(db, name, RECORDS)
  await fill(db, 'plantillas', UNREADABLE)
  const server = await portal()
  const calls = createCalls(people, (endpoint, how) => call(server.url, endpoint, how))
  const rows: [name: string, address: string, Cost][] = []
  const measure = async (name: string, address: string, make: () => Promise<Reply>) => {
    const [counts, { ms, bytes }] = await countDuring(server, make)
    rows.push([name, address, { ...counts, ms, bytes }])
  }
  await call(server.url, api.asesorias.create, { input: AN_ADVISORY })
  for (const [name, collection] of BACKGROUND) {
    const { docs } = await db.collection(collection).limit(1).get()
    const address = `${server.url}/background/${name}/${docs[0]?.id}`
    await measure(`behind:${name}`, `behind the answer: ${name}`, () => send(address, 'POST'))
  }
  for (const [entity, name, endpoint] of ENDPOINTS) {
    const how: Call = (await (calls[entity] as Record<string, () => Promise<Call>>)[name]?.()) ?? {}
    const address = `\`${endpoint.method} ${endpoint.path}\``
    if (endpoint.answer === 'stored') await call(server.url, endpoint, how)
    await measure(`${entity}.${name}`, address, () => call(server.url, endpoint, how))
  }
  const facts: Facts = Object.fromEntries(
    rows.flatMap(([name, , cost]) => [
      [`reads:${name}`, cost.reads],
      [`writes:${name}`, cost.writes],
      [`deletes:${name}`, cost.deletes],
      [`bytes:${name}`, cost.bytes],
    ]),
  )
  return {
    title: 'What each endpoint asks of others',
    intro:
      `One call of each on a warm instance, ${RECORDS} records of each kind but bulletins and pictures. Public lists are looked ` +
      'at a second time: the first look after a change reads their records. The first two rows are what the background ' +
      'functions do for an advisory: its mail, its event.',
    head: ['', 'reads', 'writes', 'deletes', 'identity', 'bytes'],
    rows: rows.map(([, address, { reads, writes, deletes, identity, bytes }]) => [
      address,
      ...[reads, writes, deletes, identity, bytes].map(number),
    ]),
    facts,
  }
}
