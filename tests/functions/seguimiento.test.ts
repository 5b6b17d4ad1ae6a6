import { randomUUID } from 'node:crypto'
import { api, IDEMPOTENCY_HEADER } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { call, type Reply } from '../support/api-as.ts'
import { tally, times } from '../support/at-once.ts'
import { anInscripcion } from '../support/builders.ts'
import { countReads } from '../support/firestore-requests.ts'
import { loseNextAnswer } from '../support/lost-answers.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { trackedRequests } from '../support/tracked-requests.ts'

const DAY = 24 * 60 * 60_000

const server = withApi()
const people = withEveryKind(server)
const { ask, open, judge, stored, document, messages, events } = trackedRequests(server)

const find = (Numero: string, Correo: string) =>
  call(server, api.seguimiento.find, { input: { Numero, Correo } })
const openBy = (Enlace: string) => call(server, api.seguimiento.open, { input: { Enlace } })
const cancel = (Enlace: string) => call(server, api.seguimiento.cancel, { input: { Enlace } })
const write = (Enlace: string, Texto = '¿A qué hora me llaman?', key: string = randomUUID()) =>
  call(server, api.seguimiento.answer, {
    input: { Enlace, Texto },
    headers: { [IDEMPOTENCY_HEADER]: key },
  })

const mark = (id: string) =>
  call(server, api.asesorias.markDone, { params: { id }, token: people.editor.token })

/** As if it had been so many days ago. */
const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY)

describe('who asked', () => {
  it('finds the request by number and e-mail, however they are typed, and by the link of the mail', async () => {
    const { Numero, Correo, Enlace } = await ask()
    const replies = [
      await find(Numero, Correo),
      await find(` ${Numero.toLowerCase().replace('-', ' ')}`, ` ${Correo.toUpperCase()} `),
      await find(Numero.slice(4), Correo),
      await openBy(Enlace),
    ]
    for (const reply of replies) {
      expect(reply.status).toBe(200)
      expect(reply.body).toEqual({ ...replies[0]?.body, Enlace })
      expect(reply.body.Asesoria).toMatchObject({ Numero, Estado: 'recibida', Cierre: null, Mensajes: [] })
    }
  })

  it('sees what was asked, what becomes of it and the first name of who attends; nothing else', async () => {
    const { id, Enlace } = await ask({ DetalleSolicitud: '¿Qué anexos presento?' })
    await document(id).update({
      estado: 'en_curso',
      fechaInicio: ago(1),
      atiende: { uid: people.editor.uid, nombre: 'Rosario Toapanta Lema' },
      porResponder: true,
    })
    await document(id).collection('notas').add({ texto: 'No contesta', uid: people.editor.uid, nombre: 'R' })
    await document(id)
      .collection('mensajes')
      .add({ texto: 'Trae tus facturas.', uid: people.editor.uid, nombre: 'Rosario Toapanta', fecha: ago(1) })

    const { body } = await openBy(Enlace)
    expect(body.Asesoria).toEqual({
      Numero: expect.any(String),
      TipoServicio: 'Declaraciones tributarias',
      MedioContacto: 'WhatsApp',
      DetalleSolicitud: '¿Qué anexos presento?',
      Estado: 'en_curso',
      Cierre: null,
      FechaSolicitud: expect.any(String),
      FechaInicio: expect.any(String),
      FechaRealizacion: null,
      Atiende: 'Rosario',
      Mensajes: [
        { Id: expect.any(String), Texto: 'Trae tus facturas.', DelEquipo: true, Fecha: expect.any(String) },
      ],
      Opinion: null,
      OpinionHasta: null,
    })
    const { nombre, cedulaRUC, telefono, correo, ciudad } = await stored(id)
    const said = JSON.stringify(body)
    for (const secret of [
      nombre,
      cedulaRUC,
      telefono,
      correo,
      ciudad,
      'Toapanta',
      people.editor.uid,
      'No contesta',
    ])
      expect(said).not.toContain(secret)
  })

  it('reads old requests as they are', async () => {
    const { id, Enlace } = await ask()
    const { estado: _, cierre: __, atiende: ___, opinion: ____, ...former } = await stored(id)
    await document(id).set({ ...former, realizada: true, fechaRealizacion: ago(2) })
    expect(await open(Enlace)).toMatchObject({ Estado: 'realizada', Cierre: null, Atiende: null })
  })
})

