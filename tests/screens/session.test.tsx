import { api as endpoints } from '@naf/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anInicio } from '../support/informe-builder.ts'
import { type Mounted, mount, type Options, press, region } from '../support/mount.tsx'
import { inicioOf, loginFor, OWN_ROUTES } from '../support/routes.ts'
import { asesoria, boletin, calendario as stored } from '../support/samples.ts'
import { openQueue, serveQueue } from '../support/staff-queue.ts'
import { hold, json, withStubApi } from '../support/stub-api.ts'
import { SESSIONS, type Session } from '../support/web.tsx'
import { sampled } from '../tiers.ts'

const api = withStubApi()
const { asesorias, boletines, calendario, informe, seguimiento } = endpoints
const MINUTE = 60_000

beforeEach(() => api.answers(asesorias.mine, []))

const splash = () => screen.queryByText(/^(?:Verificando|Cargando)/)?.textContent

/** Expects each address to lead to the other one; opens the last first. */
const expectLed = async (as: Options['as'], led: readonly (readonly [address: string, to: string])[]) => {
  const page = mount('/naf', { as, before: led.map(([address]) => address) })
  await screen.findByRole('heading', { level: 1 })
  for (const [address, to] of led.toReversed()) {
    await act(async () => page.back())
    await waitFor(() => expect(splash()).toBeUndefined())
    await waitFor(() => expect(page.address(), address).toBe(to))
  }
  page.unmount()
}

