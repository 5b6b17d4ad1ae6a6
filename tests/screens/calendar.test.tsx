import { api as endpoints, lawHolidays, lawRules } from '@naf/contract'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dialogWith, field, mount, press, rewrite } from '../support/mount.tsx'
import { calendario } from '../support/samples.ts'
import { json, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const endpoint = endpoints.calendario

const digit = (n: number) => screen.getByRole('button', { name: `Noveno dígito ${n}` })
const today = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T15:00:00Z`) })
const Y2026 = calendario(2026)
const Y2027 = calendario(2027)

describe('the card of due dates', () => {
  beforeEach(() => localStorage.setItem('naf_consent', 'true'))

  const card = async () => within(await screen.findByRole('region', { name: '¿Cuándo me toca?' }))
  const shown = async () =>
    (await card())
      .queryAllByRole('term')
      .map((term) => `${term.nextElementSibling?.querySelector('time')?.dateTime} ${term.textContent}`)
  const ask = async (ninth: number, kind: RegExp, calendars = [Y2027, Y2026]) => {
    api.answers(endpoint.list, calendars)
    const page = mount('/')
    await card()
    await page.actor.click(digit(ninth))
    await page.actor.click(await screen.findByRole('radio', { name: kind }))
    return page
  }
  const GENERAL = /^Persona natural ?Régimen/

  it('shows the next date of each obligation for a digit and a kind of taxpayer, the earliest first', async () => {
    today('2026-11-23')
    const early = mount('/')
    await card()
    // Without code the form leads to the page of the calendar.
    expect(digit(3).closest('form')?.getAttribute('action')).toBe('/calendario')
    expect((digit(3) as HTMLButtonElement).name).toBe('digito')
    expect(api.callsOf(endpoint.list)).toEqual([])
    early.unmount()
    const page = await ask(3, GENERAL)
    expect(screen.getByRole('heading', { name: 'Tus próximas fechas, noveno dígito 3' })).toBeTruthy()
    expect(digit(3).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getAllByText('lunes, 14 de diciembre de 2026')).toHaveLength(2)
    expect(screen.getByText(/El que vale es el calendario del SRI/).textContent).toContain('arts. 72 y 158')
    expect(await shown()).toEqual([
      '2026-12-14 IVA de noviembre de 2026',
      '2026-12-14 Retenciones de noviembre de 2026',
      '2027-03-15 Impuesto a la renta de 2026',
    ])
    await page.actor.click(screen.getByRole('radio', { name: /^RIMPE emprendedor/ }))
    await page.actor.click(digit(0))
    expect(await shown()).toEqual([
      '2027-01-28 IVA de julio a diciembre de 2026',
      '2027-05-28 Impuesto a la renta de 2026',
    ])
    expect(screen.getByText('Confirma tu régimen en SRI en línea.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ver el calendario del año' }).getAttribute('href')).toBe(
      '/calendario?digito=0',
    )
  })

  it('counts the day itself and tells what is near', async () => {
    today('2026-12-14')
    const page = await ask(3, GENERAL, [Y2026])
    expect(await shown()).toHaveLength(2)
    for (const [now, near] of [
      ['2026-12-14', 'hoy'],
      ['2026-12-13', 'mañana'],
      ['2026-11-30', 'en 14 días'],
      ['2026-11-29', ''],
      ['2026-12-15', undefined],
    ] as const) {
      today(now)
      // Another digit and back, for the card to look at the clock again.
      await page.actor.click(digit(4))
      await page.actor.click(digit(3))
      const [first] = (await card()).queryAllByRole('term')
      const told = first?.nextElementSibling?.querySelector('time + span')?.textContent
      expect.soft(told, now).toBe(near || undefined)
    }
  })

  it('names the first year that nobody has published', async () => {
    today('2026-11-23')
    for (const [calendars, kind, year] of [
      [[], GENERAL, '2026'],
      [[Y2026], GENERAL, '2027'],
      [[Y2026, Y2027], /^Sociedad o empresa/, undefined],
    ] as const) {
      const page = await ask(3, kind, [...calendars])
      const missing = screen.queryByText(/Todavía no publicamos las fechas/)
      expect.soft(missing?.textContent?.match(/\d{4}/)?.[0]).toBe(year)
      page.unmount()
    }
  })
})

it('the page of the calendar gives the dates of a year as a file', async () => {
  today('2026-11-23')
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:fechas')
  api.answers(endpoint.list, [Y2027, Y2026])
  const page = mount('/calendario?anio=2027')
  await page.actor.click(await screen.findByRole('button', { name: 'Noveno dígito 3' }))
  await screen.findByRole('heading', { name: 'Fechas de 2027, noveno dígito 3' })
  await press(page, 'Añadir al calendario')
  const [file] = made.mock.calls.at(-1) ?? []
  expect(await (file as Blob).text()).toContain('DTSTART;VALUE=DATE:20270315\r\n')
})

describe('the subscription to the calendar', () => {
  const address = () => `${window.location.origin}/api/calendario/suscripcion/general/3.ics`
  const open = async () => {
    today('2026-11-23')
    api.answers(endpoint.list, [Y2027, Y2026])
    const page = mount('/calendario?anio=2027&digito=3')
    await screen.findByRole('heading', { name: 'Fechas de 2027, noveno dígito 3' })
    return page
  }

  it('is offered to the calendar of the device and to Google Calendar', async () => {
    await open()
    const webcal = address().replace('http:', 'webcal:')
    const link = (name: RegExp | string) => screen.getByRole<HTMLAnchorElement>('link', { name })
    expect(link('Suscribirme al calendario').getAttribute('href')).toBe(webcal)
    const google = link(/^Google Calendar/)
    expect(google.getAttribute('href')).toBe(
      `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`,
    )
    expect([google.target, google.rel]).toEqual(['_blank', 'noopener noreferrer'])
  })

  it('copies its address, and tells so until other dates are shown', async () => {
    const page = await open()
    await press(page, 'Copiar enlace')
    expect((await screen.findByText('Enlace copiado.')).closest('[role=status]')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(address())
    await page.actor.click(digit(4))
    await screen.findByRole('heading', { name: 'Fechas de 2027, noveno dígito 4' })
    expect(screen.queryByText('Enlace copiado.')).toBeNull()
  })

  it('shows its address to be copied by hand if the browser refuses', async () => {
    const page = await open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await press(page, 'Copiar enlace')
    const said = await screen.findByText('Tu navegador no deja copiar el enlace. Selecciónalo y cópialo:')
    expect(said.closest('[role=status]')).toBeTruthy()
    const shown = field('Enlace del calendario')
    expect([shown.value, shown.readOnly]).toEqual([address(), true])
    await page.actor.tab()
    expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, shown.value.length])
    expect(screen.queryByText('Enlace copiado.')).toBeNull()
  })
})

describe('the manager of calendars', () => {
  const HERE = '/dashboard-editor/calendario-manager'
  const HOLIDAYS = 'Feriados (opcional)'
  const open = async (path: string) => {
    today('2025-08-01')
    api.answers(endpoint.list, [Y2026])
    api.on(endpoint.create, json(Y2026, 201))
    api.on(endpoint.edit, json(Y2026))
    const page = mount(`${HERE}${path}`, { as: 'editor' })
    await screen.findByLabelText('Fuente')
    return page
  }

  it('proposes what the law says of the next year', async () => {
    const page = await open('/crear')
    expect(field('Año').value).toBe('2026')
    expect(field('Día de cada noveno dígito').value).toBe('10, 12, 14, 16, 18, 20, 22, 24, 26, 28')
    await press(page, 'Publicar calendario')
    await dialogWith('Calendario creado')
    expect(api.changes[0]?.body).toMatchObject({
      Anio: 2026,
      ...lawRules(),
      Feriados: lawHolidays(2026),
      Excepciones: [],
    })
  })

  it('takes dates as people write them and names the wrong line', async () => {
    const page = await open('/crear')
    await rewrite(page, HOLIDAYS, '1/1/2026; Año Nuevo\n31/2/2026; Nunca')
    const exceptions = 'IVA Mensual; 11; todos; 5/12/2026\nRenta RIMPE;5;3;2026-05-20'
    await rewrite(page, 'Fechas cambiadas por el SRI (opcional)', exceptions)
    await press(page, 'Publicar calendario')
    const wrong = 'Línea 2: Escribe una fecha que exista, con día, mes y año.'
    await page.actor.click(await screen.findByRole('link', { name: wrong }))
    expect(document.activeElement).toBe(field(HOLIDAYS))
    expect(api.changes).toEqual([])
    await rewrite(page, HOLIDAYS, `1/1/2026; ${'Año Nuevo '.repeat(9)}`)
    await press(page, 'Publicar calendario')
    await screen.findByRole('link', { name: 'Línea 1: Escribe como máximo 80 caracteres.' })
    await rewrite(page, HOLIDAYS, '01/01/2026; Año Nuevo')
    await rewrite(page, 'Renta RIMPE (opcional)', '3, 5.0')
    await press(page, 'Publicar calendario')
    const months = 'Escribe los meses como números del 1 al 12, sin repetir ninguno.'
    await screen.findByRole('link', { name: months })
    expect(api.changes).toEqual([])
    await rewrite(page, 'Renta RIMPE (opcional)', '3, 5')
    await rewrite(page, 'Año', '2.026')
    await press(page, 'Poner los feriados de ley')
    await press(page, 'Publicar calendario')
    await dialogWith('Calendario creado')
    expect(api.changes[0]?.body).toMatchObject({
      Anio: 2026,
      RentaRimpe: [3, 5],
      Feriados: lawHolidays(2026),
      Excepciones: [
        { Obligacion: 'IvaMensual', Mes: 11, Digito: null, Fecha: '2026-12-05' },
        { Obligacion: 'RentaRimpe', Mes: 5, Digito: 3, Fecha: '2026-05-20' },
      ],
    })
  })

  it('changes a stored calendar without its year', async () => {
    const page = await open('/editar/2026')
    expect(screen.queryByLabelText('Año')).toBeNull()
    await rewrite(page, 'Renta RIMPE (opcional)', '3, 5')
    await press(page, 'Guardar Cambios')
    await dialogWith('Calendario actualizado')
    const change = { Anio: 2026, RentaRimpe: [3, 5], Feriados: lawHolidays(2026) }
    expect(api.changes[0]?.body).toMatchObject(change)
  })
})
