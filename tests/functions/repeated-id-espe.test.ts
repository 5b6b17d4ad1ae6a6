import { randomUUID } from 'node:crypto'
import { IDEMPOTENCY_HEADER } from '@naf/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { idFrom } from '../../functions/src/platform/digest.ts'
import { enrolmentCalls } from '../support/enrolment-calls.ts'
import { withApi, withEveryKind } from '../support/server.ts'

const server = withApi()
const people = withEveryKind(server)

const { clear, count, enrol, inscripciones, list, remove, stored } = enrolmentCalls(server, people)
beforeEach(clear)

const taken = {
  status: 409,
  body: {
    error:
      'Ya existe una inscripción con ese ID ESPE y ese correo. Si es tuya, no necesitas hacerla otra vez; si no la hiciste tú, usa otro correo.',
    code: 'id_espe_taken',
  },
}

describe('one ID ESPE and one e-mail', () => {
  it.each([
    'L00412345',
    'l00412345',
    ' L00412345 ',
    'L00 412 345',
    'l 0 0 4 1 2 3 4 5',
    'L00\u00a0412\u00a0345',
    'L00412345\u200b',
    'L00４１２３４５',
  ])('enrols once: again as %j it is refused, and the first enrolment stays', async (IdEspe) => {
    const { body } = await enrol()
    const before = await stored(body.Id)
    expect(await enrol({ IdEspe, PrimerNombre: 'Otra', Carrera: 'TICS y SOFTWARE' })).toMatchObject(taken)
    expect(await enrol({ IdEspe })).toMatchObject(taken)
    expect(await stored(body.Id)).toEqual(before)
    expect(await count()).toBe(1)
  })

  it.each([' ANA.Guaman@Example.com ', '\u200bana.guaman@example.com'])(
    'is the same with %j for the e-mail',
    async (Correo) => {
      const { body } = await enrol()
      const before = await stored(body.Id)
      expect(await enrol({ Correo, PrimerNombre: 'Otra' })).toMatchObject(taken)
      expect(await stored(body.Id)).toEqual(before)
      expect(await count()).toBe(1)
    },
  )

  it('sent a hundred times at once enrols one student, and everybody else hears why not', async () => {
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        enrol({ PrimerNombre: `Ana${n}`, IdEspe: n % 2 ? 'L00412345' : 'l00412345' }),
      ),
    )
    const winners = replies.flatMap(({ status }, n) => (status === 201 ? [n] : []))
    expect(winners).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'id_espe_taken')).toHaveLength(99)
    expect((await list()).body).toMatchObject([{ PrimerNombre: `Ana${winners[0]}` }])
  })

  it('of a deleted enrolment may enrol again', async () => {
    const { body } = await enrol()
    await remove(body.Id)
    expect((await enrol({ PrimerNombre: 'Otra' })).status).toBe(201)
    expect((await list()).body).toMatchObject([{ PrimerNombre: 'Otra' }])
  })
})

describe('an ID ESPE that a stranger wrote down first', () => {
  const STRANGER = { PrimerNombre: 'Nadie', Correo: 'extrano@example.org' }

  it('still enrols the student whose it is: in bulk nobody is kept out, and staff sees both', async () => {
    const ids = Array.from({ length: 40 }, (_, n) => `L004200${String(n).padStart(2, '0')}`)
    for (const IdEspe of ids) expect((await enrol({ ...STRANGER, IdEspe })).status).toBe(201)
    for (const [n, IdEspe] of ids.entries()) {
      const { status, body } = await enrol({ IdEspe, Correo: `estudiante${n}@espe.edu.ec` })
      expect(status).toBe(201)
      expect(await stored(body.Id)).toMatchObject({ primerNombre: 'Ana', idEspe: IdEspe })
    }
    const { body } = await list()
    for (const IdEspe of ids)
      expect(
        body
          .filter((each: { IdEspe: string }) => each.IdEspe === IdEspe)
          .map((each: { PrimerNombre: string }) => each.PrimerNombre),
      ).toEqual(['Ana', 'Nadie'])
  })

  it('under the e-mail of the student, who then enrols with another one', async () => {
    await enrol({ PrimerNombre: 'Nadie' })
    expect(await enrol()).toMatchObject(taken)
    expect((await enrol({ Correo: 'ana.otra@example.com' })).status).toBe(201)
    expect(await count()).toBe(2)
  })

  it('is enrolled by all who send it at once, each with an e-mail of the own', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => enrol({ Correo: `persona${n}@example.com` })),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(replies.map(({ body }) => body.Id)).size).toBe(50)
    expect(await count()).toBe(50)
  })
})

describe('an enrolment from the time when the ID ESPE alone made its id', () => {
  const former = idFrom('L00412345')

  const enrolFormerly = async (key: string) => {
    const { body } = await enrol({}, 'visitor', { [IDEMPOTENCY_HEADER]: key })
    const record = await stored(body.Id)
    await inscripciones().doc(body.Id).delete()
    await inscripciones()
      .doc(former)
      .set({ ...record })
    return record
  }

  it('still counts: again with its e-mail it is refused, with another one it is another', async () => {
    const record = await enrolFormerly(randomUUID())
    for (const changes of [{}, { PrimerNombre: 'Otra' }, { IdEspe: 'l00 412 345' }])
      expect(await enrol(changes)).toMatchObject(taken)
    expect(await count()).toBe(1)
    const other = await enrol({ Correo: 'otra@example.com' })
    expect(other.status).toBe(201)
    expect(other.body.Id).not.toBe(former)
    expect(await stored(former)).toEqual(record)
    expect(await count()).toBe(2)
  })

  it('is answered as before where its form is sent again under its key', async () => {
    const key = randomUUID()
    const record = await enrolFormerly(key)
    expect(await enrol({}, 'visitor', { [IDEMPOTENCY_HEADER]: key })).toMatchObject({
      status: 201,
      body: { Id: former },
    })
    expect(await stored(former)).toEqual(record)
    expect(await count()).toBe(1)
  })
})
