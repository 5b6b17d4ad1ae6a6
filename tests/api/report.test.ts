import { addDays, api, dayAt, FEWEST, METAS, monthOf, semesterOf, startOfDay } from '@naf/contract'
import fc from 'fast-check'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { call, uniqueMail } from '../support/api-as.ts'
import { anAsesoria, anInscripcion } from '../support/builders.ts'
import { nightly } from '../support/nightly.ts'
import { countReads } from '../support/outage.ts'
import { records } from '../support/records.ts'
import { withApi, withEmpty, withEveryKind } from '../support/server.ts'
import { teamRequests } from '../support/tracked-requests.ts'

const server = withApi()
const people = withEveryKind(server)
const editor = () => ({ token: people.editor.token })

withEmpty(server, 'requests', 'trash', 'enrolments', 'mails', 'figures', 'log', 'views', 'followers')

const today = () => dayAt(new Date())
/** The noon of a day. */
const daysAgo = (days: number) =>
  Timestamp.fromMillis(startOfDay(addDays(today(), -days)).getTime() + 12 * 60 * 60_000)

const ask = async (changes = {}): Promise<string> =>
  (await call(server, api.asesorias.create, { input: anAsesoria(changes) })).body.Id
const team = teamRequests(server, () => people.editor)

/** Stores the figures of a day. */
const count = (day: string, tally: Record<string, number>) => {
  const month = records(server, 'figures').doc(monthOf(day))
  return month.set({ dias: { [day.slice(8)]: tally } }, { merge: true })
}

/** Stores an open request of so many days ago. */
const waiting = (days: number, atiende: object | null = null) =>
  records(server, 'requests').add({ realizada: false, fechaSolicitud: daysAgo(days), atiende })

const SEMESTER = { desde: '2025-07-01', hasta: '2025-12-31' }
const report = async (query = { desde: today(), hasta: today() }) =>
  (await call(server, api.informe.read, { query, ...editor() })).body
const figures = async () => (await report()).Periodo

