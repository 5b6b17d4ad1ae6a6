import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { enrolmentCalls } from '../support/enrolment-calls.ts'
import { withApi, withEveryKind } from '../support/server.ts'

const server = withApi()
const people = withEveryKind(server)

const { inscripciones, clear, enrol, list, remove, stored } = enrolmentCalls(server, people)
beforeEach(clear)

describe('working through the enrolments', () => {
  it.each([
    ['visitor', 401, 'unauthenticated'],
    ['usuario', 403, 'forbidden'],
  ] as const)('is refused to a %s (%i), and every enrolment stays', async (kind, status, code) => {
    const { body } = await enrol()
    const before = await stored(body.Id)
    const replies = [await list(kind), await remove(body.Id, kind)]
    for (const reply of replies) {
      expect(reply).toMatchObject({ status, body: { code } })
      expect(JSON.stringify(reply.body)).not.toContain('Guamán')
    }
    expect(await stored(body.Id)).toEqual(before)
  })

  it.each(['editor', 'admin'] as const)('an %s lists and deletes', async (kind) => {
    const gone = await enrol()
    const kept = await enrol({ IdEspe: 'L00499999' })
    expect((await list(kind)).body).toHaveLength(2)
    expect(await remove(gone.body.Id, kind)).toMatchObject({
      status: 200,
      body: { mensaje: 'Inscripción eliminada' },
    })
    expect((await list(kind)).body).toMatchObject([{ Id: kept.body.Id }])
  })

  it('the list gives exactly the fields of the contract, newest first', async () => {
    const old = await enrol({ SegundoNombre: 'Lucía' })
    const fechaInscripcion = Timestamp.fromDate(new Date('2026-01-02T03:04:05Z'))
    await inscripciones().doc(old.body.Id).update({ fechaInscripcion })
    const older = await enrol({ IdEspe: 'L00400001' })
    await inscripciones()
      .doc(older.body.Id)
      .update({ fechaInscripcion: Timestamp.fromDate(new Date('2025-12-31T00:00:00Z')) })
    const recent = await enrol({ IdEspe: 'L00400002' })
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body.map(({ Id }: { Id: string }) => Id)).toEqual([recent, old, older].map(({ body }) => body.Id))
    expect(body[1]).toEqual({
      Id: old.body.Id,
      PrimerNombre: 'Ana',
      SegundoNombre: 'Lucía',
      ApellidoPaterno: 'Guamán',
      ApellidoMaterno: 'Iza',
      Celular: '0991234567',
      Correo: 'ana.guaman@example.com',
      IdEspe: 'L00412345',
      Carrera: 'Contabilidad y Auditoria',
      NivelSemestre: 'Sexto Semestre',
      Numero: old.body.Numero,
    })
  })

  it('deleting an unknown enrolment, or one that is gone, is 404', async () => {
    const { body } = await enrol()
    await remove(body.Id)
    for (const id of [body.Id, 'no-existe', '__x__'])
      expect(await remove(id), id).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
    expect((await remove(body.Id)).body.error).toBe('No se encontró la inscripción.')
  })

  it('deleted by twenty at once is deleted once, and the others hear that it is gone', async () => {
    const { body } = await enrol()
    const replies = await Promise.all(Array.from({ length: 20 }, () => remove(body.Id)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(404)])
    expect(await stored(body.Id)).toBeUndefined()
  })

  it('deleted while it is sent again is enrolled or refused, and never an error of the server', async () => {
    const { body } = await enrol()
    for (let round = 0; round < 10; round++) {
      const sent = Promise.all(Array.from({ length: 10 }, () => enrol()))
      const deleted = await remove(body.Id)
      expect([200, 404]).toContain(deleted.status)
      for (const { status } of await sent) expect([201, 409]).toContain(status)
    }
  })
})
