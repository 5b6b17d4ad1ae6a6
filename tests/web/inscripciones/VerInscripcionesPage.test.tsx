import type { Inscripcion } from '@naf/contract'
import VerInscripcionesPage from '@naf/web/src/features/inscripciones/VerInscripcionesPage.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  acceptError,
  connectionLost,
  json,
  leavePage,
  renderPage,
  stubNetwork,
} from '../support/render-page.tsx'
import { inscripcion } from './builders.ts'

const THREE = [
  inscripcion('b', { NivelSemestre: 'Octavo Semestre', SegundoNombre: 'Luz' }),
  inscripcion('a', { NivelSemestre: 'Primer Semestre', Carrera: 'TICS y SOFTWARE' }),
  inscripcion('c', { NivelSemestre: 'Segundo Semestre' }),
]

/** The list as the server stores it; what a test says of a deletion comes first. */
const serve = (list: Inscripcion[], refuse?: () => Response | Promise<Response>) => {
  let stored = list
  return stubNetwork(({ method, path }) => {
    if (method === 'GET') return json(stored)
    if (refuse) return refuse()
    stored = stored.filter(({ Id }) => !path.endsWith(`/${Id}`))
    return json({ mensaje: 'Inscripción eliminada' })
  })
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

const deleteOf = (name: string) =>
  within(screen.getByRole('group', { name: new RegExp(`Inscripción de ${name}`) })).getByRole('button', {
    name: /^Eliminar /,
  })

const loaded = () => screen.findByRole('table')
const press = async (actor: UserEvent, name: string) =>
  actor.click(await screen.findByRole('button', { name }))

const confirmDeletionOf = async (actor: UserEvent, name: string) => {
  await loaded()
  await actor.click(deleteOf(name))
  await press(actor, 'Sí, eliminar')
}

afterEach(leavePage)

describe('the list', () => {
  it('tells the team once that the newest has been seen', async () => {
    const sent = serve(THREE)
    renderPage(VerInscripcionesPage)
    await loaded()
    const told = () => sent.filter(({ method }) => method === 'PUT').map(({ path }) => path)
    await waitFor(() => expect(told()).toEqual(['/api/inscripciones/vistas/b']))
  })

  it('that is empty tells nothing', async () => {
    const sent = serve([])
    renderPage(VerInscripcionesPage)
    await screen.findByText('No se han registrado inscripciones aún.')
    expect(sent.filter(({ method }) => method === 'PUT')).toEqual([])
  })

  it('shows every enrolment in the order of the server, with ways to reach the person', async () => {
    serve(THREE)
    renderPage(VerInscripcionesPage)
    await loaded()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'ID ESPE',
      'Nombre completo',
      'Correo',
      'Celular',
      'Carrera',
      'Nivel',
      'Acciones',
    ])
    expect(names()).toEqual(['Persona b Luz Pérez Oña', 'Persona a Pérez Oña', 'Persona c Pérez Oña'])
    expect(screen.getByRole('link', { name: /^a ?@espe\.test$/ }).getAttribute('href')).toBe(
      'mailto:a@espe.test',
    )
    expect(screen.getAllByRole('link', { name: '0991234567' })[0]?.getAttribute('href')).toBe(
      'tel:0991234567',
    )
  })

  it('sorts the levels as they follow each other, and not by the alphabet', async () => {
    serve(THREE)
    renderPage(VerInscripcionesPage, { url: '/pagina?orden=nivel' })
    await loaded()
    expect(names().map((name) => name?.slice(0, 9))).toEqual(['Persona a', 'Persona c', 'Persona b'])
  })

  it('is narrowed to a career or a level', async () => {
    const actor = userEvent.setup()
    serve(THREE)
    renderPage(VerInscripcionesPage)
    await loaded()
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Carrera' }), 'Contabilidad y Auditoría')
    expect(names()).toHaveLength(2)
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Nivel' }), 'Segundo Semestre')
    expect(names()).toEqual(['Persona c Pérez Oña'])
  })

  it('says under an ID ESPE that it stands in other enrolments too, until they are gone', async () => {
    const actor = userEvent.setup()
    serve([
      inscripcion('a', { IdEspe: 'L00412345' }),
      inscripcion('b', { IdEspe: 'l00412345' }),
      inscripcion('c', { IdEspe: 'L00412345' }),
      inscripcion('d'),
    ])
    renderPage(VerInscripcionesPage)
    await loaded()
    const ids = () => screen.getAllByRole('row').map((row) => row.querySelector('td')?.textContent)
    const twoMore = 'También en otras 2 inscripciones'
    expect(ids().slice(1)).toEqual([
      `L00412345${twoMore}`,
      `l00412345${twoMore}`,
      `L00412345${twoMore}`,
      'L0041234d',
    ])
    await confirmDeletionOf(actor, 'Persona a')
    await waitFor(() =>
      expect(ids().slice(1)).toEqual([
        'l00412345También en otra inscripción',
        'L00412345También en otra inscripción',
        'L0041234d',
      ]),
    )
  })

  it('says that there is none yet', async () => {
    serve([])
    renderPage(VerInscripcionesPage)
    expect(await screen.findByText('No se han registrado inscripciones aún.')).toBeTruthy()
  })

  it('says in a dialog and on the page that it failed to load, and loads with another try', async () => {
    const actor = userEvent.setup()
    let tries = 0
    stubNetwork(() => (tries++ === 0 ? connectionLost() : json(THREE)))
    renderPage(VerInscripcionesPage)
    await acceptError('Error al obtener inscripciones')
    expect(screen.getByText('Error al obtener inscripciones')).toBeTruthy()
    await press(actor, 'Reintentar')
    await loaded()
  })
})

