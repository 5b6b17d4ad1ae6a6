import { addDays, api, dayAt, IDEMPOTENCY_HEADER } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { call, uniqueName } from '../support/api-as.ts'
import { times } from '../support/at-once.ts'
import { aCapacitacion, aSignUp } from '../support/builders.ts'
import { pdfTexts } from '../support/pdf-texts.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { everythingStored } from '../support/stored.ts'

/** docs/decisions/trainings.md */

const server = withApi()
const people = withEveryKind(server)
const { create, edit, delete: remove, participants, tick, signUp, ...trainings } = api.capacitaciones

const staff = () => ({ token: people.editor.token })
const anAddress = () => `${uniqueName('asistente')}@example.com`
const announce = async (changes: object = {}): Promise<string> =>
  (await call(server, create, { input: aCapacitacion({ ...changes }), ...staff() })).body.Id
const change = (id: string, changes: object) =>
  call(server, edit, { params: { id }, input: aCapacitacion({ ...changes }), ...staff() })
const withdraw = (id: string) => call(server, remove, { params: { id }, ...staff() })
const join = (id: string, Correo = anAddress(), { key = '', ...changes }: Record<string, string> = {}) =>
  call(server, signUp, {
    params: { id },
    input: aSignUp({ Correo, ...changes }),
    ...(key && { headers: { [IDEMPOTENCY_HEADER]: key } }),
  })
const open = (Enlace: string) => call(server, trainings.open, { input: { Enlace } })
const cancel = (Enlace: string) => call(server, trainings.cancel, { input: { Enlace } })
const seats = (id: string) => call(server, trainings.seats, { params: { id } })
const verify = (codigo: string) => call(server, api.verificar.read, { params: { codigo } })
const attend = (link: string, Asistio = true) => {
  const [participante = ''] = link.split('.')
  return call(server, tick, { params: { participante }, input: { Asistio }, ...staff() })
}
const listed = async (id: string, token?: string) =>
  (await call(server, trainings.list, { token })).body.find(({ Id }: { Id: string }) => Id === id)
const counts = async (id: string) => {
  const { Inscritos, EnEspera, Asistieron } = await listed(id, people.editor.token)
  return [Inscritos, EnEspera, Asistieron]
}
const attendanceList = async (id: string) =>
  (await call(server, participants, { params: { id }, ...staff() })).body
const subjects = async (correo: string) =>
  (await server.mailsTo(correo)).map(({ subject }) => subject.split(':')[0])
const lastTextTo = async (correo: string) => (await server.mailsTo(correo)).at(-1)?.text ?? ''
const linkTo = async (correo: string) =>
  /\/mi-capacitacion#([\w.-]+)/.exec(await lastTextTo(correo))?.[1] ?? ''

const PLACE = 'Tienes lugar en la capacitación'
const WAITING = 'Estás en la lista de espera'
const MOVED_UP = 'Se liberó un cupo para ti'
const TOMORROW = 'Mañana es tu capacitación'
const CHANGED = 'Cambió tu capacitación'
const GONE = 'Se canceló la capacitación'

/** Signs somebody up. @returns the address and the link of its mail */
const participant = async (id: string) => {
  const correo = anAddress()
  expect((await join(id, correo)).status).toBe(201)
  return { correo, link: await linkTo(correo) }
}
/** A training with one place, somebody who has it, and some who wait for it. */
const full = async (waiting = 1) => {
  const id = await announce({ cupos: 1 })
  const all = []
  for (let n = 0; n <= waiting; n++) all.push(await participant(id))
  return {
    id,
    all: all as { correo: string; link: string }[] & Record<0 | 1, { correo: string; link: string }>,
  }
}
const OVER = { fecha: '2020-05-10' }
/** A training that is over, with people who have not been ticked. */
const held = async (size = 1) => {
  const id = await announce()
  const links = []
  for (let n = 0; n < size; n++) links.push((await participant(id)).link)
  expect((await change(id, OVER)).status).toBe(200)
  return { id, links: links as string[] & Record<0, string> }
}

