import { addDays, api, dayAt } from '@naf/contract'
import { encode } from 'uqr'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, over, refusal, times } from '../support/api-as.ts'
import { pdfQr, pdfTexts } from '../support/documents.ts'
import { nightly } from '../support/nightly.ts'
import { countReads } from '../support/outage.ts'
import { records } from '../support/records.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import {
  idIn,
  MEETING,
  MOVED_UP,
  OVER,
  PLACE,
  passMinutes,
  startingIn,
  trainingCalls,
  WAITING,
} from '../support/trainings.ts'

/** docs/decisions/trainings.md; api/sign-ups tests what participants do. */

const server = withApi({ MAX_MAILS_PER_HOUR: '3000', MAX_MAILS_PER_DAY: '3000' })
const people = withEveryKind(server)
const trainings = trainingCalls(server, people)
const { staff, announce, change, join, open, confirm, rename, cancel, seats, verify, attend, listed } =
  trainings
const { counts, attendanceList, ask, unconfirmedOf, participant, participants, full } = trainings
const { told, lastTextTo, linkTo, isStored } = trainings
const withdraw = (id: string) => call(server, api.capacitaciones.delete, { params: { id }, ...staff() })
const takeOff = (link: string) => call(server, api.capacitaciones.takeOut, { params: idIn(link), ...staff() })
/** Signs somebody up, who does not confirm. */
const unconfirmed = async (id: string) => (await ask(id, 1))[0] as { correo: string; link: string }
afterEach(() => void vi.useRealTimers())

const TOMORROW = 'Mañana es tu capacitación'
const CHANGED = 'Cambió tu capacitación'
const GONE = 'Se canceló la capacitación'

describe('a training', () => {
  it('is read by everybody, without the link of its meeting and its counts', async () => {
    const id = await announce()
    const hidden = { Virtual: true, Enlace: '', Inscritos: null, EnEspera: null, Nombre: '' }
    for (const token of [undefined, people.usuario.token]) {
      expect(await listed(id, token)).toMatchObject(hidden)
      expect(await listed(id, token)).not.toHaveProperty('Version')
    }
    const shown = { Enlace: MEETING, Inscritos: 0, EnEspera: 0 }
    expect(await listed(id, people.editor.token)).toMatchObject(shown)
  })

  it('that is a draft is hidden and takes no sign-ups, nor does one that began', async () => {
    const id = await announce({ estado: 'borrador' })
    expect(await listed(id)).toBeUndefined()
    for (const reply of [await seats(id), await join(id)])
      expect(reply).toMatchObject(refusal(404, 'not_found'))
    await change(id, { estado: 'publicado' })
    const { link } = await unconfirmed(id)
    await change(id, OVER)
    for (const reply of [await join(id), await confirm(link)])
      expect(reply).toMatchObject(refusal(409, 'training_closed'))
    expect(await counts(id)).toEqual([0, 0, 0])
  })
})

