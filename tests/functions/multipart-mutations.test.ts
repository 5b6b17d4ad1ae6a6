import { api, isErrorBody, ROL } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import fc from 'fast-check'
import { Timestamp } from 'firebase-admin/firestore'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { register } from '../support/api-as.ts'
import { times } from '../support/at-once.ts'
import { contentCalls, KINDS, type Kind } from '../support/content-kinds.ts'
import { aJpeg, aPdf, STRIP } from '../support/files.ts'
import { expectIntact } from '../support/intact-content.ts'
import { aMutation, type Mutation, mutate } from '../support/mutated-forms.ts'
import { aFilePart, fieldsOf, type Part, sendForm } from '../support/raw-form.ts'
import { type ApiServer, startApi } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

const SEED = 20_250_624
/** 2,000 forms, sent some at a time. */
const BATCHES = 100
const BATCH = 20
/** More than these find no place. */
const UPLOADS_AT_ONCE = 10
const MINUTE = 60_000

let server: ApiServer
let token: string
let valid: Record<Kind, Part[]>

beforeAll(async () => {
  server = await startApi()
  token = (await register(server, ROL.EDITOR)).token
  const pdf = aFilePart('archivoPdf', await aPdf({ size: STRIP }))
  const form = (kind: Kind, changes = {}) => fieldsOf(contentCalls(() => server, kind).form(changes))
  valid = {
    boletines: [...form('boletines'), pdf],
    libros: [pdf, ...form('libros', { estado: 'programado', fechaProgramada: '2999-12-31T08:00' })],
    galeria: [
      ...form('galeria', { estado: 'borrador' }),
      aFilePart('imagen', await aJpeg(), 'filename="foto.jpg"'),
    ],
  }
})
afterAll(() => server.close())

const clear = async () => {
  await Promise.all(KINDS.map((kind) => storedContent(() => server, kind).clear()))
}
beforeEach(clear)

interface Sent {
  kind: Kind
  mutations: Mutation[]
}

const aForm: fc.Arbitrary<Sent> = fc.record(
  {
    kind: fc.constantFrom(...KINDS),
    mutations: fc.array(aMutation, { minLength: 1, maxLength: 2 }),
  },
  { noNullPrototype: true },
)

/** @returns the id of what was stored; null where the form was refused, as the API refuses */
const sendMutated = async ({ kind, mutations }: Sent): Promise<string | null> => {
  const { body, type } = mutate(valid[kind], mutations)
  const reply = await sendForm(server, api[kind].create, token, body, type)
  if (reply.status === 201) return reply.body.Id
  expect([400, 413, 415]).toContain(reply.status)
  expect(reply.body).toSatisfy(isErrorBody)
  return null
}

type Intact = Awaited<ReturnType<typeof expectIntact>>

/** Decodes the whole picture. */
const sizeOf = async (bytes: Buffer) => {
  const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return { Ancho: info.width, Alto: info.height }
}

const expectPdf = async (
  { RutaPdf, Bytes, Paginas, Portada }: Intact['boletines' | 'libros'][number],
  { bytesAt }: Intact,
) => {
  const bytes = bytesAt(RutaPdf)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes).toHaveLength(Bytes)
  expect(Paginas).toBeGreaterThan(0)
  expect({ ...Portada, ...(await sizeOf(bytesAt(Portada.Ruta))) }).toEqual(Portada)
}

const expectPicture = async (
  { RutaImagen, Ancho, Alto, Variantes }: Intact['galeria'][number],
  { bytesAt }: Intact,
) => {
  expect(bytesAt(RutaImagen).subarray(0, 3)).toEqual(Buffer.of(0xff, 0xd8, 0xff))
  expect(await sizeOf(bytesAt(RutaImagen))).toEqual({ Ancho, Alto })
  for (const { Ruta, ...size } of Variantes) expect(await sizeOf(bytesAt(Ruta))).toEqual(size)
}

/** A stored moment as the form says it: by the clock of Ecuador. */
const momentOf = (moment: Timestamp) =>
  new Date(moment.toMillis() - 5 * 60 * MINUTE).toISOString().slice(0, 16)

/** What is stored went through the form's own rules: it would do so again, unchanged. */
const expectAllowed = async (kind: Kind, id: string) => {
  const { archivo, subidoPor, fechaSubida, fingerprint, fechaProgramada, ...fields } =
    (await storedContent(() => server, kind).stored(id)) ?? {}
  expect(fechaProgramada).toEqual(fields.estado === 'programado' ? expect.any(Timestamp) : null)
  const form = { ...fields, ...(fechaProgramada && { fechaProgramada: momentOf(fechaProgramada) }) }
  expect(schemas[kind].create.input.parse(form)).toEqual(form)
}

const idsOf = (lists: Intact) => KINDS.flatMap((kind) => lists[kind].map(({ Id }) => Id))

describe('forms that were damaged on their way', () => {
  it(
    'are refused in plain words or stored as they should be, 2,000 times',
    async () => {
      const count = { stored: 0, refused: 0 }
      const property = fc.asyncProperty(
        fc.array(aForm, { minLength: BATCH, maxLength: BATCH }),
        async (forms) => {
          const answers = await times(BATCH, (n) => sendMutated(forms[n] as Sent), UPLOADS_AT_ONCE)
          const stored = answers.filter((id) => id !== null)
          const lists = await expectIntact(server, token)
          expect(idsOf(lists).sort()).toEqual(stored.sort())
          await Promise.all([...lists.boletines, ...lists.libros].map((pdf) => expectPdf(pdf, lists)))
          await Promise.all(lists.galeria.map((picture) => expectPicture(picture, lists)))
          for (const kind of KINDS) for (const { Id } of lists[kind]) await expectAllowed(kind, Id)
          count.stored += stored.length
          count.refused += answers.length - stored.length
        },
      )
      await fc.assert(property.beforeEach(clear), {
        seed: SEED,
        numRuns: BATCHES,
        interruptAfterTimeLimit: 8 * MINUTE,
        markInterruptAsFailure: true,
      })
      // Neither kind of answer is so rare that the other one proves nothing.
      expect(count.stored).toBeGreaterThan(200)
      expect(count.refused).toBeGreaterThan(200)
    },
    10 * MINUTE,
  )
})
