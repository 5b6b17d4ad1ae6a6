import { api, dayAt } from '@naf/contract'
import { strFromU8, unzipSync } from 'fflate'
import { FieldValue } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, register } from '../support/api-as.ts'
import { ask } from '../support/ask.ts'
import { aCalendario, aLibro, anAsesoria, anImagen, anInscripcion } from '../support/builders.ts'
import { exportsOf } from '../support/exports.ts'
import { aPdf, asFile, STRIP } from '../support/files.ts'
import { aNoisyJpeg } from '../support/odd-files.ts'
import { pdfTexts } from '../support/pdf-texts.ts'
import { readMail } from '../support/read-mail.ts'
import { readWorkbook } from '../support/read-workbook.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { trainings } from '../support/trainings.ts'

/**
 * Inputs from public bug reports of comparable services, where the server decides. One `describe` per kind; each row
 * names the input, its field, the right result and the reason.
 */

const server = withApi()
const people = withEveryKind(server)
const exported = exportsOf(server, people)
const training = trainings(server, people)
const editor = () => ({ token: people.editor.token })

/** One stored request, as the CSV and the workbook of the list show it. */
const exportedRequest = async (changes: object, stored: object = {}) => {
  await exported.clear()
  await exported.request({ ...changes }, { ...stored })
  const [row] = await exported.csv(api.asesorias.export)
  const { bytes } = await exported.take(api.asesorias.export, { formato: 'xlsx' })
  return { row, bytes, sheet: strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array()) }
}

describe('a sign that XML forbids', () => {
  const XML = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u

  it.each([
    { input: 'Ana\uFFFF', reason: 'U+FFFF' },
    { input: 'Ana\uFFFE', reason: 'U+FFFE' },
    { input: 'Ana\u0007', reason: 'a control sign' },
  ])('leaves the workbook well-formed, also in a record stored before: $reason', async ({ input }) => {
    const { bytes, sheet } = await exportedRequest({ Ciudad: 'Quito\uFFFF' }, { nombre: input })
    expect(sheet).toMatch(XML)
    const cells = readWorkbook(bytes).rows[1]?.map((cell) => cell?.value)
    expect(cells).toContain('Ana')
    expect(cells).toContain('Quito')
  })
})

describe('a text that a spreadsheet would interpret', () => {
  it('is no escape of Excel: _x0041_', async () => {
    const { bytes } = await exportedRequest({ Nombre: 'Ana _x0041_ y _x41_' })
    expect(readWorkbook(bytes).rows[1]?.map((cell) => cell?.value)).toContain('Ana _x005F_x0041_ y _x41_')
  })

  it.each(['＝1+1', '＋1', '－1', '＠a'])('is no formula in a CSV: %s', async (Ciudad) => {
    const { row } = await exportedRequest({ Ciudad })
    expect(row).toMatchObject({ Ciudad: `'${Ciudad}` })
  })
})

describe('a person who is searched for', () => {
  it.each([
    { input: '+593 99 765 4321', reason: 'as contacts hold it' },
    { input: '593997654321', reason: 'as WhatsApp shows it' },
    { input: '00593997654321', reason: '00 for the plus' },
    { input: '099\u2013765\u20134321', reason: 'en dashes' },
    { input: 'D’Angelo', reason: 'typographic apostrophe' },
    { input: 'D´Angelo', reason: 'acute accent for an apostrophe' },
    { input: 'dangelo', reason: 'no apostrophe' },
  ])('is found in the lists and in their exports: $reason', async ({ input }) => {
    await exported.clear()
    const person = { Nombre: "Luigi D'Angelo", Telefono: '099 765 4321' }
    await call(server, api.asesorias.create, { input: anAsesoria(person) })
    const student = { ApellidoPaterno: 'D’Angelo', Celular: '+593 99 765 4321' }
    await call(server, api.inscripciones.create, { input: anInscripcion(student) })
    const query = { buscar: input, limite: '5' }
    for (const { list, export: taken } of [api.asesorias, api.inscripciones]) {
      expect((await call(server, list, { query, ...editor() })).body).toHaveLength(1)
      expect(await exported.csv(taken, { q: input })).toHaveLength(1)
      expect(await exported.csv(taken, { q: '0990000000' })).toHaveLength(0)
    }
  })
})