describe('an address', () => {
  it('of a screen of staff leads a taxpayer to the first page', async () => {
    const ofStaff = OWN_ROUTES.filter(({ roles }) => !roles.includes('usuario'))
      .map(({ path }) => path.replace(/:\w+/, 'x'))
      .filter((path) => !path.startsWith('galeria'))
    expect(ofStaff).toHaveLength(35)
    const led = sampled(ofStaff).map((path) => [`/dashboard-usuario/${path}`, inicioOf('usuario')] as const)
    await expectLed('usuario', led)
  })

  it('of the manager of the gallery refuses a taxpayer in words', async () => {
    mount('/dashboard-usuario/galeria-manager/crear', { as: 'usuario' })
    expect(await screen.findByRole('heading', { name: 'Acceso no autorizado' })).toBeTruthy()
    expect(screen.queryByLabelText('Título')).toBeNull()
  })

  it('of a dashboard leads a visitor to the login, and a person to the same screen of the own dashboard', async () => {
    const wanted = '/dashboard-editor/ver-asesorias?q=mar%C3%ADa&estado=mias#nota'
    await expectLed('visitor', [[wanted, loginFor(wanted)]])
    await expectLed('admin', [[wanted, wanted.replace('editor', 'admin')]])
    await expectLed('usuario', [[wanted, inicioOf('usuario')]])
    await expectLed({ ...SESSIONS.usuario, rol: null }, [[wanted, '/']])
  })

  it('of the public pages leads a person into the own dashboard', async () => {
    const toInicio = ['', 'quienes', 'servicios', 'biblioteca?q=iva', 'Boletines', 'naf/', 'galeria']
    const toCopy = ['calendario?digito=3', 'capacitaciones', 'biblioteca/x', 'boletines/aB-_9']
    const fromMails = ['seguimiento', 'cuenta', 'mi-capacitacion', 'suscripcion']
    await expectLed('usuario', [
      ...sampled([...toInicio, 'inscripcion', 'login', 'register', 'terminos-condiciones']).map(
        (path) => [`/${path}`, inicioOf('usuario')] as const,
      ),
      ...sampled(toCopy).map((path) => [`/${path}`, `/dashboard-usuario/${path}`] as const),
      ...fromMails.map((path) => [`/${path}`, `/${path}`] as const),
    ])
  })

  it('that is unknown leads to the first page', async () => {
    const unknown = [
      '/no-existe',
      '/servicios/otra',
      '/servicios.',
      '/perfil',
      '/dashboard-otro/inicio',
      '/x%E0%A4%A',
    ]
    const toHome = sampled(unknown).map((path) => [path, '/'] as const)
    await expectLed('visitor', toHome)
    const own = ['', 'perfil/editar', 'login', 'usuarios/ver', 'libros-manager/otra']
    const toInicio = own.map((path) => [`/dashboard-editor/${path}`, inicioOf('editor')] as const)
    await expectLed('editor', toInicio)
  })

  it('after the login is one of the own dashboard and of no other site', async () => {
    const own = '/dashboard-usuario'
    const led = [
      ['/dashboard-usuario/perfil?a=1#b', `${own}/perfil?a=1#b`],
      ['/dashboard-usuario/../dashboard-admin/perfil', `${own}/perfil`],
      ['/boletines/aB-_9?q=iva', `${own}/boletines/aB-_9?q=iva`],
      ...[
        '/dashboard-falso/perfil',
        '//evil.example',
        '/\\evil.example',
        'https://evil.example/dashboard-usuario/perfil',
        'javascript:alert(1)',
        '/x/..//evil.example',
        '/\t/evil.example',
        ' /servicios',
      ].map((refused) => [refused, inicioOf('usuario')] as const),
    ] as const
    const fromLogin = led.map(([wanted, to]) => [loginFor(wanted), to] as const)
    await expectLed('usuario', fromLogin)
  })

  it('whose # or ? was encoded leads to its page', async () => {
    await expectLed('visitor', [
      ['/capacitaciones%3Fid=a&x=1', '/capacitaciones?id=a&x=1'],
      ['/cuenta%3fmode=verifyEmail&oobCode=', '/cuenta?mode=verifyEmail&oobCode='],
      ['/politica-privacidad%23datos', '/politica-privacidad#datos'],
      ['/evil.example%23/servicios', '/'],
      ['//evil.example%3Fx', '/'],
    ])
  })

  it('of a mail keeps its secret, without blanks in it and what was copied along behind it', async () => {
    const secret = 'kJ2r5mZQ0uV3sXw8yB1nD4fG7hL9.A-eRqWtYxKo_MbNvIjUzHg'
    api.on(seguimiento.open, json({ error: 'No existe.', code: 'not_found' }, 404))
    const broken = [7, 28, 29, 50].map((at) => `#${secret.slice(0, at)}%20%0A${secret.slice(at)}`)
    for (const link of [...broken, `%23${secret}`, `#${secret}%20Gracias`, `#${secret} y`]) {
      const page = mount(`/seguimiento${link}`)
      await screen.findByText(/^Este enlace ya no sirve/)
      expect.soft(api.callsOf(seguimiento.open).at(-1)?.body, link).toEqual({ Enlace: secret })
      page.unmount()
    }
    for (const behind of ['...', '%E2%80%9D', '&x=1', '_']) {
      const page = mount(`/seguimiento#${secret}${behind}`)
      const sent = () => api.callsOf(seguimiento.open).at(-1)?.body
      await waitFor(() => expect(page.address()).toBe('/seguimiento'))
      await screen.findByText(/^Este enlace ya no sirve/)
      expect.soft(sent(), behind).toEqual({ Enlace: behind === '_' ? `${secret}_` : secret })
      page.unmount()
    }
  })

  it('shows nothing of its screen while the session is checked', async () => {
    mount('/dashboard-admin/usuarios', { as: { ...SESSIONS.admin, rol: null, status: 'checking' } })
    expect(splash()).toBe('Verificando acceso...')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(api.calls).toEqual([])
  })
})

describe('the menu', () => {
  it('of staff folds the public pages and opens for one of them', async () => {
    api.answers(informe.inicio, anInicio())
    const page = mount('/dashboard-editor/perfil', { as: 'editor' })
    await screen.findAllByRole('navigation', { name: 'Principal' })
    const fold = () => screen.getAllByText('Portal público')[0]?.closest('details') as HTMLElement
    expect(fold().hasAttribute('open')).toBe(false)
    await page.actor.click(screen.getAllByText('Portal público')[0] as HTMLElement)
    await page.actor.click(within(fold()).getByText('Quiénes somos'))
    expect(page.address()).toBe('/dashboard-editor/quienes')
    expect(fold().hasAttribute('open')).toBe(true)
  })

  it('tells how many requests wait, and follows what was just done', async () => {
    serveQueue(api, [asesoria('a')])
    const inicio = anInicio({ Pendientes: { ...anInicio().Pendientes, Cantidad: 40, HayMas: false } })
    api.answers(informe.inicio, inicio)
    const page = await openQueue()
    const waiting = async (text: string) => (await screen.findAllByText(text))[0]?.closest('li')?.textContent
    expect(await waiting('40 pendientes')).toMatch(/^Asesorías Solicitadas/)
    await press(page, 'Marcar como realizada Persona a')
    expect(await waiting('39 pendientes')).toMatch(/^Asesorías Solicitadas/)
  })
})

