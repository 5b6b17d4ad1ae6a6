import { setTimeout as wait } from 'node:timers/promises'
import { api, IDEMPOTENCY_HEADER, ROL } from '@naf/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, type Reply, register, uniqueName } from '../support/api-as.ts'
import { anAsesoria, anImagen, anInscripcion } from '../support/builders.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { startHeldApi } from '../support/held-connection.ts'
import { expectIntact } from '../support/intact-content.ts'
import { storedAsesorias } from '../support/stored-asesorias.ts'
import { storedContent } from '../support/stored-content.ts'
import { sweepLater } from '../support/sweep-later.ts'

/** A server with an administrator, whose Firestore is about to fall silent. */
const prepare = async () => {
  const held = await startHeldApi()
  const { server } = held
  const admin = await register(server, ROL.ADMIN)
  const calls = contentCalls(() => server, 'galeria')
  return { held, server, admin, token: admin.token, calls, ...storedContent(() => server, 'galeria') }
}
type Scene = Awaited<ReturnType<typeof prepare>>

vi.setConfig({ testTimeout: 60_000 })

const scenes: Scene[] = []
beforeAll(async () => {
  for (let scene = 0; scene < 5; scene += 1) scenes.push(await prepare())
})
afterAll(() => Promise.all(scenes.map(({ held }) => held.close())))

/** Production's ten seconds, and what a busy machine needs besides; a browser waits for 45. */
const expectSilence = async (asked: Promise<Reply>): Promise<void> => {
  const start = performance.now()
  const { status, body, headers } = await asked
  const ms = performance.now() - start
  expect([status, body]).toEqual([
    503,
    {
      error: 'La base de datos no responde en este momento. Inténtalo de nuevo en unos segundos.',
      code: 'unavailable',
    },
  ])
  expect(headers.get('retry-after')).toBe('10')
  expect(ms).toBeGreaterThan(9000)
  expect(ms).toBeLessThan(30_000)
}

/** Work that was late is done as soon as the connection is free. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 100 })

/** Sweeps. @returns how many folders belonged to no record, and are gone */
const sweep = async ({ server }: Scene): Promise<number> => {
  const findings = await sweepLater(server)
  expect(findings.flatMap(({ missing }) => missing)).toEqual([])
  return findings.flatMap(({ orphans }) => orphans).length
}

const withKey = (key: string) => ({ headers: { [IDEMPOTENCY_HEADER]: key } })