describe('a long name', () => {
  it.each([
    { input: 'María de los Ángeles de la Torre y Peña', right: true, reason: 'particles do not count' },
    {
      input: 'Gana premios hoy mismo solo por escribir aquí',
      right: false,
      reason: 'seven words are a message',
    },
  ])('is greeted by its name or not at all: $reason', async ({ input, right }) => {
    const Correo = training.aCorreo()
    await call(server, api.asesorias.create, { input: anAsesoria({ Nombre: input, Correo }) })
    const [mail] = await training.mailsTo(Correo)
    expect((await readMail(mail?.data())).text.split('\n')[0]).toBe(right ? `Hola, ${input}:` : 'Hola:')
  })
})

describe('the file name of a Mac', () => {
  it('arrives with letters and accents apart, and is stored and served with both in one sign', async () => {
    const file = asFile(await aPdf({ size: STRIP }), 'Declaracio\u0301n.pdf', 'application/pdf')
    const { body } = await call(server, api.libros.create, { input: aLibro(), file, ...editor() })
    const header = (await fetch(body.RutaPdf)).headers.get('content-disposition') ?? ''
    expect(decodeURIComponent(header)).toContain("filename*=UTF-8''Declaración.pdf")
  })
})

describe('a certificate', () => {
  it('prints the letters of every Latin alphabet', async () => {
    const id = await training.create()
    const Correo = training.aCorreo()
    await training.join(id, Correo, { Nombre: 'Łukasz Nguyễn Țepeș' })
    await training.move(id, dayAt(new Date()))
    const [participant] = await training.participants(id)
    await training.tick(participant?.id ?? '')
    const { Certificado } = (await training.open(await training.linkOf(id, Correo))).body
    const pdf = await fetch(`${server.url}/verificar/${Certificado}/certificado`)
    const [text] = await pdfTexts(Buffer.from(await pdf.arrayBuffer()))
    expect(text).toContain('Łukasz Nguyễn Țepeș')
    expect(text).not.toContain('?')
  })
})

describe('the name to log in with', () => {
  const enter = (username: string, password: string) =>
    call(server, api.users.login, { input: { username, password } })

  it('is the username or the e-mail, however its capitals are', async () => {
    const { user, password } = await register(server)
    for (const name of [user.Username, user.Correo, ` ${user.Correo.toUpperCase()} `, `<${user.Correo}>`])
      expect(await enter(name, password)).toMatchObject({ status: 200, body: { email: user.Correo } })
  })

  it('is refused in the same words where it is nobody’s and where the password is wrong', async () => {
    const { user } = await register(server)
    const replies = [
      await enter(user.Correo, 'mala-clave'),
      await enter('nadie@example.com', 'mala-clave'),
      await enter(user.Username, 'mala-clave'),
    ]
    for (const { status, body } of replies)
      expect([status, body.error]).toEqual([401, 'Usuario o contraseña incorrectos.'])
  })
})

describe('the mails of one request', () => {
  it('stay in one thread, and those that no person wrote say so to holiday replies', async () => {
    const Correo = training.aCorreo()
    const { body } = await call(server, api.asesorias.create, { input: anAsesoria({ Correo }) })
    const params = { id: body.Id }
    await call(server, api.asesorias.addMessage, { params, input: { Texto: 'Traiga su RUC.' }, ...editor() })
    for (const { id } of await training.mailsTo(Correo)) await server.deliver('correo', id)
    const mails = server.mailbox.messages.filter(({ to }) => to.some(({ email }) => email === Correo))
    expect(mails.map(({ headers }) => headers['Auto-Submitted'])).toEqual(['auto-generated', undefined])
    const threads = mails.map(({ headers }) => headers.References)
    expect(threads[0]).toMatch(/^<\S+@\S+>$/)
    expect(threads[1]).toBe(threads[0])
  })
})

describe('a photo as phones write it', () => {
  const upload = async (bytes: Buffer) =>
    call(server, api.galeria.create, {
      input: anImagen(),
      file: asFile(bytes, 'foto.jpg', 'image/jpeg'),
      ...editor(),
    })
  const SCAN = Buffer.from([0xff, 0xda])

  it('is stored where its scan says Se = 0, as Samsung does', async () => {
    const jpeg = await aNoisyJpeg()
    const scan = jpeg.indexOf(SCAN)
    jpeg[scan + jpeg.readUInt16BE(scan + 2)] = 0
    expect((await upload(jpeg)).status).toBe(201)
  })

  it('is stored with 18 bytes between two markers, as Pixel does', async () => {
    const jpeg = await aNoisyJpeg()
    const scan = jpeg.indexOf(SCAN)
    const photo = Buffer.concat([jpeg.subarray(0, scan), Buffer.alloc(18, 0x20), jpeg.subarray(scan)])
    expect((await upload(photo)).status).toBe(201)
  })

  it.each([0.5, 0.95, 0.99])('is refused where only %d of it arrived', async (part) => {
    const before = (await call(server, api.galeria.list, {})).body.length
    const jpeg = await aNoisyJpeg()
    expect((await upload(jpeg.subarray(0, Math.floor(jpeg.length * part)))).status).toBe(415)
    expect((await call(server, api.galeria.list, {})).body).toHaveLength(before)
  })
})

