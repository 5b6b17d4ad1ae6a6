import { addDays, api, dayAt, METAS, monthOf, semesterOf, startOfDay } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, uniqueName } from '../support/api-as.ts'
import { anAsesoria, anInscripcion } from '../support/builders.ts'
import { countReads } from '../support/firestore-requests.ts'
import { withApi, withEveryKind } from '../support/server.ts'

/** What waits for the team when it begins its day: docs/decisions/staff-home.md. */

const MINUTE = 60_000
const READS_MAX = 15
/** The time of day at which nobody mistakes one day for another. */
const NOON_MS = 12 * 60 * MINUTE

const server = withApi()
const people = withEveryKind(server)
const db = () => server.firebase.db

beforeEach(async () => {
  for (const name of ['asesorias', 'inscripciones', 'correos', 'conteos', 'vistas', 'redes'])
    await db().recursiveDelete(db().collection(name))
})

const today = () => dayAt(new Date())
const daysAgo = (days: number) =>
  Timestamp.fromMillis(startOfDay(addDays(today(), -days)).getTime() + NOON_MS)

const inicio = async (token = people.editor.token) => (await call(server, api.informe.inicio, { token })).body

const ask = async (changes: Record<string, unknown> = {}) => {
  const id: string = (await call(server, api.asesorias.create, { input: anAsesoria() })).body.Id
  await db().doc(`asesorias/${id}`).set(changes, { merge: true })
  return id
}
const enrol = async () =>
  (
    await call(server, api.inscripciones.create, {
      input: anInscripcion({ Correo: `${uniqueName('estudiante')}@example.com` }),
    })
  ).body.Id as string

describe('the requests that wait', () => {
  it('are those that the queues of the list show, for whoever asks', async () => {
    const { editor, admin } = people
    const [own, other, done] = [await ask(), await ask({ fechaSolicitud: daysAgo(20) }), await ask()]
    await ask({ fechaSolicitud: daysAgo(8) })
    await ask({ fechaSolicitud: daysAgo(7) })
    const give = (id: string, Uid: string) =>
      call(server, api.asesorias.assign, {
        token: editor.token,
        params: { id },
        input: { Desde: null, Uid },
      })
    await give(own, editor.uid)
    await give(other, admin.uid)
    await give(done, editor.uid)
    await call(server, api.asesorias.markDone, { token: editor.token, params: { id: done } })
    const figures = {
      Pendientes: { Cantidad: 4, HayMas: false, Filtro: { estado: 'pendientes' } },
      Antiguas: { Cantidad: 2, HayMas: false, Filtro: { estado: 'antiguas' } },
      SinAsignar: { Cantidad: 2, HayMas: false, Filtro: { estado: 'sin-asignar' } },
    }
    const mine = { Cantidad: 1, HayMas: false, Filtro: { estado: 'mias' } }
    expect(await inicio()).toMatchObject({ ...figures, Mias: mine })
    expect(await inicio(admin.token)).toMatchObject({ ...figures, Mias: mine })
  })

  it(
    'are more than 999 from the thousandth on, and cost no more than one does',
    async () => {
      const readsOf = countReads(db(), { counts: true })
      await ask()
      const few = await readsOf(inicio)
      const writer = db().bulkWriter()
      for (let n = 0; n < 2500; n++)
        void writer.create(db().collection('asesorias').doc(), {
          realizada: false,
          fechaSolicitud: daysAgo(n % 2 === 0 ? 30 : 1),
          atiende: n < 5 ? { uid: people.editor.uid, nombre: 'Eva' } : null,
        })
      await writer.close()
      let many: unknown
      const reads = await readsOf(async () => {
        many = await inicio()
      })
      expect(many).toMatchObject({
        Pendientes: { Cantidad: 999, HayMas: true },
        Antiguas: { Cantidad: 999, HayMas: true },
        SinAsignar: { Cantidad: 999, HayMas: true },
        Mias: { Cantidad: 5, HayMas: false },
      })
      expect(reads).toBe(few)
      expect(reads).toBeLessThanOrEqual(READS_MAX)
    },
    3 * MINUTE,
  )
})

