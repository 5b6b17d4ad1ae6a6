import { api, ROL } from '@naf/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call, type Reply, register, send, times, uniqueName } from '../support/api-as.ts'
import { anAsesoria, aUserToCreate, aUserUpdate } from '../support/builders.ts'
import { contentCalls } from '../support/content-kinds.ts'
import {
  aroundAccounts,
  aroundReads,
  failWrites,
  loseNextAnswer,
  withStorageGate,
} from '../support/outage.ts'
import { isAbout, type Kept, records } from '../support/records.ts'
import { type Replace, startApi, withApi, withEveryKind } from '../support/server.ts'

/** What the server writes to its output. Its logger keeps the console that it finds when it is loaded. */
const output = vi.hoisted(() => {
  const lines: string[] = []
  for (const level of ['debug', 'info', 'warn', 'error'] as const) {
    const write = console[level]
    console[level] = (...parts: unknown[]) => {
      lines.push(parts.join(' '))
      write(...parts)
    }
  }
  return lines
})

const server = withApi()
const people = withEveryKind(server)
const history = () => records(server, 'log')
const storedLines = async () => (await history().orderBy('fecha').get()).docs.map((line) => line.data())

beforeEach(async () => {
  output.length = 0
  await server.firebase.db.recursiveDelete(history())
})

const auditLines = () =>
  output.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ message }) => message === 'audit')

/** The one line that a request left in the log. */
const lineOf = ({ headers }: Pick<Reply, 'headers'>) => {
  const [line, ...others] = auditLines().filter(({ requestId }) => requestId === headers.get('x-request-id'))
  expect(others).toEqual([])
  const { message: _, requestId: __, ...rest } = line ?? {}
  return rest
}

const by = (who: 'admin' | 'editor', rest: object) => {
  const rol = who === 'admin' ? ROL.ADMIN : ROL.EDITOR
  return { actor: people[who].uid, rol, severity: 'INFO', outcome: 'ok', status: 200, ...rest }
}

/** No line of any kind holds what a person typed or is called. */
const expectNothingPersonal = (...texts: string[]) => {
  const log = output.join('\n')
  expect(log).not.toBe('')
  for (const { user } of [people.usuario, people.editor, people.admin])
    texts.push(user.Correo, user.CedulaRUC, user.Username, user.Telefono, user.Apellido)
  for (const text of texts) expect(log).not.toContain(text)
}

const ask = async () => (await call(server, api.asesorias.create, { input: anAsesoria() })).body

describe('the output for a write of staff', () => {
  it('says who did what to which record and how it went', async () => {
    const { token } = people.editor
    const params = { id: (await ask()).Id as string }
    const marked = await call(server, api.asesorias.markDone, { params, token })
    expect(lineOf(marked)).toEqual(by('editor', { action: 'asesorias.markDone', target: params.id }))
    const deleted = await call(server, api.asesorias.delete, { params, token })
    expect(lineOf(deleted)).toEqual(by('editor', { action: 'asesorias.delete', target: params.id }))
    const book = await contentCalls(() => server, 'libros').create(token)
    const created = { action: 'libros.create', target: book.body.Id, status: 201 }
    expect(lineOf(book)).toEqual(by('editor', created))
    expectNothingPersonal(anAsesoria().Nombre, anAsesoria().Correo, anAsesoria().DetalleSolicitud)
  })

  it('names a user by id, and repeats nothing of the form; nor does the stored log', async () => {
    const { token } = people.admin
    const username = uniqueName('nueva')
    const input = aUserToCreate({ username, correo: `${username}@example.com` })
    const created = await call(server, api.users.create, { input, token })
    const target: string = created.body.Id
    const params = { id: target }
    expect(lineOf(created)).toEqual(by('admin', { action: 'users.create', target, status: 201 }))
    const changed = aUserUpdate(created.body, { rol_id: '2' })
    const updated = await call(server, api.users.update, { params, input: changed, token })
    expect(lineOf(updated)).toEqual(by('admin', { action: 'users.update', target }))
    await call(server, api.users.delete, { params, token })
    const stored = await storedLines()
    expect(stored.map(({ evento, registro }) => [evento, registro])).toEqual(
      ['creado', 'por_verificar', 'editado', 'por_verificar', 'eliminado'].map((step) => [
        `usuario.${step}`,
        target,
      ]),
    )
    const typed = [username, input.nombre, input.cedulaRUC, input.password]
    for (const text of typed) expect(JSON.stringify(stored)).not.toContain(text)
    expectNothingPersonal(...typed)
  })

  it('that is refused says why', async () => {
    const { token } = people.editor
    const target = people.usuario.uid
    const refused = await call(server, api.users.delete, { params: { id: target }, token })
    const refusal = { severity: 'WARNING', outcome: 'forbidden', status: 403 }
    expect(lineOf(refused)).toEqual(by('editor', { ...refusal, action: 'users.delete', target }))
    const none = await call(server, api.asesorias.deleteDone, { token })
    const nothing = { severity: 'WARNING', outcome: 'not_found', status: 404, target: null }
    expect(lineOf(none)).toEqual(by('editor', { ...nothing, action: 'asesorias.deleteDone' }))
  })

  it('leaves out what somebody typed in place of an id', async () => {
    const typed = ['1710034065', '1710034065001'.repeat(2), 'a@example.com', 'María', 'mquishpe']
    for (const [who, outcome] of [
      ['admin', 'not_found'],
      ['editor', 'forbidden'],
    ] as const)
      for (const id of typed) {
        const { token } = people[who]
        const reply = await send(server, 'DELETE', `/users/${encodeURIComponent(id)}`, { token })
        expect.soft(lineOf(reply), id).toMatchObject({ action: 'users.delete', outcome, target: null })
      }
    expectNothingPersonal(...typed)
  })

  it('is none for what staff reads and for what others send', async () => {
    await call(server, api.asesorias.list, { token: people.editor.token })
    await call(server, api.users.list, { token: people.admin.token })
    await call(server, api.asesorias.create, { input: anAsesoria(), token: people.usuario.token })
    await ask()
    expect(auditLines()).toEqual([])
    expectNothingPersonal(anAsesoria().Nombre, anAsesoria().Correo)
  })
})

