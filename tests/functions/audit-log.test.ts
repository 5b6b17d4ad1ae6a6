import { api, ROL } from '@naf/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call, send, uniqueName } from '../support/api-as.ts'
import { anAsesoria, aUserToCreate, aUserUpdate } from '../support/builders.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { withApi, withEveryKind } from '../support/server.ts'

/** What the functions' logger writes to the standard streams. It keeps the console that it finds when it is loaded. */
const written = vi.hoisted(() => {
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

beforeEach(() => {
  written.length = 0
})

interface Line {
  message: string
  requestId: string
}

const auditLines = () =>
  written
    .map((line) => JSON.parse(line) as Line)
    .filter(({ message }) => message === 'audit')
    .map(({ message: _, ...line }) => line)

/** What this request left in the log. */
const lineOf = ({ headers }: { headers: Headers }) => {
  const found = auditLines().filter(({ requestId }) => requestId === headers.get('x-request-id'))
  expect(found).toHaveLength(1)
  const { requestId: _, ...line } = found[0] as Line
  return line
}

const by = (who: 'admin' | 'editor', rest: object) => ({
  actor: people[who].uid,
  rol: who === 'admin' ? ROL.ADMIN : ROL.EDITOR,
  severity: 'INFO',
  outcome: 'ok',
  status: 200,
  ...rest,
})

/** Nothing that a person typed or is called stands in any line of any kind. */
const expectNothingPersonal = (...texts: string[]) => {
  const log = written.join('\n')
  for (const { user } of [people.usuario, people.editor, people.admin])
    for (const value of [user.Correo, user.CedulaRUC, user.Username, user.Telefono, user.Apellido])
      expect(log).not.toContain(value)
  for (const text of texts) expect(log).not.toContain(text)
}

describe('what staff writes', () => {
  it('leaves a line: who, what, to which record, and how it went', async () => {
    const { token } = people.editor
    const asesoria = (await call(server, api.asesorias.create, { input: anAsesoria() })).body.Id
    const params = { id: asesoria }
    const marked = await call(server, api.asesorias.markDone, { params, token })
    expect(lineOf(marked)).toEqual(by('editor', { action: 'asesorias.markDone', target: asesoria }))
    const deleted = await call(server, api.asesorias.delete, { params, token })
    expect(lineOf(deleted)).toEqual(by('editor', { action: 'asesorias.delete', target: asesoria }))

    const libro = await contentCalls(() => server, 'libros').create(token)
    const created = { action: 'libros.create', target: libro.body.Id, status: 201 }
    expect(lineOf(libro)).toEqual(by('editor', created))
    expectNothingPersonal(anAsesoria().Nombre, anAsesoria().Correo, anAsesoria().DetalleSolicitud)
  })

  it('to a person leaves that person’s id, and nothing of the form', async () => {
    const { token } = people.admin
    const username = uniqueName('nueva')
    const input = aUserToCreate({ username, correo: `${username}@example.com` })
    const created = await call(server, api.users.create, { input, token })
    const target = created.body.Id
    expect(lineOf(created)).toEqual(by('admin', { action: 'users.create', target, status: 201 }))
    const changed = aUserUpdate(created.body, { rol_id: '2' })
    const updated = await call(server, api.users.update, { params: { id: target }, input: changed, token })
    expect(lineOf(updated)).toEqual(by('admin', { action: 'users.update', target }))
    expectNothingPersonal(username, input.nombre, input.cedulaRUC, input.password)
  })

  it('and is refused leaves a line with the reason', async () => {
    const { token } = people.editor
    const target = people.usuario.uid
    const refused = await call(server, api.users.delete, { params: { id: target }, token })
    const refusal = { severity: 'WARNING', outcome: 'forbidden', status: 403 }
    expect(lineOf(refused)).toEqual(by('editor', { ...refusal, action: 'users.delete', target }))

    const none = await call(server, api.asesorias.deleteDone, { token })
    const nothing = { severity: 'WARNING', outcome: 'not_found', status: 404, target: null }
    expect(lineOf(none)).toEqual(by('editor', { ...nothing, action: 'asesorias.deleteDone' }))
  })

  it.each([
    ['admin', 'not_found'],
    ['editor', 'forbidden'],
  ] as const)('keeps what an %s typed in place of an id out of the log', async (who, outcome) => {
    for (const typed of ['1710034065', '1710034065001'.repeat(2), 'a@example.com', 'María', 'mquishpe']) {
      const { token } = people[who]
      const reply = await send(server, 'DELETE', `/users/${encodeURIComponent(typed)}`, { token })
      expect(lineOf(reply)).toMatchObject({ action: 'users.delete', outcome, target: null })
      expectNothingPersonal(typed)
    }
  })
})

describe('what leaves no line', () => {
  it('is what staff reads, and what others do', async () => {
    await call(server, api.asesorias.list, { token: people.editor.token })
    await call(server, api.users.list, { token: people.admin.token })
    await call(server, api.asesorias.create, { input: anAsesoria(), token: people.usuario.token })
    await call(server, api.asesorias.create, { input: anAsesoria() })
    expect(auditLines()).toEqual([])
  })
})

describe('a login', () => {
  const login = (username: string, password: string) =>
    call(server, api.users.login, { input: { username, password } })
  const failed = { action: 'users.login', actor: null, rol: null, outcome: 'bad_credentials', status: 401 }

  it('that fails leaves a line with the account that was meant', async () => {
    const { user, uid } = people.usuario
    const reply = await login(user.Username, 'otra-contraseña')
    expect(lineOf(reply)).toEqual({ ...failed, severity: 'WARNING', target: uid })
    expectNothingPersonal('otra-contraseña')
  })

  it('of a name that nobody has leaves no name', async () => {
    for (const typed of ['no-existe-nadie-asi', 'maria.quishpe@example.com', '1710034065']) {
      expect(lineOf(await login(typed, 'x'))).toEqual({ ...failed, severity: 'WARNING', target: null })
      expectNothingPersonal(typed)
    }
  })

  it('that succeeds leaves none', async () => {
    expect((await login(people.usuario.user.Username, people.usuario.password)).status).toBe(200)
    expect(auditLines()).toEqual([])
  })
})

describe('a request that somebody looks for', () => {
  const failed = { actor: null, rol: null, outcome: 'not_found', status: 404, severity: 'WARNING' }
  const find = (Numero: string, Correo: string) =>
    call(server, api.seguimiento.find, { input: { Numero, Correo } })

  it('by a wrong pair leaves a line with the request that was meant, and nothing that was typed', async () => {
    const { body } = await call(server, api.asesorias.create, { input: anAsesoria() })
    written.length = 0
    const reply = await find(body.Numero, 'curioso@example.com')
    expect(lineOf(reply)).toEqual({ ...failed, action: 'seguimiento.find', target: body.Id })
    expectNothingPersonal('curioso@example.com', body.Numero)
    const unknown = await find('NAF-AAAAA', 'curioso@example.com')
    expect(lineOf(unknown)).toEqual({ ...failed, action: 'seguimiento.find', target: null })
    expectNothingPersonal('curioso@example.com', 'NAF-AAAAA')
  })

  it('by a forged link leaves one, too; by the right pair none', async () => {
    const { body } = await call(server, api.asesorias.create, { input: anAsesoria() })
    const Enlace = `${body.Id}.${'A'.repeat(22)}`
    const reply = await call(server, api.seguimiento.open, { input: { Enlace } })
    expect(lineOf(reply)).toEqual({ ...failed, action: 'seguimiento.open', target: body.Id })
    expectNothingPersonal(Enlace)
    written.length = 0
    expect((await find(body.Numero, 'maria.quishpe@example.com')).status).toBe(200)
    expect(auditLines()).toEqual([])
  })
})
