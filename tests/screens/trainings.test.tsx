import { createHash } from 'node:crypto'
import { api as endpoints, type Participants } from '@naf/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { renderSVG } from 'uqr'
import { describe, expect, it, vi } from 'vitest'
import { box, dialogWith, errorSummary, field, mount, press, rewrite } from '../support/mount.tsx'
import { capacitacion, participante } from '../support/samples.ts'
import { json, loseConnection, refuse, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const { capacitaciones } = endpoints
const LIST = '/dashboard-editor/capacitaciones-manager'

type Page = ReturnType<typeof mount>
const open = (path = '') => mount(`${LIST}${path}`, { as: 'editor' })

describe('the list of trainings', () => {
  it('shows when each takes place and who comes', async () => {
    api.answers(capacitaciones.list, [
      capacitacion('a', { EnEspera: 3, Inscritos: 40 }),
      capacitacion('b', { Fecha: '2020-05-10', Asistieron: 9 }),
    ])
    open()
    const [, next, past] = within(await screen.findByRole('table')).getAllByRole('row')
    expect(next?.textContent).toContain('Capacitación a')
    expect(next?.textContent).toContain('10 de mayo de 2090, 18:00 a 20:00')
    expect(next?.textContent).toContain('40 de 40, y 3 en espera')
    const link = within(past as HTMLElement).getByRole('link', { name: /Inscritos y asistencia/ })
    expect(link.getAttribute('href')).toBe(`${LIST}/asistencia/b`)
  })

  it('tells that it is empty', async () => {
    open()
    expect(await screen.findByText('No hay capacitaciones todavía.')).toBeTruthy()
  })
})

describe('the form of a training', () => {
  const openForm = async () => {
    const page = open('/crear')
    await screen.findByLabelText('Título')
    for (const [label, text] of [
      ['Título', 'RIMPE sin enredos'],
      ['Descripción', 'Con ejemplos'],
      ['Fecha', '2090-05-10'],
      ['Hora de inicio', '18:00'],
      ['Hora de fin', '20:00'],
      ['Expositor', 'Rosa Villacís'],
      ['Cupos', '40'],
    ] as const)
      await rewrite(page, label, text)
    await page.actor.click(screen.getByLabelText('Latacunga'))
    return page
  }
  const save = (page: Page) => press(page, 'Guardar capacitación')

  it('asks for a later end, a place or a link, and 1 to 1000 places', async () => {
    const page = await openForm()
    await rewrite(page, 'Hora de fin', '17:00')
    await rewrite(page, 'Cupos', '0')
    await save(page)
    expect((await errorSummary()).links).toEqual([
      'Escribe una hora de fin posterior a la de inicio.',
      'Escribe el lugar, el enlace o los dos.',
      'Escribe cuántos cupos hay, de 1 a 1000.',
    ])
    expect(api.changes).toEqual([])
  })

  it('sends what was typed, with the places as a number', async () => {
    api.on(capacitaciones.create, json(capacitacion('a'), 201))
    const page = await openForm()
    await page.actor.type(box(/^Lugar/), 'Aula magna')
    await save(page)
    await dialogWith(/Capacitación creada/)
    expect(api.changes[0]?.body).toMatchObject({
      titulo: 'RIMPE sin enredos',
      fecha: '2090-05-10',
      inicio: '18:00',
      lugar: 'Aula magna',
      enlace: '',
      campus: 'Latacunga',
      cupos: 40,
    })
  })

  it('keeps the text of a refused training', async () => {
    api.on(capacitaciones.create, refuse(503, 'unavailable', 'Inténtalo más tarde.'))
    const page = await openForm()
    await page.actor.type(box(/^Lugar/), 'Aula magna')
    await save(page)
    expect(await dialogWith(/No se pudo guardar la capacitación/)).toContain('Inténtalo más tarde.')
    await press(page, 'Aceptar')
    expect([box('Título').value, field('Cupos').value]).toEqual(['RIMPE sin enredos', '40'])
  })

  it('starts with the stored training and tells who is notified of another day', async () => {
    api.answers(capacitaciones.list, [capacitacion('a')])
    open('/editar/a')
    expect(
      await screen.findByText(/Si cambias la fecha, la hora o el lugar, avisamos por correo/),
    ).toBeTruthy()
    expect(['Fecha', 'Hora de inicio', 'Cupos'].map((label) => field(label).value)).toEqual([
      '2090-05-10',
      '18:00',
      '40',
    ])
  })

  it.each([
    [{ Inscritos: 40, EnEspera: 3 }, 'Se avisará por correo a las 43 personas que se inscribieron.'],
    [{ Inscritos: 1 }, 'Se avisará por correo a la persona que se inscribió.'],
    [{ Inscritos: 0 }, 'Nadie se ha inscrito: no se avisa a nadie.'],
    [{ Fecha: '2020-05-10' }, 'Ya se dio: no se avisa a nadie.'],
  ])('tells before a deletion who is notified: %j', async (change, text) => {
    api.answers(capacitaciones.list, [capacitacion('a', change)])
    const page = open('/eliminar/a')
    await press(page, 'Eliminar')
    const question = await screen.findByRole('dialog', { name: '¿Estás seguro?' })
    expect(question.textContent).toContain('«Capacitación a»')
    expect(question.textContent).toContain(text)
    expect(api.changes).toEqual([])
  })
})

describe('the attendance list', () => {
  const ANA = participante('ana', { Nombre: 'Ana Guamán', Orden: 1 })
  const LUZ = participante('luz', { Nombre: 'Luz Toapanta', Orden: 12, Estado: 'espera' })

  const openList = async (change: Partial<Participants> = {}, query = '') => {
    api.answers(capacitaciones.participants, {
      Titulo: 'RIMPE sin enredos',
      Fecha: '2026-05-10',
      Inicio: '18:00',
      Fin: '20:00',
      Cupos: 40,
      PorRegistrar: true,
      Participantes: [ANA, LUZ],
      Borrados: null,
      ...change,
    })
    api.on(capacitaciones.tick, json(ANA))
    const page = open(`/asistencia/a${query}`)
    await screen.findByRole('heading', { name: 'RIMPE sin enredos' })
    return page
  }
  const names = () =>
    screen
      .queryAllByRole('checkbox')
      .map(({ parentElement }) => /Ana|Luz/.exec(parentElement?.textContent ?? '')?.[0])
  const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

  it('is searched by name without accents, mail and number', async () => {
    const page = await openList()
    for (const [text, found] of [
      ['guaman', ['Ana']],
      ['luz@', ['Luz']],
      ['12', ['Luz']],
      ['zzz', []],
    ] as const) {
      await rewrite(page, 'Buscar', text)
      expect(names()).toEqual(found)
    }
    expect(screen.getByText('Nadie coincide con la búsqueda.')).toBeTruthy()
  })

  it('ticks and counts a person at once', async () => {
    const page = await openList()
    await page.actor.click(tick(/Ana Guamán/))
    expect(await screen.findByText('Asistieron 1 de 2.')).toBeTruthy()
    await waitFor(() =>
      expect(api.changes).toMatchObject([
        { method: 'PUT', path: '/capacitaciones/asistencia/ana', body: { Asistio: true } },
      ]),
    )
  })

  it('takes back a tick that was not stored', async () => {
    const page = await openList()
    api.on(capacitaciones.tick, refuse(503, 'unavailable', 'Inténtalo más tarde.'))
    await page.actor.click(tick(/Ana Guamán/))
    expect(await dialogWith(/No se pudo registrar la asistencia/)).toContain('Inténtalo más tarde.')
    await press(page, 'Aceptar')
    await waitFor(() => expect(tick(/Ana Guamán/).checked).toBe(false))
  })

  it('takes no tick before the day of the training', async () => {
    await openList({ PorRegistrar: false }, '?inscripcion=ana')
    expect(screen.getByText('La asistencia se registra desde el día de la capacitación.')).toBeTruthy()
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ disabled }) => disabled)).toEqual([
      true,
      true,
    ])
    expect(screen.getByRole('heading', { name: 'Ana Guamán' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Registrar asistencia' })).toBeNull()
  })

  it.each<[Partial<Participants>, RegExp[]]>([
    [{ Fecha: '2090-05-10' }, [/^Todavía no hay inscritos\.$/, /^Comparte la página/]],
    [{}, [/^Nadie se inscribió\.$/]],
    [
      { Borrados: { Inscritos: 43, Asistieron: 9 } },
      [/^La lista se borró un año después/, /^Se inscribieron 43 personas y asistieron 9\./],
    ],
    [
      { Borrados: { Inscritos: 1, Asistieron: 1 } },
      [/^Se inscribió una persona y asistió una\. Los certificados siguen siendo válidos\.$/],
    ],
    [
      { Borrados: { Inscritos: 5, Asistieron: 0 } },
      [/^Se inscribieron 5 personas y no se registró ninguna asistencia\.$/],
    ],
  ])('tells why nobody is in it: %j', async (change, texts) => {
    await openList({ Participantes: [], ...change })
    for (const text of texts) expect(screen.getByText(text)).toBeTruthy()
  })

  it('opens by a QR at its person, to tick with one press', async () => {
    const page = await openList({}, '?inscripcion=luz')
    expect(screen.getByRole('heading', { name: 'Luz Toapanta' })).toBeTruthy()
    await press(page, 'Registrar asistencia')
    expect(await screen.findByText('Asistencia registrada.')).toBeTruthy()
    expect(api.changes).toMatchObject([{ path: '/capacitaciones/asistencia/luz' }])
    expect(screen.queryByRole('button', { name: 'Registrar asistencia' })).toBeNull()
    expect(tick(/Luz Toapanta/).checked).toBe(true)
  })

  it('tells that the person of a QR was ticked already', async () => {
    await openList({ Participantes: [{ ...ANA, Asistio: true }] }, '?inscripcion=ana')
    expect(screen.getByText('Asistencia registrada.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Registrar asistencia' })).toBeNull()
    expect(api.changes).toEqual([])
  })

  it('tells that the person of a QR is not in it', async () => {
    const page = await openList({}, '?inscripcion=otra')
    expect(screen.getByText('Esta inscripción no está en la lista')).toBeTruthy()
    expect(names()).toHaveLength(2)
    await page.actor.click(screen.getByRole('link', { name: 'Ver toda la lista' }))
    expect(screen.queryByText('Esta inscripción no está en la lista')).toBeNull()
  })
})