describe('a PDF that every reader opens', () => {
  const upload = (bytes: Buffer) =>
    call(server, api.libros.create, {
      input: aLibro(),
      file: asFile(bytes, 'guia.pdf', 'application/pdf'),
      ...editor(),
    })

  it.each([
    { front: '\xef\xbb\xbf', behind: '', reason: 'byte order mark' },
    { front: '\r\n\n', behind: '', reason: 'blank lines in front' },
    { front: ' '.repeat(5000), behind: '', reason: 'many blanks in front' },
    { front: '', behind: '\0'.repeat(9000), reason: 'NULs behind' },
    { front: '', behind: '\x1a', reason: 'Ctrl-Z behind' },
    { front: '', behind: `\n% ${'impreso por caja '.repeat(200)}\n`, reason: 'a comment behind' },
  ])('is stored without what is around it: $reason', async ({ front, behind }) => {
    const pdf = await aPdf({ size: STRIP })
    const sent = Buffer.concat([Buffer.from(front, 'latin1'), pdf, Buffer.from(behind, 'latin1')])
    const { status, body } = await upload(sent)
    expect(status).toBe(201)
    expect(Buffer.from(await (await fetch(body.RutaPdf)).arrayBuffer())).toEqual(pdf)
  })
})

describe('a typed town', () => {
  const countedIn = async (id: string): Promise<string[]> => {
    const { docs } = await server.firebase.db.collection('bitacora').where('registro', '==', id).get()
    const counted = docs.flatMap((line) => Object.keys(line.get('cuenta') ?? {}))
    return counted.filter((name) => name.startsWith('provincia/'))
  }

  it.each(
    [
      { input: 'Bolívar, Manabí', right: 'Manabí', reason: 'the province behind the comma decides' },
      { input: 'Carchi, Bolívar', right: 'Carchi', reason: 'a province before its own canton' },
      { input: 'Las Guardias, Bolívar', right: 'Bolívar', reason: 'a province behind an unknown town' },
      { input: 'Quito Ecuador', right: 'Pichincha', reason: 'the country is ignored' },
      { input: 'Guayaquil Guayas', right: 'Guayas', reason: 'the province at the end without a comma' },
      { input: 'sur de Quito', right: 'Pichincha', reason: 'words beside the name' },
      { input: 'Conocoto', right: 'Pichincha', reason: 'a rural parish of Pichincha' },
      { input: 'Zumbahua', right: 'Cotopaxi', reason: 'a rural parish of Cotopaxi' },
      { input: 'San Antonio de Pichincha', right: 'Pichincha', reason: 'a shared name with its province' },
      { input: 'Atahualpa, Ambato', right: 'Tungurahua', reason: 'a shared name with its canton' },
      { input: 'Sto. Domingo', right: 'Santo Domingo de los Tsáchilas', reason: 'an abbreviation' },
      { input: 'UIO', right: 'Pichincha', reason: 'a short form' },
      { input: 'Pichincha', right: 'Pichincha', reason: 'a province, though Manabí has a canton Pichincha' },
      { input: 'Bolívar', right: '', reason: 'a province and a canton of two others' },
      { input: 'Olmedo', right: '', reason: 'a canton of two provinces' },
      { input: 'El Carmen', right: '', reason: 'a canton and a parish of another province' },
      { input: 'Quito y Guayaquil', right: '', reason: 'towns of two provinces' },
      { input: 'Valencia España', right: '', reason: 'abroad' },
    ].map((row) => ({ ...row, field: 'Ciudad' })),
  )('$input: $reason', async ({ input, field, right }) => {
    const sent = await call(server, api.asesorias.create, { input: anAsesoria({ [field]: input }) })
    expect(await countedIn(sent.body.Id)).toEqual([`provincia/${right}`])
  })
})

