import { setTimeout as wait } from 'node:timers/promises'
import { api, type EstadoContenido, ROL } from '@naf/contract'
import fc from 'fast-check'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { contentCalls, KINDS, type Kind } from '../support/content-kinds.ts'
import { addressesIn } from '../support/intact-content.ts'
import { listLooks } from '../support/list-looks.ts'
import type { Deps } from '../support/server.ts'
import { startInstance, withApi, withEveryKind } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

/** Nobody but staff gets what is not published, whatever staff does and whoever asks meanwhile, and however. */

const SEQUENCES = 3
const MINUTE = 60_000
/** From when it is scheduled on; long enough for some to look before. */
const SOON_MS = 1500

type Becoming = EstadoContenido | 'pronto'

interface Step {
  does: 'create' | 'become' | 'retitle' | 'replace' | 'delete' | 'wait'
  /** Which of the records there are, as a share of them. */
  which: number
  to: Becoming
}

const STATES: Becoming[] = ['publicado', 'borrador', 'programado', 'archivado', 'pronto']
const aStep: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('create', 'create', 'become', 'become', 'retitle', 'replace', 'delete', 'wait'),
  which: fc.integer({ min: 0, max: 9 }).map((tenths) => tenths / 10),
  to: fc.constantFrom(...STATES),
})

/** A record as staff left it. */
interface Known {
  id: string
  /** Nobody else's: an answer that holds it tells of the record. */
  titulo: string
  estado: EstadoContenido
  /** When the clock publishes it, in ms. */
  due: number
  addresses: string[]
}

const titlesOf = (records: Known[]) => records.map(({ titulo }) => titulo)

const isPublished = ({ estado, due }: Known, now: number) =>
  estado === 'publicado' || (estado === 'programado' && due <= now)

const server = withApi({ MAX_LISTS_PER_IP: '1000000' })
const people = withEveryKind(server)
let other: Awaited<ReturnType<typeof startInstance>>
beforeAll(async () => {
  other = await startInstance(server)
})
afterAll(() => other.close())

/** So that nothing is proved by what never happened. */
const count = { hidden: new Set<string>(), unchanged: 0, closed: 0, opened: 0, byTheClock: 0 }

/** Those of the addresses that open a file. One by one: for many at once the emulator was seen to stand still. */
const openOf = async (addresses: string[], headers: Record<string, string> = {}): Promise<string[]> => {
  const open: string[] = []
  for (const address of addresses) {
    const response = await fetch(address, { headers })
    await response.arrayBuffer()
    if (response.ok) open.push(address)
  }
  return open
}

const FUTURE = '2999-12-31T08:00'
const publicationOf = (to: Becoming) => {
  const estado = to === 'pronto' ? 'borrador' : to
  return { estado, ...(estado === 'programado' && { fechaProgramada: FUTURE }) }
}

