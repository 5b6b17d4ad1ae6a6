import { api as endpoints, lawHolidays, lawRules } from '@naf/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { dialogWith, field, type Mounted, mount, press, rewrite } from '../support/mount.tsx'
import { calendario } from '../support/samples.ts'
import { json, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const endpoint = endpoints.calendario

const digit = (n: number) => screen.getByRole<HTMLAnchorElement>('link', { name: `Noveno dígito ${n}` })
const today = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T15:00:00Z`) })
const Y2026 = calendario(2026)
const Y2027 = calendario(2027)
const GENERAL = /^Persona natural ?Régimen/
const RIMPE = /^RIMPE emprendedor/

/** The texts of what is due, a day a line: '2026-12-14 IVA de noviembre de 2026, Retenciones de …'. */
const daysIn = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('time')
    .map((day) => {
      const row = day.closest('li') ?? part
      const titles = within(row).queryAllByText(/^(?:IVA|Retenciones|Impuesto a la renta) de/)
      return `${day.getAttribute('datetime')} ${titles.map(({ textContent }) => textContent).join(', ')}`
    })
const days = async (name: string) => daysIn(await screen.findByRole('region', { name }))

it("the first page's digits lead to the calendar, which asks for the kind of taxpayer", async () => {
  localStorage.setItem('naf_consent', 'true')
  const page = mount('/')
  const card = within(await screen.findByRole('region', { name: '¿Cuándo me toca?' }))
  expect(digit(3).getAttribute('href')).toBe('/calendario?digito=3')
  expect(card.getByRole('link', { name: 'Ver el calendario del año' }).getAttribute('href')).toBe(
    '/calendario',
  )
  await page.actor.click(digit(3))
  expect(await screen.findByRole('heading', { name: '¿Qué tipo de contribuyente eres?' })).toBeTruthy()
  expect(digit(3).getAttribute('aria-current')).toBe('true')
  page.back()
  expect(await screen.findByRole('region', { name: '¿Cuándo me toca?' })).toBeTruthy()
})

describe('the page of the calendar', () => {
  const open = async (query = '', calendars = [Y2027, Y2026]) => {
    api.answers(endpoint.list, calendars)
    const page = mount(`/calendario${query}`)
    await screen.findByRole('heading', { name: 'Calendario tributario' })
    return page
  }
  const follow = async ({ actor }: Mounted, name: string | RegExp) =>
    actor.click(await screen.findByRole('link', { name }))
  const asked = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const ASKED = ['¿Qué tipo de contribuyente eres?', 'Noveno dígito de tu RUC o cédula']

  it('asks for the kind of taxpayer, then for the digit, and answers in their place', async () => {
    today('2026-11-23')
    const page = await open()
    expect(asked()).toEqual(ASKED)
    await follow(page, GENERAL)
    expect(screen.getByRole('link', { name: GENERAL }).getAttribute('aria-current')).toBe('true')
    expect(screen.getByText('Elige tu noveno dígito para ver tus fechas.').role).toBe('status')
    await page.actor.click(digit(3))
    await screen.findByRole('heading', { name: 'Tu próxima fecha' })
    expect(page.address()).toBe('/calendario?tipo=general&digito=3')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Persona natural Noveno dígito 3'))
    expect(screen.queryByRole('link', { name: RIMPE })).toBeNull()
    await follow(page, 'Cambiar')
    expect(asked()).toEqual(ASKED)
    await waitFor(() => expect(document.activeElement?.textContent).toBe(ASKED[0]))
    expect(digit(3).getAttribute('aria-current')).toBe('true')
    await follow(page, RIMPE)
    expect(page.address()).toBe('/calendario?digito=3&tipo=emprendedor')
    expect(await screen.findByText('Confirma tu régimen en SRI en línea.')).toBeTruthy()
  })

  it('takes the digit from the account and puts the dates into a calendar in two presses', async () => {
    today('2026-11-23')
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:fechas')
    api.answers(endpoint.list, [Y2027, Y2026])
    const page = mount('/dashboard-usuario/calendario', { as: 'usuario' })
    await follow(page, GENERAL)
    await press(page, 'Añadir al calendario')
    expect(screen.getByText('Noveno dígito 6')).toBeTruthy()
    const [file] = made.mock.calls.at(-1) ?? []
    const text = await (file as Blob).text()
    // From today on, of each published year: 20 December is a Sunday.
    expect(text).not.toContain('DTSTART;VALUE=DATE:20261120')
    for (const day of ['20261221', '20270120', '20270322'])
      expect.soft(text).toContain(`DTSTART;VALUE=DATE:${day}\r\n`)
  })

  it('shows the next day first, then the one after it and the next of each other obligation', async () => {
    today('2026-11-23')
    const page = await open('?tipo=general&digito=3')
    expect(await days('Tu próxima fecha')).toEqual([
      '2026-12-14 IVA de noviembre de 2026, Retenciones de noviembre de 2026',
    ])
    const next = await screen.findByRole('region', { name: 'Tu próxima fecha' })
    expect(next.textContent).toContain('14 de diciembre lunes, en 21 días')
    expect(next.textContent).toContain('Las retenciones, solo si eres agente de retención.')
    expect(await days('Después')).toEqual([
      '2027-01-14 IVA de diciembre de 2026, Retenciones de diciembre de 2026',
      '2027-03-15 IVA de febrero de 2027, Retenciones de febrero de 2027, Impuesto a la renta de 2026',
    ])
    expect(screen.getByText(/El que vale es el calendario del SRI/).textContent).toContain('arts. 72 y 158')
    page.unmount()
    await open('?tipo=emprendedor&digito=0')
    expect(await days('Tu próxima fecha')).toEqual(['2027-01-28 IVA de julio a diciembre de 2026'])
    expect(await days('Después')).toEqual(['2027-05-28 Impuesto a la renta de 2026'])
    expect((await screen.findByRole('region', { name: 'Tu próxima fecha' })).textContent).toContain(
      '28 de enero de 2027',
    )
  })

  it('counts the day itself and tells how far away it is', async () => {
    for (const [now, near] of [
      ['2026-12-14', 'lunes, hoy'],
      ['2026-12-13', 'lunes, mañana'],
      ['2026-11-29', 'lunes, en 15 días'],
    ] as const) {
      today(now)
      const page = await open('?tipo=general&digito=3', [Y2026])
      const next = within(await screen.findByRole('region', { name: 'Tu próxima fecha' }))
      expect.soft(next.getByText(/^lunes, /).textContent, now).toBe(near)
      page.unmount()
    }
  })

  it('names the first year that nobody has published', async () => {
    today('2026-11-23')
    for (const [calendars, kind, year] of [
      [[], 'general', '2026'],
      [[Y2026], 'general', '2027'],
      [[Y2026, Y2027], 'sociedad', undefined],
    ] as const) {
      const page = await open(`?tipo=${kind}&digito=3`, [...calendars])
      await screen.findByText(/El que vale es el calendario del SRI/)
      const missing = screen.queryByText(/Todavía no publicamos las fechas/)
      expect.soft(missing?.textContent?.match(/\d{4}/)?.[0]).toBe(year)
      page.unmount()
    }
  })

  it('folds each year, a row a day, and its holidays', async () => {
    today('2026-11-23')
    const page = await open('?tipo=popular&digito=3', [Y2027, Y2026, calendario(2024)])
    const folds = () =>
      [...screen.getByRole('main').querySelectorAll('details')].map(({ open: isOpen }) => isOpen)
    const title = await screen.findByText('Fechas de 2026, noveno dígito 3')
    expect(screen.queryByText('Fechas de 2024, noveno dígito 3')).toBeNull()
    expect(folds()).toEqual([false, false, false, false])
    await page.actor.click(title)
    expect(folds()).toEqual([true, false, false, false])
    const year = title.closest('details') as HTMLElement
    expect(daysIn(year)).toEqual(['2026-05-14 Impuesto a la renta de 2025'])
    expect(within(year).getByText('jueves, 14 de mayo')).toBeTruthy()
    const rest = screen.getByText('Feriados de 2026 que mueven las fechas').closest('details') as HTMLElement
    expect(within(rest).getByText(/: Navidad$/).textContent).toBe('viernes, 25 de diciembre: Navidad')
  })
})

describe('the subscription to the calendar', () => {
  const address = () => `${window.location.origin}/api/calendario/suscripcion/general/3.ics`
  const open = async () => {
    today('2026-11-23')
    api.answers(endpoint.list, [Y2027, Y2026])
    const page = mount('/calendario?tipo=general&digito=3')
    await screen.findByRole('heading', { name: 'Suscribirme al calendario' })
    return page
  }

  it('is offered to the calendar of the device and to Google Calendar', async () => {
    await open()
    const webcal = address().replace('http:', 'webcal:')
    const link = (name: RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name })
    expect(link(/^Calendario de Apple/).getAttribute('href')).toBe(webcal)
    const google = link(/^Google Calendar/)
    expect(google.getAttribute('href')).toBe(
      `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`,
    )
    expect([google.target, google.rel]).toEqual(['_blank', 'noopener noreferrer'])
  })

  it('copies its address and tells so', async () => {
    const page = await open()
    await press(page, 'Copiar enlace')
    expect((await screen.findByText('Enlace copiado.')).closest('[role=status]')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(address())
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
    await waitFor(() => expect(document.activeElement).toBe(field(HOLIDAYS)))
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

  it('proposes each holiday of the law once, whatever way its day is written, and takes away no other line', async () => {
    const page = await open('/crear')
    const own = ['2026-02-30; Mal escrito', 'Sin fecha', '6/12/2026; Fundación de Quito']
    const lines = ['1/1/2026; Año nuevo', '2026-12-25; Navidad', ...own, '6/12/2025; Del año pasado de 2026']
    await rewrite(page, HOLIDAYS, lines.join('\n'))
    for (const _ of [1, 2]) await press(page, 'Poner los feriados de ley')
    const law = lawHolidays(2026)
    const shown = field(HOLIDAYS).value.split('\n')
    expect(shown).toHaveLength(law.length + own.length)
    expect(shown.slice(law.length)).toEqual(own)
    expect(shown.filter((line) => /Navidad|Año Nuevo/i.test(line))).toEqual([
      '01/01/2026; Año Nuevo',
      '25/12/2026; Navidad',
    ])
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
