import { setTimeout as wait } from 'node:timers/promises'
import { api, IDEMPOTENCY_HEADER, ROL } from '@naf/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, type Person, type Reply, register, uniqueMail, uniqueName } from '../support/api-as.ts'
import { anAsesoria, anImagen, anInscripcion, aUserToCreate } from '../support/builders.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { failMail } from '../support/mailbox.ts'
import {
  aroundAccounts,
  aroundReads,
  aroundRequests,
  isRecordWrite,
  withStorageGate,
} from '../support/outage.ts'
import { records } from '../support/records.ts'
import { type ApiServer, startApi, withApi, withEveryKind } from '../support/server.ts'
import { expectIntact, NO_TRACES, storedContent, storedUsers } from '../support/stored.ts'

/** An upload is answered after a minute at the latest. */
vi.setConfig({ testTimeout: 150_000 })

const expectUnavailable = ({ status, body, headers }: Reply, error: string) => {
  expect([status, body]).toEqual([503, { error, code: 'unavailable' }])
  expect(headers.get('retry-after')).toBe('10')
}
/** The answer of an endpoint whose time is over. */
const TOO_LATE = 'El servicio no responde en este momento. Inténtalo de nuevo en unos segundos.'
const changes = { titulo: 'Otro título' }
/** What the minute job does within two hours. */
const removeLeftovers = (server: ApiServer) => server.run('envios', new Date(Date.now() + 2 * 60 * 60_000))

describe('a record with a file', () => {
  /** What becomes of writes in Firestore: refused, done with a lost answer, or not answered. */
  let writes: 'refused' | 'unheard' | 'silent' | null = null
  const storage = withStorageGate()
  const failing = (firebase: ApiServer['firebase']) => {
    aroundRequests(firebase.db, (send) => async (method, request, ...rest) => {
      if (writes === null || !isRecordWrite(method, request)) return send(method, request, ...rest)
      if (writes === 'unheard') await send(method, request, ...rest)
      throw Object.assign(new Error('out of order'), { code: writes === 'silent' ? 4 : 7 })
    })
    return storage.replace(firebase)
  }
  const server = withApi({}, { replace: failing })
  const people = withEveryKind(server)
  const { clear, folders, named } = storedContent(() => server, 'libros')
  const book = contentCalls(() => server, 'libros')
  const token = () => people.editor.token
  const create = async () => (await book.create(token())).body
  const list = async () => (await book.list(token())).body
  const editWithFile = async (id: string) => book.edit(id, token(), { changes, file: await book.aFile() })
  const intact = async () => (await expectIntact(server, token())).libros

  beforeEach(clear)
  afterEach(() => {
    writes = null
    storage.mend()
  })
  const INTERNAL = {
    status: 500,
    body: { error: 'Ocurrió un error inesperado. Inténtalo de nuevo en unos minutos.', code: 'internal' },
  }

  it('stays as it was where Firestore refuses a write, and no file is left', async () => {
    const record = await create()
    writes = 'refused'
    expect(await book.create(token())).toMatchObject(INTERNAL)
    expect(await editWithFile(record.Id)).toMatchObject(INTERNAL)
    expect(await book.edit(record.Id, token(), { changes })).toMatchObject(INTERNAL)
    expect(await book.delete(record.Id, token())).toMatchObject(INTERNAL)
    writes = null
    await removeLeftovers(server)
    expect(await intact()).toEqual([record])
  })

  it('keeps its file where the write is done and its answer is lost', async () => {
    const [edited, deleted] = [await create(), await create()]
    writes = 'unheard'
    expect(await book.create(token())).toMatchObject(INTERNAL)
    expect(await editWithFile(edited.Id)).toMatchObject(INTERNAL)
    expect(await book.delete(deleted.Id, token())).toMatchObject(INTERNAL)
    writes = null
    await removeLeftovers(server)
    const [created, after, ...others] = await intact()
    expect([created?.Titulo, others]).toEqual([edited.Titulo, []])
    expect(after).toMatchObject({ Id: edited.Id, Titulo: changes.titulo })
    expect(after?.RutaPdf).not.toBe(edited.RutaPdf)
  })

  it('that was never written leaves files, which are deleted after an hour', async () => {
    const record = await create()
    writes = 'silent'
    expect((await book.create(token())).status).toBe(503)
    writes = null
    await server.run('envios')
    expect(await folders()).toHaveLength(2)
    await removeLeftovers(server)
    expect(await folders()).toEqual(await named())
    expect(await intact()).toEqual([record])
  })

  const NO_STORAGE = 'El almacenamiento de archivos no responde. Inténtalo de nuevo en unos minutos.'

  it.each(['refuse', 'cut', 'silence'] as const)(
    'takes no new file while Storage answers with “%s”; texts and deletions are done',
    async (how) => {
      const [kept, gone] = [await create(), await create()]
      storage.fail(how)
      for (const reply of await Promise.all([book.create(token()), editWithFile(kept.Id)]))
        expectUnavailable(reply, NO_STORAGE)
      expect(await list()).toEqual([gone, kept])
      expect((await book.edit(kept.Id, token(), { changes })).status).toBe(200)
      expect((await book.delete(gone.Id, token())).status).toBe(200)
      storage.mend()
      await removeLeftovers(server)
      expect(await intact()).toEqual([{ ...kept, Titulo: changes.titulo, Version: 1 }])
    },
  )

  it('is not stored where one of its files fails, and its other files go again', async () => {
    for (const name of [/\.pdf$/, /\.webp$/]) {
      storage.fail('refuse', (method, object) => method === 'POST' && name.test(object))
      expectUnavailable(await book.create(token()), NO_STORAGE)
      storage.mend()
      await removeLeftovers(server)
      expect(await intact()).toEqual([])
    }
  })

  it('is changed and deleted where Storage removes no file, or half of them; the minute job removes them later', async () => {
    for (const name of [/./, /\.webp$/]) {
      const [edited, deleted] = [await create(), await create()]
      storage.fail('refuse', (method, object) => method === 'DELETE' && name.test(object))
      const reply = await editWithFile(edited.Id)
      expect(reply).toMatchObject({ status: 200, body: { Titulo: changes.titulo } })
      expect((await book.delete(deleted.Id, token())).status).toBe(200)
      storage.mend()
      expect((await fetch(deleted.RutaPdf)).ok).toBe(name.source === '.')
      await server.run('envios')
      expect(await intact()).toEqual([reply.body])
      expect((await fetch(deleted.RutaPdf)).ok).toBe(false)
      await clear()
    }
  })

  it('survives connections to Storage that break once', async () => {
    const broken = new Set<string>()
    storage.fail('cut', (method, object) => {
      const isFirst = !broken.has(method + object)
      broken.add(method + object)
      return isFirst
    })
    const { status, body } = await book.create(token())
    expect(status).toBe(201)
    const edited = await editWithFile(body.Id)
    expect(edited.status).toBe(200)
    expect(await intact()).toEqual([edited.body])
  })
})

