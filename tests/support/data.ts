import {
  type Asesoria,
  type AsesoriaCase,
  api,
  type Boletin,
  type Calendario,
  type Capacitacion,
  type Imagen,
  type Informe,
  type Libro,
  type Period,
  semesterOf,
  type User,
} from '@naf/contract'
import { expect, type Page } from '@playwright/test'
import { GALERIA } from '../../demo/galeria.ts'
import { BOLETINES, LIBROS } from '../../demo/publications.ts'
import { call, uniqueName } from './api-as.ts'
import { aCalendario, aCapacitacion, anAsesoria } from './builders.ts'
import { ALL_KINDS, contentCalls, type Kind } from './content-kinds.ts'
import { signIn } from './identity-client.ts'
import { apiToken, DEMO, firebase, portalApi } from './people.ts'
import { DEMO_RECORDS } from './routes.ts'

/** Records, made and read by the API as staff does. */

interface RecordOf {
  boletines: Boletin
  libros: Libro
  galeria: Imagen
}

const calls = (kind: Kind) => contentCalls(() => portalApi, kind)

/** All of a kind, as staff sees them. */
const allRecords = async <K extends Kind>(kind: K): Promise<RecordOf[K][]> => {
  const { status, body } = await calls(kind).list(await apiToken('editor'))
  if (status !== 200) throw new Error(`the list of ${kind}: ${status}`)
  return body
}

/** What the server has under that title by now. */
export const recordsTitled = async <K extends Kind>(kind: K, titulo: string): Promise<RecordOf[K][]> =>
  (await allRecords(kind)).filter(({ Titulo }) => Titulo === titulo)

/** What the server has of a record by now. */
export const recordInApi = async <K extends Kind>(kind: K, id: string): Promise<RecordOf[K] | undefined> =>
  (await allRecords(kind)).find(({ Id }) => Id === id)

/** Somebody else deletes it meanwhile. */
export const deleteRecord = async (kind: Kind, id: string): Promise<void> => {
  const { status } = await calls(kind).delete(id, await apiToken())
  if (status !== 200) throw new Error(`deleting of ${kind}: ${status}`)
}

export interface Asked {
  id: string
  nombre: string
  correo: string
}

/** Sends a request for advice as a visitor with a name and an address that nobody else has. */
export const sendRequest = async (changes: Parameters<typeof anAsesoria>[0] = {}): Promise<Asked> => {
  const name = uniqueName('Quishpe')
  const own = { Nombre: `María ${name}`, Correo: `${name.toLowerCase()}@example.com` }
  const input = anAsesoria({ ...own, ...changes })
  const { status, body } = await call(portalApi, api.asesorias.create, { input })
  if (status !== 201) throw new Error(`a request: ${status} ${body?.error}`)
  return { id: body.Id, nombre: input.Nombre, correo: input.Correo }
}

/** A request with its messages and notes, as staff sees it; undefined once it is deleted. */
export const caseInApi = async (id: string): Promise<AsesoriaCase | undefined> => {
  const { status, body } = await call(portalApi, api.asesorias.read, {
    params: { id },
    token: await apiToken('editor'),
  })
  return status === 404 ? undefined : body
}

/** The year it is in Ecuador. */
const thisYear = (): number => new Date(Date.now() - 5 * 3_600_000).getUTCFullYear()

/** A year's calendar as the law has it, which is made where there is none. @returns its id */
export const ensureCalendar = async (year = thisYear()): Promise<string> => {
  const token = await apiToken('editor')
  await call(portalApi, api.calendario.create, { input: aCalendario({}, year), token })
  const { body } = await call(portalApi, api.calendario.list, { token })
  const found = (body as Calendario[]).find(({ Anio }) => Anio === year)
  if (!found) throw new Error(`no calendar of ${year}`)
  return found.Id
}

export const removeCalendar = async (year: number): Promise<void> => {
  const token = await apiToken('editor')
  await call(portalApi, api.calendario.delete, { params: { id: String(year) }, token })
}

/** A training that is to come, made past the screens. @returns its id */
export const createTraining = async (changes: Record<string, unknown> = {}): Promise<string> => {
  const token = await apiToken('editor')
  const input = aCapacitacion(changes)
  const { status, body } = await call(portalApi, api.capacitaciones.create, { input, token })
  if (status !== 201) throw new Error(`a training: ${status}`)
  return (body as Capacitacion).Id
}

/** One that no test changes, which is made where there is none. @returns its id */
const ensureTraining = async (): Promise<string> => {
  const token = await apiToken('editor')
  const titulo = 'Una capacitación que se queda'
  const { body } = await call(portalApi, api.capacitaciones.list, { token })
  const found = (body as Capacitacion[]).find(({ Titulo }) => Titulo === titulo)
  return found?.Id ?? createTraining({ titulo })
}

export const removeTraining = async (id: string): Promise<void> => {
  await call(portalApi, api.capacitaciones.delete, { params: { id }, token: await apiToken('editor') })
}

/** As on another day. */
export const moveTraining = async (id: string, fecha: string): Promise<void> => {
  await firebase.db.doc(`capacitaciones/${id}`).update({ fecha })
}

/** What was counted, and what waits: as the server says it, and as a screen is told. */

/** The day it is in Ecuador. */
const today = () => new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)

export const thisSemester = (): Period => semesterOf(today())

const informeInApi = async ({ desde, hasta } = thisSemester()): Promise<Informe> => {
  const token = await apiToken('editor')
  const { status, body } = await call(portalApi, api.informe.read, { token, query: { desde, hasta } })
  if (status !== 200) throw new Error(`the report: ${status}`)
  return body
}