describe('the report', () => {
  it('counts what was asked for, from closed lists alone', async () => {
    const artisan = { TipoContribuyente: 'Artesano calificado', Discapacidad: 'si' }
    await ask({ Ciudad: 'sangolqui, pichincha', ...artisan })
    await ask({ Ciudad: ' QUITO ', TipoServicio: 'Gastos personales', MedioContacto: 'Señales de humo' })
    await ask({ Ciudad: 'Un lugar que nadie conoce' })
    const counted = await figures()
    expect(counted).toMatchObject({
      ...{ Recibidas: 3, Cerradas: 0, Discapacidad: { si: 1, no: 2 }, Cuenta: { no: 3 } },
      ...{ Provincia: { Pichincha: 2, '': 1 }, Ciudad: { Sangolquí: 1, Quito: 1, '': 1 } },
      ...{ Contribuyente: { Otro: 1 }, Medio: { Otro: 1 } },
    })
    expect(JSON.stringify(counted)).not.toMatch(/Artesano|humo|nadie conoce/)
  })

  nightly('counts a town for its province, where it names one alone', async () => {
    const TOWNS: Record<string, string[]> = {
      Manabí: ['Bolívar, Manabí', 'Bahía de Caráquez', 'bahia de caraquez', 'Calceta'],
      Carchi: ['Carchi, Bolívar', 'El Ángel', 'San Gabriel'],
      Pichincha: ['sur de Quito', 'Conocoto', 'UIO'],
      Tungurahua: ['Atahualpa, Ambato'],
      Imbabura: ['Atuntaqui', 'ATUNTAQUI - Imbabura'],
      Loja: ['Cariamanga', 'Catacocha', 'Álamor', 'Vilcabamba'],
      Guayas: ['Gral. Villamil', 'Velasco Ibarra', 'Marcelino Maridueña', 'virgen de fatima'],
      Esmeraldas: ['Rosa Zarate', 'Limones, Esmeraldas', 'Valdez'],
      'El Oro': ['Paccha (El Oro)', 'Santa Rosa, El Oro'],
      'Los Ríos': ['Catarama'],
      Chimborazo: ['Cajabamba'],
      'Morona Santiago': ['Méndez', 'General Leonidas Plaza'],
      Napo: ['Baeza'],
      'Zamora Chinchipe': ['Zumba', 'Guayzimi', 'Zumbi', '28 de Mayo'],
      Galápagos: ['Puerto Baquerizo Moreno', 'Pto. Villamil'],
      Sucumbíos: ['Lumbaqui', 'Tarapoa', 'Puerto El Carmen de Putumayo', 'La Bonita'],
      Orellana: ['Nuevo Rocafuerte', 'Tiputini', 'Huaticocha'],
      'Santo Domingo de los Tsáchilas': ['Puerto Limón'],
      '': [
        'Bolívar',
        'San Antonio',
        'Quito y Guayaquil',
        'Paccha',
        'Amaluza',
        'Limones',
        'Santa Rosa',
        'San Vicente',
        'Eloy Alfaro',
      ],
    }
    for (const Ciudad of Object.values(TOWNS).flat()) await ask({ Ciudad })
    const expected = Object.entries(TOWNS).map(([province, towns]) => [province, towns.length])
    expect((await figures()).Provincia).toEqual(Object.fromEntries(expected))
  })

  it('is not lowered by a deletion, and counts an enrolment once', async () => {
    const id = await ask()
    await ask()
    await team.assign({ id }, null, people.editor.uid)
    await team.mark({ id })
    await team.removeDone()
    await team.removeAll()
    const input = anInscripcion()
    for (const again of [input, input]) await call(server, api.inscripciones.create, { input: again })
    const { user, uid } = people.editor
    expect(await figures()).toMatchObject({
      ...{ Recibidas: 2, Cerradas: 1, Atendidas: 1, EsperaMitad: 0, Inscripciones: 1 },
      Atiende: [{ Uid: uid, Cantidad: 1, Nombre: `${user.Nombre} ${user.Apellido}` }],
    })
  })

  it('subtracts when a request is reopened what its closing added', async () => {
    const [kept, reopened] = [await ask(), await ask()]
    for (const id of [kept, reopened]) await team.mark({ id })
    await team.reopen({ id: reopened })
    expect(await figures()).toMatchObject({ Recibidas: 2, Atendidas: 1, Cierre: { atendida: 1 } })
    await team.change({ id: reopened }, 'recibida', 'realizada', 'duplicada')
    expect((await figures()).Cierre).toEqual({ atendida: 1, duplicada: 1 })
  })

  it('compares a period with the one before it, in four reads a month and eight more', async () => {
    await count('2025-01-01', { recibidas: 7 })
    await count('2025-01-31', { recibidas: 1 })
    await count('2025-08-10', { recibidas: 3, 'cierre/atendida': 2 })
    expect(await countReads(server.firebase.db)(() => report(SEMESTER))).toBeLessThanOrEqual(4 * 12 + 8)
    const { Periodo, Anterior } = await report(SEMESTER)
    expect(Anterior).toMatchObject({ Desde: '2025-01-01', Hasta: '2025-06-30', Recibidas: 8 })
    expect([Periodo.Recibidas, Periodo.Meses.length]).toEqual([3, 6])
  })
})

