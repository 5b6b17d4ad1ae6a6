import { PROVINCIAS } from '@naf/contract'
import InformePage from '@naf/web/src/features/informe/InformePage.tsx'
import { PROVINCE_MAP } from '@naf/web/src/features/informe/province-map.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aMonth, anInforme, aPeriod, SECOND_HALF } from '../../support/informe-builder.ts'
import { aFile } from '../support/a-file.ts'
import { json, leavePage, renderPage, stubNetwork } from '../support/render-page.tsx'
import { EDITOR } from '../support/staff-queue.tsx'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-01-15T15:00:00Z'), toFake: ['Date'] }))
afterEach(async () => {
  vi.useRealTimers()
  await leavePage()
})

const open = async (answer: object = anInforme(), search = '?desde=2025-07-01&hasta=2025-12-31') => {
  const sent = stubNetwork(() => json(answer))
  const view = renderPage(InformePage, { session: EDITOR, url: `/pagina${search}` })
  await waitFor(() => expect(screen.queryByText('Cargando…')).toBeNull())
  return { sent, ...view }
}

const text = () => document.body.textContent
const figure = (name: string) => within(screen.getByRole('figure', { name }))
const tableRows = (name: string) =>
  within(figure(name).getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('the figures of a semester', () => {
  it('begin with the goals, in words', async () => {
    await open()
    const goals = within(screen.getByRole('list', { name: 'Metas del semestre' })).getAllByRole('listitem')
    expect(goals.map(({ textContent }) => textContent)).toEqual([
      'Contribuyentes atendidos1002\u00a0% de la meta de 4.000: faltan 3.900.',
      'Personas atendidas1302\u00a0% de la meta de 5.000: faltan 4.870.',
      'Capacitaciones133\u00a0% de la meta de 3: faltan 2.',
      'Más presencia en redes—Todavía no hay con qué compararlo.',
    ])
  })

  it('are compared with those of the semester before, in words', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 2, name: 'julio a diciembre de 2025' })).toBeTruthy()
    expect(text()).toContain('Comparado con: enero a junio de 2025.')
    expect(text()).toContain('solicitudes recibidas20\u00a0% más que antes (100).')
    expect(text()).toContain('asesorías atendidas20\u00a0% menos que antes (125).')
    expect(text()).toContain('solicitudes cerradasIgual que antes (110).')
    expect(text()).toContain('inscripciones de voluntariosAntes, ninguna.')
  })

  it('stay where one section fails to render, which does not blame the connection', async () => {
    const informe = anInforme()
    await open({ ...informe, Periodo: { ...informe.Periodo, Provincia: null } })
    const section = within(screen.getByRole('region', { name: 'De dónde escribieron' }))
    expect(section.getByRole('alert').textContent).toContain('falla del portal, no de tu conexión')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(text()).toContain('solicitudes recibidas20')
    expect(screen.getByRole('region', { name: 'Qué se leyó y quién nos sigue' })).toBeTruthy()
  })

  it('that still runs are set beside the whole semester before, and no change is claimed', async () => {
    vi.setSystemTime(new Date('2025-10-01T15:00:00Z'))
    await open()
    expect(text()).toContain('solicitudes recibidasEl semestre anterior, completo: 100.')
    expect(text()).not.toContain('más que antes')
  })

  it('stand month by month in a table below their chart', async () => {
    await open()
    expect(tableRows('Recibidas y atendidas por mes')).toEqual([
      ['Mes', 'Recibidas', 'Atendidas', 'Cerradas', 'Inscripciones'],
      ['julio de 2025', '40', '30', '0', '0'],
      ['agosto de 2025', '10', '0', '0', '0'],
      ['septiembre de 2025', '70', '70', '0', '0'],
    ])
    expect(tableRows('Días de espera por mes')[2]).toEqual(['agosto de 2025', '—', '—'])
    expect(text()).toContain(
      'La mitad de las personas atendidas esperó 2 días o menos; nueve de cada diez, 7 días o menos.',
    )
  })

  it('say what was asked for, the most first, with its part and with before', async () => {
    await open()
    expect(tableRows('Por servicio')).toEqual([
      ['Servicio', 'Solicitudes', 'Parte', 'Antes'],
      ['Declaraciones tributarias', '90', '75\u00a0%', '60'],
      ['Gastos personales', '20', '17\u00a0%', '0'],
      ['Otros', '10', '8\u00a0%', '0'],
    ])
    expect(text()).toContain('12 personas (10\u00a0%) dijeron tener una discapacidad.')
    expect(text()).toContain('Una persona (1\u00a0%) pidió con una cuenta del portal.')
  })

  it('say where people are, how it was closed, what they thought, and who attended how many', async () => {
    await open()
    expect(figure('Por provincia').getByText(/^De 2 de las 24 provincias\./).textContent).toContain(
      'De 10 no se sabe la provincia.',
    )
    expect(tableRows('Por ciudad').map(([name]) => name)).toEqual([
      'Ciudad',
      'Quito',
      'Guayaquil',
      'No se sabe',
    ])
    expect(tableRows('Cómo se cerraron')[1]?.slice(0, 2)).toEqual(['Atendida', '100'])
    expect(figure('Opiniones').getByText('4 de 5 en promedio, de 4 opiniones.')).toBeTruthy()
    expect(tableRows('Quién atendió')).toEqual([
      ['Quién', 'Asesorías atendidas'],
      ['Rosa Mora', '60'],
      ['Cuenta eliminada', '40'],
    ])
  })
})

