import { lawHolidays, lawRules } from '@naf/contract'
import form from '@naf/web/src/features/calendario/form.tsx'
import manager from '@naf/web/src/features/calendario/manager.tsx'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { calendario } from '../support/calendar-builder.ts'
import { json, localApi, type Reply } from '../support/local-api.ts'
import { pagesOf } from '../support/manager-pages.ts'
import { dialogText, openScreen, press, value } from '../support/open-screen.tsx'
import { leavePage } from '../support/render-page.tsx'

const pages = pagesOf('calendario-manager', manager, form)
const server = localApi()
afterEach(leavePage)

const serve = (change: Reply) => {
  const list = json([calendario(2026)])
  server.reply = (arrived, response) => (arrived.method === 'GET' ? list : change)(arrived, response)
}
const open = (page: typeof pages.create, path = '') =>
  openScreen({ page, path: `calendario-manager${path}`, hasPrevious: true })
const sent = () => JSON.parse(server.changes()[0]?.body ?? '{}')
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const retype = async (actor: ReturnType<typeof userEvent.setup>, label: string, text: string) => {
  await actor.clear(field(label))
  await actor.click(field(label))
  await actor.paste(text)
}

const nextYear = new Date().getFullYear() + 1

describe('the calendars', () => {
  it('stand in a table by their year', async () => {
    serve(json({}))
    open(pages.list)
    const table = within(await screen.findByRole('table', { name: 'Gestión del Calendario' }))
    const headers = table.getAllByRole('columnheader').map((header) => header.textContent)
    expect(headers).toEqual(['Año', 'Fuente', 'Feriados', 'Fechas cambiadas', 'Subido por', 'Acciones'])
    expect(table.getByRole('rowheader').textContent).toBe('2026')
  })
})

describe('a new calendar', () => {
  it('begins with what the law says of the next year, and is sent as it stands', async () => {
    const actor = userEvent.setup()
    serve(json(calendario(nextYear), 201))
    open(pages.create, '/crear')
    expect(value('Año')).toBe(String(nextYear))
    expect(value('Día de cada noveno dígito')).toBe('10, 12, 14, 16, 18, 20, 22, 24, 26, 28')
    await press(actor, 'Publicar calendario')
    expect(await dialogText('Calendario creado')).toBeTruthy()
    expect(sent()).toMatchObject({
      Anio: nextYear,
      ...lawRules(),
      Feriados: lawHolidays(nextYear),
      Excepciones: [],
    })
  })

  it('takes dates as people write them, and says which line is wrong', async () => {
    const actor = userEvent.setup()
    serve(json(calendario(2026), 201))
    open(pages.create, '/crear')
    await retype(actor, 'Año', '2026')
    await retype(actor, 'Feriados (opcional)', '1/1/2026; Año Nuevo\n31/2/2026; Nunca')
    await retype(
      actor,
      'Fechas cambiadas por el SRI (opcional)',
      'IVA Mensual; 11; todos; 5/12/2026\nRenta RIMPE;5;3;2026-05-20',
    )
    await press(actor, 'Publicar calendario')
    const wrong = 'Línea 2: Escribe una fecha que exista, con día, mes y año.'
    await actor.click(await screen.findByRole('link', { name: wrong }))
    expect(document.activeElement).toBe(field('Feriados (opcional)'))
    expect(server.changes()).toEqual([])
    await retype(actor, 'Feriados (opcional)', '1/1/2026; Año Nuevo')
    await press(actor, 'Publicar calendario')
    expect(await dialogText('Calendario creado')).toBeTruthy()
    expect(sent().Feriados).toEqual([{ Fecha: '2026-01-01', Nombre: 'Año Nuevo' }])
    expect(sent().Excepciones).toEqual([
      { Obligacion: 'IvaMensual', Mes: 11, Digito: null, Fecha: '2026-12-05' },
      { Obligacion: 'RentaRimpe', Mes: 5, Digito: 3, Fecha: '2026-05-20' },
    ])
  })

  it('of another year is given the holidays of that year, beside those of its own', async () => {
    const actor = userEvent.setup()
    serve(json({}))
    open(pages.create, '/crear')
    await retype(actor, 'Año', '2026')
    await press(actor, 'Publicar calendario')
    const other = 'Los feriados tienen que ser del mismo año que el calendario.'
    expect(await screen.findByRole('link', { name: other })).toBeTruthy()
    await retype(actor, 'Feriados (opcional)', `2/1/2026; Por decreto\n1/1/2031; De otro año`)
    await press(actor, 'Poner los feriados de ley')
    const lines = field('Feriados (opcional)').value.split('\n')
    expect(lines).toHaveLength(lawHolidays(2026).length + 1)
    expect(lines[0]).toBe('01/01/2026; Año Nuevo')
    expect(lines.at(-1)).toBe('2/1/2026; Por decreto')
    expect(screen.getByText(/^Pusimos los 11 feriados de ley de 2026\./)).toBeTruthy()
  })
})

describe('a stored calendar', () => {
  it('is changed without its year', async () => {
    const actor = userEvent.setup()
    serve(json(calendario(2026)))
    open(pages.edit, '/editar/2026')
    await screen.findByLabelText('Fuente')
    expect(screen.queryByLabelText('Año')).toBeNull()
    await retype(actor, 'Renta RIMPE (opcional)', '3, 5')
    await press(actor, 'Guardar Cambios')
    expect(await dialogText('Calendario actualizado')).toBeTruthy()
    expect(sent()).toMatchObject({ Anio: 2026, RentaRimpe: [3, 5], Feriados: lawHolidays(2026) })
  })
})
