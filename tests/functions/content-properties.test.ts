import { ROL } from '@naf/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { register } from '../support/api-as.ts'
import { contentCalls, KINDS, type Kind } from '../support/content-kinds.ts'
import { aJpeg, aPdf, aPng, asFile, STRIP } from '../support/files.ts'
import { expectIntact } from '../support/intact-content.ts'
import { type ApiServer, startApi } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

/** 100 sequences in all; each seed has a server of its own, so that they can run at once. */
const SEEDS = [20_250_101, 20_250_102, 20_250_103, 20_250_104]
const SEQUENCES = 25
const STEPS = 30
const MINUTE = 60_000
const NOBODY = 'no-existe'

/** A file, and how it is told apart once it is stored: a PDF by its pages, a picture by its width. */
interface Good {
  file: File
  mark: number
}

let pdfs: Good[]
let pictures: Good[]
let bad: { any: File[]; boletines: File[]; galeria: File[] }

beforeAll(async () => {
  const pages = [1, 2, 3]
  pdfs = await Promise.all(
    pages.map(async (mark) => ({
      mark,
      file: asFile(await aPdf({ pages: mark, size: STRIP }), 'documento.pdf'),
    })),
  )
  const [small, medium, large] = [{ width: 64 }, { width: 600 }, { width: 1000 }]
  pictures = [
    { mark: 64, file: asFile(await aJpeg(small), 'foto.jpg') },
    { mark: 600, file: asFile(await aPng(medium), 'foto.png') },
    { mark: 1000, file: asFile(await aJpeg(large), 'foto.jpg') },
  ]
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
  bad = {
    any: [
      asFile(Buffer.from('<html><script>alert(1)</script>'), 'documento.pdf'),
      asFile(Buffer.of(), 'vacio.pdf'),
    ],
    boletines: [asFile(half(await aPdf()), 'cortado.pdf'), asFile(await aPng(), 'foto.pdf')],
    galeria: [asFile(half(await aJpeg(large)), 'cortada.jpg'), asFile(await aPdf(), 'documento.jpg')],
  }
})

const goodFiles = (kind: Kind) => (kind === 'galeria' ? pictures : pdfs)
const badFiles = (kind: Kind) => [...bad.any, ...(kind === 'galeria' ? bad.galeria : bad.boletines)]
const pick = <T>(from: T[], index: number): T => from[index % from.length] as T

const badFields = [{ titulo: ' ' }, { titulo: 'x'.repeat(151) }, { descripcion: '' }, { extra: 'x' }]

interface Step {
  action: 'create' | 'edit' | 'edit with a file' | 'delete'
  kind: Kind
  /** Which of the records there are; now and then one that is not there. */
  target: number | null
  titulo: string
  file: number
  /** What is wrong with the form, if anything. */
  wrong: 'file' | 'fields' | null
}

const aStep: fc.Arbitrary<Step> = fc.record(
  {
    action: fc.constantFrom('create', 'create', 'edit', 'edit with a file', 'edit with a file', 'delete'),
    kind: fc.constantFrom(...KINDS),
    target: fc.option(fc.nat(20), { freq: 10 }),
    titulo: fc.stringMatching(/^[A-Za-zñáé]{1,20}$/),
    file: fc.nat(20),
    wrong: fc.oneof(
      { weight: 5, arbitrary: fc.constant(null) },
      fc.constantFrom('file' as const, 'fields' as const),
    ),
  },
  { noNullPrototype: true },
)

/** What the portal should hold: by record, the title and the mark of the file. */
type Model = Record<Kind, Map<string, { titulo: string; mark: number }>>

const take = async (server: ApiServer, token: string, model: Model, step: Step): Promise<void> => {
  const { action, kind, titulo, wrong } = step
  const calls = contentCalls(() => server, kind)
  const records = model[kind]
  const id = (step.target !== null && pick([...records.keys()], step.target)) || NOBODY
  const known = records.get(id)

  if (action === 'delete') {
    expect((await calls.delete(id, token)).status).toBe(known ? 200 : 404)
    records.delete(id)
    return
  }

  const good = pick(goodFiles(kind), step.file)
  const file = wrong === 'file' ? pick(badFiles(kind), step.file) : good.file
  const changes = { titulo, ...(wrong === 'fields' && pick(badFields, step.file)) }
  const withFile = action !== 'edit' || wrong === 'file'
  const reply =
    action === 'create'
      ? await calls.create(token, { changes, file })
      : await calls.edit(id, token, { changes, ...(withFile && { file }) })

  if (wrong) expect([400, 404, 415]).toContain(reply.status)
  else if (action === 'create') {
    expect(reply.status).toBe(201)
    records.set(reply.body.Id, { titulo, mark: good.mark })
  } else {
    expect(reply.status).toBe(known ? 200 : 404)
    if (known) records.set(id, { titulo, mark: withFile ? good.mark : known.mark })
  }
}

const asModel = ({ boletines, libros, galeria }: Awaited<ReturnType<typeof expectIntact>>): Model => ({
  boletines: new Map(boletines.map(({ Id, Titulo, Paginas }) => [Id, { titulo: Titulo, mark: Paginas }])),
  libros: new Map(libros.map(({ Id, Titulo, Paginas }) => [Id, { titulo: Titulo, mark: Paginas }])),
  galeria: new Map(galeria.map(({ Id, Titulo, Ancho }) => [Id, { titulo: Titulo, mark: Ancho }])),
})

describe('whatever an editor creates, edits and deletes, right and wrong mixed', () => {
  it.concurrent.each(SEEDS)(
    'every record has its files and every file its record (seed %i)',
    async (seed) => {
      const server = await startApi()
      const { token } = await register(server, ROL.EDITOR)
      const clear = async () => {
        await Promise.all(KINDS.map((kind) => storedContent(() => server, kind).clear()))
      }
      const sequence = fc.array(aStep, { minLength: STEPS, maxLength: STEPS })
      const property = fc.asyncProperty(sequence, async (steps) => {
        const model: Model = { boletines: new Map(), libros: new Map(), galeria: new Map() }
        for (const step of steps) await take(server, token, model, step)
        expect(asModel(await expectIntact(server, token))).toEqual(model)
      })
      await fc.assert(property.beforeEach(clear), {
        seed,
        numRuns: SEQUENCES,
        // A failure is made smaller for some minutes and then told, seed and steps.
        interruptAfterTimeLimit: 8 * MINUTE,
        markInterruptAsFailure: true,
      })
      await server.close()
    },
    10 * MINUTE,
  )
})
