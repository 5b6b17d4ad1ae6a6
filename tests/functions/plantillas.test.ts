import { api, ROL } from '@naf/contract'
import { expect, it } from 'vitest'
import { call, register } from '../support/api-as.ts'
import { aUserUpdate } from '../support/builders.ts'
import { withApi, withEveryKind } from '../support/server.ts'

/** The team's ready answers, which administrators write. */

const server = withApi()
const people = withEveryKind(server)

const input = { Titulo: 'Primera llamada', Texto: 'Hola, {nombre}: te llamamos por tu solicitud {numero}.' }
const list = async (token: string | undefined) => call(server, api.plantillas.list, { token })

it('are written, changed and deleted by administrators, and read by the team', async () => {
  const { token } = people.admin
  const { status, body } = await call(server, api.plantillas.create, { input, token })
  expect([status, body]).toEqual([201, expect.objectContaining(input)])
  const params = { id: body.Id as string }
  const Texto = 'Hola, {nombre}.'
  await call(server, api.plantillas.edit, { params, input: { ...input, Texto }, token })
  expect((await list(people.editor.token)).body).toMatchObject([{ Id: body.Id, Texto }])
  await call(server, api.plantillas.delete, { params, token })
  expect((await list(people.editor.token)).body).toEqual([])
})

it('name their author as the person is called now', async () => {
  const author = await register(server, ROL.ADMIN)
  const { body } = await call(server, api.plantillas.create, { input, token: author.token })
  const authorSeen = async () => {
    const { body: listed } = await list(people.editor.token)
    return listed.find(({ Id }: { Id: string }) => Id === body.Id).Nombre
  }
  expect(await authorSeen()).toBe(author.user.Nombre)
  const renamed = aUserUpdate(author.user, { nombre: 'Otavalo', rol_id: ROL.ADMIN })
  await call(server, api.users.update, {
    params: { id: author.uid },
    input: renamed,
    token: people.admin.token,
  })
  expect(await authorSeen()).toBe('Otavalo')
  await call(server, api.plantillas.delete, { params: { id: body.Id }, token: people.admin.token })
})

it('are no business of others, and survive them', async () => {
  const { token } = people.admin
  const { body } = await call(server, api.plantillas.create, { input, token })
  const params = { id: body.Id as string }
  for (const [who, status] of [
    [people.visitor, 401],
    [people.usuario, 403],
    [people.editor, 403],
  ] as const) {
    expect((await call(server, api.plantillas.create, { input, token: who.token })).status).toBe(status)
    expect((await call(server, api.plantillas.delete, { params, token: who.token })).status).toBe(status)
  }
  expect((await list(people.usuario.token)).status).toBe(403)
  expect((await list(token)).body).toHaveLength(1)
})
