import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Unanswered } from '../../functions/src/platform/deadline.ts'
import { KINDS } from '../support/content-kinds.ts'
import { type FragileApi, fragileContent, startFragileApi } from '../support/fragile-content.ts'
import { loseNextAnswer } from '../support/lost-answers.ts'
import { startOutage } from '../support/outage.ts'

let fragile: FragileApi

beforeAll(async () => {
  fragile = await startFragileApi()
})
afterAll(() => fragile.close())
afterEach(() => fragile.mend())

const INTERNAL = {
  status: 500,
  body: { error: 'Ocurrió un error inesperado. Inténtalo de nuevo en unos minutos.', code: 'internal' },
}

const { failingBefore, failingAfter } = startOutage()

describe.each(KINDS)('where Firestore refuses, in %s', (kind) => {
  const content = fragileContent(() => fragile, kind)
  const { records, folders, stored } = content
  beforeEach(content.clear)

  it('a new record, its files go again', async () => {
    fragile.break(({ create }) => ({ create: failingBefore(create) }))
    expect(await content.create()).toMatchObject(INTERNAL)
    expect((await records().get()).size).toBe(0)
    expect(await folders()).toEqual([])
  })

  it('a new record and cannot be read either, its files stay for the sweep, in case the record is there', async () => {
    const { carpeta } = await content.existing()
    fragile.break(({ create, names }) => ({ create: failingBefore(create), names: failingBefore(names) }))
    expect(await content.create()).toMatchObject(INTERNAL)
    expect((await records().get()).size).toBe(1)
    expect(await folders()).toHaveLength(2)

    fragile.mend()
    expect(await content.sweep()).toHaveLength(1)
    expect(await folders()).toEqual([carpeta])
  })

  it('an edit with a file, the new files go again and the old address opens', async () => {
    const { id, body, carpeta } = await content.existing()
    const record = await stored(id)
    fragile.break(({ edit }) => ({ edit: failingBefore(edit) }))
    expect(await content.editWithFile(id, { titulo: 'Otro título' })).toMatchObject(INTERNAL)
    expect(await stored(id)).toEqual(record)
    expect(await folders()).toEqual([carpeta])
    expect(await content.opens(body)).toBe(true)
  })

  it('an edit with a file and cannot be read after that either, both files stay until the sweep', async () => {
    const { id, body, carpeta } = await content.existing()
    fragile.break(({ edit, names }) => ({
      edit: (...change) => {
        fragile.break(() => ({ names: failingBefore(names) }))
        return failingBefore(edit)(...change)
      },
    }))
    expect(await content.editWithFile(id)).toMatchObject(INTERNAL)
    expect(await folders()).toHaveLength(2)

    fragile.mend()
    expect(await content.sweep()).toHaveLength(1)
    expect(await folders()).toEqual([carpeta])
    expect(await content.opens(body)).toBe(true)
  })

  it('an edit without a file, all stays as it was', async () => {
    const { id, body } = await content.existing()
    const record = await stored(id)
    fragile.break(({ edit }) => ({ edit: failingBefore(edit) }))
    expect(await content.edit(id, { titulo: 'Otro título' })).toMatchObject(INTERNAL)
    expect(await stored(id)).toEqual(record)
    expect(await content.opens(body)).toBe(true)
  })

  it('a deletion, record and file stay', async () => {
    const { id, body, carpeta } = await content.existing()
    fragile.break((real) => ({ delete: failingBefore(real.delete) }))
    expect(await content.delete(id)).toMatchObject(INTERNAL)
    expect(await content.list()).toEqual([body])
    expect(await folders()).toEqual([carpeta])
    expect(await content.opens(body)).toBe(true)
  })
})

