import { api } from '@naf/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, type Reply, refusal, under, uniqueMail, uniqueName } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { signIn } from '../support/identity-client.ts'
import { aroundRequests, isRecordWrite, startStorageGate } from '../support/outage.ts'
import { type Kept, records } from '../support/records.ts'
import { withApi, withEmpty, withEveryKind } from '../support/server.ts'
import { everythingStored, storedContent } from '../support/stored.ts'
import { linksIn, teamRequests } from '../support/tracked-requests.ts'
import { isCore } from '../tiers.ts'

/** The id of the one mail that speaks of a request. */
const mailAbout = async (request: string): Promise<string> => {
  const { docs } = await records(server, 'mails').where('about.id', '==', request).get()
  const [mail, ...others] = docs
  if (!mail || others.length > 0) throw new Error(`${docs.length} mails about ${request}`)
  return mail.id
}

const server = withApi()
const people = withEveryKind(server)
withEmpty(server, 'requests', 'mails', 'trash', 'log')

type Params = { id: string }

const ask = async (changes = {}, options = {}): Promise<Params> => ({
  id: (await call(server, api.asesorias.create, { input: anAsesoria(changes), ...options })).body.Id,
})
/** A deleted request whose form was sent again, with a note on the new one. */
const sentAgain = async () => {
  const key = under(uniqueName('clave'))
  const params = await ask({}, key)
  await remove(params)
  expect(await ask({}, key)).toEqual(params)
  await annotate(params, 'La nueva')
  return params
}
const list = async () => (await call(server, api.papelera.list, { token: people.admin.token })).body
const restore = (params: Params) => call(server, api.papelera.restore, { params, token: people.admin.token })
const team = teamRequests(server, () => people.editor)
const { list: queue, read, remove, annotate, write, change, assign } = team

const DAY = 24 * 60 * 60_000
const eraseAfter = (days: number) => server.run('papelera', new Date(Date.now() + days * DAY))

describe('a deleted request', () => {
  it('is in the trash, with who deleted it and until when it can come back', async () => {
    const params = await ask({ Nombre: 'María Quishpe' })
    await remove(params)
    expect(await queue()).toEqual([])
    const [deleted, ...others] = await list()
    expect(others).toEqual([])
    const asked = { Id: params.id, Nombre: 'María Quishpe' }
    expect(deleted).toMatchObject({ Asesoria: asked, Quien: 'Luis Caiza' })
    expect(Date.parse(deleted.Hasta) - Date.parse(deleted.FechaEliminacion)).toBe(30 * DAY)
  })

  it('comes back as it was, with its notes, messages and the mails that were sent', async () => {
    const params = await ask()
    await annotate(params, 'Llamar el martes')
    await server.deliver(await mailAbout(params.id))
    await write(params, 'Trae tus facturas.')
    for (const mail of (await records(server, 'mails').get()).docs) await server.deliver(mail.id)
    const before = await read(params)
    await remove(params)
    const { status, body } = await restore(params)
    expect(status).toBe(200)
    expect(body).toEqual({ ...before.Asesoria, FechaActualizacion: expect.any(String) })
    const after = await read(params)
    expect(after.Notas).toMatchObject([{ Texto: 'Llamar el martes' }])
    for (const part of ['Notas', 'Mensajes', 'Correos']) expect(after[part]).toEqual(before[part])
    expect((await team.events(params)).slice(-2)).toEqual(['asesoria.eliminada', 'asesoria.restaurada'])
    expect(await list()).toEqual([])
  })

  it('stays in the trash where the same form was sent again meanwhile', async () => {
    const params = await sentAgain()
    expect(await restore(params)).toMatchObject(refusal(409, 'changed_meanwhile'))
    expect((await read(params)).Notas).toMatchObject([{ Texto: 'La nueva' }])
    expect(await list()).toHaveLength(1)
  })
})