describe('the output for a guess', () => {
  const failed = { actor: null, rol: null, severity: 'WARNING' }

  it('of a password names the account that was meant; a login that succeeds leaves no line', async () => {
    const login = (username: string, password: string) =>
      call(server, api.users.login, { input: { username, password } })
    const refused = { ...failed, action: 'users.login', outcome: 'bad_credentials', status: 401 }
    const { user, uid, password } = people.usuario
    const reply = await login(user.Username, 'otra-contraseña')
    expect(lineOf(reply)).toEqual({ ...refused, target: uid })
    const unknown = ['no-existe-nadie-asi', 'maria.quishpe@example.com', '1710034065']
    for (const typed of unknown)
      expect.soft(lineOf(await login(typed, 'x')), typed).toEqual({ ...refused, target: null })
    expectNothingPersonal('otra-contraseña', ...unknown)
    output.length = 0
    expect((await login(user.Username, password)).status).toBe(200)
    expect(auditLines()).toEqual([])
  })

  it('of a request’s link names the request; asking for links leaves no line', async () => {
    const { Id } = await ask()
    output.length = 0
    const missed = { ...failed, outcome: 'not_found', status: 404, action: 'seguimiento.open' }
    const openBy = (Enlace: string) => call(server, api.seguimiento.open, { input: { Enlace } })
    const [forged, unknown] = [`${Id}.${'A'.repeat(22)}`, `${'n'.repeat(28)}.${'A'.repeat(22)}`]
    expect(lineOf(await openBy(forged))).toEqual({ ...missed, target: Id })
    expect(lineOf(await openBy(unknown))).toEqual({ ...missed, target: null })
    expectNothingPersonal(forged, unknown)
    output.length = 0
    const input = { Correo: 'maria.quishpe@example.com' }
    expect((await call(server, api.seguimiento.sendLinks, { input })).status).toBe(202)
    expect(auditLines()).toEqual([])
  })
})

describe('the stored log', () => {
  it('has one line for what is sent fifty times at once, or whose answer was lost', async () => {
    const params = { id: (await ask()).Id as string }
    const { token, uid } = people.editor
    await times(50, () => call(server, api.asesorias.markDone, { params, token }), 50)
    expect(await storedLines()).toHaveLength(2)
    const isLost = loseNextAnswer(server.firebase.db)
    const { status } = await call(server, api.asesorias.delete, { params, token })
    expect([isLost(), status]).toEqual([true, 200])
    expect(await storedLines()).toMatchObject([
      { evento: 'asesoria.recibida', uid: null },
      { evento: 'asesoria.realizada', uid, rol: ROL.EDITOR },
      { evento: 'asesoria.eliminada', uid },
    ])
  })
})