describe('while Firestore is silent', () => {
  const started: ApiServer[] = []
  /** A server with an administrator, whose Firestore can be made to get no question until it is released. */
  const prepare = async () => {
    const server = await startApi()
    started.push(server)
    const { db } = server.firebase
    let held: Promise<void> | undefined
    let isHoldingReads = false
    let release = () => {}
    const hold = (what: 'all' | 'writes') => {
      isHoldingReads = what === 'all'
      held = new Promise((resolve) => {
        release = resolve
      })
    }
    aroundRequests(db, (send) => async (method, request, ...rest) => {
      if (isHoldingReads || isRecordWrite(method, request)) await held
      return send(method, request, ...rest)
    })
    aroundReads(db, { before: () => isHoldingReads && held })
    const admin = await register(server, ROL.ADMIN)
    const { token } = admin
    const picture = contentCalls(() => server, 'galeria')
    const list = async () => (await picture.list(token)).body
    const intact = async () => {
      await removeLeftovers(server)
      return (await expectIntact(server, token)).galeria
    }
    return { server, hold, release: () => release(), admin, token, picture, list, intact }
  }
  afterAll(() => Promise.all(started.map((server) => server.close())))

  const expectSilence = async (asked: Promise<Reply>) => expectUnavailable(await asked, TOO_LATE)
  const withKey = (key: string) => ({ headers: { [IDEMPOTENCY_HEADER]: key } })
  /** Late work is done as soon as the connection is free. */
  const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 100 })

  it.concurrent('every call is answered with an error, and what is done late is whole and done once', async () => {
    const { hold, release, server, admin, token, picture, intact } = await prepare()
    const ask = (key: string) => call(server, api.asesorias.create, { input: anAsesoria(), ...withKey(key) })
    const enrol = (key: string) =>
      call(server, api.inscripciones.create, { input: anInscripcion(), ...withKey(key) })
    const asked = async () => (await call(server, api.asesorias.list, { token })).body
    const params = { id: (await ask(uniqueName('clave'))).body.Id as string }
    const { Id } = (await picture.create(token)).body
    await picture.create(token)
    const key = uniqueName('clave')

    hold('all')
    const health = call(server, api.salud.read, {})
    await Promise.all(
      [
        ask(key),
        enrol(key),
        picture.list(token),
        picture.delete(Id, token),
        call(server, api.asesorias.list, { token }),
        call(server, api.asesorias.markDone, { params, token }),
        call(server, api.asesorias.deleteDone, { token }),
        call(server, api.users.list, { token }),
        call(server, api.users.read, { params: { uid: admin.uid }, token }),
        call(server, api.users.login, { input: { username: admin.user.Username, password: 'secreta-1' } }),
      ].map(expectSilence),
    )
    expect((await health).status).toBe(503)

    release()
    await soon(async () => expect(await asked()).toHaveLength(2))
    expect((await ask(key)).status).toBe(201)
    expect((await enrol(key)).status).toBe(201)
    expect(await asked()).toHaveLength(2)
    expect((await call(server, api.inscripciones.list, { token })).body).toHaveLength(1)
    const kinds = (await records(server, 'mails').get()).docs.map((mail) => mail.get('tipo'))
    expect(kinds.filter((kind) => kind === 'confirmacion')).toHaveLength(2)
    await intact()
  })

  it.concurrent('a picture whose record is written late has its files, and is one when sent again', async () => {
    const { hold, release, server, token, list, picture, intact } = await prepare()
    const file = await picture.aFile()
    const key = withKey(uniqueName('clave'))
    const publish = () => call(server, api.galeria.create, { token, input: anImagen(), file, ...key })
    hold('writes')
    await expectSilence(publish())
    release()
    await soon(async () => expect(await list()).toHaveLength(1))
    const { status, body } = await publish()
    expect(status).toBe(201)
    expect(await intact()).toEqual([body])
  })

  it.concurrent('an edit that is written late does not undo the one made meanwhile', async () => {
    const { hold, release, server, token, picture, intact } = await prepare()
    const { body } = await picture.create(token)
    const file = await picture.aFile()
    hold('writes')
    await expectSilence(picture.edit(body.Id, token, { file, changes }))
    await records(server, 'galeria').doc(body.Id).update({ titulo: 'El segundo' })
    release()
    // Time for what the connection held back, and for repeats that must not follow it.
    await wait(1000)
    await server.firebase.db.recursiveDelete(records(server, 'readyLists'))
    expect(await intact()).toEqual([{ ...body, Titulo: 'El segundo' }])
  })
})

