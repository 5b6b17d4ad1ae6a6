import { api, can, type Endpoint, ROL, UNREADABLE_HEADER } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, type Person, type Reply, refusal, register, send, uniqueName } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { ENDPOINTS } from '../support/endpoints.ts'
import { nightly } from '../support/nightly.ts'
import { type Kept, LISTED, records } from '../support/records.ts'
import { withApi } from '../support/server.ts'

const server = withApi()
let editor: Person
beforeAll(async () => {
  editor = await register(server, ROL.EDITOR, { nombre: 'Zoila' })
})

const LISTS = {
  requests: { path: '/asesorias/todas', date: 'fechaSolicitud', name: 'nombre' },
  enrolments: { path: '/inscripciones/todas', date: 'fechaInscripcion', name: 'primerNombre' },
  users: { path: '/users', date: 'fechaRegistro', name: 'nombre' },
} as const
type Kind = keyof typeof LISTS
const KINDS = Object.keys(LISTS) as Kind[]

const document = (age: number) => records(server, 'requests').doc(idAt(age))

const NEWEST = Date.parse('2026-11-22T12:00:00Z')
const at = (minutesBefore: number) => Timestamp.fromMillis(NEWEST - minutesBefore * 60_000)
const idAt = (age: number) => `registro-${String(age).padStart(4, '0')}`
const stored = (kind: Kind, age: number) => ({
  [LISTS[kind].name]: `Persona ${age}`,
  [LISTS[kind].date]: at(age),
  palabras: ['persona', `numero-${age}`, age % 2 ? 'impar' : 'par'],
})

/** Stores so many records, a minute apart, and nothing else of the kind but who asks. */
const store = async (kind: Kind, count: number) => {
  await server.firebase.db.recursiveDelete(records(server, kind))
  const batch = server.firebase.db.batch()
  for (let age = 0; age < count; age += 1)
    batch.create(records(server, kind).doc(idAt(age)), stored(kind, age))
  const asking = { rol: ROL.EDITOR, username: editor.user.Username, fechaRegistro: at(9999) }
  if (kind === 'users') batch.create(records(server, kind).doc(editor.uid), asking)
  await batch.commit()
}
const ids = (kind: Kind, count: number) => [
  ...Array.from({ length: count }, (_, age) => idAt(age)),
  ...(kind === 'users' ? [editor.uid] : []),
]

const ask = (kind: Kind, query: Record<string, string> | string = {}) =>
  send(server, 'GET', `${LISTS[kind].path}?${new URLSearchParams(query)}`, { token: editor.token })