describe('a sign-up that staff takes out', () => {
  it('is cancelled without a mail; its seat goes to the next person, who is told', async () => {
    const { id, all } = await full(2)
    const [wrong, next, last = wrong] = all
    const asked = await unconfirmed(id)
    await server.settle()
    for (const _ of [1, 2])
      expect(await takeOff(wrong.link)).toMatchObject({
        status: 200,
        body: { mensaje: 'Inscripción quitada' },
      })
    expect(await counts(id)).toEqual([1, 1, 0])
    for (const { link } of [asked, last]) expect((await takeOff(link)).status).toBe(200)
    expect(await counts(id)).toEqual([1, 0, 0])
    expect((await attendanceList(id)).Participantes).toMatchObject([
      { Correo: next.correo, Estado: 'inscrito' },
    ])
    expect(await told(next.correo)).toEqual([WAITING, MOVED_UP])
    for (const [{ correo }, mails] of [
      [wrong, [PLACE]],
      [last, [WAITING]],
      [asked, []],
    ] as const)
      expect(await told(correo)).toEqual(mails)
    for (const { link } of [wrong, last, asked])
      expect((await confirm(link)).body).toMatchObject({ Estado: 'cancelado', Enlace: '' })
    const taken = [wrong, last, asked].map(({ link }) => idIn(link).participante)
    const { docs } = await records(server, 'log').where('registro', 'in', taken).get()
    const lines = docs.filter((line) => line.get('evento') === 'participante.quitado')
    expect(lines.map((line) => line.get('uid'))).toEqual(Array(3).fill(people.editor.uid))
  })

  it('is refused while the attendance is ticked; after the start nobody moves up', async () => {
    const { id, all } = await full()
    const [came, waits] = all
    await change(id, { ...OVER, cupos: 1 })
    await attend(came.link)
    const error = 'Esta persona tiene registrada la asistencia. Quita primero la marca y vuelve a intentarlo.'
    expect(await takeOff(came.link)).toMatchObject(refusal(403, 'forbidden', error))
    const { Certificado } = (await open(came.link)).body
    expect([await counts(id), (await verify(Certificado)).status]).toEqual([[1, 1, 1], 200])
    await attend(came.link, false)
    expect((await takeOff(came.link)).status).toBe(200)
    expect([await counts(id), (await verify(Certificado)).status]).toEqual([[0, 1, 0], 404])
    expect(await told(waits.correo)).toEqual([WAITING])
    expect(await takeOff(`${'n'.repeat(28)}.x`)).toMatchObject(refusal(404, 'not_found'))
  })

  it('is erased if it cannot be read; its seat goes to the next person all the same', async () => {
    const { id, all } = await full()
    const [odd, next] = all
    const stored = records(server, 'signUps').doc(idIn(odd.link).participante)
    await stored.update({ fecha: 'ayer' })
    expect((await takeOff(odd.link)).status).toBe(200)
    expect([(await stored.get()).exists, await isStored(odd.correo)]).toEqual([false, false])
    expect(await counts(id)).toEqual([1, 0, 0])
    expect(await told(next.correo)).toEqual([WAITING, MOVED_UP])
  })
})

describe('a reminder', () => {
  const remind = (day: string) => server.run('resumen', new Date(`${day}T15:00:00Z`))

  it('reaches everybody with a place in a published training once, the day before; again for another day', async () => {
    const { id, all } = await full()
    const archived = await announce()
    const { correo } = await participant(archived)
    await change(archived, { estado: 'archivado' })
    await remind('2090-05-08')
    await Promise.all([remind('2090-05-09'), remind('2090-05-09')])
    await remind('2090-05-09')
    await server.settle()
    await change(id, { cupos: 1, fecha: '2090-05-17' })
    await server.settle()
    await remind('2090-05-16')
    expect(await told(all[0].correo)).toEqual([PLACE, TOMORROW, CHANGED, TOMORROW])
    expect(await told(all[1].correo)).toEqual([WAITING, CHANGED])
    expect(await told(correo)).toEqual([PLACE])
  })
})

describe('the hours of an online training', () => {
  it('name the clock in mails and answers; those of a training in a hall do not', async () => {
    const CLOCK = ', hora de Ecuador continental'
    for (const [enlace, clock] of [
      [MEETING, CLOCK],
      ['', ''],
    ] as const) {
      const id = await announce({ enlace })
      const { correo, link } = await unconfirmed(id)
      expect.soft(await lastTextTo(correo)).toMatch(new RegExp(`18:00 a 20:00${clock}\n`))
      expect.soft((await open(link)).body.Virtual).toBe(enlace !== '')
      await confirm(link)
      await change(id, { enlace, inicio: '17:00' })
      const text = await lastTextTo(correo)
      expect.soft(text).toContain('17:00 a 20:00')
      expect.soft(text).toContain(`, 18:00 a 20:00${clock}, Auditorio Mayor`)
      expect.soft(text.includes(`17:00 a 20:00${CLOCK}`)).toBe(clock !== '')
    }
  })
})