describe('while the identity provider is silent', () => {
  let isSilent = (_method: string) => false
  const server = withApi(
    {},
    {
      replace: ({ auth }) => ({
        auth: aroundAccounts(auth, (method, work) => (isSilent(method) ? new Promise(() => {}) : work())),
      }),
    },
  )
  let admin: Person
  beforeAll(async () => {
    admin = await register(server, ROL.ADMIN)
  })

  it('a session is refused with an error, and a visitor notices nothing', async () => {
    isSilent = () => true
    expect((await call(server, api.libros.list, {})).status).toBe(200)
    expectUnavailable(await call(server, api.users.list, { token: admin.token }), TOO_LATE)
  })

  it('an account that cannot be created leaves no record and no username', async () => {
    isSilent = (method) => method !== 'verifyIdToken'
    const username = uniqueName('nueva')
    const correo = `${username}@example.com`
    const input = aUserToCreate({ username, correo })
    expectUnavailable(await call(server, api.users.create, { input, token: admin.token }), TOO_LATE)
    expect(await storedUsers(() => server).tracesOf({ username, correo })).toEqual(NO_TRACES)
  })
})

describe('a silent mail service', () => {
  const server = withApi()

  it('keeps no other work of the minute waiting', async () => {
    const Correo = uniqueMail()
    const { body } = await call(server, api.asesorias.create, { input: anAsesoria({ Correo }) })
    const { docs } = await records(server, 'mails').where('about.id', '==', body.Id).get()
    await docs[0]?.ref.update({ sendAfter: new Date(0) })
    const folder = records(server, 'deletions').doc('x')
    await folder.set({ carpeta: 'libros/x', hasta: new Date(0) })
    await failMail({ hang: true, times: 1 }, server.mailbox.url)
    const job = server.run('envios')
    await expect.poll(async () => (await folder.get()).exists, { timeout: 9_000 }).toBe(false)
    expect(server.mailbox.messages).toEqual([])
    await job
    expect(server.mailbox.messages).toHaveLength(1)
  })
})