const idsOf = ({ body }: Reply): string[] => body.map(({ Id }: { Id: string }) => Id)
/** The query of the next page, as the link of an answer says. */
const nextOf = ({ headers }: Reply): string | null =>
  /^<(\?.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? null
/** The pages from the first one on. @param between is done before each further one */
const pages = async (kind: Kind, query: Record<string, string>, between = async () => {}) => {
  const all = [await ask(kind, query)]
  for (let next = nextOf(all[0] as Reply); next !== null; next = nextOf(all.at(-1) as Reply)) {
    await between()
    all.push(await ask(kind, next))
  }
  return all.map(idsOf)
}

describe('a page of a list', () => {
  it('follows another, newest first, until every record was there once', async () => {
    await store('requests', 7)
    const expected = ids('requests', 7)
    for (const limite of [1, 3, 7, 8]) {
      const parts = await pages('requests', { limite: `${limite}` })
      expect(parts.flat()).toEqual(expected)
      expect(parts.slice(0, -1).every((part) => part.length === limite)).toBe(true)
      expect(parts).toHaveLength(Math.ceil(expected.length / limite))
    }
    const [page, whole] = [await ask('requests', { limite: '50' }), await ask('requests')]
    expect(page.body).toEqual(whole.body)

    // Two dates as the console writes them: Firestore sorts them before all others.
    await records(server, 'requests').doc('de-texto').set({ fechaSolicitud: '2020-01-31' })
    await records(server, 'requests').doc('de-otro-texto').set({ fechaSolicitud: '2020-01-30' })
    const odd = ['de-texto', 'de-otro-texto', ...expected]
    expect((await pages('requests', { limite: '1' })).flat()).toEqual(odd)
  })

  it('loses none and shows none again, whatever comes or goes between them', async () => {
    await store('requests', 9)
    let round = 0
    const parts = await pages('requests', { limite: '2' }, async () => {
      const added = records(server, 'requests').doc(`nuevo-${round}`)
      await added.set(stored('requests', -1 - round))
      // The very record that the cursor was made of, and one that was there before it.
      await document(2 * round + 1).delete()
      await document(2 * round).delete()
      round += 1
    })
    expect(parts.flat()).toEqual(ids('requests', 9))
  })

  it('is refused with a cursor that leads nowhere', async () => {
    const made = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url')
    const positions = [{}, [[1, 2]], [[1, 2], 'a/b'], [[1, -2], 'a'], [[9e15, 2], 'a']]
    const refused = refusal(400, 'invalid_input', 'No encontramos esa parte de la lista. Ábrela de nuevo.')
    for (const cursor of ['no-es-nada', ...positions.map(made)])
      expect.soft(await ask('requests', { cursor }), cursor).toMatchObject(refused)
  })
})

describe('a search', () => {
  it('finds records by a whole word, in pages too, and takes one word', async () => {
    await store('requests', 6)
    const found = (buscar: string, query = {}) => pages('requests', { buscar, ...query })
    expect(await found(' NÚMERO-3 ')).toEqual([[idAt(3)]])
    expect(await found('par', { limite: '2' })).toEqual([[idAt(0), idAt(2)], [idAt(4)]])
    expect(await found('perso')).toEqual([[]])
    const error = 'Busca una sola palabra, un número de cédula o un correo.'
    const several = await ask('requests', { buscar: 'ana perez' })
    expect(several).toMatchObject(refusal(400, 'invalid_input', error))
  })

  it('finds a request by a word of the name, cédula, e-mail or telephone, however typed, and by nothing else', async () => {
    const word = uniqueName('Núñez')
    const input = anAsesoria({
      Nombre: `María\tJose\u0301 \uf0b7 Oﬁcina ${word} Ochoa–Mera`,
      CedulaRUC: '171003406-5',
      Correo: `${word}@example.com`.replace('Núñez', 'Nunez'),
      Telefono: '099 765 4321',
      Ciudad: 'Sangolquí',
    })
    const { Id } = (await call(server, api.asesorias.create, { input })).body
    const search = async (buscar: string) => idsOf(await ask('requests', { buscar }))
    const names = [word, word.toUpperCase(), `¿${word}?`, 'ochoa-mera', 'mera,', 'jose', 'oficina']
    for (const typed of [...names, '1710034065', ` ${input.Correo} `, '0997654321', '"(099) 765-4321"'])
      expect.soft(await search(typed), typed).toContain(Id)
    expect((await records(server, 'requests').doc(Id).get()).get('nombre')).toBe(
      `María José Oﬁcina ${word} Ochoa–Mera`,
    )
    for (const typed of ['sangolqui', 'mari', '17100340'])
      expect.soft(await search(typed), typed).not.toContain(Id)
  })
})

describe('the count of a list', () => {
  it('is that of its records; of requests also by their state', async () => {
    const count = async (endpoint: Endpoint) =>
      (await call(server, endpoint, { token: editor.token } as never)).body
    for (const kind of KINDS) await store(kind, 5)
    await document(1).update({ realizada: true })
    await document(2).update({ realizada: false })
    expect(await count(api.asesorias.count)).toEqual({ Total: 5, Pendientes: 4, Realizadas: 1 })
    expect(await count(api.inscripciones.count)).toEqual({ Total: 5 })
    expect(await count(api.users.count)).toEqual({ Total: 6 })
  })
})

describe('an odd document', () => {
  const A_MAP = { es: 'un mapa' }
  const ODD = { nombre: A_MAP, titulo: A_MAP, primerNombre: A_MAP, subject: A_MAP, correo: A_MAP, dias: 'x' }
  /** How a record of each kind is deleted by its id, and the event in the log; the kinds with files first. */
  const DELETIONS: [kept: Kept, endpoint: Endpoint, event: string][] = [
    ['boletines', api.boletines.delete, 'boletin.eliminado'],
    ['libros', api.libros.delete, 'libro.eliminado'],
    ['galeria', api.galeria.delete, 'imagen.eliminada'],
    ['replies', api.plantillas.delete, 'plantilla.eliminada'],
    ['calendar', api.calendario.delete, 'calendario.eliminado'],
    ['trainings', api.capacitaciones.delete, 'capacitacion.eliminada'],
    ['signUps', api.capacitaciones.takeOut, 'participante.eliminado'],
    ['enrolments', api.inscripciones.delete, 'inscripcion.eliminada'],
    ['requests', api.asesorias.delete, 'asesoria.eliminada'],
    ['users', api.users.delete, 'usuario.eliminado'],
  ]
  const FIXED: [kept: Kept, id: string][] = [
    ['figures', 'plazo'],
    ['figures', new Date().toISOString().slice(0, 7)],
    ['followers', 'seguidores'],
    ['views', 'inscripciones'],
    ['system', 'recuperacion'],
  ]
  const PERIOD = 'desde=2026-01-01&hasta=2026-12-31'
  const queryOf = (path: string) => {
    const needed = [
      ...(['/informe', '/informe/exportar', '/informe/opiniones'].includes(path) ? [PERIOD] : []),
      ...(path.endsWith('/exportar') ? ['formato=csv'] : []),
      ...(path === '/asesorias/novedades' ? ['desde=2026-01-01T00:00:00.000Z'] : []),
    ]
    return needed.length > 0 ? `?${needed.join('&')}` : ''
  }

  it('of any kind breaks no list, count, export or job', async () => {
    const admin = await register(server, ROL.ADMIN)
    for (const kept of LISTED)
      for (const [id, fields] of Object.entries({ odd: ODD, empty: {} }))
        await records(server, kept).doc(id).set(fields)
    for (const [kept, id] of FIXED) await records(server, kept).doc(id).set(ODD)
    const reading = ENDPOINTS.map(({ endpoint }) => endpoint).filter(
      ({ method, path, permission }) => method === 'GET' && !path.includes(':') && can(ROL.ADMIN, permission),
    )
    expect(reading.length).toBeGreaterThan(20)
    for (const { path } of reading) {
      const { status, body } = await send(server, 'GET', path + queryOf(path), { token: admin.token })
      expect.soft([status, body?.error], path).toEqual([200, undefined])
    }
    // `cuentas` would see the accounts of other tests, whose records are elsewhere; 'profile' runs it.
    for (const job of ['envios', 'papelera', 'resumen'] as const)
      await server.run(job, new Date(Date.now() + 400 * 24 * 60 * 60_000))
  })

  const UNREADABLE = { ...ODD, estado: A_MAP, alta: A_MAP, tipoServicio: A_MAP }
  const remove = ({ path }: Endpoint, { token }: Person) =>
    send(server, 'DELETE', path.replace(/:\w+/, 'odd'), { token })

  nightly('of any kind is deleted by its id, by people who may', async () => {
    const deleting = ENDPOINTS.map(({ endpoint }) => endpoint).filter(
      // People's own account is one of `users`.
      ({ method, path }) => method === 'DELETE' && /:(?!uid)/.test(path),
    )
    expect(new Set(DELETIONS.map(([, { path }]) => path))).toEqual(new Set(deleting.map(({ path }) => path)))
    const [admin, person] = [await register(server, ROL.ADMIN), await register(server, ROL.USUARIO)]
    for (const [kept, endpoint, event] of DELETIONS) {
      const odd = records(server, kept).doc('odd')
      await odd.set(UNREADABLE)
      expect.soft(await remove(endpoint, person), kept).toMatchObject(refusal(403, 'forbidden'))
      expect.soft((await odd.get()).data(), kept).toEqual(UNREADABLE)
      expect.soft((await remove(endpoint, admin)).status, kept).toBe(200)
      expect.soft((await odd.get()).exists, kept).toBe(false)
      expect.soft(await remove(endpoint, admin), kept).toMatchObject(refusal(404, 'not_found'))
      const lines = await records(server, 'log').where('evento', '==', event).get()
      const line = { registro: 'odd', uid: admin.uid, etiqueta: null }
      expect
        .soft(
          lines.docs.map((found) => found.data()),
          kept,
        )
        .toMatchObject([line])
    }
  })

  it('is deleted with the folder of files that it names, and with no other', async () => {
    const admin = await register(server, ROL.ADMIN)
    const bucket = await server.firebase.bucket.open()
    for (const [kept, endpoint] of DELETIONS.slice(0, 3)) {
      const files = ['propia', 'de-otro'].map((name) => bucket.file(`${kept}/${name}/documento.pdf`))
      await Promise.all(files.map((file) => file.save('archivo')))
      for (const carpeta of [`${kept}/propia`, kept, '', `${kept}/..`, A_MAP]) {
        await records(server, kept)
          .doc('odd')
          .set({ ...UNREADABLE, archivo: { carpeta } })
        expect.soft((await remove(endpoint, admin)).status, kept).toBe(200)
      }
      const left = await Promise.all(files.map(async (file) => (await file.exists())[0]))
      expect.soft(left, kept).toEqual([false, true])
    }
  })

  it('is named to staff, beside every good record', async () => {
    for (const kind of KINDS) {
      await store(kind, 3)
      await records(server, kind).doc('odd').set(ODD)
      const reply = await ask(kind)
      expect.soft(idsOf(reply).toSorted(), kind).toEqual(ids(kind, 3).toSorted())
      expect.soft(reply.headers.get(UNREADABLE_HEADER), kind).toBe('odd')
    }
  })
})
