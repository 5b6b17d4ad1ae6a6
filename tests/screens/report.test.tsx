import { api as endpoints, type Informe } from '@naf/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { anInforme, anInicio, aPeriod } from '../support/informe-builder.ts'
import { answer, choice, choose, field, mount, press, rewrite } from '../support/mount.tsx'
import { asesoria } from '../support/samples.ts'
import { hold, json, type Reply, refuse, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()

const { asesorias, capacitaciones, informe, inscripciones, users } = endpoints

/** As the server names them, sorted. */
const PROVINCES =
  'Azuay, Bolívar, Carchi, Cañar, Chimborazo, Cotopaxi, El Oro, Esmeraldas, Galápagos, Guayas, Imbabura, Loja, Los Ríos, Manabí, Morona Santiago, Napo, Orellana, Pastaza, Pichincha, Santa Elena, Santo Domingo de los Tsáchilas, Sucumbíos, Tungurahua, Zamora Chinchipe'

const setNow = (now: string) => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
const text = () => document.body.textContent
const figure = (name: string) => within(screen.getByRole('figure', { name }))
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent))
const tableRows = (name: string) => rowsOf(figure(name).getByRole('table', { hidden: true }))
/** Each bar with its figure and its part. */
const bars = (name: string) =>
  figure(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const links = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

/** Sends a file as the server does. */
const file =
  (name: string): Reply =>
  (_call, response) =>
    void response
      .writeHead(200, { 'Content-Type': 'text/csv', 'Content-Disposition': `attachment; filename="${name}"` })
      .end('x')

let saved: MockInstance<typeof URL.createObjectURL>
beforeEach(() => {
  saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:archivo')
  api.answers(informe.inicio, anInicio())
})

describe('the report', () => {
  const open = async (answer: object = anInforme(), query = '?desde=2025-07-01&hasta=2025-12-31') => {
    api.answers(informe.read, answer as Informe)
    const page = mount(`/dashboard-editor/informe${query}`, { as: 'editor' })
    await screen.findByText(/^Quiénes esperan ahora/)
    return page
  }
  beforeEach(() => void setNow('2026-01-15T15:00:00Z'))

  it('tells in words how far the goals are and how the semester compares with the one before', async () => {
    await open()
    const goals = within(screen.getByRole('list', { name: 'Metas del semestre' }))
    expect(goals.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Contribuyentes atendidos1002\u00a0% de la meta de 4.000: faltan 3.900.',
      'Personas atendidas1302\u00a0% de la meta de 5.000: faltan 4.870.',
      'Capacitaciones133\u00a0% de la meta de 3: faltan 2.',
      'Más presencia en redes—Todavía no hay con qué compararlo.',
    ])
    expect(rowsOf(screen.getByRole('table', { name: 'En cifras' }))).toEqual([
      ['Cifra', 'En el periodo', 'Antes', 'Cambio'],
      ['Solicitudes recibidas', '120', '100', '20\u00a0% más'],
      ['Solicitudes cerradas', '110', '110', 'Igual'],
      ['Asesorías atendidas', '100', '125', '20\u00a0% menos'],
      ['Personas atendidas', '130', '0', '—'],
      ['Capacitaciones dadas', '1', '0', '—'],
      ['Asistencias a capacitaciones', '30', '19', '—'],
      ['Inscripciones de voluntarios', '8', '0', '—'],
    ])
    for (const words of [
      'Comparado con: enero a junio de 2025.',
      'La mitad de las personas atendidas esperó 2 días o menos; nueve de cada diez, 7 días o menos.',
      'Una persona (1\u00a0%) pidió con una cuenta del portal.',
    ])
      expect.soft(text()).toContain(words)
  })

  it('begins with who waits now, how long and since when', async () => {
    await open()
    expect(bars('Quiénes esperan ahora')).toEqual([
      'hasta 7 días 5 13\u00a0%',
      '8 a 30 días 4 10\u00a0%',
      '31 a 90 días 0 0\u00a0%',
      'más de 90 días 30 77\u00a0%',
    ])
    for (const words of [
      '39 personas esperan; 34, desde hace más de 7 días',
      'La más antigua, desde el 19 de julio de 2025 (180 días). 15 no tienen quien la atienda.',
    ])
      expect.soft(text()).toContain(words)
    expect(text()?.split('más de 7 días')).toHaveLength(2)
    const late = screen.getByRole('link', { name: 'Ver las vencidas' })
    expect(late.getAttribute('href')).toBe('/dashboard-editor/ver-asesorias?estado=antiguas')
  })

  it('still tells who waits where the period has nothing to count', async () => {
    const none = { Cantidad: 0, SinAsignar: 0, Edades: [], Desde: null }
    const { Anterior } = anInforme()
    const Periodo = aPeriod({ desde: '2025-07-01', hasta: '2025-12-31' })
    await open({ ...anInforme(), Periodo, Anterior, Pendientes: none })
    expect(text()).toContain('Nadie espera.')
    expect(text()).toContain('En este periodo todavía no hay nada que contar.')
  })

  it('has the figures of each chart in a table, and those of each province on a map', async () => {
    await open()
    expect(bars('Por servicio')).toEqual([
      'Declaraciones tributarias 90 75\u00a0%',
      'Gastos personales 20 17\u00a0%',
      'Otros 10 8\u00a0%',
    ])
    expect(tableRows('Por servicio')).toEqual([
      ['Servicio', 'Solicitudes', 'Parte', 'Antes'],
      ['Declaraciones tributarias', '90', '75\u00a0%', '60'],
      ['Gastos personales', '20', '17\u00a0%', '0'],
      ['Otros', '10', '8\u00a0%', '0'],
    ])
    expect(bars('Quién atendió').at(-1)).toBe('Cuenta eliminada 40 40\u00a0%')
    const months = 'Recibidas y atendidas por mes'
    expect(figure(months).getByRole('img', { name: `Gráfico: ${months}` }).textContent).toBe(
      '4030jul10ago7070sep',
    )
    expect(tableRows(months)[2]).toEqual(['agosto de 2025', '10', '0', '0', '0', '—', '—'])
    expect(tableRows('Por ciudad').at(-1)?.[0]).toBe('No se sabe')

    const [map] = screen.getAllByRole('figure', { name: 'Por provincia' })
    const told = [...(map?.querySelectorAll('title') ?? [])].map(({ textContent }) => textContent ?? '')
    expect(told.map((each) => each.replace(/: \d+$/, '')).toSorted()).toEqual(PROVINCES.split(', '))
    expect(told).toContain('Pichincha: 80')
    const words = figure('Por provincia').getByText(/^De 2 de las 24 provincias\./).textContent
    expect(words).toContain('De 10 no se sabe la provincia.')
  })

  it('is about the present semester of Ecuador, or another one that its address then names', async () => {
    vi.stubEnv('TZ', 'Pacific/Kiritimati')
    // The last minute of June in Ecuador.
    setNow('2026-07-01T04:59:00Z')
    const page = await open(anInforme(), '?desde=2025-13-01&hasta=2x')
    expect(api.callsOf(informe.read)[0]?.query).toEqual({ desde: '2026-01-01', hasta: '2026-06-30' })
    expect(choice('Periodo').selectedOptions[0]?.textContent).toBe('enero a junio de 2026')
    await page.actor.selectOptions(choice('Periodo'), 'enero a junio de 2025')
    await waitFor(() =>
      expect(api.callsOf(informe.read).at(-1)?.query).toEqual({ desde: '2025-01-01', hasta: '2025-06-30' }),
    )
    expect(page.address()).toContain('?desde=2025-01-01&hasta=2025-06-30')
  })

  it.each(['utm_source=correo', 'desde2=2024-01-01&formato=pdf', 'hasta=2031-02-30'])(
    'shows, exports and prints the days of its address, whatever "%s" adds to it',
    async (more) => {
      api.on(informe.export, file('informe.csv'))
      const page = await open(anInforme(), `?desde=2025-01-01&hasta=2025-06-30&${more}`)
      const days = { desde: '2025-01-01', hasta: '2025-06-30' }
      expect(choice('Periodo').selectedOptions[0]?.textContent).toBe('enero a junio de 2025')
      await press(page, 'CSV')
      await screen.findByText('Archivo descargado')
      expect(api.callsOf(informe.export)[0]?.query).toEqual({ ...days, formato: 'csv' })
      window.dispatchEvent(new Event('beforeprint'))
      await screen.findByText(/Aprobado por/)
      expect(api.callsOf(informe.read).map(({ query }) => query)).toEqual([days])
    },
  )

  it('can be about any two days in order, and then shows no goal', async () => {
    vi.stubEnv('TZ', 'Pacific/Honolulu')
    const page = await open({
      ...anInforme(),
      Periodo: aPeriod({ desde: '2025-07-03', hasta: '2025-07-09' }, { Recibidas: 3 }),
    })
    await page.actor.selectOptions(choice('Periodo'), 'Otras fechas…')
    await rewrite(page, /^Hasta/, '2025-06-30')
    await press(page, 'Ver informe')
    await screen.findByText('El primer día tiene que ser anterior al último.')
    expect(page.address()).toContain('?desde=2025-07-01&hasta=2025-12-31')
    await rewrite(page, /^Desde/, '2025-07-03')
    await rewrite(page, /^Hasta/, '2025-07-09')
    await press(page, 'Ver informe')
    await screen.findByRole('heading', { name: '3 de julio de 2025 al 9 de julio de 2025' })
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Metas del semestre' })).toBeNull())
  })

  it('of a running semester claims no change, and exports the whole months that are over', async () => {
    setNow('2025-10-15T15:00:00Z')
    api.on(informe.export, file('informe.csv'))
    const page = await open()
    const [headers, received] = rowsOf(screen.getByRole('table', { name: 'En cifras' }))
    expect(headers).toEqual(['Cifra', 'Hasta hoy', 'El semestre anterior, completo'])
    expect(received).toEqual(['Solicitudes recibidas', '120', '100'])
    expect(text()).toContain('salen solo los meses completos que ya terminaron: 1 de julio de 2025 al 30 de')
    await press(page, 'Excel (XLSX)')
    await screen.findByText('Archivo descargado')
    const months = { desde: '2025-07-01', hasta: '2025-09-30' }
    expect(api.callsOf(informe.export).map(({ query }) => query)).toEqual([{ ...months, formato: 'xlsx' }])
  })

  it('of less than a whole month is neither exported nor printed, and says why', async () => {
    await open({ ...anInforme(), Papel: null }, '?desde=2025-10-02&hasta=2025-10-31')
    expect(text()).toContain('Para imprimir o descargar, elige un periodo')
    for (const name of ['Imprimir', 'Excel (XLSX)', 'CSV'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    window.dispatchEvent(new Event('beforeprint'))
    expect(text()).not.toContain('Aprobado por')
  })
})

describe('an export', () => {
  const queries = (endpoint: Parameters<typeof api.callsOf>[0]) =>
    api.callsOf(endpoint).map(({ query }) => query)

  const FILTERS = { estado: 'todas', ciudad: 'quito\nibarra', q: 'ana', desde: '2026-01-01' }
  it.each([
    [
      '?estado=todas&ciudad=quito&ciudad=ibarra&q=ana&desde=2026-01-01&orden=antiguas&pagina=2',
      'Cola',
      FILTERS,
    ],
    ['', 'Tabla', {}],
  ])('holds what the requests are narrowed to by "%s" in the view %s', async (narrowed, view, filters) => {
    api.answers(asesorias.list, [asesoria('a')])
    api.on(asesorias.export, file('asesorias.csv'))
    const page = mount(`/dashboard-editor/ver-asesorias${narrowed}`, { as: 'editor' })
    await press(page, view)
    await press(page, 'Más')
    await choose(page, 'Descargar en CSV')
    await screen.findByText('Archivo descargado')
    expect(queries(asesorias.export)).toEqual([{ formato: 'csv', ...filters }])
  })

  it.each([
    ['ver-inscripciones?nivel=Sexto+Semestre&carrera=todos', inscripciones, { nivel: 'Sexto Semestre' }],
    ['usuarios?rol=2&q=rosa', users, { rol: '2', q: 'rosa' }],
    ['capacitaciones-manager?estado=borrador&q=iva', capacitaciones, { estado: 'borrador', q: 'iva' }],
  ])('holds what the list at %s shows', async (address, { export: endpoint }, filters) => {
    api.on(endpoint, file('a.csv'))
    const page = mount(`/dashboard-admin/${address}`, { as: 'admin' })
    await press(page, 'Descargar')
    await choose(page, 'CSV')
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(queries(endpoint)).toEqual([{ formato: 'csv', ...filters }])
  })

  it('is chosen from a menu by keys alone, which gives the focus back', async () => {
    api.on(inscripciones.export, file('a.csv'))
    const { actor } = mount('/dashboard-editor/ver-inscripciones', { as: 'editor' })
    const button = await screen.findByRole('button', { name: 'Descargar' })
    const here = () => document.activeElement?.textContent
    button.focus()
    for (const [key, name] of [
      ['ArrowDown', 'Excel (XLSX)'],
      ['ArrowDown', 'CSV'],
      ['ArrowDown', 'Excel (XLSX)'],
      ['ArrowUp', 'CSV'],
      ['Home', 'Excel (XLSX)'],
      ['Escape', 'Descargar'],
      ['Enter', 'Excel (XLSX)'],
      ['End', 'CSV'],
    ] as const) {
      await actor.keyboard(`{${key}}`)
      expect(here(), key).toBe(name)
      expect(button.getAttribute('aria-expanded')).toBe(String(name !== 'Descargar'))
    }
    await actor.tab()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    button.focus()
    await actor.keyboard(' {End}{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(button))
    await waitFor(() => expect(queries(inscripciones.export)).toEqual([{ formato: 'csv' }]))
  })

  it('saves nothing when it is refused, breaks off or is cancelled', async () => {
    const page = mount('/dashboard-editor/ver-inscripciones', { as: 'editor' })
    const download = async (reply: Reply) => {
      api.on(inscripciones.export, reply)
      await press(page, 'Descargar')
      await choose(page, 'CSV')
    }
    const failsWith = async (told: RegExp) => {
      await screen.findByText(told)
      await answer(page, 'Aceptar')
    }
    await download(refuse(400, 'invalid_input', 'Escribe un día que exista.'))
    await failsWith(/Escribe un día que exista/)
    await download((_call, response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv', 'Content-Length': 100 })
      response.write('la mitad', () => response.destroy())
    })
    await failsWith(/No se pudo descargar el archivo/)
    await download(hold(file('a.csv')).reply)
    await screen.findByRole('progressbar', { name: 'Preparando el archivo…' })
    await press(page, 'Cancelar')
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(screen.queryByText(/No se pudo descargar/)).toBeNull()
    expect(saved).not.toHaveBeenCalled()
  })
})

it('the first page of staff leads from each figure to the rows behind it', async () => {
  api.on(informe.inicio, refuse(500, 'internal'))
  const page = mount('/dashboard-editor/inicio', { as: 'editor' })
  await screen.findByText('No se pudo cargar lo que hay por hacer')
  api.answers(informe.inicio, anInicio())
  await press(page, 'Reintentar')
  await screen.findByRole('heading', { level: 2, name: 'Por hacer' })
  expect(links('Por hacer')).toEqual([
    ['Contestar', '/dashboard-editor/ver-asesorias?estado=escribieron'],
    ['Ver las vencidas', '/dashboard-editor/ver-asesorias?estado=antiguas'],
    ['Ver las nuevas', '/dashboard-editor/ver-asesorias?estado=sin-asignar'],
    ['12 asesorías atiendes tú', '/dashboard-editor/ver-asesorias?estado=mias'],
    ['999+ asesorías pendientes', '/dashboard-editor/ver-asesorias?estado=pendientes'],
    ['4 inscripciones sin ver', '/dashboard-editor/ver-inscripciones'],
    ['0 correos que no llegaron en 30 días', '/dashboard-editor/correos'],
    [
      '2 días espera la mitad de las personas; nueve de cada diez, hasta 7 días',
      '/dashboard-editor/informe?desde=2025-07-15&hasta=2025-10-12',
    ],
  ])
  const work = screen.getByRole('region', { name: 'Por hacer' }).textContent
  for (const text of ['1 persona te escribió', '33 esperan más de 7 días', '31 nuevas sin asignar'])
    expect(work).toContain(text)
  const semester = screen.getByRole('region', { name: 'Este semestre' }).textContent
  expect(semester).toContain('2\u00a0% de la meta de 4.000: faltan 3.900.')
  expect(semester).toContain('104\u00a0% de la meta de 5.000: cumplida.')
})

it.each([
  [9, null, '9 días espera la mitad de las personas'],
  [null, null, '— No se sabe cuánto se espera'],
])('the first page of staff tells no wait that nobody knows: %s, %s', async (Mitad, CasiTodas, text) => {
  const { Espera } = anInicio()
  api.answers(informe.inicio, anInicio({ Espera: { ...Espera, Mitad, CasiTodas } }))
  mount('/dashboard-editor/inicio', { as: 'editor' })
  await screen.findByRole('heading', { level: 2, name: 'Por hacer' })
  expect(links('Por hacer').at(-1)?.[0]).toBe(text)
})

it('the list of lost mails tells why, when by the clock of Ecuador, and about what', async () => {
  vi.stubEnv('TZ', 'Pacific/Honolulu')
  const mail = (Id: string, Fecha: string, Sobre: { Coleccion: string; Id: string }) => ({
    Id,
    Asunto: `Asunto ${Id}`,
    Fecha,
    Sobre,
    Retenido: Id === 'a',
    Atrasado: Id === 'late',
    Rebote: Id === 'back' ? 'buzon_lleno' : null,
  })
  api.on(
    informe.correos,
    json([
      mail('a', '2025-07-10T04:59:59.000Z', { Coleccion: 'asesorias', Id: 'la-una' }),
      mail('b', '2025-07-10T05:00:00.000Z', { Coleccion: 'users', Id: 'rosa' }),
      mail('c', '2025-07-09T19:05:00.000Z', { Coleccion: 'boletines', Id: 'uno' }),
      mail('late', '2025-07-09T19:04:00.000Z', { Coleccion: 'participantes', Id: 'uno' }),
      mail('back', '2025-07-09T19:03:00.000Z', { Coleccion: 'users', Id: 'luis' }),
    ]),
  )
  const page = mount('/dashboard-editor/correos', { as: 'editor' })
  const table = within(await screen.findByRole('table'))
  const row = (name: string) => table.getByRole('rowheader', { name }).closest('tr')?.textContent
  expect(row('Asunto a')).toContain('se alcanzó el límite de correos')
  expect(row('Asunto a')).toContain('9 de julio de 2025, 23:59')
  expect(row('Asunto b')).toContain('lo rechazó')
  expect(row('Asunto b')).toContain('10 de julio de 2025, 00:00')
  expect(row('Asunto late')).toContain('Espera hace más de media hora')
  expect(row('Asunto back')).toContain('Rebotó: el buzón está lleno')
  const hrefs = table.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs.toSorted()).toEqual([
    '/dashboard-editor/boletines-manager',
    '/dashboard-editor/capacitaciones-manager',
    '/dashboard-editor/usuarios/ver/luis',
    '/dashboard-editor/usuarios/ver/rosa',
    '/dashboard-editor/ver-asesorias/la-una',
  ])

  const again = table.getAllByRole('button', { name: /^Enviar otra vez/ })
  expect(again.map(({ textContent }) => textContent)).toEqual(
    ['b', 'a', 'c', 'late'].map((id) => `Enviar otra vez Asunto ${id}`),
  )
  api.on(informe.resendMail, refuse(503, 'unavailable'))
  await press(page, 'Enviar otra vez Asunto b')
  await screen.findByText('No se pudo enviar otra vez', { exact: false })
  await answer(page, 'Aceptar')
  expect(row('Asunto b')).toContain('lo rechazó')
  api.answers(informe.resendMails, { Enviados: 500, Quedan: 3 })
  const left = hold(json([mail('back', '2025-07-09T19:03:00.000Z', { Coleccion: 'users', Id: 'luis' })]))
  api.on(informe.correos, left.reply)
  api.answers(informe.resendMail, { Enviados: 1, Quedan: 0 })
  await press(page, 'Enviar otra vez Asunto b')
  await waitFor(() => expect(screen.queryByText('Asunto b')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(again[1]))
  await press(page, 'Enviar todos otra vez')
  await answer(page, 'Enviar todos')
  await screen.findByText('500 correos saldrán poco a poco. Quedan 3: vuelve a enviarlos después')
  left.release()
  await waitFor(() => expect(screen.queryByText('Asunto a')).toBeNull())
  expect(screen.queryByRole('button', { name: /Enviar/ })).toBeNull()
})

it('the followers of a network in a month are stored as a whole number', async () => {
  const known = { Meses: [], Crecimiento: { Inicio: 0, Ahora: 0, Crecimiento: null } }
  const stored = { ...known, Meses: [{ Mes: '2025-07', Seguidores: { Instagram: 1200 } }] }
  api.on(informe.readRedes, json(known))
  api.on(informe.updateRedes, json(stored))
  const page = mount('/dashboard-editor/informe/redes', { as: 'editor' })
  await screen.findByText('Todavía no se ha anotado ningún mes.')
  await page.actor.selectOptions(choice('Red'), 'Instagram')
  await page.actor.type(field('Seguidores'), '1,2')
  await press(page, 'Guardar')
  await screen.findAllByText('Escribe cuántos seguidores son, de 0 a 100 millones y sin comas.')
  await rewrite(page, 'Seguidores', '1.200')
  await press(page, 'Guardar')
  expect(await screen.findByRole('cell', { name: '1.200' })).toBeTruthy()
  expect(api.changes[0]?.body).toMatchObject({ Red: 'Instagram', Seguidores: 1200 })
})
