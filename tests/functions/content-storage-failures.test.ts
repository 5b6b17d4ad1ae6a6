import { logger } from '@naf/functions/src/platform/logger.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { KINDS } from '../support/content-kinds.ts'
import { type FragileApi, fragileContent, startFragileApi } from '../support/fragile-content.ts'

let fragile: FragileApi
const log = vi.spyOn(logger, 'error')

beforeAll(async () => {
  fragile = await startFragileApi()
})
afterAll(() => fragile.close())
beforeEach(() => log.mockClear())
afterEach(() => fragile.mend())

const UNAVAILABLE = {
  status: 503,
  body: {
    error: 'El almacenamiento de archivos no responde. Inténtalo de nuevo en unos minutos.',
    code: 'unavailable',
  },
}

describe.each(KINDS)('where Storage takes no file, in %s', (kind) => {
  const content = fragileContent(() => fragile, kind)
  const { records, folders, named, stored } = content
  beforeEach(content.clear)

  it('a new one is refused; neither record nor file is stored', async () => {
    fragile.storage.refuse()
    expect(await content.create()).toMatchObject(UNAVAILABLE)
    expect((await records().get()).size).toBe(0)
    expect(await folders()).toEqual([])
  })

  it.each([
    ['main', /\.(pdf|jpg)$/],
    ['smaller', /\.webp$/],
  ])('a new one whose %s file alone fails is refused, and the other file goes again', async (_, name) => {
    fragile.storage.refuse(({ method, object }) => method === 'POST' && name.test(object))
    expect(await content.create()).toMatchObject(UNAVAILABLE)
    expect((await records().get()).size).toBe(0)
    expect(await folders()).toEqual([])
  })

  it('an edit with a file is refused; record and file stay as they were, and the address opens', async () => {
    const { id, body, carpeta } = await content.existing()
    const record = await stored(id)
    fragile.storage.refuse()
    expect(await content.editWithFile(id, { titulo: 'Otro título' })).toMatchObject(UNAVAILABLE)
    expect(await stored(id)).toEqual(record)
    expect(await folders()).toEqual([carpeta])
    expect(await content.list()).toEqual([body])
    expect(await content.opens(body)).toBe(true)
  })

  it('an edit without a file works', async () => {
    const { id, body } = await content.existing()
    fragile.storage.refuse()
    const edited = await content.edit(id, { titulo: 'Otro título' })
    expect(edited).toMatchObject({ status: 200, body: { ...body, Titulo: 'Otro título' } })
    expect(await stored(id)).toMatchObject({ titulo: 'Otro título' })
    expect(await folders()).toEqual(await named())
  })
})

describe.each(KINDS)('where Storage removes no file, in %s', (kind) => {
  const content = fragileContent(() => fragile, kind)
  const { folders, named, stored } = content
  beforeEach(content.clear)

  it('an edit with a file is a success; the old files are logged and swept later', async () => {
    const { id, carpeta } = await content.existing()
    fragile.storage.refuse(({ method }) => method === 'DELETE')
    const edited = await content.editWithFile(id, { titulo: 'Otro título' })
    expect(edited).toMatchObject({ status: 200, body: { Titulo: 'Otro título' } })
    expect(await content.opens(edited.body)).toBe(true)
    expect(log.mock.calls).toEqual([['files left behind', { carpeta }]])
    expect(await folders()).toHaveLength(2)

    fragile.mend()
    expect(await content.sweep()).toEqual([carpeta])
    expect(await folders()).toEqual(await named())
    expect(await content.opens(edited.body)).toBe(true)
  })

  it('a deletion is a success; the files are logged and swept later', async () => {
    const { id, body, carpeta } = await content.existing()
    const other = await content.existing()
    fragile.storage.refuse()
    expect((await content.delete(id)).status).toBe(200)
    expect(await stored(id)).toBeUndefined()
    expect(await content.list()).toEqual([other.body])
    expect(log.mock.calls).toEqual([['files left behind', { carpeta }]])

    fragile.mend()
    expect(await content.sweep()).toEqual([carpeta])
    expect(await content.opens(body)).toBe(false)
    expect(await content.opens(other.body)).toBe(true)
  })

  it('half of a deleted folder that stays is swept later too', async () => {
    const { id, carpeta } = await content.existing()
    await content.existing()
    fragile.storage.refuse(({ method, object }) => method === 'DELETE' && object.endsWith('.webp'))
    expect((await content.delete(id)).status).toBe(200)
    expect(log.mock.calls).toEqual([['files left behind', { carpeta }]])
    fragile.mend()
    expect(await content.sweep()).toEqual([carpeta])
    expect(await folders()).toEqual(await named())
  })
})

describe('while nobody answers at Storage', () => {
  const content = fragileContent(() => fragile, 'libros')
  const { records, folders, named, stored } = content
  beforeEach(content.clear)

  it('a new one is refused after some seconds; nothing is stored', async () => {
    fragile.storage.hangUp()
    expect(await content.create()).toMatchObject(UNAVAILABLE)
    expect((await records().get()).size).toBe(0)
    expect(await folders()).toEqual([])
  })

  it('an edit with a file is refused and changes nothing; one without a file works', async () => {
    const { id, body, carpeta } = await content.existing()
    const record = await stored(id)
    fragile.storage.hangUp()
    expect(await content.editWithFile(id, { titulo: 'Otro título' })).toMatchObject(UNAVAILABLE)
    expect(await stored(id)).toEqual(record)
    expect(await folders()).toEqual([carpeta])
    expect(await content.opens(body)).toBe(true)
    expect((await content.edit(id, { titulo: 'Otro título' })).status).toBe(200)
  })

  it('a deletion is a success; the files are logged and swept later', async () => {
    const { id, carpeta } = await content.existing()
    await content.existing()
    fragile.storage.hangUp()
    expect((await content.delete(id)).status).toBe(200)
    expect(log.mock.calls).toEqual([['files left behind', { carpeta }]])
    fragile.mend()
    expect(await content.sweep()).toEqual([carpeta])
    expect(await folders()).toEqual(await named())
  })
})

describe('where every connection to Storage breaks the first time', () => {
  const content = fragileContent(() => fragile, 'libros')
  const { folders, named } = content
  beforeEach(content.clear)

  /** A connection that had gone stale: what is asked anew comes through. */
  const breakOnce = () => {
    const broken = new Set<string>()
    fragile.storage.hangUp(({ method, object }) => {
      const first = !broken.has(method + object)
      broken.add(method + object)
      return first
    })
  }

  it('nobody notices: a record is created, edited and deleted, and no file is left', async () => {
    breakOnce()
    const created = await content.create()
    expect(created.status).toBe(201)
    expect(await content.opens(created.body)).toBe(true)

    const edited = await content.editWithFile(created.body.Id)
    expect(edited.status).toBe(200)
    expect(await content.opens(edited.body)).toBe(true)
    expect(await folders()).toEqual(await named())

    expect((await content.delete(created.body.Id)).status).toBe(200)
    expect(await folders()).toEqual([])
    expect(log).not.toHaveBeenCalled()
  })
})