describe('the backlog in the report', () => {
  const backlog = async () => (await report()).Pendientes
  const ages = (counts: (number | null)[]) =>
    ['hasta 7 días', '8 a 30 días', '31 a 90 días', 'más de 90 días'].map((Nombre, index) => ({
      Nombre,
      Cantidad: counts[index],
    }))

  it('counts who waits now by how long, and since when', async () => {
    const nobody = { Cantidad: 0, SinAsignar: 0, Desde: null, Edades: ages([0, 0, 0, 0]) }
    expect(await backlog()).toEqual(nobody)
    await team.mark({ id: await ask() })
    for (const days of [0, 7, 8, 30, 31, 90, 91, 400]) await waiting(days)
    await waiting(91, { uid: people.editor.uid, porAvisar: false })
    const oldest = addDays(today(), -400)
    const expected = { Cantidad: 9, SinAsignar: 8, Desde: oldest, Edades: ages([2, 2, 2, 3]) }
    expect(await backlog()).toEqual(expected)
  })

  it('leaves the centre by age alone, without a group of fewer than five', async () => {
    for (const days of [1, 8, 8, 8, 8, 8, 8, 40, 100, 100, 100, 100, 100, 100]) await waiting(days)
    const { Papel } = await report(SEMESTER)
    const groups = [
      { Nombre: 'más de 90 días', Cantidad: 6 },
      { Nombre: 'Otros grupos', Cantidad: 8 },
    ]
    expect(Papel?.Pendientes).toEqual({ Dia: today(), Cantidad: 14, Edades: groups })
    const query = { ...SEMESTER, formato: 'csv' } as const
    const { body } = await call(server, api.informe.export, { query, ...editor() })
    expect(body).toContain('"Quiénes esperan";"más de 90 días";"6"')
    expect(body).toContain('"Quiénes esperan";"Otros grupos";"8"')
    expect(body).not.toContain('31 a 90 días')
  })
})