describe('the enrolments that nobody has seen', () => {
  const see = (id: string) =>
    call(server, api.inscripciones.markSeen, { token: people.editor.token, params: { id } })

  it('are those that came after the newest that anybody of the team had in the list', async () => {
    const first = await enrol()
    const second = await enrol()
    expect(await inicio()).toMatchObject({ Inscripciones: { Cantidad: 2, Filtro: { desde: null } } })
    expect((await see(second)).status).toBe(200)
    const seen = await inicio(people.admin.token)
    expect(seen.Inscripciones).toMatchObject({ Cantidad: 0, HayMas: false })
    await enrol()
    expect((await see(first)).status).toBe(200)
    const { Inscripciones } = await inicio()
    expect(Inscripciones).toEqual({ Cantidad: 1, HayMas: false, Filtro: seen.Inscripciones.Filtro })
  })

  it('stay unseen where the enrolment that was looked at is gone, and are seen by the team alone', async () => {
    const id = await enrol()
    expect((await see('ninguna')).status).toBe(200)
    const { token } = people.usuario
    expect((await call(server, api.inscripciones.markSeen, { token, params: { id } })).status).toBe(403)
    expect(await inicio()).toMatchObject({ Inscripciones: { Cantidad: 1 } })
    expect((await db().collection('vistas').get()).empty).toBe(true)
  })

  it('are seen once, however many look at them at a time', async () => {
    const id = await enrol()
    const statuses = await Promise.all([id, id, id, id].map(async (one) => (await see(one)).status))
    expect(statuses).toEqual([200, 200, 200, 200])
    const events = await db().collection('bitacora').where('registro', '==', id).get()
    expect(events.docs.filter((event) => event.get('evento') === 'inscripcion.vista')).toHaveLength(1)
  })
})

describe('the mails that did not arrive', () => {
  const mail = (id: string, status: string, days: number, about?: object) =>
    db()
      .doc(`correos/${id}`)
      .set({
        ...{ to: 'ana@example.com', subject: `Sobre ${id}`, text: 'Hola', status, createdAt: daysAgo(days) },
        ...(about && { about }),
      })

  it('are those of the last month, refused or held back, with what they are about and not to whom', async () => {
    await mail('a1', 'fallido', 3, { coleccion: 'asesorias', id: 'a1' })
    await mail('cuenta-eva', 'retenido', 1)
    await mail('sent', 'enviado', 1)
    await mail('waiting', 'pendiente', 1)
    await mail('long-ago', 'fallido', 31)
    const { Correos } = await inicio()
    expect(Correos).toEqual({
      Cantidad: 2,
      HayMas: false,
      Filtro: { desde: startOfDay(addDays(today(), -30)).toISOString() },
    })
    const { token } = people.editor
    const query = { limite: '1' }
    const first = await call(server, api.informe.correos, { token, query })
    expect(first.body).toEqual([
      {
        Id: 'cuenta-eva',
        Asunto: 'Sobre cuenta-eva',
        Fecha: daysAgo(1).toDate().toISOString(),
        Sobre: { Coleccion: 'users', Id: 'eva' },
        Retenido: true,
      },
    ])
    const cursor = /cursor=([\w-]+)/.exec(first.headers.get('link') ?? '')?.[1] as string
    const rest = await call(server, api.informe.correos, { token, query: { cursor } })
    expect(rest.body).toMatchObject([{ Id: 'a1', Sobre: { Coleccion: 'asesorias' }, Retenido: false }])
    expect(JSON.stringify([first.body, rest.body])).not.toContain('ana@example.com')
  })

  it('are nobody else’s to read', async () => {
    for (const endpoint of [api.informe.correos, api.informe.inicio] as const) {
      expect((await call(server, endpoint, { token: people.usuario.token })).status).toBe(403)
      expect((await call(server, endpoint, {})).status).toBe(401)
    }
  })
})

describe('the half-year and the usual wait', () => {
  const count = (day: string, tally: Record<string, number>) =>
    db()
      .doc(`conteos/${monthOf(day)}`)
      .set({ dias: { [day.slice(8)]: tally } }, { merge: true })

  it('come from what was counted, against what the centre has set itself', async () => {
    const semester = semesterOf(today())
    await count(today(), { recibidas: 9, 'cierre/atendida': 6, 'espera/1': 3, 'espera/4': 2, 'espera/30': 1 })
    await count(addDays(today(), -89), { 'espera/0': 4 })
    await count(addDays(today(), -90), { 'espera/60': 500 })
    await count(addDays(semester.desde, -1), { recibidas: 1000 })
    await count(semester.desde, { capacitaciones: 2, asistencias: 31 })
    await db()
      .doc('redes/seguidores')
      .set({ meses: { '2024-01': { Facebook: 1000 }, '2024-02': { Facebook: 1109 } } })
    expect(await inicio()).toMatchObject({
      Espera: { Mitad: 1, CasiTodas: 4, Filtro: { desde: addDays(today(), -89), hasta: today() } },
      Semestre: {
        Recibidas: 9,
        Atendidos: { Alcanzado: 6, Meta: METAS.atendidos },
        Personas: { Alcanzado: 37, Meta: METAS.personas },
        Capacitaciones: { Alcanzado: 2, Meta: METAS.capacitaciones },
        Redes: { Alcanzado: 10, Meta: METAS.redes },
        Filtro: semester,
      },
    })
  })

  it('say nothing where nothing was counted', async () => {
    const { Espera, Semestre } = await inicio()
    expect(Espera).toMatchObject({ Mitad: null, CasiTodas: null })
    expect(Semestre).toMatchObject({ Recibidas: 0, Redes: { Alcanzado: null } })
  })
})