describe('the page of an own sign-up', () => {
  const ENLACE = `${'a'.repeat(20)}.${'b'.repeat(22)}`
  const DEAD = /^Este enlace ya no sirve\./
  const openLink = (hash = `#${ENLACE}`) => mount(`/mi-capacitacion${hash}`)
  const kept = () => Object.values({ ...sessionStorage }).filter((value) => value.includes(ENLACE))

  it.each([
    [404, 'not_found'],
    [400, 'invalid_input'],
  ])('forgets a link the server refuses with %i', async (status, code) => {
    api.on(capacitaciones.open, refuse(status, code, 'No encontramos la inscripción.'))
    openLink()
    expect(await screen.findByText(DEAD)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ver las capacitaciones' }).getAttribute('href')).toBe(
      '/capacitaciones',
    )
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
    expect(kept()).toEqual([])
  })

  it('keeps its link when the connection fails, and sends it again', async () => {
    api.on(capacitaciones.open, loseConnection)
    const page = openLink()
    await screen.findByRole('button', { name: 'Reintentar' })
    const before = api.callsOf(capacitaciones.open).length
    await press(page, 'Reintentar')
    await waitFor(() => expect(api.callsOf(capacitaciones.open).length).toBeGreaterThan(before))
    expect(new Set(api.callsOf(capacitaciones.open).map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify({ Enlace: ENLACE })]),
    )
    expect(kept()).toHaveLength(1)
  })

  it('asks for the mail when it has no link', async () => {
    openLink('')
    expect(
      await screen.findByText('Abre esta página con el enlace del correo que te enviamos al inscribirte.'),
    ).toBeTruthy()
    expect(api.callsOf(capacitaciones.open)).toEqual([])
  })
})