describe('a change', () => {
  it('of day and place is told once to everybody with a place or waiting, with both appointments', async () => {
    const { id, all } = await full(2)
    const [has, waits, cancelled = has] = all
    await cancel(cancelled.link)
    await change(id, { cupos: 1, fecha: '2090-05-17', lugar: 'Aula magna' })
    await Promise.all([server.settle(), server.settle()])
    for (const { correo } of [has, waits]) {
      expect((await told(correo)).slice(1)).toEqual([CHANGED])
      for (const part of ['17 de mayo de 2090', 'Aula magna', '10 de mayo de 2090', 'Auditorio Mayor'])
        expect(await lastTextTo(correo)).toContain(part)
    }
    expect(await lastTextTo(has.correo)).toContain('zoom.us')
    expect(await lastTextTo(waits.correo)).not.toContain('zoom.us')
    expect(await told(cancelled.correo)).toEqual([])
    expect((await open(await linkTo(has.correo))).body).toMatchObject({ Fecha: '2090-05-17' })
  })

  nightly('followed by another one is not told; a later sign-up is told of neither', async () => {
    const { id, all } = await full()
    for (const inicio of ['17:00', '16:00']) await change(id, { cupos: 1, inicio })
    const later = await participant(id)
    expect(await told(all[0].correo)).toEqual([PLACE, CHANGED])
    expect(await lastTextTo(all[0].correo)).toContain('16:00 a 20:00')
    expect(await told(later.correo)).toEqual([WAITING])
  })

  nightly(
    'of other texts or to a day in the past is told to nobody; of the meeting, to the people with a place',
    async () => {
      const { id, all } = await full()
      const texts = { cupos: 1, descripcion: 'Otra.', expositor: 'Otra persona' }
      const meeting = { enlace: 'https://espe.zoom.us/j/55555' }
      for (const [changes, mails] of [
        [texts, []],
        [{ ...texts, ...meeting }, [CHANGED]],
        [{ ...texts, ...meeting, ...OVER }, [CHANGED]],
      ] as const) {
        await change(id, changes)
        expect.soft(await told(all[0].correo), JSON.stringify(changes)).toEqual([PLACE, ...mails])
        expect.soft(await told(all[1].correo), JSON.stringify(changes)).toEqual([WAITING])
      }
    },
  )
})

describe('an edit of a training', () => {
  const version = async (id: string): Promise<number> => (await listed(id, people.editor.token)).Version

  it('over another version is refused, and mails no wrong room; seats and attendance are no edits', async () => {
    const { id, all } = await full()
    expect(await version(id)).toBe(0)
    const moved = { cupos: 1, lugar: 'Aula 204' }
    expect((await change(id, moved, over(0))).body).toMatchObject({ Lugar: 'Aula 204', Version: 1 })
    await server.settle()
    const before = await listed(id, people.editor.token)
    for (const older of [{ cupos: 2 }, { ...moved, descripcion: 'La de antes.' }])
      expect(await change(id, older, over(0))).toMatchObject(refusal(409, 'changed_meanwhile'))
    expect(await listed(id, people.editor.token)).toEqual(before)
    expect(await told(all[0].correo)).toEqual([PLACE, CHANGED])
    expect(await lastTextTo(all[0].correo)).toContain('Aula 204')
    expect(await told(all[1].correo)).toEqual([WAITING, CHANGED])
    await change(id, { ...moved, ...OVER }, over(1))
    await attend(all[0].link)
    expect([await version(id), await counts(id)]).toEqual([2, [1, 1, 1]])
  })
})

