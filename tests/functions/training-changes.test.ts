import { addDays, dayAt } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { readMail } from '../support/read-mail.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { trainings } from '../support/trainings.ts'

/** What who signed up hears of a training that has another day or place, or is deleted: docs/decisions/trainings.md. */

const server = withApi()
const t = trainings(server, withEveryKind(server))

const lastMailTo = async (correo: string) => readMail((await t.mailsTo(correo)).at(-1)?.data())

/** A training with one place, somebody who has it, somebody who waits for it, and somebody who cancelled. */
const full = async () => {
  const id = await t.create({ cupos: 1 })
  const [has, waits, cancelled] = [t.aCorreo(), t.aCorreo(), t.aCorreo()]
  for (const correo of [has, waits, cancelled]) await t.join(id, correo)
  await t.cancel(await t.linkOf(id, cancelled))
  return { id, has, waits, cancelled }
}

const cambioOf = async (id: string) => (await server.firebase.db.doc(`cambios/${id}`).get()).data()

describe('a training with another day', () => {
  it('is told to who has a place and who waits, once, with how it was and how it is', async () => {
    const { id, has, waits, cancelled } = await full()
    await t.edit(id, { cupos: 1, fecha: '2090-05-17', lugar: 'Aula magna' })
    await t.follow()
    await t.follow()
    for (const correo of [has, waits]) {
      const { subject, text } = await lastMailTo(correo)
      expect(subject).toBe('Cambió tu capacitación: Facturación electrónica para emprendedores - NAF ESPE')
      for (const part of ['17 de mayo de 2090', 'Aula magna', '10 de mayo de 2090', 'Auditorio Mayor'])
        expect(text).toContain(part)
      expect(await t.mailsTo(correo)).toHaveLength(2)
    }
    expect((await lastMailTo(has)).text).toContain('zoom.us')
    expect((await lastMailTo(waits)).text).not.toContain('zoom.us')
    expect(await t.mailsTo(cancelled)).toEqual([])
    expect(await cambioOf(id)).toBeUndefined()
    expect((await t.open(await t.linkIn(has))).body).toMatchObject({ Fecha: '2090-05-17' })
  })

  it('reminds once more who was reminded of the former one', async () => {
    const tomorrow = addDays(dayAt(new Date()), 1)
    const id = await t.create({ fecha: tomorrow })
    const correo = t.aCorreo()
    await t.join(id, correo)
    await server.run('resumen')
    await t.edit(id, { fecha: addDays(tomorrow, 7) })
    await t.follow()
    await server.run('resumen', new Date(Date.now() + 7 * 24 * 3_600_000))
    expect((await t.subjects(correo)).map((subject) => subject.split(':')[0])).toEqual([
      'Tienes lugar en la capacitación',
      'Mañana es tu capacitación',
      'Cambió tu capacitación',
      'Mañana es tu capacitación',
    ])
  })

  it('is not told to who signed up afterwards, and of two changes the last is told alone', async () => {
    const { id, has } = await full()
    await t.edit(id, { cupos: 1, inicio: '17:00' })
    await t.edit(id, { cupos: 1, inicio: '16:00' })
    const later = t.aCorreo()
    await t.join(id, later)
    await t.follow()
    expect((await lastMailTo(has)).text).toContain('16:00 a 20:00')
    expect(await t.mailsTo(has)).toHaveLength(2)
    expect(await t.mailsTo(later)).toHaveLength(1)
  })
})

describe('a training that is edited otherwise', () => {
  it.each([
    ['another text', { descripcion: 'Otra.', expositor: 'Otra persona' }],
    ['a day that is over', { fecha: '2020-05-10' }],
  ])('with %s is told to nobody', async (_, changes) => {
    const { id, has } = await full()
    await t.edit(id, { cupos: 1, ...changes })
    await t.follow()
    expect(await t.mailsTo(has)).toHaveLength(1)
    expect(await cambioOf(id)).toBeUndefined()
  })

  it('with another address of its meeting is told to who has a place alone', async () => {
    const { id, has, waits } = await full()
    await t.edit(id, { cupos: 1, enlace: 'https://espe.zoom.us/j/55555' })
    await t.follow()
    expect((await lastMailTo(has)).text).toContain('55555')
    expect(await t.mailsTo(waits)).toHaveLength(1)
  })
})

describe('a training that is deleted', () => {
  it('is told to who has a place and who waits, and nothing else stays of them', async () => {
    const { id, has, waits, cancelled } = await full()
    const link = await t.linkOf(id, has)
    await t.remove(id)
    await t.follow()
    await t.follow()
    for (const correo of [has, waits]) {
      const { subject, text } = await lastMailTo(correo)
      expect(subject).toContain('Se canceló la capacitación')
      expect(text).toContain('10 de mayo de 2090')
      for (const gone of ['/mi-capacitacion', 'zoom.us']) expect(text).not.toContain(gone)
      expect(await t.mailsTo(correo)).toHaveLength(1)
    }
    expect(await t.mailsTo(cancelled)).toEqual([])
    expect([await t.participants(id), await cambioOf(id)]).toEqual([[], undefined])
    expect((await t.open(link)).status).toBe(404)
  })

  it('when it is over is told to nobody', async () => {
    const { id, has } = await full()
    await t.move(id, '2020-05-10')
    await t.remove(id)
    await t.follow()
    expect([await t.mailsTo(has), await t.participants(id)]).toEqual([[], []])
  })

  it('with more people than a batch tells each of them once, at a pace, also where it breaks off', async () => {
    const { db } = server.firebase
    const id = await t.create({ cupos: 1000 })
    await t.join(id)
    const [first] = await t.participants(id)
    const stored = (await db.doc(`participantes/${first?.id}`).get()).data() ?? {}
    const batch = db.batch()
    const correos = Array.from({ length: 240 }, t.aCorreo)
    for (const [at, correo] of correos.entries())
      batch.create(db.doc(`participantes/${id}${String(at).padStart(8, '0')}`), { ...stored, correo })
    await batch.commit()
    await t.remove(id)
    await Promise.all([server.deps.cambios.tell(id), server.deps.cambios.tell(id)])
    await t.follow()
    const mails = (await db.collection('correos').where('about.id', '==', id).get()).docs
    expect(new Set(mails.map((mail) => mail.get('to'))).size).toBe(241)
    expect(mails).toHaveLength(241)
    const minutes = new Set(mails.map((mail) => Math.floor(mail.get('sendAfter').toMillis() / 60_000)))
    expect(minutes.size).toBeGreaterThan(5)
    expect(await t.participants(id)).toEqual([])
  }, 120_000)
})
