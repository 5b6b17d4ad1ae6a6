import form from '@naf/web/src/features/capacitaciones/form.tsx'
import manager from '@naf/web/src/features/capacitaciones/manager.tsx'
import { screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { capacitacion } from '../support/content-builders.ts'
import { json, localApi, type Reply, refusal } from '../support/local-api.ts'
import { pagesOf } from '../support/manager-pages.ts'
import { dialogText, fill, openScreen, press, value } from '../support/open-screen.tsx'
import { leavePage } from '../support/render-page.tsx'

/** Staff's pages of trainings; what all managers have in common is tested with the bulletins. */

const pages = pagesOf('capacitaciones-manager', manager, form)
const server = localApi()
afterEach(leavePage)

const serve = (list: object[], change: Reply = json(capacitacion('a'))) => {
  server.reply = (arrived, response) => (arrived.method === 'GET' ? json(list) : change)(arrived, response)
}

const open = (page: keyof typeof pages, path: string) =>
  openScreen({ page: pages[page], path: `capacitaciones-manager${path}`, hasPrevious: true })

const links = async () =>
  [...(await screen.findByRole('alert')).querySelectorAll('a')].map(({ textContent }) => textContent)

describe('the list', () => {
  it('says when each is and how many come, and leads to who they are', async () => {
    serve([
      capacitacion('a', { EnEspera: 3, Inscritos: 40 }),
      capacitacion('b', { Fecha: '2020-05-10', Asistieron: 9 }),
    ])
    open('list', '')
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Capacitación a',
      'Capacitación b',
    ])
    expect(rows[0]?.textContent).toContain('10 de mayo de 2090, 18:00 a 20:00')
    expect(rows[0]?.textContent).toContain('40 de 40, y 3 en espera')
    const link = within(rows[1] as HTMLElement).getByRole('link', { name: /Inscritos y asistencia/ })
    expect(link.getAttribute('href')).toBe('/dashboard-editor/capacitaciones-manager/asistencia/b')
  })

  it('without any says so', async () => {
    serve([])
    open('list', '')
    expect(await screen.findByText('No hay capacitaciones todavía.')).toBeTruthy()
  })
})

describe('a new one', () => {
  const fillIn = async (actor: UserEvent) => {
    await fill(actor, 'Título', 'RIMPE sin enredos')
    await fill(actor, 'Descripción', 'Con ejemplos')
    await fill(actor, 'Fecha', '2090-05-10')
    await fill(actor, 'Hora de inicio', '18:00')
    await fill(actor, 'Hora de fin', '20:00')
    await fill(actor, 'Expositor', 'Rosa Villacís')
    await fill(actor, 'Cupos', '40')
    await actor.click(screen.getByLabelText('Latacunga'))
  }

  it('asks for each part, and for a place or a link', async () => {
    const actor = userEvent.setup()
    serve([])
    open('create', '/crear')
    await fillIn(actor)
    await fill(actor, 'Hora de fin', '17:00')
    await fill(actor, 'Cupos', '0')
    await press(actor, 'Guardar capacitación')
    expect(await links()).toEqual([
      'Escribe una hora de fin posterior a la de inicio.',
      'Escribe el lugar, el enlace o los dos.',
      'Escribe cuántos cupos hay, de 1 a 1000.',
    ])
    expect(server.changes()).toEqual([])
    expect(value('Título')).toBe('RIMPE sin enredos')
  })

  it('is sent as it was typed, with its places as a number', async () => {
    const actor = userEvent.setup()
    serve([], json(capacitacion('a'), 201))
    open('create', '/crear')
    await fillIn(actor)
    await actor.type(screen.getByLabelText(/^Lugar/), 'Aula magna')
    await press(actor, 'Guardar capacitación')
    expect(await dialogText(/Capacitación creada/)).toBeTruthy()
    const [sent] = server.changes()
    expect(sent).toMatchObject({ method: 'POST', path: '/api/capacitaciones/crear' })
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      titulo: 'RIMPE sin enredos',
      fecha: '2090-05-10',
      inicio: '18:00',
      lugar: 'Aula magna',
      enlace: '',
      campus: 'Latacunga',
      cupos: 40,
    })
  })

  it('that is refused loses nothing', async () => {
    const actor = userEvent.setup()
    serve([], refusal(503, 'unavailable', 'Inténtalo más tarde.'))
    open('create', '/crear')
    await fillIn(actor)
    await actor.type(screen.getByLabelText(/^Lugar/), 'Aula magna')
    await press(actor, 'Guardar capacitación')
    expect(await dialogText(/No se pudo guardar la capacitación/)).toContain('Inténtalo más tarde.')
    await press(actor, 'Aceptar')
    expect([value('Título'), value('Cupos')]).toEqual(['RIMPE sin enredos', '40'])
  })
})

describe('one that is edited', () => {
  it('begins with what is stored, and says who hears of another day', async () => {
    serve([capacitacion('a')])
    open('edit', '/editar/a')
    expect(
      await screen.findByText(/Si cambias la fecha, la hora o el lugar, avisamos por correo/),
    ).toBeTruthy()
    expect([value('Fecha'), value('Hora de inicio'), value('Cupos')]).toEqual(['2090-05-10', '18:00', '40'])
  })
})

describe('deleting', () => {
  it.each([
    [
      'to come',
      { Inscritos: 40, EnEspera: 3 },
      'Se avisará por correo a las 43 personas que se inscribieron.',
    ],
    ['one person comes to', { Inscritos: 1 }, 'Se avisará por correo a la persona que se inscribió.'],
    ['nobody signed up for', { Inscritos: 0 }, 'Nadie se ha inscrito: no se avisa a nadie.'],
    ['that is over', { Fecha: '2020-05-10' }, 'Ya se dio: no se avisa a nadie.'],
  ])('one %s says how many people will be told', async (_, change, text) => {
    const actor = userEvent.setup()
    serve([capacitacion('a', change)])
    open('delete', '/eliminar/a')
    await press(actor, 'Eliminar')
    const question = await screen.findByRole('dialog', { name: '¿Estás seguro?' })
    expect(question.textContent).toContain('«Capacitación a»')
    expect(question.textContent).toContain(text)
    expect(server.changes()).toEqual([])
  })
})
