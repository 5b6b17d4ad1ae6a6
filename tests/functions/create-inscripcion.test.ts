import { randomUUID } from 'node:crypto'
import { api, CARRERAS, IDEMPOTENCY_HEADER, SEMESTRES } from '@naf/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { idFrom } from '../../functions/src/platform/digest.ts'
import { call, everyKind } from '../support/api-as.ts'
import { type ApiServer, startApi } from '../support/api-server.ts'
import { anInscripcion } from '../support/builders.ts'

let server: ApiServer
let people: Awaited<ReturnType<typeof everyKind>>

beforeAll(async () => {
  server = await startApi()
  people = await everyKind(server)
})
afterAll(() => server.close())

const inscripciones = () => server.firebase.db.collection('inscripciones')
const stored = async (id: string) => (await inscripciones().doc(id).get()).data()
const count = async () => (await inscripciones().count().get()).data().count
beforeEach(() => server.firebase.db.recursiveDelete(inscripciones()))

type Kind = keyof typeof people

const enrol = (changes = {}, kind: Kind = 'visitor', headers: Record<string, string> = {}) =>
  call(server, api.inscripciones.create, {
    input: anInscripcion(changes),
    token: people[kind].token,
    headers,
  })

const list = (kind: Kind = 'editor') => call(server, api.inscripciones.list, { token: people[kind].token })

const remove = (id: string, kind: Kind = 'editor') =>
  call(server, api.inscripciones.delete, { params: { id }, token: people[kind].token })