describe('while Firestore stands still', () => {
  it.concurrent('everybody hears so in ten seconds; what then comes late is whole, and once', async () => {
    const scene = scenes[0] as Scene
    const { held, server, admin, token, calls } = scene
    const { asesorias, correos, count } = storedAsesorias(() => server)
    const ask = (key: string) => call(server, api.asesorias.create, { input: anAsesoria(), ...withKey(key) })
    const enrol = (key: string) =>
      call(server, api.inscripciones.create, { input: anInscripcion(), ...withKey(key) })
    const old = (await ask(uniqueName('clave'))).body.Id as string
    const picture = (await calls.create(token)).body.Id as string
    await calls.create(token)
    const params = { id: old }
    const key = uniqueName('clave')

    held.hold('questions')
    await Promise.all([
      call(server, api.salud.read, {}).then(({ status, headers }) =>
        expect([status, headers.get('retry-after')]).toEqual([503, '10']),
      ),
      ...[
        ask(key),
        enrol(key),
        calls.list(token),
        calls.create(token),
        calls.edit(picture, token, { changes: { titulo: 'Otro título' } }),
        calls.delete(picture, token),
        call(server, api.asesorias.list, { token }),
        call(server, api.asesorias.markDone, { params, token }),
        call(server, api.asesorias.deleteDone, { token }),
        call(server, api.users.list, { token }),
        call(server, api.users.read, { params: { uid: admin.uid }, token }),
        call(server, api.users.login, { input: { username: admin.user.Username, password: 'secreta-1' } }),
      ].map(expectSilence),
    ])

    held.release()
    await soon(async () => expect(await count(asesorias())).toBe(2))
    expect((await ask(key)).status).toBe(201)
    expect((await enrol(key)).status).toBe(201)
    expect(await count(asesorias())).toBe(2)
    // Two confirmations, the enrolment's, and that the old one is done.
    expect(await count(correos())).toBe(4)
    expect(await count(server.firebase.db.collection('inscripciones'))).toBe(1)
    await sweep(scene)
    await expectIntact(server, token)
  })

  it.concurrent('a new picture, whose record is late, has its files; sent again it is the same one', async () => {
    const scene = scenes[1] as Scene
    const { held, server, token, records, folders, named } = scene
    const file = await scene.calls.aFile()
    const key = uniqueName('clave')
    const publish = () =>
      call(server, api.galeria.create, { token, input: anImagen(), file, ...withKey(key) })

    held.holdAtWrite('questions')
    await expectSilence(publish())
    expect((await records().get()).size).toBe(0)
    expect(await folders()).toHaveLength(1)

    held.release()
    await soon(async () => expect((await records().get()).size).toBe(1))
    expect(await folders()).toEqual(await named())
    expect((await publish()).status).toBe(201)
    expect((await records().get()).size).toBe(1)
    await expectIntact(server, token)
  })

  it.concurrent('a picture whose new file was written, unheard, opens with it; the old one is swept', async () => {
    const scene = scenes[2] as Scene
    const { held, server, token, calls, stored, folders, named } = scene
    const id = (await calls.create(token)).body.Id as string
    const before = (await stored(id))?.archivo.carpeta
    const file = await calls.aFile()

    held.holdAtWrite('answers')
    await expectSilence(calls.edit(id, token, { file, changes: { titulo: 'Otro título' } }))
    expect((await stored(id))?.titulo).toBe('Otro título')
    expect((await stored(id))?.archivo.carpeta).not.toBe(before)
    expect(await folders()).toHaveLength(2)

    held.release()
    expect(await sweep(scene)).toBe(1)
    expect(await folders()).toEqual(await named())
    const { galeria } = await expectIntact(server, token)
    expect(galeria).toMatchObject([{ Id: id, Titulo: 'Otro título' }])
  })

  it.concurrent('an edit that comes late does not undo the one made meanwhile', async () => {
    const scene = scenes[3] as Scene
    const { held, server, token, calls, records, stored } = scene
    const id = (await calls.create(token)).body.Id as string
    const archivo = (await stored(id))?.archivo
    const file = await calls.aFile()

    held.holdAtWrite('questions')
    await expectSilence(calls.edit(id, token, { file, changes: { titulo: 'El primero' } }))
    await records().doc(id).update({ titulo: 'El segundo' })
    held.release()
    // Time for what the connection held back, and for the tries that must not follow it.
    await wait(1000)
    expect((await stored(id))?.titulo).toBe('El segundo')
    expect((await stored(id))?.archivo).toEqual(archivo)
    // The file that came with the late edit.
    expect(await sweep(scene)).toBe(1)
    await expectIntact(server, token)
  })

  it.concurrent('a deletion that comes late takes the record; its files are swept', async () => {
    const scene = scenes[4] as Scene
    const { held, server, token, calls, records, folders } = scene
    const id = (await calls.create(token)).body.Id as string
    await calls.create(token)

    held.holdAtWrite('questions')
    await expectSilence(calls.delete(id, token))
    expect((await records().get()).size).toBe(2)
    held.release()
    await soon(async () => expect((await records().get()).size).toBe(1))
    expect(await folders()).toHaveLength(2)
    expect(await sweep(scene)).toBe(1)
    await expectIntact(server, token)
    expect((await calls.delete(id, token)).status).toBe(404)
  })
})
