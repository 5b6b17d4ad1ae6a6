import { addDays, api, dayAt } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { aCapacitacion } from '../support/builders.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { trainings } from '../support/trainings.ts'

/** A training, from its announcement to the reminder of it: docs/decisions/trainings.md. */

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
    const input = { ...aCapacitacion(changes) }
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

describe('the day before', () => {
  it('who has a place is reminded once, at a pace, and who waits is not', async () => {
    const tomorrow = addDays(today(), 1)
    const id = await t.create({ cupos: 1, inicio: '23:58', fin: '23:59' })
    const [placed, waiting] = [t.aCorreo(), t.aCorreo()]
    await t.join(id, placed)
    await t.join(id, waiting)
    await server.run('resumen')
    expect(await t.subjects(placed)).toHaveLength(1)
    await t.move(id, tomorrow)
    await Promise.all([server.run('resumen'), server.run('resumen')])
    await server.run('resumen')
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
    await server.run('resumen')
    expect(await t.mailsTo(correo)).toHaveLength(1)
  })
})
