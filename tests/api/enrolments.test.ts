import { randomUUID } from 'node:crypto'
import { api, CARRERAS, IDEMPOTENCY_HEADER, NUMERO_SIGNS, SEMESTRES } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { anInscripcion } from '../support/builders.ts'
import { withApi, withEveryKind } from '../support/server.ts'

const server = withApi()
const people = withEveryKind(server)
const collection = (name: string) => server.firebase.db.collection(name)
beforeEach(async () => {
  for (const name of ['inscripciones', 'numeros', 'correos'])
    await server.firebase.db.recursiveDelete(collection(name))
})

type Kind = keyof typeof people
const KINDS: Kind[] = ['visitor', 'usuario', 'editor', 'admin']

const enrol = (changes = {}, kind: Kind = 'visitor') =>
  call(server, api.inscripciones.create, { input: anInscripcion(changes), token: people[kind].token })
const list = async () => (await call(server, api.inscripciones.list, { token: people.editor.token })).body
const remove = (id: string) =>
  call(server, api.inscripciones.delete, { params: { id }, token: people.editor.token })

const TAKEN = {
  status: 409,
  body: {
    error:
      'Ya existe una inscripción con ese ID ESPE y ese correo. Si es tuya, no necesitas hacerla otra vez; si no la hiciste tú, usa otro correo.',
    code: 'id_espe_taken',
  },
}

describe('an enrolment', () => {
  it('is open to everybody', async () => {
    for (const [n, kind] of KINDS.entries()) {
      const changes = { Carrera: CARRERAS[n], NivelSemestre: SEMESTRES[n], IdEspe: `L0041000${n}` }
      expect(await enrol(changes, kind)).toMatchObject({
        status: 201,
        body: {
          mensaje: 'Tu inscripción fue registrada correctamente.',
          Numero: expect.stringMatching(new RegExp(`^NAF-[${NUMERO_SIGNS}]{4,5}$`)),
        },
      })
    }
    expect(await list()).toHaveLength(KINDS.length)
  })

  it('with a mistake, or a dead token, is refused with the field’s message; nothing is stored', async () => {
    const mistakes = [
      ['PrimerNombre', '   ', 'Por favor, completa todos los campos requeridos.'],
      ['Celular', '099123456a', 'El número de celular debe tener 10 dígitos numéricos.'],
      ['Correo', 'ana@espe', 'Por favor, ingresa un correo electrónico válido.'],
      ['IdEspe', 'L0041234', 'El ID ESPE debe tener al menos 9 caracteres.'],
    ] as const
    for (const [field, value, error] of mistakes)
      expect
        .soft(await enrol({ [field]: value }), `${field} ${value}`)
        .toMatchObject({ status: 400, body: { error, code: 'invalid_input' } })
    const dead = await call(server, api.inscripciones.create, { input: anInscripcion(), token: 'x.y.z' })
    expect(dead).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect(await list()).toEqual([])
  })
})

describe('one ID ESPE and one e-mail', () => {
  it('enrol once, however they are written; the first enrolment stays', async () => {
    const { body } = await enrol()
    const before = await list()
    const again = [
      ...['l00412345', ' L00412345 ', 'L00 412 345', 'L00\u00a0412\u00a0345', 'L00412345\u200b'],
      'L00４１２３４５',
    ].map((IdEspe) => ({ IdEspe }))
    for (const changes of [...again, { Correo: ' ANA.Guaman@Example.com ' }, { Celular: '0987654321' }])
      expect.soft(await enrol({ PrimerNombre: 'Otra', ...changes })).toMatchObject(TAKEN)
    expect(await list()).toEqual(before)
    expect(before).toMatchObject([{ Id: body.Id }])
  })

  it('sent a hundred times at once enrol one student, and everybody else hears why not', async () => {
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        enrol({ PrimerNombre: `Ana${n}`, IdEspe: n % 2 ? 'L00412345' : 'l00412345' }),
      ),
    )
    const winners = replies.flatMap(({ status }, n) => (status === 201 ? [n] : []))
    expect(winners).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'id_espe_taken')).toHaveLength(99)
    expect(await list()).toMatchObject([{ PrimerNombre: `Ana${winners[0]}` }])
  })

  it('that a stranger wrote down first keep no student out: another e-mail enrols', async () => {
    await enrol({ PrimerNombre: 'Nadie', Correo: 'extrano@example.org' })
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => enrol({ Correo: `persona${n}@example.com` })),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await list()).toHaveLength(21)
  })
})

describe('a form of an enrolment sent again under its key', () => {
  const under = (key: string, changes = {}) =>
    call(server, api.inscripciones.create, {
      input: anInscripcion(changes),
      headers: { [IDEMPOTENCY_HEADER]: key },
    })

  it('with other data, or under another key, is refused, and the first stays', async () => {
    const key = randomUUID()
    await under(key)
    const before = await list()
    expect(await under(key, { Celular: '0987654321' })).toMatchObject(TAKEN)
    expect(await under(randomUUID())).toMatchObject(TAKEN)
    expect(await list()).toEqual(before)
  })
})

describe('the number of an enrolment', () => {
  it('is told by mail, and found by staff with and without its prefix', async () => {
    const { Id, Numero } = (await enrol()).body
    const [mail] = await server.mailsTo(anInscripcion().Correo)
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).toContain(Numero)
    const { token } = people.editor
    for (const buscar of [Numero, Numero.toLowerCase(), Numero.slice(4), Numero.replace('-', ' ')]) {
      const { body } = await call(server, api.inscripciones.list, { token, query: { buscar } })
      expect.soft(body, buscar).toMatchObject([{ Id, Numero }])
    }
  })
})

describe('the list of enrolments', () => {
  it('has exactly the fields of the contract, newest first', async () => {
    const made: { Id: string; Numero: string }[] = []
    for (const n of [0, 1, 2]) made.push((await enrol({ IdEspe: `L0041234${n}` })).body)
    for (const [n, day] of ['2026-01-02', '2025-12-31'].entries())
      await collection('inscripciones')
        .doc(String(made[n]?.Id))
        .update({ fechaInscripcion: Timestamp.fromDate(new Date(day)) })
    const listed = await list()
    expect(listed.map(({ Id }: { Id: string }) => Id)).toEqual([made[2]?.Id, made[0]?.Id, made[1]?.Id])
    expect(listed[1]).toEqual({
      ...anInscripcion({ IdEspe: 'L00412340' }),
      ...{ Id: made[0]?.Id, Numero: made[0]?.Numero },
    })
  })
})

describe('an enrolment that is deleted', () => {
  it('takes its number and its mail along, and may be made again', async () => {
    const [gone, kept] = [await enrol(), await enrol({ IdEspe: 'L00499999' })]
    expect(await remove(gone.body.Id)).toMatchObject({
      status: 200,
      body: { mensaje: 'Inscripción eliminada' },
    })
    expect(await list()).toMatchObject([{ Id: kept.body.Id }])
    for (const [name, owner] of [
      ['numeros', 'registro'],
      ['correos', 'about.id'],
    ] as const)
      expect((await collection(name).get()).docs.map((doc) => doc.get(owner))).toEqual([kept.body.Id])
    for (const id of [gone.body.Id, 'no-existe', '__x__'])
      expect(await remove(id), id).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await remove(gone.body.Id)).body.error).toBe('No se encontró la inscripción.')
    expect((await enrol()).status).toBe(201)
  })
})
