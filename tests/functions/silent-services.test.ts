import { APP_CHECK_HEADER, api, ROL } from '@naf/contract'
import { logger } from '@naf/functions/src/platform/logger.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createFileStore } from '../../functions/src/platform/file-store.ts'
import { call, introduce, type Person, type Reply, register, uniqueName } from '../support/api-as.ts'
import { anAsesoria, aUserToCreate } from '../support/builders.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { expectIntact } from '../support/intact-content.ts'
import { silentIdentity } from '../support/outage.ts'
import { type ApiServer, startApi } from '../support/server.ts'
import { type StorageGate, startStorageGate } from '../support/storage-gate.ts'
import { storedContent } from '../support/stored-content.ts'
import { NO_TRACES, storedUsers } from '../support/stored-users.ts'
import { sweepLater } from '../support/sweep-later.ts'

vi.setConfig({ testTimeout: 60_000 })

const expectUnavailable = ({ status, body, headers }: Reply, error: string) => {
  expect([status, body]).toEqual([503, { error, code: 'unavailable' }])
  expect(headers.get('retry-after')).toBe('10')
}

const timed = async <T>(work: Promise<T>) => {
  const start = performance.now()
  return { outcome: await work, ms: performance.now() - start }
}

describe('while the identity provider takes calls and answers none', () => {
  const NO_ANSWER = 'El servicio de cuentas no responde. Inténtalo de nuevo en unos minutos.'
  let silent: Awaited<ReturnType<typeof silentIdentity>>
  let deaf: ApiServer
  let halfDeaf: ApiServer
  let admin: Person

  beforeAll(async () => {
    silent = await silentIdentity()
    deaf = await startApi({}, () => ({ identity: silent.identity }))
    halfDeaf = await startApi({}, ({ identity }) => ({
      identity: { ...silent.identity, verifyToken: identity.verifyToken },
    }))
    const whole = await startApi()
    admin = await register(whole, ROL.ADMIN)
    await introduce(halfDeaf, admin, ROL.ADMIN)
    await whole.close()
  })
  afterAll(async () => {
    await Promise.all([deaf.close(), halfDeaf.close()])
    silent.close()
  })

  it.concurrent('who has a session hears so after ten seconds, and a visitor notices nothing', async () => {
    expect((await call(deaf, api.libros.list, {})).status).toBe(200)
    const { outcome, ms } = await timed(call(deaf, api.users.list, { token: admin.token }))
    expectUnavailable(outcome, NO_ANSWER)
    expect(ms).toBeGreaterThan(9000)
    expect(ms).toBeLessThan(30_000)
  })

  it.concurrent('an account that could not be made has left no record and no username', async () => {
    const username = uniqueName('nueva')
    const correo = `${username}@example.com`
    const input = aUserToCreate({ username, correo })
    const { outcome, ms } = await timed(call(halfDeaf, api.users.create, { input, token: admin.token }))
    expectUnavailable(outcome, NO_ANSWER)
    // Ten for the account, ten for rolling back what may have come of it.
    expect(ms).toBeLessThan(45_000)
    expect(await storedUsers(() => halfDeaf).tracesOf({ username, correo })).toEqual(NO_TRACES)
  })
})

describe('while App Check takes calls and answers none', () => {
  it('a visitor is asked to try again, and nothing is stored', async () => {
    const deaf = await startApi({ APP_CHECK: 'required' }, (_, { appCheck }) => {
      appCheck().verifyToken = () => new Promise(() => {})
      return {}
    })
    const headers = { [APP_CHECK_HEADER]: 'x' }
    const reply = await call(deaf, api.asesorias.create, { input: anAsesoria(), headers })
    expectUnavailable(
      reply,
      'No pudimos comprobar que la solicitud viene del portal. Inténtalo de nuevo en unos segundos.',
    )
    expect((await deaf.firebase.db.collection('asesorias').get()).size).toBe(0)
    await deaf.close()
  })
})

describe('while Storage takes calls and answers none', () => {
  const NO_ANSWER = 'El almacenamiento de archivos no responde. Inténtalo de nuevo en unos minutos.'
  /** Production's minute, cut short. */
  const DEADLINE_MS = 1000
  let storage: StorageGate
  let server: ApiServer
  let editor: Person
  const log = vi.spyOn(logger, 'error')

  beforeAll(async () => {
    storage = await startStorageGate()
    server = await startApi({}, (_, firebase) => ({
      files: createFileStore(storage.bucket(firebase), DEADLINE_MS),
    }))
    editor = await register(server, ROL.EDITOR)
  })
  afterAll(async () => {
    await server.close()
    await storage.close()
  })

  it('new files are refused, a deletion is done, and the sweep finds what stayed', async () => {
    const calls = contentCalls(() => server, 'libros')
    const { records, folders, stored } = storedContent(() => server, 'libros')
    const kept = (await calls.create(editor.token)).body.Id as string
    const gone = (await calls.create(editor.token)).body.Id as string
    const before = await stored(kept)
    const folder = (await stored(gone))?.archivo.carpeta

    storage.fallSilent()
    const created = await timed(calls.create(editor.token))
    expectUnavailable(created.outcome, NO_ANSWER)
    expect(created.ms).toBeLessThan(DEADLINE_MS + 10_000)
    const file = await calls.aFile()
    expectUnavailable(await calls.edit(kept, editor.token, { file }), NO_ANSWER)
    expect(await stored(kept)).toEqual(before)
    expect((await calls.edit(kept, editor.token, { changes: { titulo: 'Sin archivo' } })).status).toBe(200)
    expect((await calls.delete(gone, editor.token)).status).toBe(200)
    expect((await records().get()).size).toBe(1)
    expect(await folders()).toHaveLength(2)
    expect(log).toHaveBeenCalledWith('files left behind', { carpeta: folder })

    storage.open()
    await sweepLater(server)
    await expectIntact(server, editor.token)
  })
})
