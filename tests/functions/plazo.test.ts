import { setTimeout as wait } from 'node:timers/promises'
import { api, semesterStart } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { countReads } from '../support/firestore-requests.ts'
import { type ApiServer, startApi, startInstance, withApi, withEveryKind } from '../support/server.ts'

const DAY = 24 * 60 * 60_000

const server = withApi()
const people = withEveryKind(server)
const db = () => server.firebase.db

beforeEach(async () => {
  for (const name of ['asesorias', 'conteos', 'bitacora', 'numeros'])
    await db().recursiveDelete(db().collection(name))
})

/** Nobody knows. */
const NOTHING = { dias: null, atendidas: null }

const ask = (of: Pick<ApiServer, 'url'> = server) => call(of, api.asesorias.create, { input: anAsesoria() })
/** As an instance tells it that has just begun: for an hour it knows what it has read. */
const plazo = async () => {
  const begun = await startInstance(server)
  const { body } = await ask(begun)
  await begun.close()
  return body.Plazo
}

/** Requests that were done so many days ago, after so many days. */
const served = async (days: number[], { ago = 1, ...changes }: { ago?: number; cierre?: string } = {}) => {
  const batch = db().batch()
  for (const took of days)
    batch.create(db().collection('asesorias').doc(), {
      realizada: true,
      fechaSolicitud: Timestamp.fromMillis(Date.now() - (ago + took) * DAY),
      fechaRealizacion: Timestamp.fromMillis(Date.now() - ago * DAY),
      ...changes,
    })
  await batch.commit()
}

/** Somebody marks a request, and what follows that is done. */
const markOne = async () => {
  const { body } = await ask()
  const { token } = people.editor
  await call(server, api.asesorias.markDone, { params: { id: body.Id }, token })
  await db().collection('asesorias').doc(body.Id).delete()
  const marked = db().collection('bitacora').where('evento', '==', 'asesoria.realizada')
  for (const { id } of (await marked.where('seguido', '==', null).get()).docs)
    await server.deliver('eventos', id)
}

/** As if it had been counted so long ago. */
const countedAgo = (days: number) =>
  db()
    .doc('conteos/plazo')
    .update({ contado: Timestamp.fromMillis(Date.now() - days * DAY) })

describe('how long it usually takes', () => {
  it('is told to who asks: the days within which half of the people were served', async () => {
    await served([1, 1, 2, 2, 2.5, 3, 4, 8, 20, 60])
    await markOne()
    expect(await plazo()).toBe(3)
  })

  it('is told to nobody where fewer than ten were served', async () => {
    expect(await plazo()).toBeNull()
    await served([1, 1, 2, 2, 3, 3, 4, 8, 20])
    await markOne()
    expect(await plazo()).toBeNull()
  })

  it('counts the last 90 days alone, and nobody who was not served', async () => {
    await served(Array(10).fill(5))
    await served(Array(30).fill(40), { ago: 91 })
    await served(Array(30).fill(40), { cierre: 'ya_no_la_necesita' })
    await served(Array(30).fill(40), { cierre: 'duplicada' })
    await served(Array(30).fill(40), { cierre: 'sin_respuesta' })
    await markOne()
    expect(await plazo()).toBe(5)
  })

  it('of some hours is a day', async () => {
    await served(Array(10).fill(0.1))
    await markOne()
    expect(await plazo()).toBe(1)
  })

  it('is counted at most once a day, whatever is marked', async () => {
    await served(Array(10).fill(5))
    await markOne()
    await served(Array(100).fill(40))
    const reads = await countReads(db())(markOne)
    expect(reads).toBeLessThan(20)
    expect(await plazo()).toBe(5)
    await countedAgo(1.01)
    await markOne()
    expect(await plazo()).toBe(40)
  })

  it('is told from the tenth on, on the same day', async () => {
    await served(Array(9).fill(5))
    await markOne()
    expect(await plazo()).toBeNull()
    await served([5])
    await markOne()
    expect(await plazo()).toBe(5)
  })

  it('is told no more once nobody was marked for as long as it looks back', async () => {
    await served(Array(10).fill(5))
    await markOne()
    await countedAgo(91)
    expect(await plazo()).toBeNull()
  })

  it('is read while the request is stored, which does not wait for it', async () => {
    let release = () => {}
    const held = new Promise<typeof NOTHING>((resolve) => {
      release = () => resolve(NOTHING)
    })
    const slow = await startApi({}, ({ plazo }) => ({ plazo: { ...plazo, read: () => held } }))
    const reply = ask(slow)
    const stored = async () => (await slow.firebase.db.collection('asesorias').get()).size
    while ((await stored()) === 0) await wait(20)
    release()
    expect((await reply).status).toBe(201)
    await slow.close()
  })

  it('is read once for all who ask while it is being read, and for whoever asks within the hour', async () => {
    const begun = await startInstance(server)
    const together = () => Promise.all(Array.from({ length: 20 }, () => ask(begun)))
    expect(await countReads(db())(together)).toBeLessThan(20)
    expect(await countReads(db())(together)).toBe(0)
    await begun.close()
  })

  it('is left out where it cannot be read; the request is stored', async () => {
    const failing = await startApi({}, ({ plazo }) => ({
      plazo: { ...plazo, read: () => Promise.reject(new Error('silent')) },
    }))
    expect(await ask(failing)).toMatchObject({ status: 201, body: { Plazo: null } })
    expect((await failing.firebase.db.collection('asesorias').get()).size).toBe(1)
    await failing.close()
  })
})

