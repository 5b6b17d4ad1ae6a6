import { randomUUID } from 'node:crypto'
import { api, CARRERAS, NUMERO_SIGNS, SEMESTRES } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { call, refusal, tally, times, under } from '../support/api-as.ts'
import { anInscripcion } from '../support/builders.ts'
import { records } from '../support/records.ts'
import { withApi, withEmpty, withEveryKind } from '../support/server.ts'

const server = withApi()
const people = withEveryKind(server)
withEmpty(server, 'enrolments', 'mails', 'views')

type Kind = keyof typeof people
const KINDS: Kind[] = ['visitor', 'usuario', 'editor', 'admin']

const enrol = (changes = {}, kind: Kind = 'visitor', key?: string) =>
  call(server, api.inscripciones.create, {
    input: anInscripcion(changes),
    token: people[kind].token,
    ...(key && under(key)),
  })
const list = async () => (await call(server, api.inscripciones.list, { token: people.editor.token })).body
const remove = (id: string) =>
  call(server, api.inscripciones.delete, { params: { id }, token: people.editor.token })

const TAKEN = refusal(
  409,
  'id_espe_taken',
  'Ya existe una inscripción con ese ID ESPE y ese correo. Si es tuya, no necesitas hacerla otra vez: para corregir un dato, responde al correo que la confirma, que tiene su número. Si no la hiciste tú, usa otro correo.',
)

describe('an enrolment', () => {
  it('is open to everybody, who get its number by answer and mail', async () => {
    for (const [n, kind] of KINDS.entries()) {
      const changes = { Carrera: CARRERAS[n], NivelSemestre: SEMESTRES[n], IdEspe: `L0041000${n}` }
      const Correo = `ana${n}@example.com`
      const { status, body } = await enrol({ ...changes, Correo }, kind)
      expect([status, body.mensaje]).toEqual([201, 'Tu inscripción fue registrada correctamente.'])
      expect(body.Numero).toMatch(new RegExp(`^NAF-[${NUMERO_SIGNS}]{6}$`))
      const [mail] = await server.mailsTo(Correo)
      for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).toContain(body.Numero)
    }
    expect(await list()).toHaveLength(KINDS.length)
  })
})

describe('one ID ESPE and one e-mail', () => {
  it('enrol once, however they are written and under whatever key; the first enrolment stays', async () => {
    const [key, other] = [randomUUID(), randomUUID()]
    const { body } = await enrol({}, 'visitor', key)
    const before = await list()
    const again = [
      ...['l00412345', ' L00412345 ', 'L00 412 345', 'L00\u00a0412\u00a0345', 'L00412345\u200b'],
      'L00４１２３４５',
    ].map((IdEspe) => ({ IdEspe }))
    for (const changes of [...again, { Correo: ' ANA.Guaman@Example.com ' }, { Celular: '0987654321' }])
      expect.soft(await enrol({ PrimerNombre: 'Otra', ...changes })).toMatchObject(TAKEN)
    expect(await enrol({ Celular: '0987654321' }, 'visitor', key)).toMatchObject(TAKEN)
    expect(await enrol({}, 'visitor', other)).toMatchObject(TAKEN)
    expect(await list()).toEqual(before)
    expect(before).toMatchObject([{ Id: body.Id }])
  })

  it('sent twenty times at once enrol one student, and everybody else hears why not', async () => {
    const send = (n: number) => enrol({ PrimerNombre: `Ana${n}`, IdEspe: n % 2 ? 'L00412345' : 'l00412345' })
    const replies = await times(20, send, 20)
    const winners = replies.flatMap(({ status }, n) => (status === 201 ? [n] : []))
    expect(winners).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'id_espe_taken')).toHaveLength(19)
    expect(await list()).toMatchObject([{ PrimerNombre: `Ana${winners[0]}` }])
  })

  it('that a stranger wrote down first keep no student out: another e-mail enrols', async () => {
    await enrol({ PrimerNombre: 'Nadie', Correo: 'extrano@example.org' })
    const replies = await times(20, (n) => enrol({ Correo: `persona${n}@example.com` }))
    expect(tally(replies)).toEqual({ 201: 20 })
    expect(await list()).toHaveLength(21)
  })
})

describe('the list of enrolments', () => {
  it('has exactly the fields of the contract, newest first', async () => {
    const made: { Id: string; Numero: string }[] = []
    for (const n of [0, 1, 2]) made.push((await enrol({ IdEspe: `L0041234${n}` })).body)
    for (const [n, day] of ['2026-01-02', '2025-12-31'].entries())
      await records(server, 'enrolments')
        .doc(String(made[n]?.Id))
        .update({ fechaInscripcion: Timestamp.fromDate(new Date(day)) })
    const listed = await list()
    expect(listed.map(({ Id }: { Id: string }) => Id)).toEqual([made[2]?.Id, made[0]?.Id, made[1]?.Id])
    expect(listed[1]).toEqual({
      ...anInscripcion({ IdEspe: 'L00412340' }),
      ...{ Id: made[0]?.Id, Numero: made[0]?.Numero },
      FechaInscripcion: '2026-01-02T00:00:00.000Z',
      Nueva: true,
    })
  })

  it('tells which of them nobody of the team has seen, in each of its pages', async () => {
    const ids: string[] = []
    for (const n of [0, 1, 2, 3]) ids.push((await enrol({ IdEspe: `L0041234${n}` })).body.Id)
    const see = (id: string) =>
      call(server, api.inscripciones.markSeen, { params: { id }, token: people.admin.token })
    const unseen = async (query = {}) => {
      const { body } = await call(server, api.inscripciones.list, { token: people.editor.token, query })
      return body.filter(({ Nueva }: { Nueva: boolean }) => Nueva).map(({ Id }: { Id: string }) => Id)
    }
    expect(await unseen()).toEqual(ids.toReversed())
    await see(String(ids[1]))
    expect(await unseen()).toEqual([ids[3], ids[2]])
    expect(await unseen({ limite: 3 })).toEqual([ids[3], ids[2]])
    await see(String(ids[0]))
    expect(await unseen()).toEqual([ids[3], ids[2]])
    await see(String(ids[3]))
    expect(await unseen()).toEqual([])
  })
})

describe('an enrolment that is deleted', () => {
  it('takes its mail along, and may be made again', async () => {
    const [gone, kept] = [await enrol(), await enrol({ IdEspe: 'L00499999' })]
    expect((await remove(gone.body.Id)).body).toEqual({ mensaje: 'Inscripción eliminada' })
    expect(await list()).toMatchObject([{ Id: kept.body.Id }])
    const mails = (await records(server, 'mails').get()).docs
    expect(mails.map((mail) => mail.get('about.id'))).toEqual([kept.body.Id])
    for (const id of [gone.body.Id, 'no-existe', '__x__'])
      expect(await remove(id), id).toMatchObject(refusal(404, 'not_found'))
    expect((await remove(gone.body.Id)).body.error).toBe('No se encontró la inscripción.')
    expect((await enrol()).status).toBe(201)
  })
})