describe('a training', () => {
  it('is read by everybody, without the link of its meeting and its counts', async () => {
    const id = await announce()
    const hidden = {
      Virtual: true,
      Enlace: '',
      Completa: false,
      Inscritos: null,
      EnEspera: null,
      Username: '',
    }
    for (const token of [undefined, people.usuario.token])
      expect(await listed(id, token)).toMatchObject(hidden)
    expect(await listed(id, people.editor.token)).toMatchObject({
      Enlace: 'https://espe.zoom.us/j/91234567890',
      Inscritos: 0,
      EnEspera: 0,
    })
    expect((await change(id, { titulo: 'IVA' })).body).toMatchObject({ Titulo: 'IVA', Fecha: '2090-05-10' })
  })

  it('that is a draft is hidden and takes no sign-ups, nor does one that began', async () => {
    const id = await announce({ estado: 'borrador' })
    expect(await listed(id)).toBeUndefined()
    for (const reply of [await seats(id), await join(id)])
      expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } })
    await change(id, { estado: 'publicado' })
    expect((await join(id)).status).toBe(201)
    await change(id, OVER)
    expect(await join(id)).toMatchObject({ status: 409, body: { code: 'training_closed' } })
    expect(await counts(id)).toEqual([1, 0, 0])
  })
})

describe('a sign-up', () => {
  it('has a place, a mail with the meeting, and a link that shows both', async () => {
    const id = await announce()
    const correo = anAddress()
    expect(await join(id, correo)).toMatchObject({
      status: 201,
      body: {
        Estado: 'inscrito',
        mensaje: 'Tu lugar quedó reservado. Te enviamos un correo para confirmarlo.',
      },
    })
    const text = await lastTextTo(correo)
    for (const part of ['Ana Guamán Iza', '10 de mayo de 2090', '18:00 a 20:00', 'zoom.us', 'n.º 1'])
      expect(text).toContain(part)
    expect((await open(await linkTo(correo))).body).toMatchObject({
      ...{ Estado: 'inscrito', Orden: 1, Puesto: null, PuedeCancelar: true, Certificado: null },
      Enlace: 'https://espe.zoom.us/j/91234567890',
    })
    expect((await seats(id)).body).toEqual({ Libres: 39, EnEspera: 0 })
    expect(await counts(id)).toEqual([1, 0, 0])
  })

  it('sent twice takes one place, and the answer does not tell that there was one', async () => {
    const id = await announce({ cupos: 2 })
    const [correo, key] = [anAddress(), crypto.randomUUID()]
    const first = await join(id, correo, { key })
    const again = await join(id, correo.toUpperCase())
    expect([again.status, again.body]).toEqual([201, first.body])
    await join(id)
    // The same form under its key, after a lost answer, gets the first answer.
    expect((await join(id, correo, { key })).body).toEqual(first.body)
    expect(await subjects(correo)).toEqual([PLACE])
    const stranger = await join(id)
    expect((await join(id, correo)).body).toEqual(stranger.body)
    expect(await counts(id)).toEqual([2, 1, 0])
  })

  it('does not open or end by a forged link, whatever is forged', async () => {
    const id = await announce()
    const [participante] = (await participant(id)).link.split('.')
    const replies = [
      await open(`${participante}.${'x'.repeat(22)}`),
      await cancel(`${participante}.${'x'.repeat(22)}`),
      await open(`${'n'.repeat(28)}.${'x'.repeat(22)}`),
    ]
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1)
    expect(replies[0]?.status).toBe(404)
    expect(await counts(id)).toEqual([1, 0, 0])
  })
})