describe('the output for a failure', () => {
  const gate = withStorageGate()
  /** What was logged of failures since the last look, each as what it is about and its cause. */
  const failures = () =>
    output
      .splice(0)
      .map((line) => JSON.parse(line))
      .filter(({ cause }) => cause)
      .map(({ severity, message, service, cause, stack }) => ({
        is: [severity, /^(?:Error: )?(.+)/.exec(message)?.[1], service].join(' ').trim(),
        cause,
        place: /src\/\w+\/[\w-]+\.ts/.exec(stack)?.[0],
      }))

  it('of Firestore names its code and message, without what is personal', async () => {
    const broken = await startApi()
    const { token } = await register(broken, ROL.EDITOR)
    for (const [code, status] of [
      [5, 500],
      [7, 500],
      [8, 503],
    ] as const) {
      const message = `no documents/usernames/mquishpe of ana@example.com with 1710034065 (${code})`
      aroundReads(broken.firebase.db, {
        before(asked) {
          if (isAbout('requests', asked)) throw Object.assign(new Error(message), { code })
        },
      })
      output.length = 0
      expect((await call(broken, api.asesorias.list, { token })).status).toBe(status)
      const cause = { code: `${code}`, message: `no documents/usernames/… of …@… with … (${code})` }
      expect(failures()).toMatchObject([{ is: 'ERROR request failed', cause }])
    }
    await broken.close()
  })

  it('of the identity provider and of Storage names the service, its code and message', async () => {
    const failing = async () => {
      throw Object.assign(new Error('no permission'), { code: 'auth/insufficient-permission' })
    }
    const broken = await startApi(
      {},
      {
        replace: (firebase) => ({
          ...gate.replace(firebase),
          auth: aroundAccounts(firebase.auth, (method, work) =>
            method === 'createUser' ? failing() : work(),
          ),
        }),
      },
    )
    const { token } = await register(broken, ROL.ADMIN)
    output.length = 0
    expect((await call(broken, api.users.create, { input: aUserToCreate(), token })).status).toBe(503)
    expect(failures()).toContainEqual(
      expect.objectContaining({
        is: 'ERROR service failed identity',
        cause: { code: 'auth/insufficient-permission', message: 'no permission' },
      }),
    )
    gate.fail('refuse')
    expect((await contentCalls(() => broken, 'libros').create(token)).status).toBe(503)
    gate.mend()
    expect(failures()).toContainEqual(
      expect.objectContaining({
        is: 'ERROR service failed storage',
        cause: { code: '403', message: 'refused' },
      }),
    )
    await broken.close()
  })

  it('of our own names the place in our code', async () => {
    const replace: Replace = ({ auth }) => ({
      auth: aroundAccounts(auth, (method, work) => (method === 'getUsers' ? Promise.resolve({}) : work())),
    })
    const broken = await startApi({}, { replace })
    const [{ token }, { uid: id }] = [await register(broken, ROL.ADMIN), await register(broken, ROL.ADMIN)]
    output.length = 0
    expect((await call(broken, api.users.delete, { params: { id }, token })).status).toBe(500)
    const failed = { is: 'ERROR request failed', place: 'src/google/identity.ts' }
    expect(failures()).toMatchObject([{ ...failed, cause: { code: 'TypeError' } }])
    await broken.close()
  })
})

describe('a job with a record that fails', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const asked = { tipoServicio: 'Otro', correo: 'a@naf.test' }
  const seat = { capacitacion: 'x', clave: 'c', orden: null, fecha: daysAgo(8), estado: 'por_confirmar' }
  const broadcast = { tipo: 'aviso', registro: 'x', fecha: daysAgo(91) }
  /** Records that a night works off, and one that it cannot read. */
  const DUE: [kept: Kept, collection: string, due: object, unreadable: object | null][] = [
    ['trash', 'papelera', { asesoria: asked, fechaEliminacion: daysAgo(31) }, null],
    ['signUps', 'participantes', seat, { estado: 'por_confirmar', fecha: daysAgo(8) }],
    [
      'readers',
      'suscripciones',
      { correo: 'a@naf.test', clave: 'c', vence: daysAgo(1) },
      { vence: daysAgo(1) },
    ],
    ['broadcasts', 'difusiones', broadcast, { ...broadcast, tipo: 'otro' }],
  ]

  it.each(['a refusing', 'an unreadable'])(
    'works off the others, names it, and fails unless it cannot be read: %s one',
    async (how) => {
      const night = await startApi()
      const broken = DUE.filter(([, , , unreadable]) => how === 'a refusing' || unreadable)
      for (const [kept, , due, unreadable] of DUE) {
        const odd = how === 'a refusing' ? due : unreadable
        for (const [id, fields] of Object.entries({ antes: due, roto: odd, tras: due }))
          if (fields) await records(night, kept).doc(id).set(fields)
      }
      failWrites(night.firebase.db, (request) => JSON.stringify(request).includes('/roto"'))
      output.length = 0
      const done = night.run('papelera')
      await (how === 'a refusing' ? expect(done).rejects.toThrow('failed') : done)
      for (const [kept, collection] of DUE) {
        const { docs } = await records(night, kept).get()
        const left = docs.filter((record) => !record.get('resultado')).map(({ id }) => id)
        const isBroken = broken.some(([one]) => one === kept)
        expect.soft(left, kept).toEqual(isBroken ? ['roto'] : [])
        const named = output.map((line) => JSON.parse(line)).filter((line) => line.id === 'roto')
        const [line] = named.filter((one) => one.collection === collection)
        expect.soft(line?.severity, kept).toBe(isBroken ? 'ERROR' : undefined)
      }
      await night.close()
    },
  )
})
