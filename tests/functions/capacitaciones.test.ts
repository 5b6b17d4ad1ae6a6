import { addDays, api, dayAt } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { remindTomorrow } from '../../functions/src/entities/capacitaciones/remind-tomorrow.ts'
import { call } from '../support/api-as.ts'
import { readMail } from '../support/read-mail.ts'
import { trainings } from '../support/trainings.ts'
import { withApi, withEveryKind } from '../support/with-api.ts'

/** A training, from its announcement to its certificates: docs/decisions/trainings.md. */

const server = withApi()
const people = withEveryKind(server)
const t = trainings(server, people)
const today = () => dayAt(new Date())

describe('a training', () => {
  it('is announced by an editor, and everybody reads it without the link of its meeting', async () => {
    const id = await t.create()
    for (const token of [undefined, people.usuario.token]) {
      const found = (await t.list(token)).body.find(({ Id }: { Id: string }) => Id === id)
      expect(found).toMatchObject({
        Virtual: true,
        Enlace: '',
        Completa: false,
        Inscritos: null,
        EnEspera: null,
        Username: '',
      })
    }
    const own = (await t.list(people.editor.token)).body.find(({ Id }: { Id: string }) => Id === id)
    expect(own).toMatchObject({ Enlace: 'https://espe.zoom.us/j/91234567890', Inscritos: 0, EnEspera: 0 })
    expect((await t.edit(id, { titulo: 'IVA' })).body).toMatchObject({ Titulo: 'IVA', Fecha: '2090-05-10' })
  })

  it('that is a draft is nobody else’s, and cannot be signed up for', async () => {
    const id = await t.create({ estado: 'borrador' })
    expect(JSON.stringify((await t.list()).body)).not.toContain(id)
    for (const reply of [await t.seats(id), await t.join(id)])
      expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await t.participants(id)).toEqual([])
    await t.edit(id, { estado: 'publicado' })
    expect((await t.join(id)).status).toBe(201)
  })

  it.each([
    [{ inicio: '20:00', fin: '18:00' }, 'Escribe una hora de fin posterior a la de inicio.'],
    [{ inicio: '6 pm' }, 'Escribe la hora con dos puntos, como 18:00.'],
    [{ lugar: '', enlace: '' }, 'Escribe el lugar, el enlace o los dos.'],
    [{ enlace: 'javascript:alert(1)' }, 'Escribe un enlace que empiece con https://'],
    [{ cupos: 0 }, 'Escribe cuántos cupos hay, de 1 a 1000.'],
    [{ campus: 'Marte' }, 'Elige un campus de la lista.'],
  ])('with %j is refused', async (changes, error) => {
    const input = { ...(await import('../support/builders.ts')).aCapacitacion(changes) }
    const reply = await call(server, api.capacitaciones.create, { input, token: people.admin.token })
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input', error } })
  })

  it('that is deleted takes who signed up and their former mails along', async () => {
    const id = await t.create()
    const correo = t.aCorreo()
    await t.join(id, correo)
    const link = await t.linkOf(id, correo)
    expect((await t.remove(id)).body).toEqual({ mensaje: 'Capacitación eliminada' })
    await t.follow()
    expect(await t.participants(id)).toEqual([])
    expect(await t.subjects(correo)).toEqual([expect.stringContaining('Se canceló la capacitación')])
    expect((await t.open(link)).status).toBe(404)
  })
})

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

describe('the day before', () => {
  it('who has a place is reminded once, at a pace, and who waits is not', async () => {
    const tomorrow = addDays(today(), 1)
    const id = await t.create({ cupos: 1, inicio: '23:58', fin: '23:59' })
    const [placed, waiting] = [t.aCorreo(), t.aCorreo()]
    await t.join(id, placed)
    await t.join(id, waiting)
    await remindTomorrow(server.deps, new Date())
    expect(await t.subjects(placed)).toHaveLength(1)
    await t.move(id, tomorrow)
    await Promise.all([remindTomorrow(server.deps, new Date()), remindTomorrow(server.deps, new Date())])
    await remindTomorrow(server.deps, new Date())
    const reminders = (await t.mailsTo(placed)).filter((mail) => mail.get('tipo') === 'recordatorio')
    expect(reminders.map((mail) => [mail.get('subject'), mail.get('sendAfter') !== null])).toEqual([
      ['Mañana es tu capacitación: Facturación electrónica para emprendedores - NAF ESPE', true],
    ])
    expect(await t.subjects(waiting)).toHaveLength(1)
  })

  it('nobody is reminded of what is not published', async () => {
    const id = await t.create()
    const correo = t.aCorreo()
    await t.join(id, correo)
    await t.edit(id, { estado: 'archivado' })
    await t.move(id, addDays(today(), 1))
    await remindTomorrow(server.deps, new Date())
    expect(await t.mailsTo(correo)).toHaveLength(1)
  })
})

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