if (!isCore)
  describe('a step whose request is deleted in the same moment', () => {
    /** Deleted as soon as the next step of it is stored. */
    let next: Params | undefined
    let member: { token: string; correo: string }
    beforeAll(async () => {
      const { uid, correo } = people.usuario
      await server.firebase.auth.updateUser(uid, { emailVerified: true })
      member = { token: (await signIn(correo)).token, correo }
      aroundRequests(server.firebase.db, (send) => async (method, request, ...rest) => {
        const answer = await send(method, request, ...rest)
        const params = next
        if (params && isRecordWrite(method, request)) {
          next = undefined
          expect((await remove(params)).status).toBe(200)
        }
        return answer
      })
    })

    interface Step {
      take: (params: Params, Enlace: string) => Promise<Reply>
      answers: object
      before?: (params: Params) => Promise<unknown>
      /** By somebody who has an account, with a proven e-mail. */
      isOwn?: true
      byLink?: true
    }
    const staff = () => ({ token: people.editor.token })
    const own = () => ({ token: member.token })
    const { asesorias, seguimiento } = api
    const RECENT = expect.stringMatching(/^\d{4}-.*Z$/)
    const CLOSED = { Estado: 'realizada', FechaRealizacion: RECENT }
    const STEPS: Record<string, Step> = {
      'a mark': {
        take: (params) => call(server, asesorias.markDone, { params, ...staff() }),
        answers: { ...CLOSED, Realizada: true, FechaActualizacion: RECENT },
      },
      reopening: {
        before: (params) => call(server, asesorias.markDone, { params, ...staff() }),
        take: (params) => call(server, asesorias.reopen, { params, input: { Motivo: '' }, ...staff() }),
        answers: { Estado: 'recibida', FechaRealizacion: null, Cierre: null },
      },
      'a state': {
        take: (params) => change(params, 'recibida', 'en_curso'),
        answers: { Estado: 'en_curso', FechaActualizacion: RECENT },
      },
      'an attendant': {
        take: (params) => assign(params, null, people.editor.uid),
        answers: { Estado: 'en_curso', Atiende: { Uid: expect.anything(), Nombre: 'Luis Caiza' } },
      },
      'another e-mail': {
        take: (params) =>
          call(server, asesorias.correctMail, { params, input: { Correo: 'otra@example.com' }, ...staff() }),
        answers: { Correo: 'otra@example.com' },
      },
      'a note': { take: (params) => annotate(params, 'Llamar'), answers: { Texto: 'Llamar' } },
      'an answer': { take: (params) => write(params, 'Hola'), answers: { Texto: 'Hola' } },
      'a call': {
        take: (params) =>
          call(server, asesorias.recordContact, { params, input: { Medio: 'llamada' }, ...staff() }),
        answers: { Detalle: 'llamada' },
      },
      'the link confirms': {
        byLink: true,
        take: (_, Enlace) => call(server, seguimiento.confirm, { input: { Enlace } }),
        answers: { CorreoConfirmado: true },
      },
      'the link cancels': {
        byLink: true,
        take: (_, Enlace) => call(server, seguimiento.cancel, { input: { Enlace } }),
        answers: { Asesoria: CLOSED, CorreoConfirmado: true },
      },
      'the link answers': {
        byLink: true,
        take: (_, Enlace) => call(server, seguimiento.answer, { input: { Enlace, Texto: 'Gracias' } }),
        answers: { Asesoria: { Mensajes: [{ Texto: 'Gracias' }] } },
      },
      'the link judges': {
        byLink: true,
        before: (params) => call(server, asesorias.markDone, { params, ...staff() }),
        take: (_, Enlace) => call(server, seguimiento.rate, { input: { Enlace, Valor: 5 } }),
        answers: { Asesoria: { Opinion: { Valor: 5 } } },
      },
      'the account cancels': {
        isOwn: true,
        take: (params) => call(server, asesorias.cancelMine, { params, ...own() }),
        answers: CLOSED,
      },
      'the account answers': {
        isOwn: true,
        take: (params) =>
          call(server, asesorias.answerMine, { params, input: { Texto: 'Gracias' }, ...own() }),
        answers: { Texto: 'Gracias' },
      },
      'a return from the trash': {
        before: (params) => remove(params),
        take: (params) => restore(params),
        answers: { Estado: 'recibida', FechaActualizacion: RECENT },
      },
    }

    it('answers what was done, and the request is in the trash with it', async () => {
      for (const [name, { take, answers, before, isOwn, byLink }] of Object.entries(STEPS)) {
        const Correo = isOwn ? member.correo : uniqueMail()
        const params = await ask({ Correo }, isOwn && own())
        const [Enlace = ''] = byLink ? (await server.mailsTo(Correo)).flatMap(linksIn) : []
        await before?.(params)
        next = params
        const { status, body } = await take(params, Enlace)
        expect.soft([name, next, status < 300]).toEqual([name, undefined, true])
        expect.soft(body, name).toMatchObject(answers)
        expect.soft((await list())[0]?.Asesoria.Id, name).toBe(params.id)
      }
    })
  })