describe('the QR of a sign-up', () => {
  it('holds the address of the attendance list, at the person the server knows by the same id', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:qr')
    api.answers(capacitaciones.list, [capacitacion('a')])
    api.answers(capacitaciones.seats, { Libres: 3, EnEspera: 0 })
    api.answers(capacitaciones.signUp, { mensaje: 'Inscrita', Estado: 'inscrito' })
    const page = mount('/capacitaciones?id=a')
    await page.actor.type(await screen.findByLabelText('Nombres y apellidos'), 'Ana Guamán')
    await page.actor.type(box('Correo'), 'ana+iva@example.com')
    await press(page, 'Inscribirme')
    await screen.findByText('Inscripción enviada')
    await press(page, 'Aceptar')
    const picture = await screen.findByRole('img', { name: /^Código QR de tu inscripción/ })
    await waitFor(() => expect(picture.getAttribute('src')).toBe('blob:qr'))
    const [svg] = made.mock.calls.at(-1) ?? []
    const id = createHash('sha256').update('a\nana+iva@example.com').digest('base64url').slice(0, 28)
    const address = `${window.location.origin}${LIST}/asistencia/a?inscripcion=${id}`
    // The standard asks for a quiet edge of four modules.
    expect(await (svg as Blob).text()).toBe(renderSVG(address, { ecc: 'M', border: 4 }))
    made.mockRestore()
  })

  it('leads an administrator to the list in the own dashboard', async () => {
    const page = mount(`${LIST}/asistencia/a?inscripcion=luz`, { as: 'admin' })
    await waitFor(() =>
      expect(page.address()).toBe('/dashboard-admin/capacitaciones-manager/asistencia/a?inscripcion=luz'),
    )
  })
})