describe('Back', () => {
  /** happy-dom has no layout: the window scrolls as far as the page is tall. */
  let height = 0
  let top = 0
  const scrollTo = (wanted: number) => {
    top = Math.min(wanted, height)
    window.dispatchEvent(new Event('scroll'))
  }
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(((_: number, y: number) => scrollTo(y)) as never)
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top)
  })
  const frames = () => new Promise((resolve) => setTimeout(resolve, 100))
  const leaveTo = async ({ actor }: Mounted, label: string) => {
    height = 5_000
    await actor.click(screen.getAllByRole('link', { name: label })[0] as HTMLElement)
    await waitFor(() => expect(top).toBe(0))
  }

  it('waits for the page to grow to the place that it was left at', async () => {
    const page = mount('/quienes')
    await screen.findByRole('heading', { level: 1 })
    height = 5_000
    scrollTo(900)
    for (const grows of [false, true]) {
      await leaveTo(page, 'NAF')
      height = 300
      page.back()
      await waitFor(() => expect([page.address(), top]).toEqual(['/quienes', 300]))
      if (grows) height = 5_000
    }
    await waitFor(() => expect(top).toBe(900))
  })

  it('leaves the page to a reader who scrolls meanwhile', async () => {
    const page = mount('/quienes')
    await screen.findByRole('heading', { level: 1 })
    height = 5_000
    for (const sign of ['wheel', 'touchstart', 'keydown', 'mousedown']) {
      scrollTo(900)
      await leaveTo(page, 'NAF')
      height = 300
      page.back()
      await waitFor(() => expect(top).toBe(300))
      document.body.dispatchEvent(new Event(sign, { bubbles: true }))
      height = 5_000
      scrollTo(120)
      await frames()
      expect.soft(top, sign).toBe(120)
    }
  })
})

describe('the page whose public address a person opened', () => {
  const bar = () => screen.findByRole('region', { name: 'Enlace que abriste' })
  const noBar = () =>
    waitFor(() => expect(screen.queryByRole('region', { name: 'Enlace que abriste' })).toBeNull())

  it('is offered at inicio by its name until it was opened', async () => {
    const page = mount('/Biblioteca/?q=iva#libros', { as: 'editor' })
    const region = within(await bar())
    expect(page.address()).toBe(inicioOf('editor'))
    expect(region.getByRole('status').textContent).toBe('Abriste un enlace a «Biblioteca Digital»')
    await page.actor.click(region.getByRole('link', { name: 'Ver en mi panel' }))
    expect(page.address()).toBe('/dashboard-editor/biblioteca?q=iva#libros')
    page.back()
    await waitFor(() => expect(page.address()).toBe(inicioOf('editor')))
    await noBar()
  })

  it('is offered to nobody else, and no more once its bar is closed', async () => {
    const page = mount('/naf', { as: 'editor' })
    await bar()
    page.become({ ...SESSIONS.editor, uid: 'otro' })
    await noBar()
    page.become(SESSIONS.editor)
    await bar()
    await press(page, 'Cerrar')
    await noBar()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })
})

it('the newest bulletin stands at the first page of a reader', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-07-14T17:00:00Z') })
  api.answers(boletines.list, [
    boletin('a', { FechaPublicacion: '2026-07-15' }),
    boletin('b', { FechaPublicacion: '2026-07-01' }),
  ])
  mount(inicioOf('usuario'), { as: 'usuario' })
  const card = within(await screen.findByRole('region', { name: 'Boletín b' }))
  expect(card.getByText('Nuevo boletín')).toBeTruthy()
  expect(card.getByRole('link').getAttribute('href')).toBe('/dashboard-usuario/boletines/b')
})

