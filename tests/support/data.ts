import {
  type Asesoria,
  type AsesoriaCase,
  api,
  type Boletin,
  type Calendario,
  type Capacitacion,
  dayAt,
  type Imagen,
  type Libro,
} from '@naf/contract'
import { BOLETINES, GALERIA, LIBROS } from '../../demo/content.ts'
import { call, uniqueName } from './api-as.ts'
import { aCalendario, aCapacitacion, anAsesoria } from './builders.ts'
import { contentCalls, type Kind } from './content-kinds.ts'
import { signIn } from './identity-client.ts'
import { apiToken, asAdmin, DEMO, portalApi } from './people.ts'
import { DEMO_RECORDS } from './routes.ts'

/** Records, made and read by the API as an administrator does. */

interface RecordOf {
  boletines: Boletin
  libros: Libro
  galeria: Imagen
}

const allRecords = <K extends Kind>(kind: K): Promise<RecordOf[K][]> => asAdmin(api[kind].list, {})

/** What the server has under that title by now. */
export const recordsTitled = async <K extends Kind>(kind: K, titulo: string): Promise<RecordOf[K][]> =>
  (await allRecords(kind)).filter(({ Titulo }) => Titulo === titulo)

/** Somebody else deletes it meanwhile. */
export const deleteRecord = (kind: Kind, id: string): Promise<void> =>
  asAdmin(api[kind].delete, { params: { id } })

export interface Asked {
  id: string
  numero: string
  nombre: string
  correo: string
}

/** Sends a request for advice with a name and an address that nobody else has. */
export const sendRequest = async (changes: Record<string, unknown> = {}): Promise<Asked> => {
  const name = uniqueName('Quishpe')
  const own = { Nombre: `María ${name}`, Correo: `${name.toLowerCase()}@example.com` }
  const input = anAsesoria({ ...own, ...changes })
  const { body } = await call(portalApi, api.asesorias.create, { input })
  return { id: body.Id, numero: body.Numero, nombre: input.Nombre, correo: input.Correo }
}

/** A request with its messages and notes, as staff sees it; undefined once it is deleted. */
export const caseInApi = async (id: string): Promise<AsesoriaCase | undefined> => {
  const { status, body } = await call(portalApi, api.asesorias.read, {
    params: { id },
    token: await apiToken(),
  })
  return status === 404 ? undefined : body
}

/** This year's calendar as the law has it, which is made where there is none. @returns its id */
export const ensureCalendar = async (): Promise<string> => {
  const year = Number(dayAt(new Date()).slice(0, 4))
  const made: Calendario[] = await asAdmin(api.calendario.list, {})
  const found = made.find(({ Anio }) => Anio === year)
  return (found ?? (await asAdmin(api.calendario.create, { input: aCalendario({}, year) }))).Id
}

/** A training that is to come. @returns its id */
export const createTraining = async (changes: Record<string, unknown> = {}): Promise<string> =>
  (await asAdmin(api.capacitaciones.create, { input: aCapacitacion(changes) })).Id

export const removeTraining = (id: string): Promise<void> =>
  asAdmin(api.capacitaciones.delete, { params: { id } })

const recordId = async (kind: Kind): Promise<string | undefined> =>
  (await recordsTitled(kind, DEMO_RECORDS[kind]))[0]?.Id

/** For each name that an address can hold, the id of a record that no test changes. */
const FINDERS: Record<string, () => Promise<string | undefined>> = {
  boletines: () => recordId('boletines'),
  libros: () => recordId('libros'),
  galeria: () => recordId('galeria'),
  usuario: async () => (await signIn(DEMO.usuario.correo, DEMO.usuario.password)).uid,
  async asesoria() {
    const all: Asesoria[] = await asAdmin(api.asesorias.list, {})
    return all.findLast(({ FechaSolicitud }) => FechaSolicitud !== null)?.Id
  },
  async plantilla() {
    const [first]: { Id: string }[] = await asAdmin(api.plantillas.list, {})
    const input = { Titulo: 'Un saludo', Texto: 'Hola, {nombre}.' }
    return (first ?? (await asAdmin(api.plantillas.create, { input }))).Id
  },
  calendario: ensureCalendar,
  async capacitacion() {
    const titulo = 'Una capacitación que se queda'
    const all: Capacitacion[] = await asAdmin(api.capacitaciones.list, {})
    return all.find(({ Titulo }) => Titulo === titulo)?.Id ?? createTraining({ titulo })
  },
}

const found = new Map<string, string>()

/**
 * An address with the ids of real records where the table names only their kind: 'usuarios/ver/:usuario'.
 * @throws if there is no such record
 */
export const withIds = async (path: string): Promise<string> => {
  let address = path
  for (const [param, name = ''] of path.matchAll(/:(\w+)/g)) {
    const id = found.get(name) ?? (await FINDERS[name]?.())
    if (!id) throw new Error(`no record for '${param}'`)
    found.set(name, id)
    address = address.replace(param, id)
  }
  return address
}

const titles = (contents: readonly { titulo: string }[]) => new Set(contents.map(({ titulo }) => titulo))
const DEMO_TITLES = { libros: titles(LIBROS), boletines: titles(BOLETINES), galeria: titles(GALERIA) }

/** Whether a record is of the demo data, which no test changes. */
export const isDemo =
  (kind: Kind) =>
  ({ Titulo }: { Titulo: string }): boolean =>
    DEMO_TITLES[kind].has(Titulo)

export interface Records {
  /** A title that nobody else has; what bears it is deleted at the end of the test. */
  title: (kind: Kind, start?: string) => string
  /** Stores a record as the administrator would. */
  store: <K extends Kind>(kind: K) => Promise<RecordOf[K]>
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
    title,
    store: async (kind) => {
      const sent = { changes: { titulo: title(kind) } }
      const { status, body } = await contentCalls(() => portalApi, kind).create(await apiToken(), sent)
      if (status !== 201) throw new Error(`storing of ${kind}: ${status} ${body?.error}`)
      return body
    },
  })
  for (const kind of kinds)
    for (const { Id, Titulo } of await allRecords(kind))
      if (Titulo.includes(mark)) await deleteRecord(kind, Id)
}
