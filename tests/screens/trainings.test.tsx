import { api as endpoints } from '@naf/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  answer,
  box,
  dialogWith,
  errorSummary,
  field,
  type Mounted,
  mount,
  press,
  region,
  rewrite,
} from '../support/mount.tsx'
import { capacitacion, LINK, participation } from '../support/samples.ts'
import { json, refuse, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const { capacitaciones } = endpoints
const LIST = '/dashboard-editor/capacitaciones-manager'

const open = (path = '') => mount(`${LIST}${path}`, { as: 'editor' })

it('the list of trainings shows when each takes place and who comes', async () => {
  api.answers(capacitaciones.list, [
    capacitacion('a', { EnEspera: 3, Inscritos: 40 }),
    capacitacion('b', { Fecha: '2020-05-10', Asistieron: 9 }),
  ])
  open()
  const [, next, past] = within(await screen.findByRole('table')).getAllByRole('row')
  expect(next?.textContent).toContain('Capacitación a')
  expect(next?.textContent).toContain('10 de mayo de 2090, 18:00 a 20:00')
  expect(next?.textContent).toContain('40 de 40, y 3 en espera')
  expect(within(past as HTMLElement).getByRole('link', { name: /Inscritos y asistencia/ })).toBeTruthy()
})

describe('the form of a training', () => {
  it('asks for a later end, a place or a link and its seats, keeps a refused text, and sends it', async () => {
    const page = open('/crear')
    await screen.findByLabelText('Título')
    for (const [label, text] of [
      ['Título', 'RIMPE sin enredos'],
      ['Descripción', 'Con ejemplos'],
      ['Fecha', '2090-05-10'],
      ['Hora de inicio', '18:00'],
      ['Hora de fin', '17:00'],
      ['Expositor', 'Rosa Villacís'],
      ['Cupos', '1.50'],
    ] as const)
      await rewrite(page, label, text)
    await page.actor.click(screen.getByLabelText('Latacunga'))
    await press(page, 'Guardar capacitación')
    expect((await errorSummary()).links).toEqual(['Escribe cuántos cupos hay, de 1 a 1000.'])
    expect(field('Cupos').value).toBe('1.50')
    await rewrite(page, 'Cupos', '1.000')
    await press(page, 'Guardar capacitación')
    await waitFor(async () =>
      expect((await errorSummary()).links).toEqual([
        'Escribe una hora de fin posterior a la de inicio.',
        'Escribe el lugar, el enlace o los dos.',
      ]),
    )
    expect(api.changes).toEqual([])

    api.on(capacitaciones.create, refuse(503, 'unavailable', 'Inténtalo más tarde.'))
    await rewrite(page, 'Hora de fin', '20:00')
    await page.actor.type(box(/^Lugar/), 'Aula magna')
    await press(page, 'Guardar capacitación')
    expect(await dialogWith(/No se pudo guardar la capacitación/)).toContain('Inténtalo más tarde.')
    await press(page, 'Aceptar')
    expect([box('Título').value, field('Cupos').value]).toEqual(['RIMPE sin enredos', '1.000'])

    api.on(capacitaciones.create, json(capacitacion('a'), 201))
    await press(page, 'Guardar capacitación')
    await dialogWith(/Capacitación creada/)
    expect(api.changes.at(-1)?.body).toMatchObject({
      titulo: 'RIMPE sin enredos',
      fecha: '2090-05-10',
      inicio: '18:00',
      lugar: 'Aula magna',
      enlace: '',
      campus: 'Latacunga',
      cupos: 1000,
    })
  })

  it('tells before a deletion who is notified', async () => {
    for (const [change, text] of [
      [{ Inscritos: 40, EnEspera: 3 }, 'Se avisará por correo a las 43 personas que se inscribieron.'],
      [{ Inscritos: 1 }, 'Se avisará por correo a la persona que se inscribió.'],
      [{ Inscritos: 0 }, 'Nadie se ha inscrito: no se avisa a nadie.'],
      [{ Fecha: '2020-05-10' }, 'Ya se dio: no se avisa a nadie.'],
    ] as const) {
      api.answers(capacitaciones.list, [capacitacion('a', change)])
      const page = open('/eliminar/a')
      await press(page, 'Eliminar')
      const question = await screen.findByRole('dialog', { name: '¿Estás seguro?' })
      expect.soft(question.textContent).toContain('«Capacitación a»')
      expect.soft(question.textContent).toContain(text)
      await answer(page, 'Cancelar')
      page.unmount()
    }
    expect(api.changes).toEqual([])
  })
})

describe('the hours of a training', () => {
  const namesClock = (text: string | null) => text?.includes('18:00 a 20:00, hora de Ecuador continental')
  const calendarFile = async (page: Mounted) => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:ics')
    await press(page, 'Agregar a mi calendario')
    const [file] = made.mock.calls.at(-1) ?? []
    return (await (file as Blob).text()).replaceAll('\r\n ', '').replaceAll('\\,', ',')
  }

  const PLACES = [
    ['online', { Lugar: '', Virtual: true }],
    ['in a hall and online', { Virtual: true }],
    ['in a hall', { Virtual: false }],
  ] as const

  it.each(PLACES)(
    'name the clock of an online one on public pages and in the calendar: %s',
    async (_, change) => {
      api.answers(capacitaciones.list, [capacitacion('a', change)])
      api.answers(capacitaciones.seats, { Libres: 'varios' })
      for (const path of ['/capacitaciones', '/capacitaciones?id=a']) {
        const page = mount(path)
        await screen.findByText(/18:00 a 20:00/)
        expect.soft(namesClock(document.body.textContent), path).toBe(change.Virtual)
        if (path.includes('?')) expect.soft(namesClock(await calendarFile(page))).toBe(change.Virtual)
        page.unmount()
      }
    },
  )

  it.each(PLACES)('name the clock of an online one to a person without a seat: %s', async (_, change) => {
    api.answers(capacitaciones.open, participation(change))
    mount(`/mi-capacitacion#${LINK}`)
    await screen.findByText(/18:00 a 20:00/)
    expect(namesClock(document.body.textContent)).toBe(change.Virtual)
  })
})