it('the first page of a taxpayer shows the next date for the kind that this account chose', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-29T17:00:00Z') })
  api.answers(calendario.list, [stored(2026), stored(2027)])
  const user = { ...SESSIONS.usuario.user, CedulaRUC: '1710034065' } as Session['user']
  const open = (as: Session) => mount(inicioOf('usuario'), { as })
  const page = open({ ...SESSIONS.usuario, user })
  const question = () => region('Tu próxima fecha')
  await page.actor.click((await question()).getByRole('button', { name: 'Persona natural' }))
  page.unmount()
  open({ ...SESSIONS.usuario, user })
  const card = await region('Tu próxima fecha')
  expect(card.getByText(/^IVA de/)).toBeTruthy()
  expect(card.getByText(/^de \p{L}+/u)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Persona natural, noveno dígito 6/ })).toBeTruthy()
  open({ ...SESSIONS.usuario, user, uid: 'otro' })
  expect((await question()).getAllByRole('button')).toHaveLength(6)
})

describe('an hour without a person', () => {
  const WARNING = 'Tu sesión está por cerrarse'
  const ENDED = 'Tu sesión se cerró por inactividad'
  const ACTIVITY = 'naf_actividad'
  const open = async (address = '/dashboard-usuario/naf', as: Options['as'] = 'usuario') => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const page = mount(address, { as, actor: userEvent.setup({ delay: null }) })
    await screen.findByRole('navigation', { name: 'Principal' })
    return page
  }
  const pass = (minutes: number) =>
    act(async () => void (await vi.advanceTimersByTimeAsync(minutes * MINUTE)))
  const shown = (text: string) => screen.queryAllByText(text).length > 0
  const move = (screenX: number) => window.dispatchEvent(new MouseEvent('mousemove', { screenX }))

  it('warns after 58 minutes, and starts anew with any sign of a person', async () => {
    await open()
    for (const sign of ['mousemove', 'keydown', 'scroll', 'touchstart']) {
      await pass(57)
      document.body.dispatchEvent(new Event(sign, { bubbles: true }))
      expect.soft(shown(WARNING), sign).toBe(false)
    }
    await pass(58.5)
    expect([shown(WARNING), shown(ENDED)]).toEqual([true, false])
    await pass(2)
    await waitFor(() => expect(shown(ENDED)).toBe(true))
  })

  it('takes the warning back for a person, and not for a mouse that stands still', async () => {
    await open()
    move(10)
    await pass(59)
    move(10)
    await pass(0.1)
    expect(shown(WARNING)).toBe(true)
    move(11)
    await waitFor(() => expect(shown(WARNING)).toBe(false))
    await pass(50)
    expect(shown(ENDED)).toBe(false)
  })

  it('warns above an open question and a call under way, and leaves both as they were', async () => {
    const answer = hold(json({ mensaje: 'Eliminado' }))
    api.answers(boletines.list, [boletin('a')])
    api.on(boletines.delete, answer.reply)
    const page = await open('/dashboard-editor/boletines-manager/eliminar/a', 'editor')
    await press(page, 'Eliminar')
    await pass(58.5)
    expect([shown(WARNING), shown('¿Estás seguro?')]).toEqual([true, true])
    move(10)
    await waitFor(() => expect(shown(WARNING)).toBe(false))
    await press(page, 'Sí, eliminar')
    await screen.findByText('Eliminando boletín...')
    // The computer sleeps: the clock goes on, and no timer runs.
    vi.setSystemTime(Date.now() + 58.5 * MINUTE)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(shown(WARNING)).toBe(true))
    move(11)
    await waitFor(() => expect(shown(WARNING)).toBe(false))
    expect(shown('Eliminando boletín...')).toBe(true)
    answer.release()
    await screen.findByText('Boletín eliminado')
    expect(shown('Eliminando boletín...')).toBe(false)
    await press(page, 'Aceptar')
    await waitFor(() => expect(page.address()).toBe('/dashboard-editor/boletines-manager'))
  })

  it('counts the work in another tab', async () => {
    await open()
    await pass(40)
    localStorage.setItem(ACTIVITY, String(Date.now()))
    await pass(40)
    expect(shown(WARNING)).toBe(false)
    await pass(19)
    expect(shown(WARNING)).toBe(true)
    localStorage.setItem(ACTIVITY, String(Date.now()))
    window.dispatchEvent(new StorageEvent('storage', { key: ACTIVITY }))
    await waitFor(() => expect(shown(WARNING)).toBe(false))
  })

  it('goes on over a reload', async () => {
    const page = await open()
    page.unmount()
    vi.setSystemTime(Date.now() + 61 * MINUTE)
    mount('/dashboard-usuario/naf', { as: 'usuario' })
    await waitFor(() => expect(shown(ENDED)).toBe(true))
  })
})
