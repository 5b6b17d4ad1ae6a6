import { api as endpoints, type Inscripcion, VERSION_POLITICA } from '@naf/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  acceptError,
  answer,
  box,
  choice,
  dialogWith,
  errorAt,
  errorSummary,
  type Mounted,
  mount,
  type Options,
  press,
  rewrite,
} from '../support/mount.tsx'
import { anEnrolment, inscripcion } from '../support/samples.ts'
import { hold, inTurn, json, loseConnection, refuse, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const { create } = endpoints.inscripciones

const created = json({ Id: 'i1', mensaje: 'Registrada', Numero: 'NAF-9WXY' }, 201)

/** Opens the form, whose code loads after the page's. */
const open = async (options?: Options) => {
  const page = mount(options?.as === 'usuario' ? '/dashboard-usuario/inscripcion' : '/inscripcion', options)
  await screen.findByRole('button', { name: 'Enviar inscripción', hidden: true })
  return page
}
const send = (page: Mounted) => press(page, 'Enviar inscripción')

/** Types as people do: the number with blanks, the address with capitals, the ID in small letters. */
const fill = async ({ actor }: Mounted) => {
  await actor.type(box('Primer nombre'), anEnrolment.PrimerNombre)
  await actor.type(box('Apellido paterno'), anEnrolment.ApellidoPaterno)
  await actor.type(box('Apellido materno'), anEnrolment.ApellidoMaterno)
  await actor.type(box('Celular'), '099 123 4567')
  await actor.type(box('Correo'), 'Ana@Espe.test')
  await actor.type(box('ID ESPE'), 'l0041 2345')
  await actor.selectOptions(choice('Carrera'), anEnrolment.Carrera)
  await actor.selectOptions(choice('Semestre'), anEnrolment.NivelSemestre)
}

it('the enrolment form names every empty field and each wrong value, leads to it and sends nothing', async () => {
  const page = await open()
  await send(page)
  const { title, links } = await errorSummary()
  expect(title).toBe('Campos obligatorios')
  expect(links).toHaveLength(8)
  expect(errorAt(box('Primer nombre'))).toBe('Error: Completa este campo.')
  await page.actor.click(screen.getByRole('link', { name: 'ID ESPE' }))
  await waitFor(() => expect(document.activeElement).toBe(box('ID ESPE')))

  await fill(page)
  for (const [name, text, title, message] of [
    ['Celular', '09912', 'Celular inválido', 'El número de celular debe tener 10 dígitos numéricos.'],
    ['ID ESPE', 'L0041234', 'ID ESPE inválido', 'El ID ESPE debe tener al menos 9 caracteres.'],
  ] as const) {
    const good = box(name).value
    await rewrite(page, name, text)
    await send(page)
    await waitFor(async () => expect(await errorSummary()).toMatchObject({ title, links: [message] }))
    expect(errorAt(box(name))).toBe(`Error: ${message}`)
    await rewrite(page, name, good)
  }
  expect(api.changes).toEqual([])
})

describe('sending an enrolment', () => {
  it('sends it clean and once, shows its number and offers an empty form', async () => {
    api.on(create, created)
    const page = await open()
    await fill(page)
    await page.actor.dblClick(screen.getByRole('button', { name: 'Enviar inscripción' }))
    await screen.findByText('Inscripción enviada')
    await press(page, 'Aceptar')
    const receipt = within(await screen.findByRole('region', { name: 'Recibimos tu inscripción' }))
    expect(receipt.getByText('NAF-9WXY')).toBeTruthy()
    expect(api.changes).toHaveLength(1)
    expect(api.changes[0]?.body).toEqual({ ...anEnrolment, Consentimiento: VERSION_POLITICA })
    expect(api.changes[0]?.headers['idempotency-key']).toBeTruthy()

    await press(page, 'Enviar otra inscripción')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    expect([box('Primer nombre').value, box('ID ESPE').value, choice('Carrera').value]).toEqual(['', '', ''])
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('keeps the text and the key of a lost call, in the dialog, in the form and over a reload', async () => {
    api.on(create, inTurn(loseConnection, loseConnection, created))
    const page = await open()
    await fill(page)
    await send(page)
    await screen.findByText(/Error al registrar inscripción/)
    await press(page, 'Volver a enviar')
    await answer(page, 'Seguir en el formulario')
    expect(box('Celular').value).toBe('099 123 4567')
    page.unmount()

    const again = await open()
    expect(screen.getByText('Recuperamos lo que habías escrito.')).toBeTruthy()
    await send(again)
    await screen.findByText('Inscripción enviada')
    expect(api.changes).toHaveLength(3)
    expect(api.changes[2]?.body).toEqual(api.changes[0]?.body)
    expect(new Set(api.changes.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  it('tells a taken ID ESPE at its field, keeps the text and takes a corrected one', async () => {
    const taken =
      'Ya existe una inscripción con ese ID ESPE y ese correo. Si es tuya, no necesitas hacerla otra vez: para corregir un dato, responde al correo que la confirma, que tiene su número. Si no la hiciste tú, usa otro correo.'
    api.on(create, inTurn(refuse(409, 'id_espe_taken', taken), created))
    const page = await open()
    await fill(page)
    await send(page)
    await acceptError(page, /Error al registrar inscripción/)
    expect(await errorSummary()).toMatchObject({ title: 'Hay un problema', links: [taken] })
    expect(errorAt(box('ID ESPE'))).toBe(`Error: ${taken}`)
    expect(box('Primer nombre').value).toBe('Ana')
    expect(choice('Carrera').value).toBe(anEnrolment.Carrera)

    await rewrite(page, 'ID ESPE', 'L00499999')
    await send(page)
    await screen.findByText('Inscripción enviada')
    const [first, second] = api.changes.map(({ headers }) => headers['idempotency-key'])
    expect(second).not.toBe(first)
  })
})

describe('the list of enrolments', () => {
  const { list, markSeen, delete: remove } = endpoints.inscripciones
  const THREE = ['b', 'a', 'c'].map((id) => inscripcion(id))
  const names = () =>
    screen
      .queryAllByRole('rowheader')
      .map(({ firstElementChild: name }) => name?.textContent?.replace(/^.*: | Pérez Oña$/g, ''))
  const deleteOf = (name: string) =>
    within(screen.getByRole('group', { name: new RegExp(`Inscripción de ${name} `) })).getByRole('button', {
      name: /^Eliminar /,
    })
  const openList = async (enrolments: Inscripcion[]) => {
    api.answers(list, enrolments)
    api.on(markSeen, json({ mensaje: 'ok' }))
    const page = mount('/dashboard-admin/ver-inscripciones', { as: 'admin' })
    await screen.findByRole('table')
    return page
  }
  const deleteRow = async (page: Mounted, name: string) => {
    await page.actor.click(deleteOf(name))
    await press(page, 'Sí, eliminar')
  }

  it('shows each in the order of the server, with links to mail and telephone, and marks them seen', async () => {
    await openList(THREE)
    expect(names()).toEqual(['Persona b', 'Persona a', 'Persona c'])
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(expect.arrayContaining(['mailto:a@espe.test', 'tel:0991234567']))
    await waitFor(() => expect(api.changes.map(({ path }) => path)).toEqual(['/inscripciones/vistas/b']))
  })

  it('tells when each came and which of them nobody of the team has seen', async () => {
    const [b, a, c] = [
      inscripcion('b', { Nueva: true, FechaInscripcion: '2026-11-29T04:30:00.000Z' }),
      inscripcion('a', { FechaInscripcion: '2026-11-27T15:00:00.000Z' }),
      inscripcion('c', { FechaInscripcion: '2026-11-28T15:00:00.000Z' }),
    ]
    const page = await openList([b, c, a])
    const dates = () =>
      screen.getAllByRole('rowheader').map(({ lastElementChild: date }) => date?.textContent)
    expect(dates()).toEqual([
      'Fecha de inscripción: Nueva28 de noviembre de 2026',
      'Fecha de inscripción: 28 de noviembre de 2026',
      'Fecha de inscripción: 27 de noviembre de 2026',
    ])
    await page.actor.selectOptions(choice('Ordenar por'), 'Fecha de inscripción')
    expect(names()).toEqual(['Persona a', 'Persona c', 'Persona b'])
    await rewrite(page, 'Buscar', '27 de noviembre')
    await waitFor(() => expect(names()).toEqual(['Persona a']))
  })

  it('asks before a deletion, shows the row at work and focuses the next one', async () => {
    const page = await openList(THREE)
    await page.actor.click(deleteOf('Persona a'))
    const text = /inscripción de Persona a Pérez Oña \(ID ESPE L0041234a\)\. No se puede deshacer/
    expect(await dialogWith(text)).toContain('¿Estás seguro?')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancelar'))
    await press(page, 'Cancelar')
    await waitFor(() => expect(document.activeElement).toBe(deleteOf('Persona a')))
    expect(api.callsOf(remove)).toEqual([])

    const late = hold(json({ mensaje: 'ok' }))
    api.on(remove, late.reply)
    await deleteRow(page, 'Persona a')
    await waitFor(() => expect(deleteOf('Persona a').getAttribute('aria-busy')).toBe('true'))
    expect(deleteOf('Persona b').getAttribute('aria-busy')).toBeNull()
    late.release()
    await screen.findByText('Inscripción eliminada')
    await waitFor(() => expect(names()).toEqual(['Persona b', 'Persona c']))
    await waitFor(() => expect(document.activeElement).toBe(deleteOf('Persona c')))
    expect(api.callsOf(list)).toHaveLength(1)
  })

  it('tells at repeated IDs in how many others they stand', async () => {
    const same = ['L00412345', 'l00412345', 'L00499999']
    api.on(remove, json({ mensaje: 'ok' }))
    const page = await openList(same.map((IdEspe, index) => inscripcion(`${index}`, { IdEspe })))
    const ids = () => screen.getAllByRole('row').flatMap((row) => row.querySelector('td')?.textContent ?? [])
    const other = 'También en otra inscripción'
    expect(ids()).toEqual([`L00412345${other}`, `l00412345${other}`, 'L00499999'])
    await deleteRow(page, 'Persona 0')
    await waitFor(() => expect(ids()).toEqual(['l00412345', 'L00499999']))
  })

  it('is read again after a failed deletion, and loses a row that somebody else deleted', async () => {
    api.on(remove, inTurn(refuse(500, 'internal'), refuse(404, 'not_found')))
    const page = await openList(THREE)
    await deleteRow(page, 'Persona a')
    await screen.findByText('No se pudo eliminar')
    await press(page, 'Aceptar')
    await waitFor(() => expect(api.callsOf(list)).toHaveLength(2))
    await waitFor(() => expect(document.activeElement).toBe(deleteOf('Persona a')))

    api.answers(list, THREE.slice(2))
    await deleteRow(page, 'Persona a')
    await screen.findByText(/La inscripción ya no existía/)
    await press(page, 'Aceptar')
    await waitFor(() => expect(names()).toEqual(['Persona c']))
  })
})
