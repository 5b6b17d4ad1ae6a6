import { api, type Endpoint, ROL } from '@naf/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { numberAt } from '../../functions/src/store/numbers.ts'
import { migrate, pendingMigrations } from '../../scripts/lib/migrate.ts'
import { MIGRATIONS } from '../../scripts/migrations/index.ts'
import type { Migration } from '../../scripts/migrations/migration.ts'
import { call, type Person, register, uniqueName } from '../support/api-as.ts'
import { anAsesoria, anInscripcion } from '../support/builders.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { mailAbout } from '../support/mail-about.ts'
import { withApi } from '../support/server.ts'

const server = withApi()
let admin: Person
let taxpayer: Person

beforeAll(async () => {
  admin = await register(server, ROL.ADMIN)
  taxpayer = await register(server)
})

const db = () => server.firebase.db
const record = (path: string) => db().doc(path)
const data = async (path: string) => (await record(path).get()).data() as Record<string, unknown>

beforeEach(() => db().recursiveDelete(db().collection('migraciones')))

const runAll = async () => {
  for (const migration of await pendingMigrations(db(), MIGRATIONS)) await migrate(db(), migration)
}

describe('the data of an older release', () => {
  /** A request and a user as they were stored then. */
  const asBefore = async () => {
    const { body } = await call(server, api.asesorias.create, { input: anAsesoria(), token: taxpayer.token })
    const mail = await mailAbout(db(), body.Id)
    const { about: _, ...former } = await data(`correos/${mail}`)
    await record(`correos/${mail}`).delete()
    await record(`correos/${body.Id}`).set(former)
    for (const path of [`asesorias/${body.Id}`, `users/${taxpayer.uid}`]) {
      const { cedulaRUC, ...rest } = await data(path)
      if (cedulaRUC !== undefined) await record(path).set({ ...rest, cedulaRuc: cedulaRUC })
    }
    return body.Id as string
  }

  it('reads the same before and after, and is in the shape of today', async () => {
    const id = await asBefore()
    const read = async () => [
      (await call(server, api.asesorias.list, { token: admin.token })).body,
      (await call(server, api.users.list, { token: admin.token })).body,
    ]
    const before = await read()
    await runAll()
    expect(await read()).toEqual(before)
    expect(await data(`asesorias/${id}`)).toMatchObject({ cedulaRUC: '1710034065' })
    expect(await data(`asesorias/${id}`)).not.toHaveProperty('cedulaRuc')
    expect(await data(`users/${taxpayer.uid}`)).not.toHaveProperty('cedulaRuc')
    expect((await data(`correos/${id}`)).about).toEqual({ coleccion: 'asesorias', id })
    expect(await pendingMigrations(db(), MIGRATIONS)).toEqual([])
  })

  it('of a request says what it is in, by whether it was done', async () => {
    const [done, open] = [await asBefore(), await asBefore()]
    for (const [id, realizada] of [
      [done, true],
      [open, false],
    ] as const) {
      const { estado: _, cierre: __, ...rest } = await data(`asesorias/${id}`)
      await record(`asesorias/${id}`).set({ ...rest, realizada })
    }
    await runAll()
    expect([(await data(`asesorias/${done}`)).estado, (await data(`asesorias/${open}`)).estado]).toEqual([
      'realizada',
      'recibida',
    ])
  })

  it('of a request goes with its mail when it is deleted, migrated or not', async () => {
    for (const migrated of [false, true]) {
      const id = await asBefore()
      if (migrated) await runAll()
      await call(server, api.asesorias.delete, { params: { id }, token: admin.token })
      expect((await record(`correos/${id}`).get()).exists).toBe(false)
    }
  })

  it('stays as it is when it is migrated twice', async () => {
    const id = await asBefore()
    await runAll()
    const after = [await data(`asesorias/${id}`), await data(`correos/${id}`)]
    await db().recursiveDelete(db().collection('migraciones'))
    await runAll()
    expect([await data(`asesorias/${id}`), await data(`correos/${id}`)]).toEqual(after)
  })
})