describe('whoever does not know both, or bears no link of its mails,', () => {
  /** One sign of it is another. */
  const forged = (Enlace: string) => Enlace.slice(0, -1) + (Enlace.endsWith('A') ? 'B' : 'A')

  const wrongs = async (): Promise<{ id: string; tries: (() => Promise<Reply>)[] }> => {
    const [mine, other] = [await ask(), await ask()]
    const enrolment = anInscripcion({ Correo: `${randomUUID()}@example.com` })
    const enrolled = await call(server, api.inscripciones.create, { input: enrolment })
    const [id, clave] = mine.Enlace.split('.')
    const [otherId, otherClave] = other.Enlace.split('.')
    const deleted = await ask()
    await call(server, api.asesorias.delete, { params: { id: deleted.id }, token: people.editor.token })
    const pairs = [
      ['NAF-AAAAA', mine.Correo],
      [mine.Numero, other.Correo],
      [mine.Numero, 'nadie@example.com'],
      [mine.Numero, mine.Correo.replace('@', '+x@')],
      [enrolled.body.Numero, enrolment.Correo],
      [deleted.Numero, deleted.Correo],
    ] as const
    const links = [
      forged(mine.Enlace),
      `${id}.${otherClave}`,
      `${otherId}.${clave}`,
      `${'n'.repeat(28)}.${clave}`,
      `${id}.${clave}${clave}`,
      `${id}.${'A'.repeat(22)}`,
      deleted.Enlace,
    ]
    return {
      id: mine.id,
      tries: [
        ...pairs.map(
          ([Numero, Correo]) =>
            () =>
              find(Numero, Correo),
        ),
        ...links.flatMap((link) => [
          () => openBy(link),
          () => cancel(link),
          () => write(link),
          () => judge(link, { Valor: 1 }),
        ]),
      ],
    }
  }

  it('is told the same after the same while, whatever was wrong, and the request stays as it was', async () => {
    const { id, tries } = await wrongs()
    const before = await stored(id)
    const start = performance.now()
    const replies = await Promise.all(
      tries.map(async (attempt) => ({ ...(await attempt()), ms: performance.now() - start })),
    )
    for (const { status, body, ms } of replies) {
      expect({ status, body }).toEqual({
        status: 404,
        body: {
          error: 'No encontramos una solicitud con ese número y ese correo. Revísalos y vuelve a intentarlo.',
          code: 'not_found',
        },
      })
      expect(ms).toBeGreaterThan(498)
    }
    expect(await stored(id)).toEqual(before)
    expect(await messages(id)).toEqual([])
    expect(await events(id)).toEqual(['asesoria.recibida'])
  })

  it('costs the same reads for a number that there is and one that there is not', async () => {
    const { Numero } = await ask()
    const reads = countReads(server.firebase.db)
    const known = await reads(() => find(Numero, 'nadie@example.com'))
    expect(await reads(() => find('NAF-AAAAA', 'nadie@example.com'))).toBe(known)
  })

  it.each([
    '',
    'x',
    'NAF-7Q4K',
    `${'a'.repeat(28)}`,
    `${'a'.repeat(28)}.${'á'.repeat(22)}`,
    `../users.${'A'.repeat(22)}`,
    `__${'a'.repeat(24)}__.${'A'.repeat(22)}`,
  ])('is refused what is no link: %j', async (Enlace) => {
    expect(await openBy(Enlace)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  it('is told how a number looks', async () => {
    expect(await find('SOBO', 'ana@example.com')).toMatchObject({
      status: 400,
      body: { error: 'Escribe el número de tu solicitud, como NAF-7Q4K.' },
    })
  })
})

describe('who does not need it any more', () => {
  it('closes it, and the team sees why', async () => {
    const { id, Enlace } = await ask()
    const { status, body } = await cancel(Enlace)
    expect([status, body.Enlace]).toEqual([200, Enlace])
    expect(body.Asesoria).toMatchObject({
      Estado: 'realizada',
      Cierre: 'ya_no_la_necesita',
      OpinionHasta: null,
    })
    expect(await stored(id)).toMatchObject({ realizada: true, cierre: 'ya_no_la_necesita' })
    expect(await events(id)).toEqual(['asesoria.recibida', 'asesoria.cancelada'])
  })

  it('does so once, however often, at once or after a lost answer it is sent', async () => {
    const { id, Enlace } = await ask()
    const lost = loseNextAnswer(server.firebase.db)
    expect([(await cancel(Enlace)).status, lost()]).toEqual([200, true])
    const after = await stored(id)
    const replies = await Promise.all(Array.from({ length: 4 }, () => cancel(Enlace)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await stored(id)).toEqual(after)
    expect(await events(id)).toEqual(['asesoria.recibida', 'asesoria.cancelada'])
  })

  it('leaves what the team was done with before as it is', async () => {
    const { id, Enlace } = await ask()
    await mark(id)
    const before = await stored(id)
    expect((await cancel(Enlace)).body.Asesoria).toMatchObject({ Estado: 'realizada', Cierre: 'atendida' })
    expect(await stored(id)).toEqual(before)
  })
})

describe('who writes to the team', () => {
  it('has the message on the request, which waits for an answer now', async () => {
    const { id, Enlace } = await ask()
    const { status, body } = await write(Enlace, '  ¿A qué hora\nme llaman?  ')
    expect(status).toBe(201)
    expect(body.Asesoria.Mensajes).toEqual([
      {
        Id: expect.any(String),
        Texto: '¿A qué hora\nme llaman?',
        DelEquipo: false,
        Fecha: expect.any(String),
      },
    ])
    expect(await messages(id)).toMatchObject([{ texto: '¿A qué hora\nme llaman?', uid: null, nombre: null }])
    expect(await stored(id)).toMatchObject({ porResponder: true, estado: 'recibida' })
    expect(await events(id)).toEqual(['asesoria.recibida', 'asesoria.escrita'])
  })

  it.each([
    ['was asked for an answer', { estado: 'esperando_respuesta', realizada: false, cierre: null }],
    ['was told that it is closed', { estado: 'realizada', realizada: true, cierre: 'sin_respuesta' }],
  ])('and %s has it in progress again', async (_, state) => {
    const { id, Enlace } = await ask()
    await document(id).update({ ...state, fechaRealizacion: state.realizada ? ago(1) : null })
    expect((await write(Enlace)).body.Asesoria).toMatchObject({ Estado: 'en_curso', Cierre: null })
    expect(await stored(id)).toMatchObject({ realizada: false, fechaRealizacion: null, porResponder: true })
  })

  it('has written once, however often, at once or after a lost answer it is sent under its key', async () => {
    const { id, Enlace } = await ask()
    const key = randomUUID()
    const lost = loseNextAnswer(server.firebase.db)
    expect([(await write(Enlace, 'Uno', key)).status, lost()]).toEqual([201, true])
    const replies = await Promise.all(Array.from({ length: 4 }, () => write(Enlace, 'Uno', key)))
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await messages(id)).toHaveLength(1)
    expect(await write(Enlace, 'Dos', key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_mismatch' },
    })
    expect(await messages(id)).toMatchObject([{ texto: 'Uno' }])
    expect(await events(id)).toEqual(['asesoria.recibida', 'asesoria.escrita'])
  })

  it('is refused an empty message and one too long; nothing is stored', async () => {
    const { id, Enlace } = await ask()
    for (const text of ['', '  ', 'a'.repeat(3001)])
      expect(await write(Enlace, text)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(await messages(id)).toEqual([])
  })

  it('twenty times in ten minutes is asked to wait; the request has its twenty messages', async () => {
    const { id, Enlace } = await ask()
    const replies = await times(25, (n) => write(Enlace, `Mensaje ${n}`), 1)
    expect(tally(replies)).toEqual({ 201: 20, 429: 5 })
    expect(await messages(id)).toHaveLength(20)
  })
})