describe('a deleted training', () => {
  it('is told to everybody with a place or waiting unless it is over; the sign-ups are erased', async () => {
    const { id, all } = await full(2)
    const [has, waits, cancelled = has] = all
    await cancel(cancelled.link)
    await server.settle()
    expect((await withdraw(id)).body).toEqual({ mensaje: 'Capacitación eliminada' })
    for (const { correo } of [has, waits]) {
      expect((await told(correo)).slice(1)).toEqual([GONE])
      const text = await lastTextTo(correo)
      expect(text).toContain('10 de mayo de 2090')
      for (const gone of ['/mi-capacitacion', 'zoom.us']) expect(text).not.toContain(gone)
    }
    expect(await told(cancelled.correo)).toEqual([])
    expect((await open(has.link)).status).toBe(404)
    const over = await announce()
    const came = await participant(over)
    await server.settle()
    await change(over, OVER)
    await withdraw(over)
    expect(await told(came.correo)).toEqual([PLACE])
    for (const { correo } of [cancelled, came]) expect(await isStored(correo)).toBe(false)
  })

  nightly('that cannot be read is gone with all sign-ups; they are told if its day can be read', async () => {
    for (const [damage, news] of [
      [{ cupos: 'muchos' }, [PLACE, GONE]],
      [{ fecha: 'pronto' }, [PLACE]],
    ] as const) {
      const { id, all } = await full()
      const [has, odd] = all
      await server.settle()
      await records(server, 'trainings').doc(id).update(damage)
      await records(server, 'signUps').doc(idIn(odd.link).participante).update({ fecha: 'ayer' })
      expect((await withdraw(id)).body).toEqual({ mensaje: 'Capacitación eliminada' })
      expect(await told(has.correo)).toEqual(news)
      expect(await isStored(odd.correo)).toBe(false)
      const left = await records(server, 'signUps').where('capacitacion', '==', id).get()
      expect([left.size, await listed(id, people.editor.token)]).toEqual([0, undefined])
    }
  })
})

describe('attendance', () => {
  const reported = async () => {
    await server.settle()
    const today = dayAt(new Date())
    const query = { desde: addDays(today, -30), hasta: addDays(today, 30) }
    const { Periodo } = (await call(server, api.informe.read, { query, ...staff() })).body
    return [Periodo.Capacitaciones, Periodo.Asistencias]
  }

  it('is counted once in the report, and certified; not long before the start, nor for who cancelled', async () => {
    const [trainingsBefore, attendancesBefore] = await reported()
    const plus = (more: number, people: number) => [trainingsBefore + more, attendancesBefore + people]
    const id = await announce()
    const links = (await participants(id, 3)).map(({ link }) => link)
    const [first = '', second = '', cancelled = ''] = links
    expect(await attend(first)).toMatchObject(refusal(409, 'training_closed'))
    await cancel(cancelled)
    await change(id, OVER)
    expect((await attend(cancelled)).status).toBe(404)
    expect(await counts(id)).toEqual([2, 0, 0])
    const listed = [{ Orden: 1, Asistio: false }, { Orden: 2 }]
    expect(await attendanceList(id)).toMatchObject({ PorRegistrar: true, Participantes: listed })
    for (const reply of await times(6, () => attend(first)))
      expect(reply).toMatchObject({ status: 200, body: { Asistio: true } })
    await attend(second)
    expect([await counts(id), await reported()]).toEqual([[2, 0, 2], plus(1, 2)])
    await attend(second, false)
    expect([await counts(id), await reported()]).toEqual([[2, 0, 1], plus(1, 1)])
    expect((await open(second)).body.Certificado).toBeNull()

    const { Certificado } = (await open(first)).body
    await attend(first, false)
    expect((await verify(Certificado)).status).toBe(404)
    expect(await reported()).toEqual(plus(0, 0))
    await attend(first)
    await change(id, {})
    expect((await open(first)).body).toMatchObject({ Certificado, PuedeCancelar: false })
    expect(await cancel(first)).toMatchObject(refusal(409, 'training_closed'))
    await withdraw(id)
    expect(await reported()).toEqual(plus(1, 1))
    expect((await verify(Certificado)).status).toBe(200)
  })

  it('is ticked from an hour before the start; the start certifies and counts it, under the corrected name', async () => {
    const [trainingsBefore = 0, attendancesBefore = 0] = await reported()
    const id = await announce(startingIn(65))
    const [first, second] = (await participants(id, 2)).map(({ link }) => link) as [string, string]
    expect(await attend(first)).toMatchObject(refusal(409, 'training_closed'))
    expect(await attendanceList(id)).toMatchObject({
      PorRegistrar: false,
      Participantes: [{ Asistio: false }, { Asistio: false }],
    })

    await change(id, startingIn(5))
    for (const link of [first, second]) expect((await attend(link)).status).toBe(200)
    await attend(second, false)
    expect((await rename(first, 'Ana Iza Guamán')).status).toBe(200)
    await server.run('envios')
    expect(await attendanceList(id)).toMatchObject({
      PorRegistrar: true,
      Participantes: [{ Asistio: true }, { Asistio: false }],
    })
    expect((await open(first)).body).toMatchObject({ Asistio: true, PuedeCancelar: false, Certificado: null })
    expect(await cancel(first)).toMatchObject(refusal(409, 'training_closed'))
    expect([await counts(id), await reported()]).toEqual([
      [2, 0, 0],
      [trainingsBefore, attendancesBefore],
    ])

    passMinutes(6)
    await Promise.all([server.run('envios'), server.run('envios')])
    expect([await counts(id), await reported()]).toEqual([
      [2, 0, 1],
      [trainingsBefore + 1, attendancesBefore + 1],
    ])
    const { Certificado } = (await open(first)).body
    expect((await verify(Certificado)).body).toMatchObject({ Nombre: 'Ana Iza Guamán' })
    expect((await open(second)).body).toMatchObject({ Asistio: false, Certificado: null })
    expect(await rename(first, 'Otra Persona')).toMatchObject(refusal(403, 'forbidden'))
  })
})