const scene = (kind: Kind) => {
  const calls = contentCalls(() => server, kind)
  const { clear, stored } = storedContent(() => server, kind)
  const staff = people.editor.token
  const actor = { uid: people.editor.uid, rol: ROL.EDITOR }
  let records: Known[] = []
  let titles = 0

  const newTitle = () => {
    titles += 1
    return `Secreto ${titles}.`
  }

  const known = (body: Record<string, unknown>, to: Becoming): Known => ({
    id: String(body.Id),
    titulo: String(body.Titulo),
    estado: publicationOf(to).estado,
    due: Number.POSITIVE_INFINITY,
    addresses: addressesIn(body),
  })

  /** To the second, which no form can say: past the form, but by the same write. */
  const scheduleSoon = async (record: Known): Promise<Known> => {
    const due = Date.now() + SOON_MS
    const publication = { estado: 'programado', fechaProgramada: Timestamp.fromMillis(due) }
    const contents = { titulo: record.titulo }
    const repository = server.deps[kind] as Deps['libros']
    await repository.edit(actor, record.id, { contents, publication, archivo: null } as never, null)
    return { ...record, estado: 'programado', due }
  }

  const become = async (id: string, to: Becoming, changes: object, file?: File): Promise<Known> => {
    const { status, body } = await calls.edit(id, staff, {
      changes: { ...changes, ...publicationOf(to) },
      ...(file && { file }),
    })
    expect(status).toBe(200)
    const record = known(body, to)
    return to === 'pronto' ? scheduleSoon(record) : record
  }

  const replaceIn = (record: Known) => records.map((one) => (one.id === record.id ? record : one))

  /** @returns the records as they are afterwards */
  const take = async ({ does, which, to }: Step): Promise<Known[]> => {
    const chosen = records[Math.floor(which * records.length)]
    if (does === 'create' || !chosen) {
      const titulo = newTitle()
      const { body } = await calls.create(staff, { changes: { titulo, ...publicationOf(to) } })
      const record = known(body, to)
      return [...records, to === 'pronto' ? await scheduleSoon(record) : record]
    }
    const { id, titulo } = chosen
    if (does === 'become') return replaceIn(await become(id, to, { titulo }))
    if (does === 'replace') return replaceIn(await become(id, to, { titulo }, await calls.aFile()))
    if (does === 'retitle') {
      const { body } = await calls.edit(id, staff, { changes: { titulo: newTitle() } })
      return replaceIn({ ...chosen, titulo: body.Titulo, addresses: addressesIn(body) })
    }
    if (does === 'delete') {
      expect((await calls.delete(id, staff)).status).toBe(200)
      return records.filter((record) => record !== chosen)
    }
    const due = Math.max(0, ...records.map((record) => record.due).filter(Number.isFinite))
    await wait(Math.max(0, due - Date.now()) + 5)
    return records
  }

  const readers = [people.visitor.token, people.usuario.token]
  const looks = listLooks({ kind, instances: [server, other], tokens: readers, names: /Secreto \d+\./g })

  /** Whoever reads while `doing` is done gets nothing that was hidden before and is hidden afterwards. */
  const during = async (doing: () => Promise<Known[]>): Promise<void> => {
    const before = records
    const [after, told] = await Promise.all([doing(), wait(Math.random() * 30).then(looks.lookAtAll)])
    records = after
    const now = Date.now()
    const allowed = titlesOf([...before, ...after].filter((record) => isPublished(record, now)))
    for (const titles of [...told.whole, ...told.parts])
      expect(allowed).toEqual(expect.arrayContaining(titles))
  }

  const expectReadersGetWhatIsPublished = async () => {
    const asked = Date.now()
    const { whole, parts } = await looks.lookAtAll()
    const answered = Date.now()
    const published = records.filter((record) => isPublished(record, asked))
    count.byTheClock += published.filter(({ estado }) => estado === 'programado').length
    const must = titlesOf(published)
    const may = titlesOf(records.filter((record) => isPublished(record, answered)))
    for (const titles of [...whole, ...parts]) expect(may).toEqual(expect.arrayContaining(titles))
    for (const titles of whole) expect(titles).toEqual(expect.arrayContaining(must))
  }

  /** What readers were ever given opens as long as it belongs to what is published; nothing opens without its secret. */
  const expectNoOtherFileOpens = async () => {
    const hidden = records.filter((record) => !isPublished(record, Date.now()))
    const shown = records
      .filter((record) => isPublished(record, Date.now()))
      .flatMap(({ addresses }) => addresses)
    const ofHidden = hidden.flatMap(({ addresses }) => addresses)
    expect(ofHidden.filter((address) => looks.given.has(address))).toEqual([])
    const given = [...looks.given]
    const open = await openOf(given)
    expect(open.sort()).toEqual(given.filter((address) => shown.includes(address)).sort())
    count.opened += open.length
    count.closed += given.length - open.length
    expect(await openOf(ofHidden)).toEqual(ofHidden)
    const guesses = ['', 'token=x'].flatMap((by) => ofHidden.map((one) => one.replace(/token=.*/, by)))
    expect(await openOf(guesses, { authorization: `Bearer ${people.usuario.token}` })).toEqual([])
  }

  const expectStaffAloneGetsTheRest = async () => {
    const hidden = records.filter((record) => !isPublished(record, Date.now()))
    for (const { token } of [people.editor, people.admin]) {
      const { body } = await calls.list(token)
      const told = (body as { Titulo: string }[]).map(({ Titulo }) => Titulo).sort()
      expect(told).toEqual(titlesOf(records).sort())
    }
    for (const { id, estado } of hidden) {
      count.hidden.add(`${kind} ${estado}`)
      const before = await stored(id)
      for (const [at, token] of readers.entries()) {
        const params = { id }
        const replies = await Promise.all([
          call(server, api[kind].history, { params, token }),
          calls.edit(id, token, { changes: { estado: 'publicado' } }),
          calls.delete(id, token),
        ])
        expect(replies.map(({ status }) => status)).toEqual(Array(3).fill([401, 403][at]))
        expect(JSON.stringify(replies.map(({ body }) => body))).not.toContain('Secreto')
      }
      expect(await stored(id)).toEqual(before)
    }
  }

  return {
    clear,
    async step(step: Step) {
      await during(() => take(step))
      await expectReadersGetWhatIsPublished()
      await expectNoOtherFileOpens()
      await expectStaffAloneGetsTheRest()
    },
    unchanged: looks.unchanged,
  }
}

describe.each(KINDS)('%s, whatever becomes of them', (kind) => {
  it(
    'are read by nobody but staff as long as they are not published',
    async () => {
      const sequence = fc.array(aStep, { minLength: 3, maxLength: 8 })
      const property = fc.asyncProperty(sequence, async (steps) => {
        const { clear, step, unchanged } = scene(kind)
        await clear()
        for (const one of steps) await step(one)
        count.unchanged += unchanged()
      })
      // Each state once by itself, whatever chance brings.
      const examples = STATES.map((to): [Step[]] => [
        [
          { does: 'create', which: 0, to: 'publicado' },
          { does: 'create', which: 0, to },
          { does: 'become', which: 0, to },
          { does: 'replace', which: 0, to },
          { does: 'become', which: 0, to },
          { does: 'wait', which: 0, to },
        ],
      ])
      await fc.assert(property, {
        seed: 20_261_123,
        numRuns: examples.length + SEQUENCES,
        examples,
        interruptAfterTimeLimit: 4 * MINUTE,
        markInterruptAsFailure: true,
      })
      for (const estado of ['borrador', 'programado', 'archivado'])
        expect(count.hidden).toContain(`${kind} ${estado}`)
      const { hidden, ...often } = count
      for (const [what, times] of Object.entries(often)) expect(times, what).toBeGreaterThan(0)
    },
    5 * MINUTE,
  )
})