describe('the report on paper', () => {
  const FEW = ['no se dice', 'menos de 5']
  const OTHERS = 'Otros grupos'
  const MONTHS = ['07', '08', '09', '10', '11', '12']
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  const under = (name: string, counts: Record<string, number>) =>
    Object.fromEntries(Object.entries(counts).map(([key, one]) => [`${name}/${key}`, one]))
  const numberOf = (text: string) => (FEW.includes(text) ? null : Number(text.replaceAll('.', '')))
  const paper = async () => (await report(SEMESTER)).Papel
  type Groups = { Nombre: string; Cantidad: number | null }[]
  const groupsIn = (papel: { Desgloses: { Parte: string; Grupos: Groups }[] }, part: string): Groups =>
    papel.Desgloses.find(({ Parte }) => Parte === part)?.Grupos ?? []
  const row = (papel: { Resumen: { Filas: string[][] } }, name: string) =>
    papel.Resumen.Filas.find(([first]) => first === name)?.[1]

  const PROVINCES: Record<string, string> = {
    ...{ Quito: 'Pichincha', Cayambe: 'Pichincha', Ibarra: 'Imbabura', Guayaquil: 'Guayas', Daule: 'Guayas' },
  }
  const few = fc.oneof(fc.nat(6), fc.nat(300))
  const groups = fc.dictionary(fc.string({ unit: fc.constantFrom(...'abcdef'), minLength: 1 }), few)
  const cities = fc.dictionary(fc.constantFrom(...Object.keys(PROVINCES)), few)
  const months = fc.array(fc.record({ served: few, attending: few }), { minLength: 6, maxLength: 6 })

  it('names no group of fewer than five and hides less than five in no sum', async () => {
    const check = async (services: Record<string, number>, towns: Record<string, number>) => {
      const provinces: Record<string, number> = { Azuay: 3 }
      for (const [town, one] of Object.entries(towns)) {
        const province = PROVINCES[town] ?? ''
        provinces[province] = (provinces[province] ?? 0) + one
      }
      const parts = { servicio: services, ciudad: towns, provincia: provinces }
      const tally = Object.entries(parts).map(([part, counts]) => under(part, counts))
      const dias = { '10': Object.assign({}, ...tally) }
      await records(server, 'figures').doc('2025-08').set({ dias })
      const papel = await paper()
      const given = { Servicio: services, Provincia: provinces, Ciudad: provinces }
      for (const [part, counts] of Object.entries(given)) {
        const shown = groupsIn(papel, part)
        const total = sum(Object.values(counts))
        for (const { Cantidad } of shown) expect(Cantidad === null || Cantidad >= FEWEST).toBe(true)
        if (total >= FEWEST) expect(sum(shown.map(({ Cantidad }) => Cantidad ?? 0))).toBe(total)
        else expect(shown).toEqual(total === 0 ? [] : [{ Nombre: OTHERS, Cantidad: null }])
        const named = shown.filter(({ Nombre }) => Nombre !== OTHERS)
        const hidden = total - sum(named.map(({ Cantidad }) => Cantidad ?? 0))
        if (total >= FEWEST) expect(hidden === 0 || hidden >= FEWEST).toBe(true)
      }
    }
    await fc.assert(fc.asyncProperty(groups, cities, check), { numRuns: 16 })
  })

  nightly('lets nobody take a month from the others or from the whole period', async () => {
    const check = async (given: { served: number; attending: number }[]) => {
      for (const [at, { served, attending }] of given.entries()) {
        const closed = { 'cierre/atendida': served, cerradas: served, 'espera/2': served }
        await count(`2025-${MONTHS[at]}-10`, { ...closed, asistencias: attending })
      }
      const { Filas } = (await paper()).Meses
      const told = (Filas as string[][]).map((cells) => [cells[2] ?? '', cells[3] ?? ''].map(numberOf))
      // Attended, attending and both together follow from each other.
      for (const [served, attending] of told) expect(served === null).toBe(attending === null)
      for (const [column, key] of (['served', 'attending'] as const).entries()) {
        const hidden = given.filter((_, at) => told[at]?.[column] === null).map((month) => month[key])
        const shown = told.map((cells) => cells[column] ?? 0)
        if (sum(shown) > 0 && sum(hidden) > 0) expect(sum(hidden)).toBeGreaterThanOrEqual(FEWEST)
      }
    }
    await fc.assert(fc.asyncProperty(months, check), { numRuns: 10 })
  })

  it('says how a figure changed only from twenty before on', async () => {
    const changes = async () =>
      (await paper())?.Resumen.Filas.map(([name, , , change]: string[]) => [name, change]).slice(0, 4)
    await count('2025-01-10', { recibidas: 20, cerradas: 19, 'cierre/atendida': 19, asistencias: 20 })
    await count('2025-08-10', { recibidas: 30, cerradas: 30, 'cierre/atendida': 30, asistencias: 0 })
    expect(await changes()).toEqual([
      ['Solicitudes recibidas', '50\u00a0% más'],
      ['Solicitudes cerradas', '–'],
      ['Contribuyentes atendidos', '–'],
      ['Personas atendidas', '23\u00a0% menos'],
    ])
  })

  nightly('says the next larger group along with a small one, and of a sum what is sure', async () => {
    for (const [served, attending, said] of [
      [800, 40, '840'],
      [0, 0, '0'],
      [2, 2, 'menos de 5'],
      [4, 4, '5 o más'],
      [1800, 3, '1.800 o más'],
      [3, 40, '40 o más'],
    ] as const) {
      await count('2025-08-10', { 'cierre/atendida': served, asistencias: attending })
      expect.soft(row(await paper(), 'Personas atendidas'), `${served} ${attending}`).toBe(said)
    }
    await count('2025-08-10', { ...under('discapacidad', { si: 2, no: 90 }), 'opinion/5': 3 })
    await count('2025-07-10', under('servicio', { a: 100, b: 6, c: 3 }))
    const papel = await paper()
    const group = (Nombre: string, Cantidad: number) => ({ Nombre, Cantidad })
    expect(groupsIn(papel, 'Discapacidad')).toEqual([group(OTHERS, 92)])
    expect(groupsIn(papel, 'Servicio')).toEqual([group('a', 100), group(OTHERS, 9)])
    expect(row(papel, 'Opinión media, de 5')).toBe('no se dice')
  })

  nightly(
    'holds whole months that are over, so that a day more or a day later tells nobody apart',
    async () => {
      const take = async (desde: string, hasta: string) => {
        const query = { desde, hasta, formato: 'csv' } as const
        const { status, body } = await call(server, api.informe.export, { query, ...editor() })
        const { Papel } = await report({ desde, hasta })
        // The backlog is that of the day, by age alone.
        const lines = typeof body === 'string' ? body.split('\n') : []
        const ofMonths = lines.filter((line) => !line.includes('Quiénes esperan'))
        return { status, body: ofMonths.join('\n') || body, paper: Papel && { ...Papel, Pendientes: null } }
      }
      const month = monthOf(addDays(`${monthOf(today())}-01`, -1))
      const first = `${month}-01`
      await count(`${month}-10`, { recibidas: 40, 'provincia/Pichincha': 40 })
      await count(addDays(first, -1), { recibidas: 41, 'provincia/Pichincha': 40, 'provincia/Carchi': 1 })
      const taken = await take(first, today())
      expect(taken.paper).toMatchObject({ Desde: first, Hasta: addDays(`${monthOf(today())}-01`, -1) })
      expect(taken.body).toContain('Pichincha')
      // One person more is counted today, and one on the day before the month.
      await ask({ Ciudad: 'Tulcán', Discapacidad: 'si' })
      expect((await report({ desde: first, hasta: today() })).Periodo.Provincia).toMatchObject({ Carchi: 1 })
      for (const [desde, hasta] of [
        [first, today()],
        [first, addDays(today(), -1)],
        [first, addDays(today(), 40)],
        [addDays(first, -1), today()],
      ] as const)
        expect.soft(await take(desde, hasta), `${desde} ${hasta}`).toEqual(taken)
      const running = await take(`${monthOf(today())}-01`, today())
      expect(running).toMatchObject({ status: 400, body: { code: 'invalid_input' }, paper: null })
    },
  )
})