describe('the page of the trainings', () => {
  it('shows the next one large, a waiting list where one is full, and the past ones folded by year', async () => {
    api.answers(capacitaciones.list, [
      capacitacion('later', { Fecha: '2090-06-01', Completa: true }),
      capacitacion('march', { Fecha: '2020-03-10' }),
      capacitacion('next'),
      capacitacion('may', { Fecha: '2020-05-10' }),
      capacitacion('old', { Fecha: '2019-05-10' }),
    ])
    api.answers(capacitaciones.seats, { Libres: 'pocos' })
    const page = mount('/capacitaciones')
    const past = await region('Capacitaciones anteriores')
    const coming = await region('Próximas capacitaciones')
    expect(await coming.findByText('Quedan pocos cupos')).toBeTruthy()
    expect(coming.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Capacitación next',
      'Capacitación later',
    ])
    expect(coming.getByText('10').parentElement?.textContent).toBe(
      '10 de mayo de 2090 miércoles, 18:00 a 20:00',
    )
    expect(coming.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Ver e inscribirme Capacitación next',
      'Lista de espera Capacitación later',
    ])
    const years = past.getAllByRole<HTMLDetailsElement>('group')
    expect(years.map(({ open }) => open)).toEqual([false, false])
    expect(years.map((year) => year.querySelector('summary')?.textContent)).toEqual([
      '20202 capacitaciones',
      '20191 capacitación',
    ])
    expect(past.getAllByRole('heading', { level: 3, hidden: true }).map((it) => it.textContent)).toEqual([
      'Capacitación may',
      'Capacitación march',
      'Capacitación old',
    ])

    await page.actor.click(coming.getByRole('link', { name: /^Lista de espera/ }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Capacitación later' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(page.address()).toBe('/capacitaciones?id=later')
  })
})