describe('deleting', () => {
  it('names the person, stands on Cancelar, and keeps the enrolment then', async () => {
    const actor = userEvent.setup()
    const sent = serve(THREE)
    renderPage(VerInscripcionesPage)
    await loaded()
    await actor.click(deleteOf('Persona a'))
    const question = await screen.findByText(
      'Se eliminará la inscripción de Persona a Pérez Oña (ID ESPE L0041234a). No se puede deshacer.',
    )
    expect(question.closest('[role=dialog]')?.textContent).toContain('¿Estás seguro?')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancelar'))
    await press(actor, 'Cancelar')
    await waitFor(() => expect(document.activeElement).toBe(deleteOf('Persona a')))
    expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([])
  })

  it('shows that row at work until the answer is there', async () => {
    const actor = userEvent.setup()
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const sent = serve(THREE, async () => {
      await held
      return json({ mensaje: 'Inscripción eliminada' })
    })
    renderPage(VerInscripcionesPage)
    await confirmDeletionOf(actor, 'Persona a')
    await waitFor(() => expect(deleteOf('Persona a').getAttribute('aria-busy')).toBe('true'))
    expect(deleteOf('Persona b').getAttribute('aria-busy')).toBeNull()
    answer()
    expect(await screen.findByText('Inscripción eliminada')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/inscripciones/eliminar/a')
  })

  it('takes the row away and the focus to the next', async () => {
    const actor = userEvent.setup()
    serve(THREE)
    renderPage(VerInscripcionesPage)
    await confirmDeletionOf(actor, 'Persona a')
    await waitFor(() => expect(names()).toHaveLength(2))
    await waitFor(() => expect(document.activeElement).toBe(deleteOf('Persona c')))
  })

  it('of the last one leads to the empty list and its heading', async () => {
    const actor = userEvent.setup()
    serve(THREE.slice(0, 1))
    renderPage(VerInscripcionesPage)
    await confirmDeletionOf(actor, 'Persona b')
    expect(await screen.findByText('No se han registrado inscripciones aún.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })

  it('keeps the row where the server fails, and says so', async () => {
    const actor = userEvent.setup()
    serve(THREE, () => json({ error: 'x', code: 'internal' }, 500))
    renderPage(VerInscripcionesPage)
    await confirmDeletionOf(actor, 'Persona a')
    expect(await screen.findByText('No se pudo eliminar')).toBeTruthy()
    await press(actor, 'Aceptar')
    await waitFor(() => expect(document.activeElement).toBe(deleteOf('Persona a')))
  })

  it('of one that somebody else deleted says so, and takes it off the list', async () => {
    const actor = userEvent.setup()
    serve(THREE, () => json({ error: 'No se encontró la inscripción.', code: 'not_found' }, 404))
    renderPage(VerInscripcionesPage)
    await loaded()
    serve(THREE.slice(2), () => json({ error: 'No se encontró la inscripción.', code: 'not_found' }, 404))
    await confirmDeletionOf(actor, 'Persona a')
    expect(await screen.findByText(/La inscripción ya no existía/)).toBeTruthy()
    await press(actor, 'Aceptar')
    await waitFor(() => expect(names()).toEqual(['Persona c Pérez Oña']))
  })
})