describe('the waiting list', () => {
  it('moves up in order when somebody cancels, and tells who got the place', async () => {
    const { id, all } = await full(2)
    const [first, second, third = first] = all
    expect((await open(third.link)).body).toMatchObject({ Estado: 'espera', Puesto: 2, Enlace: '' })
    expect((await listed(id)).Completa).toBe(true)
    expect((await cancel(first.link)).body).toMatchObject({ Estado: 'cancelado', PuedeCancelar: false })
    expect((await open(second.link)).body.Estado).toBe('inscrito')
    expect((await open(third.link)).body).toMatchObject({ Estado: 'espera', Puesto: 1 })
    expect(await subjects(second.correo)).toEqual([WAITING, MOVED_UP])
    expect((await cancel(first.link)).status).toBe(200)
    expect(await counts(id)).toEqual([1, 1, 0])
  })

  it('moves up when staff adds places; with fewer places nobody loses one', async () => {
    const { id, all } = await full(3)
    await change(id, { cupos: 3 })
    await server.settle()
    expect(await counts(id)).toEqual([3, 1, 0])
    await change(id, { cupos: 1 })
    await server.settle()
    await cancel(all[0].link)
    expect(await counts(id)).toEqual([2, 1, 0])
    expect((await open(all[3]?.link ?? '')).body.Estado).toBe('espera')
  })
})

describe('a reminder', () => {
  const remind = (day: string) => server.run('resumen', new Date(`${day}T15:00:00Z`))

  it('reaches everybody with a place in a published training once, the day before', async () => {
    const { all } = await full()
    const archived = await announce()
    const { correo } = await participant(archived)
    await change(archived, { estado: 'archivado' })
    await remind('2090-05-08')
    await Promise.all([remind('2090-05-09'), remind('2090-05-09')])
    await remind('2090-05-09')
    expect(await subjects(all[0].correo)).toEqual([PLACE, TOMORROW])
    expect(await subjects(all[1].correo)).toEqual([WAITING])
    expect(await subjects(correo)).toEqual([PLACE])
  })

  it('is sent again for another day', async () => {
    const id = await announce()
    const { correo } = await participant(id)
    await remind('2090-05-09')
    await server.settle()
    await change(id, { fecha: '2090-05-17' })
    await server.settle()
    await remind('2090-05-16')
    expect(await subjects(correo)).toEqual([PLACE, TOMORROW, CHANGED, TOMORROW])
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
      expect((await subjects(correo)).slice(1)).toEqual([CHANGED])
      for (const part of ['17 de mayo de 2090', 'Aula magna', '10 de mayo de 2090', 'Auditorio Mayor'])
        expect(await lastTextTo(correo)).toContain(part)
    }
    expect(await lastTextTo(has.correo)).toContain('zoom.us')
    expect(await lastTextTo(waits.correo)).not.toContain('zoom.us')
    expect(await subjects(cancelled.correo)).toEqual([WAITING])
    expect((await open(await linkTo(has.correo))).body).toMatchObject({ Fecha: '2090-05-17' })
  })

  it('followed by another one is not told; a later sign-up is told of neither', async () => {
    const { id, all } = await full()
    await change(id, { cupos: 1, inicio: '17:00' })
    await change(id, { cupos: 1, inicio: '16:00' })
    const later = anAddress()
    await join(id, later)
    expect(await subjects(all[0].correo)).toEqual([PLACE, CHANGED])
    expect(await lastTextTo(all[0].correo)).toContain('16:00 a 20:00')
    expect(await subjects(later)).toEqual([WAITING])
  })

  it('of other texts or to a day in the past is told to nobody; of the meeting, to whoever has a place', async () => {
    const CASES: [changes: object, has: string[]][] = [
      [{ descripcion: 'Otra.', expositor: 'Otra persona' }, []],
      [OVER, []],
      [{ enlace: 'https://espe.zoom.us/j/55555' }, [CHANGED]],
    ]
    for (const [changes, told] of CASES) {
      const { id, all } = await full()
      await change(id, { cupos: 1, ...changes })
      expect.soft(await subjects(all[0].correo), JSON.stringify(changes)).toEqual([PLACE, ...told])
      expect.soft(await subjects(all[1].correo), JSON.stringify(changes)).toEqual([WAITING])
    }
  })
})