describe.each(KINDS)('where Firestore does its work and the answer is lost, in %s', (kind) => {
  const content = fragileContent(() => fragile, kind)
  const { folders, named } = content
  beforeEach(content.clear)

  it('a new record stays, with its file', async () => {
    fragile.break(({ create }) => ({ create: failingAfter(create) }))
    expect(await content.create()).toMatchObject(INTERNAL)
    fragile.mend()
    const [body, ...others] = await content.list()
    expect(others).toEqual([])
    expect(await folders()).toEqual(await named())
    expect(await content.opens(body)).toBe(true)
  })

  it('a new record that is written after nobody waits any more has its file too', async () => {
    let written: Promise<boolean> | undefined
    fragile.break(({ create }) => ({
      create: async (...record) => {
        written = wait(500).then(() => create(...record))
        throw new Unanswered('nobody waits any more')
      },
    }))
    expect(await content.create()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(await written).toBe(true)
    fragile.mend()
    const [body] = await content.list()
    expect(await content.opens(body)).toBe(true)
    expect(await folders()).toEqual(await named())
  })

  it('an edited record has its new file; the old one is left to the sweep', async () => {
    const { id, carpeta } = await content.existing()
    fragile.break(({ edit }) => ({ edit: failingAfter(edit) }))
    expect(await content.editWithFile(id, { titulo: 'Otro título' })).toMatchObject(INTERNAL)
    fragile.mend()
    const [body] = await content.list()
    expect(body).toMatchObject({ Id: id, Titulo: 'Otro título' })
    expect(await content.opens(body)).toBe(true)
    expect(await content.sweep()).toEqual([carpeta])
    expect(await folders()).toEqual(await named())
    expect(await content.opens(body)).toBe(true)
  })

  it('a deleted record is gone; its file is left to the sweep', async () => {
    const { id, carpeta } = await content.existing()
    const other = await content.existing()
    fragile.break((real) => ({ delete: failingAfter(real.delete) }))
    expect(await content.delete(id)).toMatchObject(INTERNAL)
    fragile.mend()
    expect(await content.list()).toEqual([other.body])
    expect(await content.sweep()).toEqual([carpeta])
    expect(await folders()).toEqual([other.carpeta])
  })
})

describe.each(KINDS)(
  'where Firestore’s client repeats what was done, its answer being lost, in %s',
  (kind) => {
    const content = fragileContent(() => fragile, kind)
    const { folders, named } = content
    beforeEach(content.clear)
    const loseAnswer = () => loseNextAnswer(fragile.server.firebase.db)

    it('a new record is made once, with its file', async () => {
      const lost = loseAnswer()
      const { status, body } = await content.create()
      expect([lost(), status]).toEqual([true, 201])
      expect(await content.list()).toEqual([body])
      expect(await folders()).toEqual(await named())
      expect(await content.opens(body)).toBe(true)
    })

    it('an edited record has its new file, and the old one is gone', async () => {
      const { id, carpeta } = await content.existing()
      const lost = loseAnswer()
      const { status, body } = await content.editWithFile(id, { titulo: 'Otro título' })
      expect([lost(), status, body.Titulo]).toEqual([true, 200, 'Otro título'])
      expect(await content.list()).toEqual([body])
      expect(await content.opens(body)).toBe(true)
      expect(await folders()).toEqual(await named())
      expect(await folders()).not.toContain(carpeta)
    })

    it('a record whose texts alone were edited keeps its file', async () => {
      const { id, carpeta } = await content.existing()
      const lost = loseAnswer()
      const { status, body } = await content.edit(id, { titulo: 'Otro título' })
      expect([lost(), status, body.Titulo]).toEqual([true, 200, 'Otro título'])
      expect(await folders()).toEqual([carpeta])
      expect(await content.opens(body)).toBe(true)
    })

    it('a deleted record is gone with its file', async () => {
      const { id } = await content.existing()
      const other = await content.existing()
      const lost = loseAnswer()
      const { status } = await content.delete(id)
      expect([lost(), status]).toEqual([true, 200])
      expect(await content.list()).toEqual([other.body])
      expect(await folders()).toEqual([other.carpeta])
      expect(await content.delete(id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    })
  },
)

describe.each(KINDS)('of two people at work on the same record, in %s', (kind) => {
  const content = fragileContent(() => fragile, kind)
  const { records, folders, named } = content
  beforeEach(content.clear)

  it('who edits what the other deletes meanwhile is told so, and no file is left', async () => {
    const { id } = await content.existing()
    fragile.break(({ edit }) => ({
      edit: async (...change) => {
        expect((await content.delete(id)).status).toBe(200)
        return edit(...change)
      },
    }))
    expect(await content.editWithFile(id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await records().get()).size).toBe(0)
    expect(await folders()).toEqual([])
  })

  it('all who send a new file at once succeed; the last one’s stays and no other', async () => {
    const { id } = await content.existing()
    const edits = await Promise.all(
      ['A', 'B', 'C', 'D'].map((titulo) => content.editWithFile(id, { titulo })),
    )
    expect(edits.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await folders()).toEqual(await named())
    expect(await folders()).toHaveLength(1)
    const [body] = await content.list()
    expect(await content.opens(body)).toBe(true)
  })

  it('an edit with a file and a deletion at once leave nothing behind', async () => {
    const { id } = await content.existing()
    const [edited, deleted] = await Promise.all([content.editWithFile(id), content.delete(id)])
    expect([200, 404]).toContain(edited.status)
    expect(deleted.status).toBe(200)
    expect((await records().get()).size).toBe(0)
    expect(await folders()).toEqual([])
  })
})