describe('a person who did not confirm', () => {
  it('is named in the list of attendance once ticked, and else on a page of its own', async () => {
    const id = await announce()
    const { correo, link } = await unconfirmed(id)
    await change(id, OVER)
    const listed = async () => {
      const { Participantes, PorConfirmar } = await attendanceList(id)
      const named = Participantes.map(({ Correo }: { Correo: string }) => Correo)
      return [named, PorConfirmar, (await unconfirmedOf(id)).body.length]
    }
    expect(await listed()).toEqual([[], 1, 1])
    await attend(link)
    expect(await listed()).toEqual([[correo], 0, 0])
    await attend(link, false)
    expect(await listed()).toEqual([[], 1, 1])
    await takeOff(link)
    expect(await listed()).toEqual([[], 0, 0])
    expect(await unconfirmedOf('n'.repeat(28))).toMatchObject(refusal(404, 'not_found'))
  })

  it('is on pages of fifty, and is counted beside the list without being read', async () => {
    const id = await announce()
    const { correo, link } = await unconfirmed(id)
    const signUps = records(server, 'signUps')
    const stored = (await signUps.doc(idIn(link).participante).get()).data()
    const batch = server.firebase.db.batch()
    const others = Array.from({ length: 57 }, (_, n) => `otra-${n}@example.com`)
    for (const other of others) batch.create(signUps.doc(), { ...stored, correo: other })
    await batch.commit()
    const read = await countReads(server.firebase.db)(async () =>
      expect(await attendanceList(id)).toMatchObject({ Participantes: [], PorConfirmar: 58 }),
    )
    expect(read).toBeLessThan(10)
    const names: string[] = []
    let query: { cursor?: string } = {}
    for (const length of [50, 8]) {
      const page = await unconfirmedOf(id, query)
      expect(page.body).toHaveLength(length)
      names.push(...page.body.map(({ Correo }: { Correo: string }) => Correo))
      query = { cursor: /cursor=([\w-]+)/.exec(page.headers.get('link') ?? '')?.[1] ?? '' }
    }
    expect(query).toEqual({ cursor: '' })
    expect(names.toSorted()).toEqual([correo, ...others].toSorted())
  })
})

