import { api, dayAt } from '@naf/contract'
import { FieldValue } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { trainings } from '../support/trainings.ts'

/** Who came to a training, and the certificate of it: docs/decisions/trainings.md. */

const server = withApi()
const people = withEveryKind(server)
const t = trainings(server, people)
const today = () => dayAt(new Date())

describe('attendance', () => {
  const held = async (people = 2) => {
    const id = await t.create()
    const correos = Array.from({ length: people }, t.aCorreo)
    for (const correo of correos) await t.join(id, correo)
    const links = await Promise.all(correos.map((correo) => t.linkOf(id, correo)))
    await t.move(id, today())
    return { id, links, ids: links.map((link) => link.split('.')[0] ?? '') }
  }
  const counted = async () => {
    await t.follow()
    const day = (await server.firebase.db.doc(`conteos/${today().slice(0, 7)}`).get()).get('dias')
    const { capacitaciones = 0, asistencias = 0 } = day?.[today().slice(8)] ?? {}
    return [capacitaciones, asistencias]
  }

  it('is ticked and unticked for a sign-up that lost its tick, and counted once', async () => {
    const before = await counted()
    const { id, ids } = await held(1)
    const [participante = ''] = ids
    const sign = server.firebase.db.doc(`participantes/${participante}`)
    const certificates = async () =>
      (await server.firebase.db.doc(`certificados/${(await sign.get()).get('certificado')}`).get()).exists
    await t.tick(participante)
    const after = await counted()
    for (const [asistio, asistieron, counts] of [
      [true, 1, after],
      [false, 0, before],
    ] as const) {
      await sign.update({ asistio: FieldValue.delete() })
      expect(await t.tick(participante, asistio)).toMatchObject({ status: 200, body: { Asistio: asistio } })
      expect(await t.stored(id)).toMatchObject({ asistieron })
      expect([await certificates(), await counted()]).toEqual([asistio, counts])
    }
  })

  it('is ticked by staff, counted once, and certified to who attended', async () => {
    const [trainingsBefore, attendancesBefore] = await counted()
    const { id, ids, links } = await held()
    const list = await call(server, api.capacitaciones.participants, {
      params: { id },
      token: people.editor.token,
    })
    expect(list.body.Participantes.map(({ Orden }: { Orden: number }) => Orden)).toEqual([1, 2])
    expect(list.body.PorRegistrar).toBe(true)
    await t.tick(ids[0] ?? '')
    expect((await t.tick(ids[0] ?? '')).body).toMatchObject({ Asistio: true })
    await t.tick(ids[1] ?? '')
    expect(await counted()).toEqual([trainingsBefore + 1, attendancesBefore + 2])
    await t.tick(ids[1] ?? '', false)
    expect(await counted()).toEqual([trainingsBefore + 1, attendancesBefore + 1])

    const { Certificado } = (await t.open(links[0] ?? '')).body
    expect(await t.verify(Certificado.toLowerCase().replaceAll('-', ''))).toMatchObject({
      status: 200,
      body: {
        Codigo: Certificado,
        Nombre: 'Ana Guamán Iza',
        Capacitacion: 'Facturación electrónica para emprendedores',
        Fecha: today(),
      },
    })
    const pdf = await fetch(`${server.url}/verificar/${Certificado}/certificado`)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
    expect((await t.open(links[1] ?? '')).body.Certificado).toBeNull()
    await t.tick(ids[0] ?? '', false)
    expect((await t.verify(Certificado)).status).toBe(404)
    expect(await counted()).toEqual([trainingsBefore, attendancesBefore])
    await t.tick(ids[0] ?? '')
    expect((await t.open(links[0] ?? '')).body.Certificado).toBe(Certificado)
    await t.remove(id)
    await t.follow()
    expect((await t.verify(Certificado)).status).toBe(200)
    expect(await counted()).toEqual([trainingsBefore + 1, attendancesBefore + 1])
  })

  it('is not ticked before its day, nor of who cancelled', async () => {
    const { id, ids, links } = await held()
    await t.move(id, '2090-05-10')
    expect(await t.tick(ids[0] ?? '')).toMatchObject({ status: 409, body: { code: 'training_closed' } })
    await t.cancel(links[1] ?? '')
    await t.move(id, today())
    expect((await t.tick(ids[1] ?? '')).status).toBe(404)
    expect(await t.stored(id)).toMatchObject({ asistieron: 0 })
  })

  it('ticked on two telephones at once is one', async () => {
    const { id, ids } = await held(1)
    const replies = await Promise.all(Array.from({ length: 6 }, () => t.tick(ids[0] ?? '')))
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await t.stored(id)).toMatchObject({ asistieron: 1 })
  })
})

describe('a code', () => {
  it.each(['NAF-3333-3333-3333', 'nada', 'NAF-0000-0000-0000', '3333'])(
    '%s that nobody has is told one thing, and not sooner than another',
    async (codigo) => {
      const begun = performance.now()
      const { status, body } = await t.verify(codigo)
      expect([status, body]).toEqual([
        404,
        {
          error: 'No hay ningún certificado con ese código. Revísalo y vuelve a intentarlo.',
          code: 'not_found',
        },
      ])
      expect(performance.now() - begun).toBeGreaterThan(450)
    },
  )
})