describe('a deleted training', () => {
  it('is told to everybody with a place or waiting unless it is over; the sign-ups are erased', async () => {
    const { id, all } = await full(2)
    const [has, waits, cancelled = has] = all
    await cancel(cancelled.link)
    expect((await withdraw(id)).body).toEqual({ mensaje: 'Capacitación eliminada' })
    for (const { correo } of [has, waits]) {
      expect((await subjects(correo)).slice(1)).toEqual([GONE])
      const text = await lastTextTo(correo)
      expect(text).toContain('10 de mayo de 2090')
      for (const gone of ['/mi-capacitacion', 'zoom.us']) expect(text).not.toContain(gone)
    }
    expect(await subjects(cancelled.correo)).toEqual([WAITING])
    expect((await open(has.link)).status).toBe(404)
    const over = await full()
    await change(over.id, { ...OVER, cupos: 1 })
    await withdraw(over.id)
    expect(await subjects(over.all[0].correo)).toEqual([PLACE])
    const left = JSON.stringify(await everythingStored(server, []))
    for (const { correo } of [cancelled, ...over.all]) expect(left).not.toContain(correo)
  })
})

describe('attendance', () => {
  const reported = async () => {
    await server.settle()
    const today = dayAt(new Date())
    const query = { desde: addDays(today, -30), hasta: addDays(today, 30) }
    const { Capacitaciones, Asistencias } = (await call(server, api.informe.read, { query, ...staff() })).body
      .Periodo
    return [Capacitaciones, Asistencias]
  }

  it('is counted once in the report, and certified', async () => {
    const [trainingsBefore, attendancesBefore] = await reported()
    const plus = (more: number, attendances: number) => [
      trainingsBefore + more,
      attendancesBefore + attendances,
    ]
    const { id, links } = await held(2)
    const [first, second = ''] = links
    expect(await attendanceList(id)).toMatchObject({
      PorRegistrar: true,
      Participantes: [{ Orden: 1, Asistio: false }, { Orden: 2 }],
    })
    const ticks = await Promise.all(Array.from({ length: 6 }, () => attend(first)))
    for (const reply of ticks) expect(reply).toMatchObject({ status: 200, body: { Asistio: true } })
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
    expect((await open(first)).body.Certificado).toBe(Certificado)
    await withdraw(id)
    expect(await reported()).toEqual(plus(1, 1))
    expect((await verify(Certificado)).status).toBe(200)
  })

  it('is not ticked before the day, nor for a person who cancelled', async () => {
    const id = await announce()
    const [has, left] = [await participant(id), await participant(id)]
    expect(await attend(has.link)).toMatchObject({ status: 409, body: { code: 'training_closed' } })
    await cancel(left.link)
    await change(id, OVER)
    expect((await attend(left.link)).status).toBe(404)
    expect(await counts(id)).toEqual([1, 0, 0])
  })
})