describe('the period', () => {
  it('is the present semester, unless the address says another', async () => {
    const { sent } = await open(anInforme(), '?desde=2025-13-01&hasta=ayer')
    expect(sent[0]?.query).toEqual({ desde: '2026-01-01', hasta: '2026-06-30' })
    expect(screen.getByLabelText<HTMLSelectElement>('Periodo').selectedOptions[0]?.textContent).toBe(
      'enero a junio de 2026',
    )
  })

  it('can be another semester, which the address then names', async () => {
    const { sent, router } = await open()
    await userEvent.selectOptions(screen.getByLabelText('Periodo'), 'enero a junio de 2025')
    await waitFor(() => expect(sent.at(-1)?.query).toEqual({ desde: '2025-01-01', hasta: '2025-06-30' }))
    expect(router.state.location.search).toBe('?desde=2025-01-01&hasta=2025-06-30')
  })

  it('can be any two days, of which the first comes first; then no goal is shown', async () => {
    const { router } = await open({
      ...anInforme(),
      Periodo: aPeriod({ desde: '2025-07-03', hasta: '2025-07-09' }, { Recibidas: 3 }),
    })
    await userEvent.selectOptions(screen.getByLabelText('Periodo'), 'Otras fechas…')
    const [from, to] = [screen.getByLabelText(/^Desde/), screen.getByLabelText(/^Hasta/)]
    await userEvent.clear(from)
    await userEvent.type(from, '2025-07-09')
    await userEvent.clear(to)
    await userEvent.type(to, '2025-07-03')
    await userEvent.click(screen.getByRole('button', { name: 'Ver informe' }))
    await screen.findByText('El primer día tiene que ser anterior al último.')
    expect(router.state.location.search).toBe('?desde=2025-07-01&hasta=2025-12-31')
    await userEvent.clear(from)
    await userEvent.type(from, '2025-07-03')
    await userEvent.clear(to)
    await userEvent.type(to, '2025-07-09')
    await userEvent.click(screen.getByRole('button', { name: 'Ver informe' }))
    await screen.findByRole('heading', { name: '3 de julio de 2025 al 9 de julio de 2025' })
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Metas del semestre' })).toBeNull())
  })

  it('in which nothing was says so', async () => {
    await open({ ...anInforme(), Periodo: aPeriod(SECOND_HALF) })
    expect(text()).toContain('En este periodo todavía no hay nada que contar.')
  })

  it('of one month has no chart of months, and says the wait in a sentence', async () => {
    await open(anInforme({ Meses: [aMonth('2025-07', { Recibidas: 120 })] }))
    expect(screen.queryByRole('figure', { name: 'Recibidas y atendidas por mes' })).toBeNull()
    expect(text()).toContain('nueve de cada diez, 7 días o menos.')
  })
})

it('the map has a place for each province, and no two in one', () => {
  expect(PROVINCE_MAP.regions.map(({ name }) => name).toSorted()).toEqual(PROVINCIAS.toSorted())
  expect(new Set(PROVINCE_MAP.regions.map(({ at }) => at.join(' '))).size).toBe(PROVINCIAS.length)
})

describe('the report on paper', () => {
  const groups = () => tableRows('Por tipo de servicio')

  it('has a cover, groups of five at least, and lines to sign; the screen has none of them', async () => {
    await open(
      anInforme({ Servicio: { 'Declaraciones tributarias': 90, 'Gastos personales': 3, Otros: 27 } }),
    )
    expect(text()).not.toContain('Aprobado por')
    window.dispatchEvent(new Event('beforeprint'))
    expect(text()).toContain('Lo que el centro hizo del 1 de julio de 2025 al 31 de diciembre de 2025.')
    expect(groups()).toEqual([
      ['Grupo', 'Cantidad'],
      ['Declaraciones tributarias', '90'],
      ['Otros grupos', '30'],
    ])
    expect(text()).toContain('Aprobado por')
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(text()).not.toContain('Aprobado por'))
  })

  it('says of a few people that they are few, and leaves a province without a figure blank', async () => {
    await open(anInforme({ Servicio: { 'Gastos personales': 3 } }))
    window.dispatchEvent(new Event('beforeprint'))
    expect(groups()[1]).toEqual(['Otros grupos', 'menos de 5'])
    expect(figure('Por tipo de servicio').getAllByText('menos de 5')).toHaveLength(2)
    const maps = screen.getAllByRole('figure', { name: 'Por provincia' })
    const titles = maps.map((map) => [...map.querySelectorAll('title')].map(({ textContent }) => textContent))
    expect(titles.map(([first]) => first)).toEqual(['Azuay: 0', 'Azuay'])
  })
})

describe('the report to take along', () => {
  it('is printed, or a file of the period that is shown: a PDF to be signed, or a table of its figures', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:archivo')
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const sent = stubNetwork(({ path }) =>
      path === '/api/informe' ? json(anInforme()) : aFile('informe.pdf', ['%PDF-']),
    )
    renderPage(InformePage, { session: EDITOR, url: '/pagina?desde=2025-07-01&hasta=2025-12-31' })
    for (const name of ['Imprimir', 'PDF para firmar', 'Excel (XLSX)', 'CSV']) {
      await userEvent.click(await screen.findByRole('button', { name: 'Descargar' }))
      await userEvent.click(screen.getByRole('button', { name }))
    }
    expect(print).toHaveBeenCalledOnce()
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(3))
    const period = { desde: '2025-07-01', hasta: '2025-12-31' }
    expect(sent.flatMap(({ path, query }) => (path === '/api/informe' ? [] : [[path, query]]))).toEqual([
      ['/api/informe/pdf', period],
      ['/api/informe/exportar', { ...period, formato: 'xlsx' }],
      ['/api/informe/exportar', { ...period, formato: 'csv' }],
    ])
    saved.mockRestore()
    vi.unstubAllGlobals()
  })
})
