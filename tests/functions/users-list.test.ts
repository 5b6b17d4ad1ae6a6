import { api, ROL } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { call, register } from '../support/api-as.ts'
import { startApi, withApi, withEveryKind } from '../support/server.ts'

const server = withApi()
const people = withEveryKind(server)

type Kind = keyof typeof people

const list = (kind: Kind) => call(server, api.users.list, { token: people[kind].token })

describe('the list of users', () => {
  it.each([
    ['visitor', 401, 'unauthenticated'],
    ['usuario', 403, 'forbidden'],
  ] as const)('is refused to a %s (%i), who learns nobody’s name', async (kind, status, code) => {
    const reply = await list(kind)
    expect(reply).toMatchObject({ status, body: { code } })
    expect(Object.keys(reply.body).sort()).toEqual(['code', 'error'])
  })

  it.each(['editor', 'admin'] as const)(
    'gives an %s everybody, with the fields of the list and nothing more',
    async (kind) => {
      const { status, body } = await list(kind)
      expect(status).toBe(200)
      expect(body).toHaveLength(3)
      const { uid, user } = people.usuario
      expect(body.find(({ Id }: { Id: string }) => Id === uid)).toEqual({
        Id: uid,
        FirebaseUid: uid,
        Nombre: 'Luis',
        SegundoNombre: 'Alberto',
        Apellido: 'Caiza',
        SegundoApellido: 'Toapanta',
        Username: user.Username,
        CedulaRUC: '1710034065',
        rol_id: 3,
        Cuenta: 'activa',
      })
      const { correo } = people.usuario
      expect(JSON.stringify(body)).not.toContain(correo)
    },
  )

  it('goes by surname and then by name, as Spanish sorts them', async () => {
    const small = await startApi()
    const reader = await register(small, ROL.EDITOR, { nombre: 'Zoila', apellido: 'Zurita' })
    for (const [nombre, apellido] of [
      ['Luis', 'Núñez'],
      ['Eva', 'Ñato'],
      ['Ana', 'Núñez'],
      ['Inés', 'Álava'],
      ['Rosa', 'nieto'],
    ])
      await register(small, ROL.USUARIO, { nombre, apellido })
    const { body } = await call(small, api.users.list, { token: reader.token })
    expect(body.map(({ Nombre, Apellido }: Record<string, string>) => `${Apellido} ${Nombre}`)).toEqual([
      'Álava Inés',
      'nieto Rosa',
      'Núñez Ana',
      'Núñez Luis',
      'Ñato Eva',
      'Zurita Zoila',
    ])
    await small.close()
  })
})