describe('the opinions of a period', () => {
  const HALF = { desde: '2026-01-01', hasta: '2026-06-30' }
  /** A request that was judged at a moment of Ecuador's clock. */
  const judged = async (when: string, valor: number, comentario = '') => {
    const id = await ask()
    const fecha = Timestamp.fromDate(new Date(`${when}-05:00`))
    await records(server, 'requests')
      .doc(id)
      .update({ realizada: true, opinion: { valor, comentario, fecha } })
    return id
  }
  const read = () => call(server, api.informe.opiniones, { query: HALF, ...editor() })

  it('are those of its days in Ecuador, the newest first, until their requests are deleted', async () => {
    await judged('2025-12-31T23:59:59', 1)
    const first = await judged('2026-01-01T00:00:00', 5, 'Muy claro.')
    const last = await judged('2026-06-30T23:59:59', 2)
    await judged('2026-07-01T00:00:00', 1)
    const { body } = await read()
    expect(body).toMatchObject([{ Id: last, Valor: 2 }, { Id: first }])
    expect(body[1]).toEqual({
      ...{ Id: first, Numero: expect.stringMatching(/^NAF-/), Servicio: anAsesoria().TipoServicio },
      ...{ Valor: 5, Comentario: 'Muy claro.', Fecha: '2026-01-01T05:00:00.000Z' },
    })
    await team.remove({ id: last })
    expect((await read()).body).toMatchObject([{ Id: first }])
  })
})