describe('records of before staff’s lists came in pages', () => {
  const search = async (endpoint: Endpoint, buscar: string) => {
    const { body } = await call(server, endpoint, { query: { buscar }, token: admin.token } as never)
    return body.map(({ Id }: { Id: string }) => Id) as string[]
  }
  const paged = async (endpoint: Endpoint) => {
    const query = { limite: '1000' }
    const { body } = await call(server, endpoint, { query, token: admin.token } as never)
    return body as { Id: string; UsuarioUsername?: string | null }[]
  }
  const before = async (path: string, date: string, changes: Record<string, unknown>) => {
    const { palabras: _, usuarioUsername: __, [date]: ___, ...rest } = await data(path)
    await record(path).set({ ...rest, ...changes })
  }

  it('are in them afterwards, with the date and the name they had, and are found by their words', async () => {
    const word = uniqueName('Núñez')
    const asked = await call(server, api.asesorias.create, {
      input: anAsesoria({ Nombre: `Ana ${word}` }),
      token: taxpayer.token,
    })
    const enrolled = await call(server, api.inscripciones.create, {
      input: anInscripcion({ Correo: `${word.replace('Núñez', 'n')}@example.com`, ApellidoPaterno: word }),
    })
    const person = await register(server, ROL.USUARIO, { apellido: word })
    const lists = [
      [api.asesorias.list, asked.body.Id, `asesorias/${asked.body.Id}`, 'fechaSolicitud'],
      [api.inscripciones.list, enrolled.body.Id, `inscripciones/${enrolled.body.Id}`, 'fechaInscripcion'],
      [api.users.list, person.uid, `users/${person.uid}`, 'fechaRegistro'],
    ] as const
    for (const typed of [{}, { en: '2026-03-01T10:00:00-05:00' }]) {
      await db().recursiveDelete(db().collection('migraciones'))
      for (const [endpoint, id, path, date] of lists) {
        await before(path, date, typed.en ? { [date]: typed.en } : {})
        expect(await search(endpoint, word)).not.toContain(id)
      }
      await runAll()
      for (const [endpoint, id] of lists) {
        expect(await search(endpoint, word)).toEqual([id])
        expect((await paged(endpoint)).map(({ Id }) => Id)).toContain(id)
      }
      const request = (await paged(api.asesorias.list)).find(({ Id }) => Id === asked.body.Id)
      expect(request).toMatchObject({
        UsuarioUsername: taxpayer.user.Username,
        FechaSolicitud: typed.en ? '2026-03-01T15:00:00.000Z' : null,
      })
      expect((await data(lists[0][2])).usuarioUsername).toBe(taxpayer.user.Username)
    }
  })
})

describe('requests and enrolments of before there were numbers', () => {
  const former = async () => {
    const made = []
    for (const [name, endpoint, input] of [
      ['asesorias', api.asesorias.create, anAsesoria()],
      [
        'inscripciones',
        api.inscripciones.create,
        anInscripcion({ Correo: `${uniqueName('n')}@example.com` }),
      ],
    ] as const) {
      const { body } = await call(server, endpoint, { input } as never)
      const { numero, clave: _, palabras, ...rest } = await data(`${name}/${body.Id}`)
      await record(`${name}/${body.Id}`).set({ ...rest, palabras: (palabras as string[]).slice(0, 3) })
      await record(`numeros/${numero}`).delete()
      made.push({ name, id: body.Id as string, endpoint })
    }
    return made
  }

  it('have one of their own afterwards, by which staff finds them, and requests their link', async () => {
    const made = await former()
    await runAll()
    for (const { name, id } of made) {
      const { numero, clave } = await data(`${name}/${id}`)
      expect(await data(`numeros/${numero}`)).toEqual({ coleccion: name, registro: id })
      expect(clave === undefined).toBe(name === 'inscripciones')
      const list = name === 'asesorias' ? api.asesorias.list : api.inscripciones.list
      const query = { buscar: String(numero) }
      const { body } = await call(server, list, { query, token: admin.token } as never)
      expect(body).toMatchObject([{ Id: id, Numero: numero }])
    }
  })

  it('keep it when they are migrated twice, or somebody else had their first one', async () => {
    const [request] = await former()
    const id = request?.id ?? ''
    await record(`numeros/${numberAt(id, 0)}`).set({ coleccion: 'asesorias', registro: 'de-otra-persona' })
    await runAll()
    const after = await data(`asesorias/${id}`)
    expect(after.numero).toBe(numberAt(id, 1))
    await db().recursiveDelete(db().collection('migraciones'))
    await runAll()
    expect(await data(`asesorias/${id}`)).toEqual(after)
    expect(await data(`numeros/${numberAt(id, 0)}`)).toMatchObject({ registro: 'de-otra-persona' })
  })
})

describe('a migration of records that visitors see', () => {
  it('is seen by them at once: no list of before outlives it', async () => {
    const { create, list } = contentCalls(() => server, 'libros')
    await create(admin.token)
    await list()
    const renaming: Migration = {
      number: 998,
      title: 'otros títulos',
      collections: ['libros'],
      change: () => ({ titulo: 'Traído por la migración' }),
    }
    await migrate(db(), renaming)
    expect((await list()).body).toMatchObject([{ Titulo: 'Traído por la migración' }])
  })
})

describe('a migration of a thousand documents', () => {
  const many = () => db().collection('muchos')
  const counting = (fails: (id: string) => boolean): Migration => ({
    number: 999,
    title: 'contar',
    collections: ['muchos'],
    change(document) {
      if (fails(document.id)) throw new Error('broken off')
      return { veces: Number(document.get('veces') ?? 0) + 1 }
    },
  })

  it('that is broken off goes on where it was, and changes none twice', async () => {
    const writer = db().bulkWriter()
    for (let n = 0; n < 1000; n++) writer.create(many().doc(String(n).padStart(4, '0')), { n })
    await writer.close()
    await expect(
      migrate(
        db(),
        counting((id) => id === '0500'),
      ),
    ).rejects.toThrow('broken off')
    expect(await pendingMigrations(db(), [counting(() => false)])).toHaveLength(1)
    expect(
      await migrate(
        db(),
        counting(() => false),
      ),
    ).toBe(1000)
    const times = (await many().get()).docs.map((doc) => doc.get('veces'))
    expect(new Set(times)).toEqual(new Set([1]))
    expect(await pendingMigrations(db(), [counting(() => false)])).toEqual([])
  })
})
