import { api, ESTADOS, type Estado, ROL } from '@naf/contract'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { StoredAsesoria } from '../../functions/src/entities/asesorias/asesoria-record.ts'
import { TRANSITIONS } from '../../functions/src/entities/asesorias/asesorias.workflow.ts'
import { cancel, rate, receive } from '../../functions/src/entities/asesorias/steps.ts'
import { AppError } from '../../functions/src/errors.ts'
import { call, type Person, register, uniqueName } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { withApi } from '../support/server.ts'
import { storedAsesorias } from '../support/stored-asesorias.ts'

/** Whatever three people do at once to one request, in whatever order: docs/decisions/asesoria-workflow.md. */

const STEPS = 100
const AT_ONCE = 3
const RUNS = 4
const RUN_MS = 10 * 60_000

const server = withApi()
const { asesorias, correos } = storedAsesorias(() => server)
let editor: Person
let admin: Person

beforeAll(async () => {
  editor = await register(server, ROL.EDITOR)
  admin = await register(server, ROL.ADMIN)
})

const DOES = [
  ...(['mark', 'reopen', 'move', 'close', 'take', 'give', 'leave', 'note', 'message', 'contact'] as const),
  ...(['resend', 'cancel', 'write', 'rate', 'later'] as const),
]

interface Step {
  does: (typeof DOES)[number]
  byAdmin: boolean
  seen: Estado
  wanted: Estado
}

const aStep: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom(...DOES),
  byAdmin: fc.boolean(),
  seen: fc.constantFrom(...ESTADOS),
  wanted: fc.constantFrom(...ESTADOS),
})

/** What the request is to hold in the end. */
interface Told {
  notes: string[]
  messages: string[]
}

const refusals = new Set(['changed_meanwhile', 'not_found', 'unavailable'])

const run = async (id: string, { does, byAdmin, seen, wanted }: Step, told: Told): Promise<unknown> => {
  const { asesorias: requests } = server.deps
  const { uid } = byAdmin ? admin : editor
  const actor = { uid, rol: byAdmin ? ROL.ADMIN : ROL.EDITOR, nombre: 'Luis Caiza' }
  const person = (step: typeof cancel) =>
    requests.take(null, id, (asesoria) => (asesoria.realizada ? null : step(null, asesoria)))
  const texto = uniqueName('texto')
  const written = { id: requests.newId(), texto }
  switch (does) {
    case 'mark':
      return requests.markDone(actor, id)
    case 'reopen':
      return requests.reopen(actor, id, '')
    case 'move':
    case 'close': {
      const isClosing = does === 'close' || wanted === 'realizada'
      return requests.changeState(actor, id, {
        Desde: seen,
        Estado: isClosing ? 'realizada' : wanted,
        Cierre: isClosing ? 'sin_respuesta' : undefined,
      })
    }
    case 'take':
      return requests.assign(actor, id, null, { uid, nombre: 'Luis Caiza' })
    case 'give':
      return requests.assign(actor, id, uid, { uid: admin.uid, nombre: 'Luis Caiza' })
    case 'leave':
      return requests.assign(actor, id, uid, null)
    case 'note':
      await requests.addNote(actor, id, written)
      return told.notes.push(texto)
    case 'message':
      await requests.addMessage(actor, id, written)
      return told.messages.push(texto)
    case 'contact':
      return requests.recordContact(actor, id, 'llamada')
    case 'resend':
      return requests.resendConfirmation(actor, id)
    case 'cancel':
      return person(cancel)
    case 'write':
      return requests.take(null, id, (asesoria) => receive(null, asesoria))
    case 'rate':
      return requests.take(null, id, (asesoria) => (asesoria.realizada ? rate(null, asesoria, 5) : null))
    case 'later': {
      await correos()
        .doc(`cierre-${id}`)
        .update({ sendAfter: new Date(0) })
        .catch(() => {})
      return server.run('envios')
    }
  }
}

