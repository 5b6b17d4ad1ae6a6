import { randomUUID } from 'node:crypto'
import { api, CARRERAS, IDEMPOTENCY_HEADER, NUMERO_SIGNS, SEMESTRES } from '@naf/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { anInscripcion } from '../support/builders.ts'
import { enrolmentCalls } from '../support/enrolment-calls.ts'
import { startApi, withApi, withEveryKind } from '../support/server.ts'

const NUMERO = new RegExp(`^NAF-[${NUMERO_SIGNS}]{4,5}$`)

const server = withApi()
const people = withEveryKind(server)

const { clear, count, enrol, stored } = enrolmentCalls(server, people)
beforeEach(clear)

describe('enrolling', () => {
  it.each(['visitor', 'usuario', 'editor', 'admin'] as const)('is open to a %s', async (kind) => {
    const { status, body } = await enrol({}, kind)
    expect(status).toBe(201)
    expect(body).toEqual({
      Id: expect.any(String),
      mensaje: 'Tu inscripción fue registrada correctamente.',
      Numero: expect.stringMatching(NUMERO),
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
