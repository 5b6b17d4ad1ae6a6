import { describe, expect, it } from 'vitest'
import { readMail } from '../support/read-mail.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { trainings } from '../support/trainings.ts'

/** Who signs up for a training, and who waits for a place: docs/decisions/trainings.md. */

const server = withApi()
const t = trainings(server, withEveryKind(server))

describe('who signs up', () => {
  it('has a place, a mail with the meeting and a link that shows both', async () => {
    const id = await t.create()
    const correo = t.aCorreo()
    expect(await t.join(id, correo)).toMatchObject({
      status: 201,
      body: {
        Estado: 'inscrito',
        mensaje: 'Tu lugar quedó reservado. Te enviamos un correo para confirmarlo.',
      },
    })
    const [mail] = await t.mailsTo(correo)
    const { text } = await readMail(mail?.data())
    for (const part of ['Ana Guamán Iza', '10 de mayo de 2090', '18:00 a 20:00', 'zoom.us', 'n.º 1'])
      expect(text).toContain(part)
    expect((await t.open(await t.linkIn(correo))).body).toMatchObject({
      Estado: 'inscrito',
      Orden: 1,
      Puesto: null,
      Enlace: 'https://espe.zoom.us/j/91234567890',
      PuedeCancelar: true,
      Certificado: null,
    })
    expect((await t.seats(id)).body).toEqual({ Libres: 39, EnEspera: 0 })
    expect(await t.stored(id)).toMatchObject({ inscritos: 1, espera: 0 })
  })

  it('twice has one place, and only the own mailbox is told that there was one', async () => {
    const id = await t.create({ cupos: 2 })
    const correo = t.aCorreo()
    const first = await t.join(id, correo)
    const again = await t.join(id, correo.toUpperCase())
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await t.mailsTo(correo)).toHaveLength(1)
    expect(await t.participants(id)).toHaveLength(1)
    await t.join(id)
    const stranger = await t.join(id)
    expect((await t.join(id, correo)).body).toEqual(stranger.body)
    expect(await t.stored(id)).toMatchObject({ inscritos: 2, espera: 1 })
  })

  it('and sends the form again, since its answer was lost, is told the same', async () => {
    const id = await t.create({ cupos: 1 })
    const [correo, key] = [t.aCorreo(), crypto.randomUUID()]
    const first = await t.join(id, correo, {}, key)
    expect((await t.join(id, correo, {}, key)).body).toEqual(first.body)
    expect(await t.stored(id)).toMatchObject({ inscritos: 1, espera: 0 })
    expect(await t.mailsTo(correo)).toHaveLength(1)
  })

  it('after it began is refused', async () => {
    const id = await t.create()
    await t.move(id, '2020-05-10')
    expect(await t.join(id)).toMatchObject({ status: 409, body: { code: 'training_closed' } })
    expect(await t.participants(id)).toEqual([])
  })

  it('beyond a long waiting list is refused', async () => {
    const id = await t.create({ cupos: 1 })
    await server.firebase.db.doc(`capacitaciones/${id}`).update({ inscritos: 1, espera: 100 })
    expect(await t.join(id)).toMatchObject({ status: 409, body: { code: 'training_full' } })
  })

  it('by a link that is forged is told one thing', async () => {
    const id = await t.create()
    const correo = t.aCorreo()
    await t.join(id, correo)
    const [participante] = (await t.linkOf(id, correo)).split('.')
    const replies = [
      await t.open(`${participante}.${'x'.repeat(22)}`),
      await t.cancel(`${participante}.${'x'.repeat(22)}`),
      await t.open(`${'n'.repeat(28)}.${'x'.repeat(22)}`),
    ]
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1)
    expect(replies[0]?.status).toBe(404)
    expect(await t.stored(id)).toMatchObject({ inscritos: 1 })
  })
})

describe('the waiting list', () => {
  const full = async (waiting: number) => {
    const id = await t.create({ cupos: 1 })
    const correos = Array.from({ length: waiting + 1 }, t.aCorreo)
    for (const correo of correos) await t.join(id, correo)
    return { id, correos, links: await Promise.all(correos.map((correo) => t.linkOf(id, correo))) }
  }

  it('says how many stand before, moves up in order, and tells who got the place', async () => {
    const { id, correos, links } = await full(2)
    const [first = '', second = '', third = ''] = links
    expect((await t.open(third)).body).toMatchObject({ Estado: 'espera', Puesto: 2, Enlace: '' })
    expect((await t.list()).body.find(({ Id }: { Id: string }) => Id === id).Completa).toBe(true)
    expect((await t.cancel(first)).body).toMatchObject({ Estado: 'cancelado', PuedeCancelar: false })
    expect((await t.open(second)).body.Estado).toBe('inscrito')
    expect((await t.open(third)).body).toMatchObject({ Estado: 'espera', Puesto: 1 })
    expect(await t.subjects(correos[1] ?? '')).toEqual([
      'Estás en la lista de espera: Facturación electrónica para emprendedores - NAF ESPE',
      'Se liberó un cupo para ti: Facturación electrónica para emprendedores - NAF ESPE',
    ])
    expect((await t.cancel(first)).status).toBe(200)
    expect(await t.stored(id)).toMatchObject({ inscritos: 1, espera: 1 })
  })

  it('loses who cancels it, and who comes back stands at its end', async () => {
    const { id, correos, links } = await full(2)
    await t.cancel(links[1] ?? '')
    await t.join(id, correos[1])
    expect((await t.open(links[2] ?? '')).body.Puesto).toBe(1)
    expect((await t.open(links[1] ?? '')).body.Puesto).toBe(2)
  })

  it('moves up where staff makes more places, and takes nobody’s where there are fewer', async () => {
    const { id, links } = await full(3)
    await t.edit(id, { cupos: 3 })
    await t.follow()
    expect(await t.stored(id)).toMatchObject({ inscritos: 3, espera: 1, cupos: 3 })
    await t.edit(id, { cupos: 1 })
    await t.follow()
    await t.cancel(links[0] ?? '')
    expect(await t.stored(id)).toMatchObject({ inscritos: 2, espera: 1, cupos: 1 })
    expect((await t.open(links[3] ?? '')).body.Estado).toBe('espera')
  })
})
