import { api, ROL } from '@naf/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, type Person, register, uniqueName } from '../support/api-as.ts'
import { contentCalls, KINDS } from '../support/content-kinds.ts'
import { signIn } from '../support/identity-client.ts'
import { withApi } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

const server = withApi()
let admin: Person

beforeAll(async () => {
  admin = await register(server, ROL.ADMIN)
})

describe.each(KINDS)('who uploaded what is in %s', (kind) => {
  const calls = contentCalls(() => server, kind)
  const { stored, folders, clear } = storedContent(() => server, kind)
  let editor: Person
  beforeEach(async () => {
    await clear()
    editor = await register(server, ROL.EDITOR)
  })

  const list = async () => (await calls.list(admin.token)).body
  const nameOnTheDay = () => ({ Nombre: 'Luis', Apellido: 'Caiza', Username: editor.user.Username })

  /** Gives the editor another name. @returns it, as lists show it */
  const rename = async () => {
    const name = { nombre: 'Rosa', apellido: 'Paredes', username: uniqueName('nuevo') }
    const input = { ...name, cedulaRUC: '1710034065', correo: editor.correo }
    const params = { id: editor.uid }
    expect((await call(server, api.users.update, { params, input, token: admin.token })).status).toBe(200)
    return { Nombre: name.nombre, Apellido: name.apellido, Username: name.username }
  }

  it('is who the token says, whatever subidoPor was sent', async () => {
    for (const subidoPor of [admin.uid, admin.user.Username, '', 'null', '{"uid":"x"}']) {
      const { status, body } = await calls.create(editor.token, { changes: { subidoPor } })
      expect(status).toBe(201)
      expect(body).toMatchObject(nameOnTheDay())
      expect((await stored(body.Id))?.subidoPor).toEqual({
        uid: editor.uid,
        nombre: 'Luis',
        apellido: 'Caiza',
        username: editor.user.Username,
      })
    }
  })

  it('stays so when somebody else edits it, and when subidoPor is sent with the edit', async () => {
    const { Id } = (await calls.create(editor.token)).body
    const before = (await stored(Id))?.subidoPor
    const changes = { subidoPor: admin.uid }
    for (const file of [undefined, await calls.aFile()]) {
      const edited = await calls.edit(Id, admin.token, { changes, ...(file && { file }) })
      expect(edited.body).toMatchObject(nameOnTheDay())
      expect((await stored(Id))?.subidoPor).toEqual(before)
    }
  })

  it('goes by the name of now after changing it', async () => {
    const { Id } = (await calls.create(editor.token)).body
    const name = await rename()
    expect(await list()).toMatchObject([{ Id, ...name }])
  })

  const departures = [
    [
      'closes the account',
      () => call(server, api.users.deletePerfil, { params: { uid: editor.uid }, token: editor.token }),
    ],
    [
      'is deleted by an administrator',
      () => call(server, api.users.delete, { params: { id: editor.uid }, token: admin.token }),
    ],
  ] as const

  it.each(departures)('goes by the last name of who %s', async (_, leave) => {
    const { Id } = (await calls.create(editor.token)).body
    const others = (await calls.create(admin.token)).body
    const name = await rename()
    expect((await leave()).status).toBe(200)
    expect(await list()).toMatchObject([others, { Id, ...name }])
    const edited = await calls.edit(Id, admin.token, { changes: { titulo: 'Otro título' } })
    expect(edited.body).toMatchObject({ Titulo: 'Otro título', ...name })
    expect((await calls.delete(Id, admin.token)).status).toBe(200)
  })

  it('is told for each record of a list by itself', async () => {
    const gone = await register(server, ROL.EDITOR)
    const uploaders = [editor, gone, admin, editor]
    for (const { token } of uploaders) await calls.create(token)
    await call(server, api.users.deletePerfil, { params: { uid: gone.uid }, token: gone.token })
    const usernames = (await list()).map(({ Username }: { Username: string }) => Username)
    expect(usernames).toEqual(uploaders.map(({ user }) => user.Username).reverse())
  })

  it('has a record of its own: an account without one uploads nothing', async () => {
    await server.firebase.db.collection('users').doc(editor.uid).delete()
    const { token } = await signIn(editor.correo)
    const reply = await calls.create(token)
    expect(reply).toMatchObject({ status: 403, body: { error: 'No autorizado', code: 'forbidden' } })
    expect(await list()).toEqual([])
    expect(await folders()).toEqual([])
  })
})