/** A refusal is an answer; anything else is not. */
const tolerant = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!(error instanceof AppError && refusals.has(error.code))) throw error
  })
}

/** Where a request can be after what the log tells of it, by the table alone. */
const reachable = (events: string[]): Estado[] => {
  let states: Estado[] = ['recibida']
  for (const event of events) {
    const rows = TRANSITIONS.filter((row) => row.event === event)
    const after = states.flatMap((state) =>
      rows.flatMap(({ to, from }) => (from.includes(state) ? [to ?? state] : [])),
    )
    states = [...new Set(after)]
  }
  return states
}

const eventsOf = async (id: string): Promise<string[]> => {
  const { docs } = await server.firebase.db.collection('bitacora').where('registro', '==', id).get()
  const inOrder = docs.sort((a, b) => (a.get('fecha').valueOf() < b.get('fecha').valueOf() ? -1 : 1))
  return inOrder.map((line) => String(line.get('evento'))).filter((event) => event !== 'asesoria.recibida')
}

const assertSound = async (id: string): Promise<void> => {
  const asesoria = (await asesorias().doc(id).get()).data() as StoredAsesoria
  const state = asesoria.estado
  expect(asesoria.realizada).toBe(state === 'realizada')
  expect(asesoria.cierre !== null).toBe(state === 'realizada')
  expect(asesoria.fechaRealizacion !== null).toBe(state === 'realizada')
  expect(reachable(await eventsOf(id))).toContain(state)
}

const textsOf = async (id: string, thread: 'notas' | 'mensajes') =>
  (await asesorias().doc(id).collection(thread).get()).docs.map((doc) => String(doc.get('texto'))).sort()

const aSequence = fc.array(aStep, { minLength: STEPS, maxLength: STEPS })

it(
  'reaches no state that the table does not know, loses no note and sends no mail twice',
  async () => {
    const property = fc.asyncProperty(aSequence, async (steps) => {
      const correo = `${uniqueName('persona')}@example.com`
      const { body } = await call(server, api.asesorias.create, { input: anAsesoria({ Correo: correo }) })
      const id = body.Id as string
      const told: Told = { notes: [], messages: [] }
      for (let start = 0; start < steps.length; start += AT_ONCE) {
        const together = steps.slice(start, start + AT_ONCE)
        await Promise.all(together.map((step) => tolerant(run(id, step, told))))
        await assertSound(id)
      }
      expect(await textsOf(id, 'notas')).toEqual(told.notes.toSorted())
      expect(await textsOf(id, 'mensajes')).toEqual(told.messages.toSorted())
      const mails = (await correos().where('about.id', '==', id).get()).docs
      const ofKind = (tipo: string) => mails.filter((mail) => mail.get('tipo') === tipo)
      expect(ofKind('respuesta')).toHaveLength(told.messages.length)
      expect(ofKind('confirmacion')).toHaveLength(1)
      expect(ofKind('cierre').length).toBeLessThanOrEqual(1)
      const sent = server.mailbox.messages.filter(({ to }) => to.some(({ email }) => email === correo))
      expect(sent.filter(({ subject }) => /realizada|Cerramos/.test(subject)).length).toBeLessThanOrEqual(1)
    })
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true })
  },
  RUN_MS,
)

it.each([
  ['a taxpayer', { uid: 'u-1', rol: ROL.USUARIO, nombre: 'Ana Guamán' }],
  ['nobody', null],
])(
  'lets %s take no step of the team, also behind the routes; the request stays as it was',
  async (_who, actor) => {
    const { body } = await call(server, api.asesorias.create, { input: anAsesoria() })
    const id = body.Id as string
    const before = (await asesorias().doc(id).get()).data()
    await expect(server.deps.asesorias.markDone(actor, id)).rejects.toMatchObject({ code: 'forbidden' })
    expect((await asesorias().doc(id).get()).data()).toEqual(before)
  },
)