describe('the followers of the networks', () => {
  const write = (Mes: string, Red: string, Seguidores: number | null) =>
    call(server, api.informe.updateRedes, { input: { Mes, Red: Red as 'X', Seguidores }, ...editor() })
  const read = async () => (await call(server, api.informe.readRedes, editor())).body

  it('are compared with the first month of each network', async () => {
    expect(await read()).toEqual({ Meses: [], Crecimiento: { Inicio: 0, Ahora: 0, Crecimiento: null } })
    await write('2024-01', 'Facebook', 1000)
    await write('2024-03', 'Facebook', 1199)
    await write('2024-03', 'TikTok', 500)
    const { body } = await write('2024-02', 'Instagram', 0)
    expect(body.Crecimiento).toEqual({ Inicio: 1500, Ahora: 1699, Crecimiento: 13 })
    expect(body.Meses).toEqual([
      { Mes: '2024-03', Seguidores: { Facebook: 1199, TikTok: 500 } },
      { Mes: '2024-02', Seguidores: { Instagram: 0 } },
      { Mes: '2024-01', Seguidores: { Facebook: 1000 } },
    ])
    expect(await read()).toEqual(body)
    const { Periodo } = await report({ desde: '2024-01-01', hasta: '2024-02-29' })
    expect(Periodo.Redes).toMatchObject({ Ahora: 1000 })
  })

  it('are refused for a wrong month, network or number', async () => {
    const next = monthOf(addDays(`${monthOf(today())}-28`, 7))
    for (const month of ['2024-13', '1926-01', next])
      expect.soft((await write(month, 'X', 5)).status, month).toBe(400)
    for (const followers of [-1, 1.5, 100_000_001])
      expect.soft((await write('2024-01', 'X', followers)).status, `${followers}`).toBe(400)
    expect((await write('2024-01', 'Orkut', 5)).status).toBe(400)
    expect((await read()).Meses).toEqual([])
  })
})