describe('a certificate', () => {
  it('is found by its code, however it is typed, and prints every Latin letter', async () => {
    const id = await announce()
    const correo = anAddress()
    await join(id, correo, { Nombre: 'Łukasz Nguyễn Țepeș' })
    const link = await linkTo(correo)
    await change(id, OVER)
    await attend(link)
    const { Certificado } = (await open(link)).body
    expect(await verify(Certificado.toLowerCase().replaceAll('-', ''))).toMatchObject({
      status: 200,
      body: {
        Codigo: Certificado,
        Nombre: 'Łukasz Nguyễn Țepeș',
        Capacitacion: 'Facturación electrónica para emprendedores',
        Fecha: OVER.fecha,
      },
    })
    const pdf = await fetch(`${server.url}/verificar/${Certificado}/certificado`)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const [text] = await pdfTexts(Buffer.from(await pdf.arrayBuffer()))
    expect(text).toContain('Łukasz Nguyễn Țepeș')
    expect(text).not.toContain('?')
  })

  it('prints the longest name and title on one page, and repeats neither in its metadata', async () => {
    const [nombre, titulo] = ['W'.repeat(100), 'M'.repeat(150)]
    const id = await announce({ titulo })
    const correo = anAddress()
    await join(id, correo, { Nombre: nombre })
    const link = await linkTo(correo)
    await change(id, { ...OVER, titulo })
    await attend(link)
    const { Certificado } = (await open(link)).body
    const pdf = await fetch(`${server.url}/verificar/${Certificado}/certificado`)
    const bytes = Buffer.from(await pdf.arrayBuffer())
    const pages = (await pdfTexts(bytes)).map((text) => text.replaceAll(' ', ''))
    expect(pages).toHaveLength(1)
    for (const part of [nombre, titulo, Certificado, '/verificar']) expect(pages[0]).toContain(part)
    for (const part of ['WWW', 'MMM'])
      for (const encoding of ['latin1', 'utf16le'] as const)
        expect(bytes.includes(Buffer.from(part, encoding)), part).toBe(false)
    expect(bytes.toString('latin1')).toContain('Certificado de asistencia')
  })

  it('that nobody has gets one answer after a fixed time, whatever is wrong with its code', async () => {
    for (const codigo of ['NAF-3333-3333-3333', 'nada', 'NAF-0000-0000-0000', '3333']) {
      const begun = performance.now()
      const { status, body } = await verify(codigo)
      const error = 'No hay ningún certificado con ese código. Revísalo y vuelve a intentarlo.'
      expect([status, body]).toEqual([404, { error, code: 'not_found' }])
      expect(performance.now() - begun).toBeGreaterThan(450)
    }
  })
})

describe('the data of a participant', () => {
  const eraseAt = (day: string) => server.run('papelera', new Date(`${day}T15:00:00Z`))

  it('is erased a year after the training; the counts and the certificate stay', async () => {
    const id = await announce()
    const { correo, link } = await participant(id)
    await change(id, OVER)
    await attend(link)
    const { Certificado } = (await open(link)).body
    const certificate = (await verify(Certificado)).body
    await eraseAt('2021-05-09')
    expect(await attendanceList(id)).toMatchObject({ Participantes: [{ Asistio: true }], Borrados: null })
    for (const _ of [1, 2]) await eraseAt('2021-05-10')
    expect(JSON.stringify(await everythingStored(server, []))).not.toContain(correo)
    expect((await open(link)).status).toBe(404)
    expect(await counts(id)).toEqual([1, 0, 1])
    expect((await verify(Certificado)).body).toEqual(certificate)
    expect(await attendanceList(id)).toMatchObject({
      Participantes: [],
      Borrados: { Inscritos: 1, Asistieron: 1 },
    })
    const { id: unused } = await held(0)
    await eraseAt('2021-05-10')
    expect(await attendanceList(unused)).toMatchObject({ Participantes: [], Borrados: null })
  })
})

// The last test: its mails are not sent.
describe('the places', () => {
  it('are given to 107 people at once up to the last; the waiting list ends at a hundred', async () => {
    const id = await announce({ cupos: 7 })
    const replies = await times(107, () => join(id), 50)
    expect(replies.filter(({ body }) => body.Estado === 'inscrito')).toHaveLength(7)
    expect(await counts(id)).toEqual([7, 100, 0])
    const { Participantes } = await attendanceList(id)
    expect(Participantes.map(({ Orden }: { Orden: number }) => Orden)).toEqual(
      Array.from({ length: 107 }, (_, at) => at + 1),
    )
    expect(await join(id)).toMatchObject({ status: 409, body: { code: 'training_full' } })
  })
})