describe('enrolling', () => {
  it.each(['visitor', 'usuario', 'editor', 'admin'] as const)('is open to a %s', async (kind) => {
    const { status, body } = await enrol({}, kind)
    expect(status).toBe(201)
    expect(body).toEqual({
      Id: expect.any(String),
      mensaje: 'Tu inscripción fue registrada correctamente.',
    })
    const record = await stored(body.Id)
    expect(record).toMatchObject({
      primerNombre: 'Ana',
      segundoNombre: '',
      apellidoPaterno: 'Guamán',
      apellidoMaterno: 'Iza',
      celular: '0991234567',
      correo: 'ana.guaman@example.com',
      idEspe: 'L00412345',
      carrera: 'Contabilidad y Auditoria',
      nivelSemestre: 'Sexto Semestre',
    })
    expect(Math.abs(record?.fechaInscripcion.toMillis() - Date.now())).toBeLessThan(60_000)
  })

  it('with a dead token is refused rather than stored', async () => {
    const reply = await call(server, api.inscripciones.create, { input: anInscripcion(), token: 'x.y.z' })
    expect(reply).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect(await count()).toBe(0)
  })

  const missing = 'Por favor, completa todos los campos requeridos.'
  const required = [
    'PrimerNombre',
    'ApellidoPaterno',
    'ApellidoMaterno',
    'Celular',
    'Correo',
    'IdEspe',
    'Carrera',
    'NivelSemestre',
  ]

  it.each(required)(`without %s is refused: ${missing} Nothing is stored`, async (field) => {
    for (const empty of [undefined, '', '   '])
      expect(await enrol({ [field]: empty }), `${empty}`).toMatchObject({
        status: 400,
        body: { error: missing, code: 'invalid_input' },
      })
    expect(await count()).toBe(0)
  })

  it.each([undefined, '', '  '])('takes %j for no second name', async (SegundoNombre) => {
    const { status, body } = await enrol({ SegundoNombre })
    expect(status).toBe(201)
    expect(await stored(body.Id)).toMatchObject({ segundoNombre: '' })
  })

  it.each([
    ['Celular', '099123456', 'El número de celular debe tener 10 dígitos numéricos.'],
    ['Celular', '09912345678', 'El número de celular debe tener 10 dígitos numéricos.'],
    ['Celular', '099123456a', 'El número de celular debe tener 10 dígitos numéricos.'],
    ['Correo', 'ana', 'Por favor, ingresa un correo electrónico válido.'],
    ['Correo', 'ana@espe', 'Por favor, ingresa un correo electrónico válido.'],
    ['IdEspe', 'L0041234', 'El ID ESPE debe tener al menos 9 caracteres.'],
    ['Carrera', 'Contabilidad y Auditoría', missing],
    ['Carrera', 'Medicina', missing],
    ['NivelSemestre', 'Noveno Semestre', missing],
    ['NivelSemestre', 'sexto semestre', missing],
  ])('with %s %j is refused: %s Nothing is stored', async (field, value, error) => {
    expect(await enrol({ [field]: value })).toMatchObject({
      status: 400,
      body: { error, code: 'invalid_input' },
    })
    expect(await count()).toBe(0)
  })

  it('takes a mobile as it is pasted, and an e-mail in any capitals', async () => {
    const { body } = await enrol({ Celular: ' 099 123-4567 ', Correo: ' Ana@ESPE.edu.ec ' })
    expect(await stored(body.Id)).toMatchObject({ celular: '0991234567', correo: 'ana@espe.edu.ec' })
  })

  it('is open to every career and every semester of the centre', async () => {
    expect(CARRERAS).toEqual([
      'TICS y SOFTWARE',
      'Contabilidad y Auditoria',
      'Economia en Linea',
      'Administracion de empresas',
    ])
    expect(SEMESTRES).toHaveLength(8)
    const replies = await Promise.all(
      SEMESTRES.map((NivelSemestre, n) =>
        enrol({ NivelSemestre, Carrera: CARRERAS[n % CARRERAS.length], IdEspe: `L0041000${n}` }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201))
  })

  it('is slowed down for an address that floods, and for no other', async () => {
    const strict = await startApi({ MAX_FORMS_PER_IP: '2' })
    const enrolFrom = async (address: string, n: number) => {
      const headers = { 'x-forwarded-for': address }
      const input = anInscripcion({ IdEspe: `L0041000${n}` })
      return (await call(strict, api.inscripciones.create, { input, headers })).status
    }
    const statuses = []
    for (const n of [1, 2, 3]) statuses.push(await enrolFrom('203.0.113.7', n))
    expect(statuses).toEqual([201, 201, 429])
    expect(await enrolFrom('203.0.113.8', 4)).toBe(201)
    expect((await strict.firebase.db.collection('inscripciones').get()).size).toBe(3)
    await strict.close()
  })
})

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

describe('one form under one idempotency key', () => {
  const under = (key: string, changes = {}) => enrol(changes, 'visitor', { [IDEMPOTENCY_HEADER]: key })

  it('sent again after a lost answer is one enrolment, with the same answer', async () => {
    const key = randomUUID()
    const first = await under(key)
    const before = await stored(first.body.Id)
    const second = await under(key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect(await stored(first.body.Id)).toEqual(before)
    expect(await count()).toBe(1)
  })

  it('sent ten times at once is one enrolment', async () => {
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 10 }, () => under(key)))
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.Id}`)).size).toBe(1)
    expect(replies[0]?.status).toBe(201)
    expect(await count()).toBe(1)
  })

  it('with other content is refused, and the first enrolment stays', async () => {
    const key = randomUUID()
    const { body } = await under(key)
    const before = await stored(body.Id)
    expect(await under(key, { Celular: '0987654321' })).toMatchObject({
      status: 409,
      body: { code: 'id_espe_taken' },
    })
    expect(await stored(body.Id)).toEqual(before)
  })

  it('is not the same form under another key, or without one', async () => {
    await under(randomUUID())
    expect((await under(randomUUID())).status).toBe(409)
    expect((await enrol()).status).toBe(409)
    expect(await count()).toBe(1)
  })

  it.each(['corta', 'con espacio dentro', 'x'.repeat(201)])(
    'of a wrong form (%s) is refused',
    async (key) => {
      expect(await under(key)).toMatchObject({
        status: 400,
        body: {
          error: 'No pudimos leer el formulario. Recarga la página y vuelve a enviarlo.',
          code: 'invalid_input',
        },
      })
      expect(await count()).toBe(0)
    },
  )
})
