import { api, ROL } from '@naf/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrate, pendingMigrations } from '../../scripts/lib/migrate.ts'
import { MIGRATIONS } from '../../scripts/migrations/index.ts'
import type { Migration } from '../../scripts/migrations/migration.ts'
import { call, type Person, register } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { mailAbout } from '../support/mail-about.ts'
import { withApi } from '../support/with-api.ts'

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
