import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { IMAGEN_LIMIT_BYTES, PDF_LIMIT_BYTES } from '@naf/contract'
import { getApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBoletin, aLibro, anImagen } from '../support/builders.ts'
import { cloudEditor } from '../support/cloud-editor.ts'
import { type CloudProcess, startInCloud } from '../support/cloud-process.ts'
import { askDuring } from '../support/during.ts'
import { aPdf } from '../support/files.ts'
import { aJpegOf } from '../support/odd-files.ts'
import { aFilePart, FORM_TYPE, fieldsOf, rawForm } from '../support/raw-form.ts'
import { sendBytes } from '../support/raw-http.ts'
import { sendRaw } from '../support/raw-request.ts'

/** As many as production lets in (docs/decisions/upload-places.md). */
const PLACES = 10

const PATH = '/libros/crear'

/** The Storage emulator takes its time over 100 MB. */
const MANY_FILES_MS = 120_000

let cloud: CloudProcess
let token: string
let small: Buffer

const formOf = async (bytes?: number): Promise<Buffer> =>
  rawForm([...fieldsOf(aLibro()), aFilePart('archivoPdf', await aPdf(bytes === undefined ? {} : { bytes }))])

beforeAll(async () => {
  cloud = await startInCloud()
  token = (await cloudEditor(cloud)).token
  small = await formOf()
})
afterAll(() => cloud?.stop())

const headers = () => ({ authorization: `Bearer ${token}`, 'content-type': FORM_TYPE })
const upload = (body: Buffer, path = PATH) => sendRaw(cloud.url + path, { headers: headers(), body })
const isHealthy = async () =>
  (await sendRaw(`${cloud.url}/salud`, { method: 'GET', headers: {} })).status === 200

/** An upload that stops halfway, until it is told to go on. */
const beginUpload = () => {
  const agent = new Agent({ keepAlive: true })
  const outgoing = request(cloud.url + PATH, {
    method: 'POST',
    agent,
    headers: { ...headers(), 'content-length': small.length },
  })
  const answered = once(outgoing, 'response').then(async ([response]: IncomingMessage[]) => {
    const answer = [response?.statusCode, response && (await text(response))]
    agent.destroy()
    return answer
  })
  const half = small.length / 2
  outgoing.write(small.subarray(0, half))
  return { answered, finish: () => outgoing.end(small.subarray(half)) }
}

/** One after the other, each once it has its place: what its session costs takes some longer than others. */
const fillPlaces = async () => {
  const uploads = Array.from({ length: PLACES }, beginUpload)
  // A form without anything takes a place for a moment, if there is one.
  while ((await upload(Buffer.alloc(0))).status !== 503);
  return uploads
}

const REFUSAL = {
  error: 'Se están subiendo muchos archivos a la vez. Inténtalo de nuevo en unos segundos.',
  code: 'unavailable',
}

const expectStored = async (uploads: ReturnType<typeof beginUpload>[]) => {
  for (const { finish } of uploads) finish()
  for (const { answered } of uploads) expect(await answered).toEqual([201, expect.stringContaining('"Id"')])
}

describe('while as many files are on their way as an instance holds', () => {
  it('one more is told to come back before a byte of it is read; the others are stored, and then it is too', async () => {
    const uploads = await fillPlaces()
    const lines = Object.entries({ host: 'a', ...headers(), 'content-length': PDF_LIMIT_BYTES })
    const head = `POST ${PATH} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
    const refused = await sendBytes(cloud, Buffer.from(head))
    expect([refused.status, JSON.parse(refused.body)]).toEqual([503, REFUSAL])
    expect(refused.headers['retry-after']).toBe('10')
    expect(await isHealthy()).toBe(true)
    await expectStored(uploads)
    expect((await upload(small)).status).toBe(201)
  })

  it('whoever sends all of a file hears of it too, and a visitor is refused as ever', async () => {
    const uploads = await fillPlaces()
    const large = Buffer.alloc(PDF_LIMIT_BYTES)
    const whole = await upload(large)
    expect([whole.status, JSON.parse(whole.text)]).toEqual([503, REFUSAL])
    const visitor = await sendRaw(cloud.url + PATH, { headers: { 'content-type': FORM_TYPE }, body: large })
    expect(visitor.status).toBe(401)
    await expectStored(uploads)
  })
})

describe('the size limit of a file', () => {
  const kinds = [
    ['boletines', aBoletin(), 'archivoPdf', PDF_LIMIT_BYTES, 10_485_760],
    ['libros', aLibro(), 'archivoPdf', PDF_LIMIT_BYTES, 10_485_760],
    ['galeria', anImagen(), 'imagen', IMAGEN_LIMIT_BYTES, 5_242_880],
  ] as const

  it.each(kinds)(
    'refuses a file of %s of exactly the limit and stores one a byte smaller',
    async (kind, fields, part, limit, bytes) => {
      expect(limit).toBe(bytes)
      const stored = async () =>
        (
          await getFirestore(getApp(`${cloud.project}-editor`))
            .collection(kind)
            .count()
            .get()
        ).data().count
      const send = async (size: number) => {
        const file = part === 'imagen' ? await aJpegOf(size) : await aPdf({ bytes: size })
        return upload(rawForm([...fieldsOf(fields), aFilePart(part, file)]), `/${kind}/crear`)
      }
      const before = await stored()

      const refused = await send(bytes)
      expect([refused.status, JSON.parse(refused.text).code]).toEqual([413, 'file_too_large'])
      expect(await stored()).toBe(before)

      expect((await send(bytes - 1)).status).toBe(201)
      expect(await stored()).toBe(before + 1)
    },
  )
})

it(
  'thirty files of 10 MB at once: the instance answers each of them and everybody else, and stays well within its memory',
  async () => {
    const body = await formOf(PDF_LIMIT_BYTES - 1)
    const before = cloud.rssInMB()
    const replies = Promise.all(Array.from({ length: 3 * PLACES }, () => upload(body)))
    let peak = before
    await askDuring(replies, async () => {
      peak = Math.max(peak, cloud.rssInMB())
    })
    const statuses = (await replies).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([201, 503]))
    expect(peak - before).toBeLessThan(PLACES * 50)
    expect((await upload(small)).status).toBe(201)
  },
  MANY_FILES_MS,
)