describe('a moved training', () => {
  const t = trainings(server, people)
  const revisionOf = async (id: string) => {
    const found = (await t.list()).body.find(({ Id }: { Id: string }) => Id === id)
    return [found.Movimientos, found.Movida]
  }

  it.each([
    { field: 'fecha', input: { fecha: '2090-05-17' }, right: 1, reason: 'another day' },
    { field: 'inicio', input: { inicio: '17:30' }, right: 1, reason: 'another beginning' },
    { field: 'fin', input: { fin: '21:00' }, right: 1, reason: 'another end' },
    { field: 'lugar', input: { lugar: 'Aula magna' }, right: 1, reason: 'another place' },
    { field: 'titulo', input: { titulo: 'IVA' }, right: 0, reason: 'another title moves nothing' },
    { field: 'fecha', input: {}, right: 0, reason: 'the same form again' },
  ])('$field: $reason', async ({ input, right }) => {
    const id = await t.create()
    await t.edit(id, input)
    expect(await revisionOf(id)).toEqual([right, right ? expect.any(String) : null])
  })

  it('counts each move, also from a record without the count', async () => {
    const id = await t.create()
    const document = server.firebase.db.doc(`capacitaciones/${id}`)
    await document.update({ movimientos: FieldValue.delete(), movida: FieldValue.delete() })
    for (const fecha of ['2090-05-17', '2090-05-18']) await t.edit(id, { fecha })
    const [moves, first] = await revisionOf(id)
    await t.edit(id, {})
    const [again, last] = await revisionOf(id)
    expect([moves, again, last > first]).toEqual([2, 3, true])
  })
})

describe('a calendar to subscribe to', () => {
  const look = (path: string, headers = {}) =>
    ask(`${server.url}/calendario/suscripcion/${path}`, {
      headers: { 'accept-encoding': 'identity', ...headers },
    })
  const textOf = async (path: string) => (await look(path)).bytes.toString('utf8').replaceAll('\r\n ', '')
  const write = (Fuente: string, Feriados: { Fecha: string; Nombre: string }[]) =>
    call(server, api.calendario.edit, {
      params: { id: '2030' },
      input: aCalendario({ Fuente, Feriados }),
      token: people.editor.token,
    })

  beforeAll(async () => {
    for (const year of [2030, 2031])
      await call(server, api.calendario.create, { input: aCalendario({}, year), token: people.editor.token })
  })

  it.each([
    { field: 'tipo', input: 'otro/3.ics', right: 404, reason: 'an unknown kind' },
    { field: 'tipo', input: 'toString/3.ics', right: 404, reason: 'a name of every object' },
    { field: 'digito', input: 'general/10.ics', right: 404, reason: 'two digits' },
    { field: 'digito', input: 'general/x.ics', right: 404, reason: 'no digit' },
    { field: 'digito', input: 'general/3', right: 404, reason: 'no file ending' },
    { field: 'digito', input: 'general/0.ics', right: 200, reason: 'the digit 0' },
    { field: 'tipo', input: 'sociedad-rimpe/3.ics', right: 200, reason: 'a RIMPE company' },
  ])('$input: $reason', async ({ input, right }) => {
    expect((await look(input)).status).toBe(right)
  })

  it('covers the published years, is read daily and has stable ids', async () => {
    const { headers } = await look('general/3.ics')
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
    const text = await textOf('general/3.ics')
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:P1D\r\nX-PUBLISHED-TTL:P1D\r\n')
    const ids = [...text.matchAll(/^UID:(.*)\r$/gm)].map(([, id]) => id)
    expect([ids.length, new Set(ids).size]).toEqual([50, 50])
    expect(ids.filter((id) => /^IvaMensual-2031-12-3@/.test(id ?? ''))).toHaveLength(1)
  })

  it('keeps the id of a corrected date and changes its day, its revision and the entity tag', async () => {
    const event = /UID:IvaMensual-2030-4-3@[\s\S]*?END:VEVENT/
    const [before] = event.exec(await textOf('general/3.ics')) ?? []
    const { etag = '' } = (await look('general/3.ics')).headers
    expect((await look('general/3.ics', { 'if-none-match': etag })).status).toBe(304)
    const day =
      /DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/
        .exec(before ?? '')
        ?.slice(1)
        .join('-') ?? ''
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await write('Con decreto', [{ Fecha: day, Nombre: 'Por decreto' }])
    expect((await look('general/3.ics', { 'if-none-match': etag })).status).toBe(200)
    const [after] = event.exec(await textOf('general/3.ics')) ?? []
    const lineOf = (text = '', name: string) => text.split('\r\n').find((line) => line.startsWith(name))
    expect(lineOf(after, 'UID')).toBe(lineOf(before, 'UID'))
    expect(lineOf(after, 'DTSTART')).not.toBe(lineOf(before, 'DTSTART'))
    expect((lineOf(after, 'LAST-MODIFIED') ?? '') > (lineOf(before, 'LAST-MODIFIED') ?? '')).toBe(true)
  })
})
