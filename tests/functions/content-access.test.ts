import { can, ROL } from '@naf/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentCalls, KINDS } from '../support/content-kinds.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

const server = withApi()
const people = withEveryKind(server)

type Who = keyof typeof people

const REFUSAL = {
  401: { error: 'Ingresa para continuar.', code: 'unauthenticated' },
  403: { error: 'No autorizado', code: 'forbidden' },
} as const

describe.each(KINDS)('%s', (kind) => {
  const calls = contentCalls(() => server, kind)
  const { stored, folders, named, clear } = storedContent(() => server, kind)
  beforeEach(clear)

  const aRecord = async () => (await calls.create(people.editor.token)).body

  /** What an uploader logs in with is told to who manages the records, and to nobody else. */
  const shownTo = (who: Who, record: object) =>
    who === 'editor' || who === 'admin' ? record : { ...record, Username: '' }

  const readers: [Who, number][] = [
    ['visitor', kind === 'boletines' ? 401 : 200],
    ['usuario', 200],
    ['editor', 200],
    ['admin', 200],
  ]

  it.each(readers)('a %s who asks for the list gets %i', async (who, status) => {
    const record = await aRecord()
    const reply = await calls.list(people[who].token)
    expect([reply.status, reply.body]).toEqual([
      status,
      status === 401 ? REFUSAL[401] : [shownTo(who, record)],
    ])
  })

  it.each([
    ['visitor', 401],
    ['usuario', 403],
  ] as const)(
    'a %s may not create, edit or delete (%i); every record and file survives',
    async (who, status) => {
      const record = await aRecord()
      const before = await stored(record.Id)
      const { token } = people[who]
      const replies = [
        await calls.create(token),
        await calls.edit(record.Id, token, { changes: { titulo: 'Otro' } }),
        await calls.edit(record.Id, token, { file: await calls.aFile() }),
        await calls.delete(record.Id, token),
      ]
      expect(replies.map((reply) => [reply.status, reply.body])).toEqual(
        Array(4).fill([status, REFUSAL[status]]),
      )
      expect((await calls.list(people.admin.token)).body).toEqual([record])
      expect(await stored(record.Id)).toEqual(before)
      expect(await folders()).toEqual(await named())
      expect((await fetch(calls.rutaOf(record))).status).toBe(200)
    },
  )

  it.each(['visitor', 'usuario'] as const)('a %s does not learn which records exist', async (who) => {
    const { Id } = await aRecord()
    const { token } = people[who]
    const statuses = async (id: string) => [
      (await calls.edit(id, token)).status,
      (await calls.delete(id, token)).status,
    ]
    expect(await statuses('no-existe')).toEqual(await statuses(Id))
  })

  it.each(['editor', 'admin'] as const)(
    'an %s may create, edit and delete, also what another uploaded',
    async (who) => {
      const { token } = people[who]
      expect((await calls.create(token)).status).toBe(201)
      const { Id } = (await calls.create(people[who === 'editor' ? 'admin' : 'editor'].token)).body
      const edited = await calls.edit(Id, token, { changes: { titulo: 'Otro' } })
      expect([edited.status, edited.body.Titulo]).toEqual([200, 'Otro'])
      expect((await calls.edit(Id, token, { file: await calls.aFile() })).status).toBe(200)
      expect((await calls.delete(Id, token)).status).toBe(200)
      expect(await folders()).toEqual(await named())
    },
  )

  it('a token that is worth nothing opens nothing, not even a list that is open to visitors', async () => {
    const { Id } = await aRecord()
    const token = 'x.y.z'
    const replies = [
      await calls.list(token),
      await calls.create(token),
      await calls.edit(Id, token),
      await calls.delete(Id, token),
    ]
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect(await folders()).toEqual(await named())
    expect(await stored(Id)).toBeTruthy()
  })

  it('the buttons of the web, which ask the same table, say the same', async () => {
    const rolOf = { visitor: null, usuario: ROL.USUARIO, editor: ROL.EDITOR, admin: ROL.ADMIN }
    for (const who of ['visitor', 'usuario', 'editor', 'admin'] as const) {
      expect((await calls.list(people[who].token)).status === 200).toBe(can(rolOf[who], `${kind}:read`))
      expect((await calls.create(people[who].token)).status === 201).toBe(can(rolOf[who], `${kind}:manage`))
    }
  })
})