describe('the home of staff', () => {
  const inicio = async (token = people.editor.token) =>
    (await call(server, api.informe.inicio, { token })).body

  it('counts the enrolments after the newest one that anybody of the team has seen', async () => {
    const enrol = async (): Promise<string> => {
      const input = anInscripcion({ Correo: uniqueMail() })
      return (await call(server, api.inscripciones.create, { input })).body.Id
    }
    const see = async (id: string) =>
      (await call(server, api.inscripciones.markSeen, { params: { id }, ...editor() })).status
    const unseen = async () => (await inicio(people.admin.token)).Inscripciones.Cantidad
    const [first, second] = [await enrol(), await enrol()]
    expect([await see('ninguna'), await unseen()]).toEqual([200, 2])
    expect(await Promise.all([second, second, first].map((id) => see(id)))).toEqual([200, 200, 200])
    expect(await unseen()).toBe(0)
    await enrol()
    expect([await see(first), await unseen()]).toEqual([200, 1])
  })

  it('counts the mails of a month that did not arrive, and says about what and not to whom', async () => {
    const mail = (id: string, status: string, days: number, coleccion = 'asesorias', more = {}) => {
      const sent = { to: 'ana@example.com', subject: `Sobre ${id}`, template: 'x', data: {} }
      const about = { coleccion, id: `de-${id}` }
      const document = { ...sent, status, about, createdAt: daysAgo(days), ...more }
      return records(server, 'mails').doc(id).set(document)
    }
    await mail('a1', 'fallido', 3)
    await mail('eva', 'retenido', 1, 'users')
    await mail('sent', 'enviado', 1)
    await mail('waiting', 'pendiente', 1)
    await mail('long-ago', 'fallido', 31)
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    await mail('late', 'pendiente', 40, 'users', { dueAt: minutesAgo(31) })
    await mail('soon', 'pendiente', 40, 'users', { dueAt: minutesAgo(29) })
    await mail('back', 'rebotado', 2, 'asesorias', { bounce: 'buzon_lleno' })
    expect((await inicio()).Correos).toMatchObject({ Cantidad: 4, HayMas: false })
    const { body } = await call(server, api.informe.correos, { query: {}, ...editor() })
    const none = { Retenido: false, Atrasado: false, Rebote: null }
    expect(body).toMatchObject([
      { ...none, Id: 'late', Atrasado: true },
      {
        ...none,
        Id: 'eva',
        Asunto: 'Sobre eva',
        Sobre: { Coleccion: 'users', Id: 'de-eva' },
        Retenido: true,
      },
      { ...none, Id: 'back', Rebote: 'buzon_lleno' },
      { ...none, Id: 'a1', Sobre: { Coleccion: 'asesorias', Id: 'de-a1' } },
    ])
    expect(JSON.stringify(body)).not.toContain('ana@example.com')
    const pages: string[] = []
    let cursor: string | undefined
    do {
      const query = { limite: '1', ...(cursor && { cursor }) }
      const page = await call(server, api.informe.correos, { query, ...editor() })
      pages.push(...page.body.map(({ Id }: { Id: string }) => Id))
      cursor = /cursor=([^&>]+)/.exec(page.headers.get('link') ?? '')?.[1]
    } while (cursor && pages.length < 9)
    expect(pages).toEqual(['late', 'eva', 'back', 'a1'])
  })

  it('tells how far the half-year and how long the usual wait is, if enough was counted', async () => {
    expect(await inicio()).toMatchObject({
      Espera: { Mitad: null, CasiTodas: null },
      Semestre: { Recibidas: 0, Redes: { Alcanzado: null } },
    })
    const semester = semesterOf(today())
    const served = { 'cierre/atendida': 6, 'espera/1': 10, 'espera/4': 5, 'espera/30': 1 }
    await count(today(), { recibidas: 9, ...served })
    await count(addDays(today(), -89), { 'espera/0': 4 })
    await count(addDays(today(), -90), { 'espera/60': 500 })
    await count(addDays(semester.desde, -1), { recibidas: 1000 })
    await count(semester.desde, { capacitaciones: 2, asistencias: 31 })
    expect(await inicio()).toMatchObject({
      Espera: { Mitad: 1, CasiTodas: 4, Filtro: { desde: addDays(today(), -89), hasta: today() } },
      Semestre: {
        Recibidas: 9,
        Atendidos: { Alcanzado: 6, Meta: METAS.atendidos },
        Personas: { Alcanzado: 37, Meta: METAS.personas },
        Capacitaciones: { Alcanzado: 2, Meta: METAS.capacitaciones },
        Filtro: semester,
      },
    })
    // With ten more who wait for eight days, nine of ten were not served within 30.
    await Promise.all(Array.from({ length: 10 }, () => waiting(8)))
    expect((await inicio()).Espera).toMatchObject({ Mitad: 4, CasiTodas: 8 })
  })

  // The last one, so that nothing deletes its thousand requests one by one.
  nightly('counts the requests that wait as the queues show them, and says 999 of more', async () => {
    const askedAgo = async (days: number) => {
      const [id, fechaSolicitud] = [await ask(), daysAgo(days)]
      await records(server, 'requests').doc(id).update({ fechaSolicitud })
      return id
    }
    const [own, done, other] = [await ask(), await ask(), await askedAgo(20)]
    for (const days of [8, 7]) await askedAgo(days)
    await team.assign({ id: own }, null, people.editor.uid)
    await team.assign({ id: other }, null, people.admin.uid)
    await team.mark({ id: done })
    await records(server, 'requests').doc(done).update({ porResponder: true })
    const waits = (Cantidad: number) => ({ Cantidad, HayMas: false })
    const each = {
      Escribieron: waits(1),
      Pendientes: waits(4),
      Antiguas: waits(2),
      SinAsignar: waits(2),
      Mias: waits(1),
    }
    for (const token of [people.editor.token, people.admin.token])
      expect(await inicio(token)).toMatchObject(each)
    const writer = server.firebase.db.bulkWriter()
    const request = { realizada: false, fechaSolicitud: daysAgo(30), atiende: null }
    for (let n = 0; n < 1000; n += 1) void writer.create(records(server, 'requests').doc(), request)
    await writer.close()
    const more = { Cantidad: 999, HayMas: true }
    expect(await inicio()).toMatchObject({ Pendientes: more, Antiguas: more, SinAsignar: more })
  })
})