describe('before a request is sent', () => {
  /** Another instance: one answers for an hour with what it has read. */
  const instance = async (read: typeof server.deps.plazo.read) => {
    const reads = { count: 0 }
    const counted = () => {
      reads.count += 1
      return read()
    }
    const started = await startApi({}, ({ plazo }) => ({ plazo: { ...plazo, read: counted } }))
    const look = (token?: string) => call(started, api.asesorias.plazo, { token })
    return { look, reads, close: () => started.close() }
  }

  it('anybody is told the same, and visitors cost one read', async () => {
    await served(Array(10).fill(5))
    await markOne()
    const { look, reads, close } = await instance(server.deps.plazo.read)
    const replies = [await look(), ...(await Promise.all(Array.from({ length: 20 }, () => look())))]
    for (const { status, body } of replies)
      expect({ status, body }).toEqual({ status: 200, body: { Plazo: 5, Atendidas: 10 } })
    expect(reads.count).toBe(1)
    await close()
  })

  it('browsers and Hosting may answer by themselves for an hour', async () => {
    const { look, close } = await instance(async () => ({ dias: 5, atendidas: 12 }))
    expect((await look()).headers.get('cache-control')).toBe('public, max-age=3600')
    await close()
  })

  it('nobody is told a number where fewer than ten were served', async () => {
    await served(Array(9).fill(5))
    await markOne()
    const { look, close } = await instance(server.deps.plazo.read)
    expect((await look()).body).toEqual({ Plazo: null, Atendidas: null })
    await close()
  })

  it('a read that failed is tried again by the next visitor', async () => {
    const answers = [() => Promise.reject(new Error('silent')), async () => ({ ...NOTHING, dias: 4 })]
    const { look, close } = await instance(() => (answers.shift() ?? (async () => NOTHING))())
    expect((await look()).status).toBe(500)
    expect((await look()).body).toEqual({ Plazo: 4, Atendidas: null })
    await close()
  })
})

describe('how many were served since the half-year began', () => {
  const HOUR = 60 * 60_000
  const told = () => server.deps.plazo.read().then(({ atendidas }) => atendidas)
  /** So many, an hour before the half-year began. */
  const servedBefore = (count: number) =>
    served(Array(count).fill(1), { ago: (Date.now() - semesterStart(Date.now()) + HOUR) / DAY })

  it('is told without those of the half-year before, and who was not served', async () => {
    await servedBefore(30)
    await served(Array(12).fill(2), { ago: 0 })
    await served(Array(30).fill(2), { ago: 0, cierre: 'duplicada' })
    await markOne()
    expect(await told()).toBe(12)
  })

  it('is told to nobody while they are fewer than ten, or where it was counted in another half-year', async () => {
    await servedBefore(30)
    await served(Array(9).fill(2), { ago: 0 })
    await markOne()
    expect(await told()).toBeNull()
    await countedAgo(2)
    await served([2], { ago: 0 })
    await markOne()
    expect(await told()).toBe(10)
    await countedAgo(184)
    expect(await told()).toBeNull()
  })

  it('is unknown of what was counted before there was such a number', async () => {
    await db().doc('conteos/plazo').set({ dias: 4, contado: Timestamp.now() })
    expect(await server.deps.plazo.read()).toEqual({ dias: 4, atendidas: null })
  })
})