describe('many at once', () => {
  const fieldsOf = async (kept: Kept, id = '') => (await records(server, kept).doc(id).get()).data()
  const states = (ids: Params[]) =>
    Promise.all(ids.map(async ({ id }) => (await fieldsOf('mails', await mailAbout(id)))?.status))
  const restoreBatch = (lote: string) =>
    call(server, api.papelera.restoreBatch, { params: { lote }, token: people.admin.token })

  it('go into the trash, also those that nobody can read, without their unsent mails', async () => {
    await ask()
    const unreadable = { nombre: { no: 'es un texto' } }
    await records(server, 'requests').doc('ilegible').set(unreadable)
    expect((await team.removeAll()).body.eliminadas).toBe(2)
    expect([await queue(), (await records(server, 'mails').get()).size]).toEqual([[], 0])
    expect((await fieldsOf('trash', 'ilegible'))?.asesoria).toEqual(unreadable)
  })

  it('come back together, as they were stored, with their unsent mails; others stay in the trash', async () => {
    const alone = await ask()
    await remove(alone)
    const key = under(uniqueName('clave'))
    await ask({}, key)
    const both = [await ask(), await ask()]
    const before = await fieldsOf('requests', both[0]?.id)
    await team.removeAll()
    const [{ Lote }, ...others] = await list()
    expect(others.map((deleted: { Lote: string }) => deleted.Lote)).toEqual([Lote, Lote, null])
    await ask({}, key)

    expect((await restoreBatch(Lote)).body).toEqual({ restauradas: 2, omitidas: 1 })
    expect(await fieldsOf('requests', both[0]?.id)).toEqual({
      ...before,
      fechaActualizacion: expect.anything(),
    })
    expect(await states(both)).toEqual(['pendiente', 'pendiente'])
    expect((await list()).map((deleted: { Lote: string }) => deleted.Lote)).toEqual([Lote, null])
    const lines = (await records(server, 'log').where('registro', '==', Lote).get()).docs
    const told = lines.map((line) => [line.get('evento'), line.get('cantidad'), line.get('uid')])
    expect(told.toSorted()).toEqual([
      ['asesorias.eliminadas', 3, people.editor.uid],
      ['asesorias.restauradas', 2, people.admin.uid],
    ])
    expect((await restoreBatch(Lote)).body).toEqual({ restauradas: 0, omitidas: 1 })
  })

  it('leave a request that somebody opens in the same moment where it is, with its mails', async () => {
    const [opened, gone] = [await ask(), await ask()]
    for (const params of [opened, gone]) await team.mark(params)
    let next: Params | undefined = opened
    aroundRequests(server.firebase.db, (send) => async (method, request, ...rest) => {
      const params = next
      if (params && isRecordWrite(method, request)) {
        next = undefined
        const { token } = people.editor
        await call(server, api.asesorias.reopen, { params, input: { Motivo: '' }, token })
      }
      return send(method, request, ...rest)
    })
    expect((await team.removeDone()).body.eliminadas).toBe(1)
    expect((await queue()).map(({ Id }: { Id: string }) => Id)).toEqual([opened.id])
    expect(await states([opened])).toEqual(['pendiente'])
    expect((await list()).map(({ Asesoria }: { Asesoria: { Id: string } }) => Asesoria.Id)).toEqual([gone.id])
  })

  it('come back with mails that nobody sends by themselves after a day, or if a delivery had begun', async () => {
    const [old, begun] = [await ask(), await ask()]
    await records(server, 'mails')
      .doc(await mailAbout(begun.id))
      .update({ claimedAt: new Date() })
    await team.removeAll()
    const [{ Lote }] = await list()
    const aDayAgo = { fechaEliminacion: new Date(Date.now() - DAY - 1000) }
    await records(server, 'trash').doc(old.id).update(aDayAgo)
    expect((await restoreBatch(Lote)).body.restauradas).toBe(2)
    expect(await states([old, begun])).toEqual(['retenido', 'retenido'])
  })
})