describe('a certificate', () => {
  it('is found by its code, however it is typed, and prints its QR, the longest name and title on one page', async () => {
    const [nombre, titulo] = [`Łukasz Nguyễn Țepeș ${'W'.repeat(80)}`, 'M'.repeat(150)]
    const id = await announce({ titulo })
    const { link } = await participant(id, nombre)
    await change(id, { ...OVER, titulo })
    await attend(link)
    const { Certificado } = (await open(link)).body
    expect(await verify(Certificado.toLowerCase().replaceAll('-', ''))).toMatchObject({
      status: 200,
      body: { Codigo: Certificado, Nombre: nombre, Capacitacion: titulo, Fecha: OVER.fecha },
    })
    const pdf = await fetch(`${server.url}/verificar/${Certificado}/certificado`)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const bytes = Buffer.from(await pdf.arrayBuffer())
    const [page, ...others] = (await pdfTexts(bytes)).map((text) => text.replaceAll(' ', ''))
    expect(others).toEqual([])
    expect(page).not.toContain('?')
    for (const part of [nombre, titulo, Certificado, '/verificar', 'Firma, nombre y cargo'])
      expect(page).toContain(part.replaceAll(' ', ''))
    const qr = encode(`http://127.0.0.1:5000/verificar?codigo=${Certificado}`, { ecc: 'M', border: 0 })
    expect(await pdfQr(bytes, qr.size)).toEqual(qr.data)
    // The metadata of the file repeat nothing that was typed.
    for (const part of ['WWW', 'MMM'])
      for (const encoding of ['latin1', 'utf16le'] as const)
        expect(bytes.includes(Buffer.from(part, encoding)), part).toBe(false)
    expect(bytes.toString('latin1')).toContain('Certificado de asistencia')
  })

  it('leaves out the signs that its fonts lack, and keeps the font of the line; the title keeps them', async () => {
    for (const [titulo, printed, font] of [
      ['📊 IVA para todos 👩🏽‍🏫 🇪🇨 ✅ 😀 1️⃣ ✔️ — 15 %', 'IVA para todos 1 — 15 %', 'Helvetica'],
      ['RIMPE 稅 → ế 📊', 'RIMPE → ế', 'DejaVu'],
    ] as const) {
      const id = await announce({ titulo })
      // A name that was stored before names lost such signs.
      const { link } = await participant(id)
      await records(server, 'signUps').doc(idIn(link).participante).update({ nombre: '🌻 Rosa Iza 🌻' })
      await change(id, { ...OVER, titulo })
      await attend(link)
      const { Certificado } = (await open(link)).body
      expect.soft((await verify(Certificado)).body.Capacitacion).toBe(titulo)
      const pdf = await fetch(`${server.url}/verificar/${Certificado}/certificado`)
      const bytes = Buffer.from(await pdf.arrayBuffer())
      const [page] = await pdfTexts(bytes)
      expect
        .soft(page)
        .toContain(`Certificamos que Rosa Iza asistió a la capacitación ${printed} el 10 de mayo`)
      expect.soft(bytes.includes('DejaVu'), titulo).toBe(font === 'DejaVu')
    }
  })

  it('that nobody has gets one answer, whatever is wrong with its code', async () => {
    const error = 'No hay ningún certificado con ese código. Revísalo y vuelve a intentarlo.'
    for (const codigo of ['NAF-3333-3333-3333', 'nada', 'NAF-0000-0000-0000', '3333']) {
      const { status, body } = await verify(codigo)
      expect({ status, body }).toEqual(refusal(404, 'not_found', error))
    }
  })
})
