import { api, ROL } from '@naf/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { call, type Person, register, uniqueName } from '../support/api-as.ts'
import { aPerfil, aUserUpdate } from '../support/builders.ts'
import type { Deps } from '../support/server.ts'
import { type ApiServer, startApi } from '../support/server.ts'
import { storedUsers } from '../support/stored-users.ts'

type Step = 'claimRol' | 'moveMailbox'
type Identity = Deps['identity']

let server: ApiServer
let admins: [Person, Person]
let person: Person
/** Stands in for the provider's next step of that name, and for no other. */
let next: { step: Step; around: (work: () => Promise<void>) => Promise<void> } | undefined

beforeEach(async () => {
  next = undefined
  const during = async (step: Step, work: () => Promise<void>) => {
    if (next?.step !== step) return work()
    const { around } = next
    next = undefined
    return around(work)
  }
  server = await startApi({}, ({ identity }) => {
    const claimRol: Identity['claimRol'] = (...args) => during('claimRol', () => identity.claimRol(...args))
    const moveMailbox: Identity['moveMailbox'] = (...args) =>
      during('moveMailbox', () => identity.moveMailbox(...args))
    return { identity: { ...identity, claimRol, moveMailbox } }
  })
  admins = [await register(server, ROL.ADMIN), await register(server, ROL.ADMIN)]
  person = await register(server, ROL.EDITOR)
})
afterEach(() => server.close())

const { stored, accountOf } = storedUsers(() => server)

const update = ({ token }: Person, changes: Record<string, unknown>) =>
  call(server, api.users.update, {
    params: { id: person.uid },
    input: aUserUpdate(person.user, changes),
    token,
  })

const updatePerfil = (changes: Record<string, unknown>) =>
  call(server, api.users.updatePerfil, {
    params: { uid: person.uid },
    input: aPerfil(changes),
    token: person.token,
  })

/** What an account says of its person, beside what the record says. */
const bothSides = async () => {
  const [record, account] = [await stored(person.uid), await accountOf(person.uid)]
  return {
    record: { correo: record?.correo, rol: record?.rol },
    account: { correo: account?.email, rol: account?.customClaims?.rol },
  }
}

/** Begins a change, does `meanwhile` while the provider has the account's part of it, and ends it. */
const updateSlowly = async (step: Step, changes: Record<string, unknown>, meanwhile: () => Promise<void>) => {
  let failure: unknown
  next = {
    step,
    around: async (work) => {
      await meanwhile().catch((error: unknown) => {
        failure = error
      })
      await work()
    },
  }
  const reply = await update(admins[0], changes)
  if (failure) throw failure
  return reply
}

const aCorreo = () => `${uniqueName('nuevo')}@example.com`

describe('two administrators who change one user at once, the first one’s provider slower', () => {
  const pairs = [
    ['claimRol', 'role', { rol_id: ROL.ADMIN }, { rol_id: ROL.USUARIO }],
    ['claimRol', 'role, the other way round', { rol_id: ROL.USUARIO }, { rol_id: ROL.ADMIN }],
    ['moveMailbox', 'e-mail', { correo: aCorreo() }, { correo: aCorreo() }],
    [
      'claimRol',
      'role and e-mail',
      { rol_id: ROL.ADMIN, correo: aCorreo() },
      { rol_id: ROL.USUARIO, correo: aCorreo() },
    ],
    [
      'moveMailbox',
      'e-mail, the role being done',
      { rol_id: ROL.ADMIN, correo: aCorreo() },
      { rol_id: ROL.USUARIO, correo: aCorreo() },
    ],
  ] as const

  it.each(pairs)(
    '(%s) %s: the later change holds, in record and account alike',
    async (step, _, first, later) => {
      const reply = await updateSlowly(step, first, async () => {
        expect((await update(admins[1], later)).status).toBe(200)
      })
      const { correo, rol_id: rol } = { correo: person.correo, rol_id: ROL.EDITOR, ...later }
      expect(await bothSides()).toEqual({ record: { correo, rol }, account: { correo, rol } })
      expect(reply).toMatchObject({ status: 200, body: { Correo: correo, rol_id: rol } })
    },
  )
})

describe('a change that the provider refuses is rolled back', () => {
  const taken = { status: 409, body: { code: 'email_taken' } }

  it('without what the person changed in the own profile meanwhile', async () => {
    const changes = { correo: admins[0].correo, tipoContribuyente: 'Sociedad' }
    const before = await stored(person.uid)
    const profile = { nombre: 'Rosa', telefono: '0991234567', ciudad: 'Latacunga' }
    const reply = await updateSlowly('moveMailbox', changes, async () => {
      expect((await updatePerfil(profile)).status).toBe(200)
    })
    expect(reply).toMatchObject(taken)
    expect(await stored(person.uid)).toMatchObject({
      ...profile,
      rol: ROL.EDITOR,
      username: before?.username,
    })
    const unchanged = { correo: person.correo, rol: ROL.EDITOR }
    expect(await bothSides()).toEqual({ record: unchanged, account: unchanged })
  })

  it('without the role that another administrator gave meanwhile', async () => {
    const reply = await updateSlowly(
      'moveMailbox',
      { correo: admins[0].correo, ciudad: 'Ambato' },
      async () => {
        const changes = { rol_id: ROL.USUARIO, nombre: 'Rosa' }
        expect((await update(admins[1], changes)).status).toBe(200)
      },
    )
    expect(reply).toMatchObject(taken)
    expect(await stored(person.uid)).toMatchObject({ nombre: 'Rosa', ciudad: 'Quito' })
    const left = { correo: person.correo, rol: ROL.USUARIO }
    expect(await bothSides()).toEqual({ record: left, account: left })
  })

  it('not at all where another administrator changed everything meanwhile', async () => {
    const username = uniqueName('otra')
    const later = {
      nombre: 'Rosa',
      apellido: 'Paredes',
      cedulaRUC: '1710034065001',
      username,
      correo: aCorreo(),
    }
    next = {
      step: 'moveMailbox',
      around: async (work) => {
        expect((await update(admins[1], later)).status).toBe(200)
        await work()
        throw new Error('the answer was lost')
      },
    }
    expect((await update(admins[0], { correo: aCorreo() })).status).toBe(500)
    expect(await stored(person.uid)).toMatchObject(later)
    const left = { correo: later.correo, rol: ROL.EDITOR }
    expect(await bothSides()).toEqual({ record: left, account: left })
  })
})