describe('after 30 days', () => {
  it('nothing is left of a request, its notes, messages, number and mails; other requests stay', async () => {
    const other = await ask({ Nombre: 'Rosa Tipán' })
    const kept = await read(other)
    const params = await ask({ Nombre: 'María Quishpe', Correo: 'secreta@example.com' })
    const { Numero } = (await read(params)).Asesoria
    await annotate(params, 'Llamar el martes')
    await write(params, 'Trae tus facturas.')
    for (const mail of (await records(server, 'mails').get()).docs) await server.deliver(mail.id)
    await remove(params)
    const left = async () => JSON.stringify(await everythingStored(server, []))
    await eraseAfter(29)
    expect(await list()).toMatchObject([{ Asesoria: { Id: params.id } }])
    const texts = ['María Quishpe', 'secreta@', 'Llamar el martes', 'Trae tus facturas.', Numero]
    for (const text of texts) expect(await left()).toContain(text)
    await eraseAfter(31)
    await eraseAfter(31)
    for (const text of texts) expect.soft(await left()).not.toContain(text)
    expect([await list(), (await restore(params)).status]).toEqual([[], 404])
    expect((await read(other)).Asesoria).toEqual(kept.Asesoria)
  })

  it('a request whose erasure has begun is not restored', async () => {
    const params = await ask()
    await annotate(params, 'Llamar el martes')
    await remove(params)
    let reply: { status: number } | undefined
    aroundRequests(server.firebase.db, (send) => async (method, ...rest) => {
      if (method === 'batchWrite') reply ??= await restore(params)
      return send(method, ...rest)
    })
    await eraseAfter(31)
    expect(reply?.status).toBe(404)
    expect([await queue(), await list()]).toEqual([[], []])
  })

  it('one whose form was sent again meanwhile is erased alone: the other keeps its notes and mails', async () => {
    const params = await sentAgain()
    const before = await read(params)
    await eraseAfter(31)
    expect(await list()).toEqual([])
    const after = await read(params)
    expect([after.Notas, after.Correos]).toMatchObject([[{ Texto: 'La nueva' }], [{}]])
    expect(after.Asesoria).toEqual(before.Asesoria)
  })
})

describe('what is kept for a time', () => {
  /** As the console or an earlier release left them. */
  const old = async (kept: 'mails' | 'log', fields: object, count: number) => {
    const batch = server.firebase.db.batch()
    for (let n = 0; n < count; n++) batch.set(records(server, kept).doc(), fields)
    await batch.commit()
  }
  const sizes = async () => {
    const kinds = ['mails', 'log', 'requests'] as const
    return Promise.all(kinds.map(async (kept) => (await records(server, kept).get()).size))
  }

  it('goes by itself: a mail after a year, a line of the log after three; the request stays', async () => {
    const params = await ask()
    await server.deliver(await mailAbout(params.id))
    await annotate(params, 'Llamar el martes')
    expect(await sizes()).toEqual([1, 2, 1])
    await eraseAfter(364)
    expect(await sizes()).toEqual([1, 2, 1])
    await eraseAfter(366)
    expect(await sizes()).toEqual([0, 2, 1])
    await eraseAfter(3 * 365 - 1)
    expect(await sizes()).toEqual([0, 2, 1])
    await eraseAfter(3 * 365 + 1)
    expect(await sizes()).toEqual([0, 0, 1])
    expect((await read(params)).Notas).toMatchObject([{ Texto: 'Llamar el martes' }])
  })

  it('goes also if nobody can read it, and if there is more than a commit takes', async () => {
    const past = new Date(Date.now() - 4 * 365 * DAY)
    await old('mails', { createdAt: past, to: 5 }, 3)
    await old('log', { fecha: past, evento: null }, 450)
    await server.run('papelera')
    expect(await sizes()).toEqual([0, 0, 0])
  })
})

describe('the file of a deleted book that Storage did not remove', () => {
  let storage: Awaited<ReturnType<typeof startStorageGate>>
  beforeAll(async () => {
    storage = await startStorageGate()
  })
  afterAll(() => storage.close())
  const server = withApi({}, { replace: (firebase) => storage.replace(firebase) })
  const staff = withEveryKind(server)

  it('is removed later, however often that is tried', async () => {
    const book = contentCalls(() => server, 'libros')
    const { folders } = storedContent(() => server, 'libros')
    const { body } = await book.create(staff.editor.token)
    const [carpeta] = await folders()
    const opens = async () => (await fetch(body.RutaPdf)).ok
    storage.fail('refuse', (method) => method === 'DELETE')
    expect((await book.delete(body.Id, staff.editor.token)).status).toBe(200)
    expect([await folders(), await opens()]).toEqual([[carpeta], true])

    await server.run('envios')
    expect(await folders()).toEqual([carpeta])
    storage.mend()
    await server.run('envios')
    await server.run('envios')
    expect([await folders(), await opens()]).toEqual([[], false])
  })
})