/** Somebody asks, and is served; back when both are counted, which is done behind the answer. */
export const serveSomebody = async (): Promise<void> => {
  const before = (await informeInApi()).Periodo.Atendidas
  const { status, body } = await call(portalApi, api.asesorias.create, { input: anAsesoria() })
  if (status !== 201) throw new Error(`a request: ${status}`)
  const done = { params: { id: body.Id }, token: await apiToken('editor') }
  await call(portalApi, api.asesorias.markDone, done)
  await expect
    .poll(async () => (await informeInApi()).Periodo.Atendidas, { timeout: 120_000 })
    .toBeGreaterThan(before)
}

const recordId = async (kind: Kind, token: string): Promise<string> => {
  const titulo = DEMO_RECORDS[kind]
  const { status, body } = await call(portalApi, api[kind].list, { token })
  const found = status === 200 && body.find(({ Titulo }: { Titulo: string }) => Titulo === titulo)
  if (!found) throw new Error(`no demo record '${titulo}': ${status}`)
  return found.Id
}

/** A user whom staff may look at and an administrator may keep: nobody's own. */
const userId = async (token: string): Promise<string> => {
  const { uid } = await signIn(DEMO.usuario.correo, DEMO.usuario.password)
  const { body } = await call(portalApi, api.users.read, { params: { uid }, token })
  return (body as User).Id
}

/** The oldest request that there is, which no test changes. */
const requestId = async (token: string): Promise<string> => {
  const { body } = await call(portalApi, api.asesorias.list, { token })
  const oldest = (body as Asesoria[]).findLast(({ FechaSolicitud }) => FechaSolicitud !== null)
  if (!oldest) throw new Error('no request in the demo data')
  return oldest.Id
}

/** A ready answer, which is made where there is none. */
const templateId = async (): Promise<string> => {
  const token = await apiToken()
  const { body } = await call(portalApi, api.plantillas.list, { token })
  const [first] = body as { Id: string }[]
  if (first) return first.Id
  const input = { Titulo: 'Un saludo', Texto: 'Hola, {nombre}.' }
  const { body: created } = await call(portalApi, api.plantillas.create, { token, input })
  return (created as { Id: string }).Id
}

const FINDERS: Record<string, () => Promise<string>> = {
  ...Object.fromEntries(
    ALL_KINDS.map((kind) => [kind, async () => recordId(kind, await apiToken('editor'))]),
  ),
  usuario: async () => userId(await apiToken('editor')),
  asesoria: async () => requestId(await apiToken('editor')),
  plantilla: templateId,
  calendario: () => ensureCalendar(),
  capacitacion: ensureTraining,
}

const found = new Map<string, Promise<string>>()

/** @throws where there is no such kind */
const idOf = (name: string): Promise<string> => {
  const find = FINDERS[name]
  if (!find) throw new Error(`no demo record for ':${name}'`)
  const id = found.get(name) ?? find()
  found.set(name, id)
  return id
}

/**
 * An address with the ids of real records where the table names only their kind: 'usuarios/ver/:usuario'.
 * @throws where there is no such kind
 */
export const withIds = async (path: string): Promise<string> => {
  let address = path
  for (const [param, name = ''] of path.matchAll(/:(\w+)/g))
    address = address.replace(param, await idOf(name))
  return address
}

const titles = (contents: readonly { titulo: string }[]) => new Set(contents.map(({ titulo }) => titulo))
const DEMO_TITLES = { libros: titles(LIBROS), boletines: titles(BOLETINES), galeria: titles(GALERIA) }

/** Whether a record is of the demo data, which no test changes. */
export const isDemo =
  (kind: Kind) =>
  ({ Titulo }: { Titulo: string }): boolean =>
    DEMO_TITLES[kind].has(Titulo)

/**
 * Opens a page and gives the records it was answered. Of those, the demo data only: what other tests put there for
 * a moment would go away under one's eyes, its files with it.
 */
export const openWith = async <K extends Kind>(page: Page, kind: K, path: string): Promise<RecordOf[K][]> => {
  let records: RecordOf[K][] = []
  await page.route(`**/api/${kind}/ver`, async (route) => {
    const answer = await route.fetch()
    const all: RecordOf[K][] = await answer.json()
    records = all.filter(isDemo(kind))
    await route.fulfill({ response: answer, json: records })
  })
  await Promise.all([page.waitForResponse(`**/api/${kind}/ver`), page.goto(path)])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return records
}

interface Changes {
  /** The fields of its form that matter; the title is made unique. */
  changes?: Record<string, unknown>
  file?: File
}

export interface Records {
  /** What all titles of the test end with. */
  mark: string
  /** A title that nobody else has; what bears it is deleted at the end of the test. */
  title: (kind: Kind, start?: string) => string
  /** Stores a record as the administrator would. */
  store: <K extends Kind>(kind: K, changes?: Changes) => Promise<RecordOf[K]>
}

/** Records of one test: lists are shared by everybody, and nothing is left in them. */
export const useRecords = async (use: (records: Records) => Promise<void>): Promise<void> => {
  const mark = uniqueName('prueba')
  const kinds = new Set<Kind>()
  const title: Records['title'] = (kind, start = 'Guía') => {
    kinds.add(kind)
    return `${start} ${mark}`
  }
  await use({
    mark,
    title,
    store: async (kind, { changes = {}, file } = {}) => {
      const titulo = title(kind, changes.titulo as string | undefined)
      const { status, body } = await calls(kind).create(await apiToken(), {
        changes: { ...changes, titulo },
        ...(file && { file }),
      })
      if (status !== 201) throw new Error(`storing of ${kind}: ${status} ${body?.error}`)
      return body
    },
  })
  for (const kind of kinds)
    for (const { Id, Titulo } of await allRecords(kind))
      if (Titulo.includes(mark)) await deleteRecord(kind, Id)
}
