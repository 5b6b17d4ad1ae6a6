import { api as endpoints, type Participants, type Participation } from '@naf/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { renderSVG } from 'uqr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answer,
  box,
  dialogWith,
  errorAt,
  errorSummary,
  field,
  type Mounted,
  mount,
  press,
  region,
  rewrite,
} from '../support/mount.tsx'
import { capacitacion, LINK, participante, participation } from '../support/samples.ts'
import { hold, inTurn, json, refuse, withStubApi } from '../support/stub-api.ts'
import { SESSIONS } from '../support/web.tsx'

const api = withStubApi()
const { capacitaciones, verificar } = endpoints
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

describe('the attendance list', () => {
  const ANA = participante('ana', { Nombre: 'Ana Guamán', Orden: 1 })
  const LUZ = participante('luz', { Nombre: 'Luz Toapanta', Orden: 12, Estado: 'espera' })

  const training = (change: Partial<Participants>): Participants => ({
    Titulo: 'RIMPE sin enredos',
    Fecha: '2026-05-10',
    Inicio: '18:00',
    Fin: '20:00',
    Cupos: 40,
    PorRegistrar: true,
    Participantes: [ANA, LUZ],
    PorConfirmar: 0,
    Borrados: null,
    ...change,
  })
  const answerList = (change: Partial<Participants>) =>
    api.answers(capacitaciones.participants, training(change))

  const openList = async (change: Partial<Participants> = {}, query = '') => {
    answerList(change)
    api.on(capacitaciones.tick, json(ANA))
    const page = open(`/asistencia/a${query}`)
    await screen.findByRole('heading', { name: 'RIMPE sin enredos' })
    return page
  }
  const notConfirmed = (id: string, Nombre: string) =>
    participante(id, { Nombre, Orden: null, Estado: 'por_confirmar' })

  it('names the people without a confirmation when asked, a page at a time, and does not expect them', async () => {
    const page = await openList({ PorConfirmar: 2 })
    const next = { Link: '<?cursor=12345678>; rel="next"' }
    expect(screen.queryByText('Sin confirmar')).toBeNull()
    api.on(capacitaciones.unconfirmed, refuse(503, 'unavailable', 'Inténtalo más tarde.'))
    await press(page, 'Ver sin confirmar (2)')
    expect(await screen.findByText('No se pudieron cargar las inscripciones sin confirmar')).toBeTruthy()
    api.on(
      capacitaciones.unconfirmed,
      inTurn(json([notConfirmed('eva', 'Eva Luz')], 200, next), json([notConfirmed('zoe', 'Zoé Luz')])),
    )
    await press(page, 'Reintentar')
    await screen.findByRole('checkbox', { name: /Eva Luz/ })
    expect(screen.getByText('Asistieron 0 de 2.')).toBeTruthy()
    expect(tick(/Eva Luz/).parentElement?.textContent).toContain('Sin confirmar')
    expect(tick(/Ana Guamán/).parentElement?.textContent).not.toContain('Sin confirmar')
    await press(page, 'Ver más')
    await screen.findByRole('checkbox', { name: /Zoé Luz/ })
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull()

    api.answers(capacitaciones.tick, { ...notConfirmed('eva', 'Eva Luz'), Asistio: true })
    await page.actor.click(tick(/Eva Luz/))
    expect(await screen.findByText('Asistieron 1 de 3.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Guardando…')).toBeNull())
    await rewrite(page, 'Buscar', 'zoe')
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    answerList({ PorConfirmar: 1 })
    api.answers(capacitaciones.unconfirmed, [])
    api.answers(capacitaciones.takeOut, { mensaje: 'Inscripción quitada' })
    await press(page, 'Quitar Zoé Luz')
    await answer(page, 'Quitar')
    await waitFor(() => expect(screen.queryAllByRole('checkbox')).toEqual([]))
    expect(api.changes.at(-1)).toMatchObject({ method: 'DELETE', path: '/capacitaciones/quitar/zoe' })
  })

  it('that only has unconfirmed people offers to see them', async () => {
    await openList({ Participantes: [], PorConfirmar: 1 })
    expect(screen.getByRole('button', { name: 'Ver sin confirmar (1)' })).toBeTruthy()
    expect(screen.queryByText('Todavía no hay inscritos.')).toBeNull()
  })

  const names = () =>
    screen
      .queryAllByRole('checkbox')
      .map(({ parentElement }) => /Ana|Luz/.exec(parentElement?.textContent ?? '')?.[0])
  const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

  it('is searched by name without accents, mail and number', async () => {
    const page = await openList()
    for (const [text, found] of Object.entries({
      '«guaman», ana': ['Ana'],
      'luz@': ['Luz'],
      12: ['Luz'],
      zzz: [],
    })) {
      await rewrite(page, 'Buscar', text)
      expect.soft(names(), text).toEqual(found)
    }
  })

  it('ticks and counts a person at once, and takes back a tick that was not stored', async () => {
    const page = await openList()
    api.answers(capacitaciones.tick, { ...ANA, Asistio: true })
    await page.actor.click(tick(/Ana Guamán/))
    expect(await screen.findByText('Asistieron 1 de 2.')).toBeTruthy()
    await waitFor(() =>
      expect(api.changes).toMatchObject([
        { method: 'PUT', path: '/capacitaciones/asistencia/ana', body: { Asistio: true } },
      ]),
    )
    answerList({ Participantes: [{ ...ANA, Asistio: true }, LUZ] })
    api.on(capacitaciones.tick, refuse(503, 'unavailable', 'Inténtalo más tarde.'))
    await page.actor.click(tick(/Luz Toapanta/))
    const failure = await screen.findByText(/^No se pudo registrar la asistencia/)
    expect(failure.textContent).toContain('Inténtalo más tarde.')
    expect([tick(/Ana Guamán/).checked, tick(/Luz Toapanta/).checked]).toEqual([true, false])
    answerList({ Participantes: [ANA, LUZ].map((one) => ({ ...one, Asistio: true })) })
    api.answers(capacitaciones.tick, { ...LUZ, Asistio: true })
    await press(page, 'Reintentar')
    await waitFor(() => expect(screen.queryByText(/^No se pudo registrar/)).toBeNull())
    expect(tick(/Luz Toapanta/).checked).toBe(true)
  })

  it('stores the last of several quick ticks of a row, whenever and however the first is answered', async () => {
    const page = await openList()
    const sent = () => api.changes.map(({ body }) => (body as { Asistio: boolean }).Asistio)
    for (const first of [json({ ...ANA, Asistio: true }), refuse(503, 'unavailable')]) {
      api.calls = []
      const held = hold(first)
      api.on(capacitaciones.tick, inTurn(held.reply, json(ANA)))
      for (const shown of [true, false, true, false]) {
        await page.actor.click(tick(/Ana Guamán/))
        expect(tick(/Ana Guamán/).checked).toBe(shown)
      }
      await waitFor(() => expect(sent()).toEqual([true]))
      held.release()
      await waitFor(() => expect(sent()).toEqual([true, false, true, false]))
      await waitFor(() => expect(screen.queryByText('Guardando…')).toBeNull())
      expect(tick(/Ana Guamán/).checked).toBe(false)
      expect(screen.getByText('Asistieron 0 de 2.')).toBeTruthy()
    }
  })

  it('takes a wrong sign-up out after a question, and shows who got the seat', async () => {
    const page = await openList({ Fecha: '2090-05-10', PorRegistrar: false })
    await press(page, 'Quitar Ana Guamán')
    const question = await screen.findByRole('dialog', { name: '¿Quitar esta inscripción?' })
    expect(question.textContent).toContain(
      'Se quita a Ana Guamán (ana@example.com) sin enviarle ningún correo. Si tiene cupo, pasa a la primera persona que espera, y a ella sí le escribimos.',
    )
    await answer(page, 'Cancelar')
    expect([names(), api.changes]).toEqual([['Ana', 'Luz'], []])

    api.on(capacitaciones.takeOut, refuse(503, 'unavailable', 'Inténtalo más tarde.'))
    await press(page, 'Quitar Ana Guamán')
    await answer(page, 'Quitar')
    expect(await dialogWith(/No se pudo quitar la inscripción/)).toContain('Inténtalo más tarde.')
    await press(page, 'Aceptar')
    expect(names()).toEqual(['Ana', 'Luz'])

    api.answers(capacitaciones.takeOut, { mensaje: 'Inscripción quitada' })
    const left = hold(json(training({ Participantes: [{ ...LUZ, Estado: 'inscrito' }] })))
    api.on(capacitaciones.participants, left.reply)
    expect(tick(/Luz/).parentElement?.textContent).toContain('En espera')
    await press(page, 'Quitar Ana Guamán')
    await answer(page, 'Quitar')
    await screen.findByText('Inscripción quitada')
    expect(names()).toEqual(['Luz'])
    left.release()
    await waitFor(() => expect(tick(/Luz/).parentElement?.textContent).not.toContain('En espera'))
    expect(names()).toEqual(['Luz'])
    expect(api.changes.at(-1)).toMatchObject({ method: 'DELETE', path: '/capacitaciones/quitar/ana' })
  })

  it('offers to take out nobody whose attendance is ticked, and promises no seat after the start', async () => {
    const page = await openList({ Participantes: [ANA, { ...LUZ, Asistio: true }] })
    expect(screen.queryByRole('button', { name: 'Quitar Luz Toapanta' })).toBeNull()
    await press(page, 'Quitar Ana Guamán')
    const question = await screen.findByRole('dialog', { name: '¿Quitar esta inscripción?' })
    expect(question.textContent).toContain('sin enviarle ningún correo.')
    expect(question.textContent).not.toContain('Si tiene cupo')
  })

  it('takes no tick more than an hour before the start, and says from when', async () => {
    const early = { Fecha: '2090-05-10', Inicio: '00:30', PorRegistrar: false }
    const FROM =
      'La asistencia se registra desde las 23:30 del 9 de mayo de 2090, una hora antes de que empiece.'
    const page = await openList(early)
    expect(screen.getByText(FROM)).toBeTruthy()
    expect([tick(/Ana/).disabled, tick(/Luz/).disabled]).toEqual([true, true])
    page.unmount()
    await openList(early, '?inscripcion=ana')
    expect(screen.getByRole('heading', { name: 'Ana Guamán' })).toBeTruthy()
    expect(screen.getAllByText(FROM)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Registrar asistencia' })).toBeNull()
  })

  it('shows one person whose QR was read, with one button, and counts them once stored', async () => {
    const page = await openList({}, '?inscripcion=ana')
    expect(screen.queryAllByRole('checkbox')).toEqual([])
    expect(screen.getByText('Código leído · n.º 1 · tiene cupo')).toBeTruthy()
    api.on(capacitaciones.tick, refuse(503, 'unavailable', 'Inténtalo más tarde.'))
    await press(page, 'Registrar asistencia')
    expect(
      await screen.findByText(/^No se pudo registrar la asistencia.*Inténtalo más tarde\.$/s),
    ).toBeTruthy()
    expect(screen.getByText('Asistieron 0 de 2.')).toBeTruthy()
    api.answers(capacitaciones.tick, { ...ANA, Asistio: true })
    await press(page, 'Registrar asistencia')
    expect(await screen.findByText('Asistencia registrada.')).toBeTruthy()
    expect(screen.getByText('Asistieron 1 de 2.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Registrar asistencia' })).toBeNull()
  })

  it('keeps a ticked row in its place until another filter is chosen, and takes the last tick back', async () => {
    const page = await openList({ Fecha: '2090-05-10', Participantes: [LUZ, ANA] })
    expect(names()).toEqual(['Ana', 'Luz'])
    expect(screen.getByRole('button', { name: 'Faltan 2' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.queryByRole('button', { name: /^Quitar/ })).toBeNull()
    api.answers(capacitaciones.tick, { ...ANA, Asistio: true })
    await page.actor.click(tick(/Ana Guamán/))
    expect(await screen.findByText('Ana Guamán asistió.')).toBeTruthy()
    expect(names()).toEqual(['Ana', 'Luz'])
    await press(page, 'Asistieron 1')
    expect(names()).toEqual(['Ana'])
    await press(page, 'Faltan 1')
    expect(names()).toEqual(['Luz'])

    api.answers(capacitaciones.tick, ANA)
    await press(page, 'Deshacer')
    await waitFor(() => expect(screen.queryByText('Ana Guamán asistió.')).toBeNull())
    expect(api.changes.map(({ path, body }) => [path, body])).toEqual([
      ['/capacitaciones/asistencia/ana', { Asistio: true }],
      ['/capacitaciones/asistencia/ana', { Asistio: false }],
    ])
    expect(names()).toEqual(['Ana', 'Luz'])
  })

  it('tells that the person of a QR is not in it', async () => {
    const page = await openList({}, '?inscripcion=otra')
    expect(screen.getByText('Esta inscripción no está en la lista')).toBeTruthy()
    expect(names()).toHaveLength(2)
    await page.actor.click(screen.getByRole('link', { name: 'Ver toda la lista' }))
    expect(screen.queryByText('Esta inscripción no está en la lista')).toBeNull()
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

describe('the page of an own sign-up', () => {
  const openLink = () => mount(`/mi-capacitacion#${LINK}`)

  it('confirms by a press, under the corrected name, and corrects the name afterwards', async () => {
    const seated = participation({ Nombre: 'Ana Guamán', Estado: 'inscrito', Orden: 7 })
    api.answers(capacitaciones.open, participation())
    api.answers(capacitaciones.confirm, seated)
    api.answers(capacitaciones.rename, { ...seated, Nombre: 'Ana Guamán Iza' })
    const page = openLink()
    expect(await screen.findByText(/^Burla Pesada\. Todavía no tienes lugar/)).toBeTruthy()
    const posted = () => api.changes.filter(({ path }) => path !== capacitaciones.open.path)
    expect(posted()).toEqual([])
    expect(screen.queryByRole('img', { name: /^Código QR/ })).toBeNull()
    await rewrite(page, 'Nombre en tu certificado', 'Ana Guamán')
    await press(page, 'Confirmar mi inscripción')
    await dialogWith('Tu inscripción quedó confirmada.')
    await press(page, 'Aceptar')
    expect(await screen.findByText('Ana Guamán. Inscripción n.º 7.')).toBeTruthy()
    await page.actor.click(screen.getByText('Corregir mi nombre'))
    await rewrite(page, 'Nombre en tu certificado', 'Ана')
    await press(page, 'Guardar nombre')
    expect(errorAt(box('Nombre en tu certificado'))).toContain('con letras latinas')
    await rewrite(page, 'Nombre en tu certificado', 'Ana Guamán Iza')
    await press(page, 'Guardar nombre')
    await dialogWith('Tu nombre quedó guardado.')
    await press(page, 'Aceptar')
    expect(await screen.findByText('Ana Guamán Iza. Inscripción n.º 7.')).toBeTruthy()
    expect(posted().map(({ path, body }) => [path, body])).toEqual([
      ['/capacitaciones/confirmar', { Enlace: LINK, Nombre: 'Ana Guamán' }],
      ['/capacitaciones/nombre', { Enlace: LINK, Nombre: 'Ana Guamán Iza' }],
    ])
  })

  const attended = (Certificado: string | null) =>
    participation({ Estado: 'inscrito', Orden: 7, Asistio: true, PuedeCancelar: false, Certificado })

  it('keeps the name as it is once there is a certificate', async () => {
    api.answers(capacitaciones.open, attended('NAF-7Q4K-3HXW-9CDE'))
    openLink()
    await screen.findByRole('heading', { name: 'Tu certificado' })
    expect(screen.queryByLabelText('Nombre en tu certificado')).toBeNull()
  })

  it('leads to the meeting until the training is over', async () => {
    const seated = { Estado: 'inscrito', Enlace: 'https://zoom.us/j/1', Virtual: true } as const
    for (const [Fecha, shown] of [
      ['2999-01-02', true],
      ['2020-01-02', false],
    ] as const) {
      api.answers(capacitaciones.open, participation({ ...seated, Fecha }))
      const page = openLink()
      await screen.findByRole('heading', { name: 'RIMPE sin enredos' })
      expect.soft(screen.queryByRole('link', { name: /^Entrar a la reunión/ }) !== null, Fecha).toBe(shown)
      page.unmount()
    }
  })

  it('shows neither seat nor QR nor a way to cancel once the person attended', async () => {
    for (const codigo of [null, 'NAF-7Q4K-3HXW-9CDE']) {
      api.answers(capacitaciones.open, attended(codigo))
      const page = openLink()
      expect(await screen.findByText('Asististe')).toBeTruthy()
      expect.soft(screen.queryByText('Tienes lugar')).toBeNull()
      expect.soft(screen.queryByRole('img', { name: /^Código QR/ })).toBeNull()
      for (const name of ['Cancelar mi inscripción', 'Agregar a mi calendario'])
        expect.soft(screen.queryByRole('button', { name }), name).toBeNull()
      expect.soft(screen.queryByText(/certificado aparece aquí/) === null).toBe(codigo !== null)
      page.unmount()
    }
  })

  it('opens also where the session is still being checked, and stays when it is known', async () => {
    api.answers(capacitaciones.open, participation())
    const page = mount(`/mi-capacitacion#${LINK}`, { as: { ...SESSIONS.visitor, status: 'checking' } })
    await screen.findByRole('heading', { name: participation().Titulo })
    page.become(SESSIONS.usuario)
    await waitFor(() => expect(page.address()).toBe('/mi-capacitacion'))
    expect(screen.getByRole('heading', { name: participation().Titulo })).toBeTruthy()
    expect(screen.queryByText(/^Abre esta página con el enlace/)).toBeNull()
  })

  it('leads a person with a session back to their own pages, and a visitor to the login', async () => {
    api.answers(capacitaciones.open, participation())
    for (const [as, way, href] of [
      ['visitor', 'Ingresar', '/login'],
      ['usuario', 'Mi inicio', '/dashboard-usuario/inicio'],
    ] as const) {
      const page = mount(`/mi-capacitacion#${LINK}`, { as })
      await screen.findByRole('heading', { name: participation().Titulo })
      const access = within(screen.getByRole('navigation', { name: 'Accesos' }))
      expect.soft(access.getByRole('link', { name: way }).getAttribute('href')).toBe(href)
      expect.soft(screen.queryByRole('link', { name: 'Registrarse' }) !== null).toBe(as === 'visitor')
      page.unmount()
    }
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

describe('a sign-up', () => {
  const signUp = async (
    Estado: Participation['Estado'],
    Libres: 'pocos' | 'varios' | 'ninguno',
    correo: string,
  ) => {
    api.answers(capacitaciones.list, [capacitacion('a')])
    api.answers(capacitaciones.seats, { Libres })
    const Participante = Estado === 'inscrito' ? 'participante-2' : null
    api.answers(capacitaciones.signUp, { mensaje: 'Listo', Estado, Participante } as never)
    const page = mount('/capacitaciones?id=a')
    await page.actor.type(await screen.findByLabelText('Nombres y apellidos'), 'Ana Guamán')
    await page.actor.type(box('Correo'), correo)
    if (Libres === 'pocos') expect(await screen.findByText('Quedan pocos cupos.')).toBeTruthy()
    await press(page, Libres === 'ninguno' ? 'Entrar en la lista de espera' : 'Inscribirme')
    const said = await dialogWith('Inscripción enviada')
    expect(said.includes('Es para la lista de espera')).toBe(Libres === 'ninguno')
    await press(page, 'Aceptar')
  }

  it.each([
    ['por_confirmar', /Así entras en la lista de espera/],
    ['espera', 'Quedaste en la lista de espera'],
  ] as const)(
    'for a full training names the waiting list on its button and in its success: %s',
    async (estado, text) => {
      await signUp(estado, 'ninguno', 'ana@example.com')
      expect(await screen.findByText(text)).toBeTruthy()
    },
  )

  it('of a visitor is told to be confirmed by mail, and that few seats are left', async () => {
    await signUp('por_confirmar', 'pocos', 'ana@example.com')
    expect(await screen.findByRole('heading', { name: 'Falta un paso: confirma en tu correo' })).toBeTruthy()
    expect(screen.getByText(/^Te escribimos a ana@example\.com/)).toBeTruthy()
    expect(screen.queryByRole('img', { name: /^Código QR/ })).toBeNull()
  })

  it('has a QR with the address of the attendance list, at the sign-up that the server answers with', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:qr')
    await signUp('inscrito', 'varios', 'ana+iva@example.com')
    const picture = await screen.findByRole('img', { name: /^Código QR de tu inscripción/ })
    await waitFor(() => expect(picture.getAttribute('src')).toBe('blob:qr'))
    const [svg] = made.mock.calls.at(-1) ?? []
    const address = `${window.location.origin}${LIST}/asistencia/a?inscripcion=participante-2`
    // The standard asks for a quiet edge of four modules.
    expect(await (svg as Blob).text()).toBe(renderSVG(address, { ecc: 'M', border: 4 }))
  })
})

describe('the page that verifies a certificate', () => {
  const CODES = ['NAF-7Q4K-3HXW-9CDE', 'NAF-4K7Q-3HXW-9CDE'] as const
  const VALID = 'El certificado es válido'
  const WRONG = 'Error: Escribe el código completo: NAF y 12 letras o números.'
  const typed = () => box('Código del certificado')
  const verify = async (page: Mounted, text: string) => {
    await rewrite(page, 'Código del certificado', text)
    await press(page, 'Verificar')
  }
  beforeEach(() =>
    api.on(verificar.read, (call, response) => {
      const Codigo = call.path.split('/').at(-1)
      json({ Codigo, Nombre: 'Ana Ruiz', Capacitacion: 'RIMPE', Fecha: '2026-05-10' })(call, response)
    }),
  )

  it('names the signs of a wrong code that no code has', async () => {
    const page = mount('/verificar')
    for (const [wrong, error] of [
      ['NAF-7Q4K-3HXW-9CD0', 'Error: Un código no lleva «0». Compáralo con el del certificado.'],
      ['naf 7q4k bhxw 9cdo', 'Error: Un código no lleva «B» ni «O». Compáralo con el del certificado.'],
      ['5', 'Error: Un código no lleva «5». Compáralo con el del certificado.'],
    ] as const) {
      await verify(page, wrong)
      await waitFor(() => expect(errorAt(typed())).toBe(error))
      expect.soft(document.activeElement).toBe(typed())
    }
    expect(api.callsOf(verificar.read)).toEqual([])
  })

  it('asks the server again at each press, and shows no certificate that ended meanwhile', async () => {
    const page = mount(`/verificar?codigo=${CODES[0]}`)
    await screen.findByText(VALID)
    api.on(verificar.read, refuse(404, 'not_found'))
    await press(page, 'Verificar')
    expect(await screen.findByText('No hay ningún certificado con ese código')).toBeTruthy()
    expect(screen.queryByText(VALID)).toBeNull()
    api.on(verificar.read, refuse(503, 'unavailable'))
    await press(page, 'Verificar')
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy()
    expect(screen.queryByText(VALID)).toBeNull()
  })

  it('shows of a wrong code neither the former certificate nor another text', async () => {
    const page = mount(`/verificar?codigo=${CODES[0]}`)
    for (const wrong of ['NAF-7Q4K-3HXW', '']) {
      expect(await screen.findByText(VALID)).toBeTruthy()
      await verify(page, wrong)
      expect.soft(errorAt(typed()), wrong).toBe(WRONG)
      expect.soft(typed().value).toBe(wrong)
      expect.soft(screen.queryByText(VALID), wrong).toBeNull()
      await verify(page, 'naf 7q4k 3hxw 9cde')
    }
    await verify(page, CODES[1])
    await screen.findByText(CODES[1])
    expect(errorAt(typed())).toBeUndefined()
  })

  it('tells of a link without a whole code what is wrong, until a right one is sent', async () => {
    const page = mount('/verificar?codigo=NAF-7Q4K-3HX')
    await waitFor(() => expect(typed().value).toBe('NAF-7Q4K-3HX'))
    expect(errorAt(typed())).toBe(WRONG)
    expect(api.callsOf(verificar.read)).toEqual([])
    await verify(page, CODES[0])
    await screen.findByText(VALID)
    expect(errorAt(typed())).toBeUndefined()
    page.unmount()
    mount('/verificar')
    await screen.findByRole('button', { name: 'Verificar' })
    expect(errorAt(typed())).toBeUndefined()
  })
})
