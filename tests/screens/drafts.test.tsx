import { api as endpoints } from '@naf/contract'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, box, field, type Mounted, mount, type Options, press } from '../support/mount.tsx'
import { asesoria, libro, user } from '../support/samples.ts'
import { serveQueue } from '../support/staff-queue.ts'
import { withStubApi } from '../support/stub-api.ts'
import { SESSIONS } from '../support/web.tsx'

const api = withStubApi()
const { libros, users } = endpoints

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ENROL = '/inscripcion'
const REGISTER = '/register'
const OWN_ENROL = '/dashboard-usuario/inscripcion'
const EDIT_BOOK = '/dashboard-editor/libros-manager/editar/a'

const open = async (address: string, options: Options = {}) => {
  const [, as = 'visitor'] = /dashboard-(usuario|editor|admin)/.exec(address) ?? []
  const page = mount(address, { as: as as keyof typeof SESSIONS, ...options })
  await screen.findByLabelText(/^(?:Nombre|Primer nombre|Título)$/)
  return page
}
const reopen = (page: Mounted, address: string, options?: Options) => {
  page.unmount()
  return open(address, options)
}
const type = async ({ actor }: Mounted, label: string | RegExp, text: string) => {
  await actor.click(field(label))
  await actor.paste(text)
}
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('naf_borrador'))
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
const notice = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

const RECOVERED = 'Recuperamos lo que habías escrito.'
const PRIVATE_MISSING = /borramos lo más personal, como la cédula o el detalle: escríbelo otra vez/

beforeEach(() => {
  localStorage.setItem('naf_consent', 'true')
  vi.useFakeTimers({ toFake: ['Date'] })
})

describe('a draft', () => {
  it('comes back for a day from what was typed last, and says where it is', async () => {
    let page = await open(ENROL)
    await type(page, 'Primer nombre', 'Ana')
    later(DAY - 1000)
    page = await reopen(page, ENROL)
    expect(notice()).toContain(`${RECOVERED}Está únicamente en este navegador y se conserva hasta mañana.`)
    await type(page, 'Apellido paterno', 'Pérez')
    later(DAY - 1000)
    page = await reopen(page, ENROL)
    expect([box('Primer nombre').value, box('Apellido paterno').value]).toEqual(['Ana', 'Pérez'])
    later(1001)
    await reopen(page, ENROL)
    expect(box('Primer nombre').value).toBe('')
    expect(drafts()).toEqual([])
  })

  it('of a record is given up once the record has changed', async () => {
    api.answers(libros.list, [libro('a')])
    let page = await open(EDIT_BOOK)
    await type(page, 'Título', ' nuevo')
    page = await reopen(page, EDIT_BOOK)
    expect(box('Título').value).toBe('Libro a nuevo')
    later(60_000)
    api.answers(libros.list, [libro('a', { Titulo: 'Corregido' })])
    await reopen(page, EDIT_BOOK)
    expect(notice()).toContain('lo que habías escrito no se recuperó')
    expect(box('Título').value).toBe('Corregido')
    expect(drafts()).toEqual([])
  })

  it('holds nothing that the portal filled in', async () => {
    const known = (Telefono: string) => ({ ...SESSIONS.usuario, user: user({ Telefono }) })
    const page = await open(OWN_ENROL, { as: known('0991111111') })
    await type(page, 'ID ESPE', 'L1')
    expect(stored()).not.toContain('0991111111')
    const again = await reopen(page, OWN_ENROL, { as: known('0992222222') })
    expect([box('ID ESPE').value, box('Celular').value]).toEqual(['L1', '0992222222'])
    await press(again, 'Empezar de nuevo')
    await waitFor(() => expect(box('ID ESPE').value).toBe(''))
    expect(box('Celular').value).toBe('0992222222')
  })
})

describe('personal data in a draft', () => {
  const CEDULA = '1710034065'

  it('is deleted an hour after a visitor typed it, the rest after a day; a password is never stored', async () => {
    let page = await open(REGISTER)
    await type(page, 'Nombre', 'Ana')
    await type(page, 'Número de cédula', CEDULA)
    await type(page, 'Contraseña', 'secreta-1')
    expect(stored()).not.toContain('secreta-1')
    later(HOUR - 1000)
    page = await reopen(page, REGISTER)
    expect([field('Número de cédula').value, field('Contraseña').value]).toEqual([CEDULA, ''])
    expect(notice()).toContain('La contraseña no se guarda: escríbela otra vez.')
    later(HOUR)
    await reopen(page, REGISTER)
    expect([field('Nombre').value, field('Número de cédula').value]).toEqual(['Ana', ''])
    expect(notice()).toMatch(PRIVATE_MISSING)
    expect(stored()).not.toContain(CEDULA)
  })

  it('of a record lies nowhere in clear after two hours', async () => {
    const edit = '/dashboard-admin/usuarios/editar/u-berta'
    const berta = user({ Id: 'u-berta', FirebaseUid: 'u-berta', Nombre: 'Berta' })
    const cedula = () => field('Cédula o RUC').value
    api.answers(users.read, berta)
    let page = await open(edit)
    await page.actor.clear(field('Cédula o RUC'))
    await type(page, 'Cédula o RUC', '1710034073')
    page.leave()
    page = await open(edit)
    expect(cedula()).toBe('1710034073')
    page.leave()
    later(2 * HOUR)
    // The next login forgets the silence before it.
    localStorage.removeItem('naf_actividad')
    page = await open(edit)
    expect(cedula()).toBe(CEDULA)
    await waitFor(() => expect(notice()).toMatch(PRIVATE_MISSING))
    expect(stored()).not.toMatch(/17100340/)
    await type(page, 'Cédula o RUC', '9')
    api.answers(users.read, { ...berta, CedulaRUC: '0926687856' })
    await reopen(page, edit)
    await waitFor(() => expect(notice()).toContain('lo que habías escrito no se recuperó'))
    expect(cedula()).toBe('0926687856')
  })
})

describe('a draft on a shared computer', () => {
  it('goes along with the person who logs in in the same tab, and is theirs alone', async () => {
    let page = await open(ENROL)
    await type(page, 'ID ESPE', 'L00412345')
    page = await reopen(page, OWN_ENROL)
    expect(box('ID ESPE').value).toBe('L00412345')
    expect(drafts()).toEqual([expect.stringContaining('uid-ana')])
    page = await reopen(page, OWN_ENROL, { as: { ...SESSIONS.usuario, uid: 'uid-rosa' } })
    expect(box('ID ESPE').value).toBe('')
    page = await reopen(page, ENROL)
    expect(box('ID ESPE').value).toBe('')
    await type(page, 'ID ESPE', 'L8')
    await reopen(page, OWN_ENROL)
    expect(box('ID ESPE').value).toBe('L00412345')
  })

  it('is not given to a person in another tab', async () => {
    const page = await open(ENROL)
    await type(page, 'ID ESPE', 'L00412345')
    page.unmount()
    // Another tab has its own session storage.
    sessionStorage.clear()
    const before = drafts()
    await open(OWN_ENROL)
    expect(box('ID ESPE').value).toBe('')
    expect(drafts()).toEqual(before)
  })
})

it('Empezar de nuevo asks where it takes what was typed since', async () => {
  let page = await open(ENROL)
  await type(page, 'Primer nombre', 'Ana')
  page = await reopen(page, ENROL)
  await type(page, 'Primer nombre', ' Lucía')
  await press(page, 'Empezar de nuevo')
  expect((await screen.findByRole('dialog')).textContent).toContain('también lo que escribiste ahora')
  await answer(page, 'Seguir en el formulario')
  expect(box('Primer nombre').value).toBe('Ana Lucía')
  await press(page, 'Empezar de nuevo')
  await press(page, 'Borrar y empezar de nuevo')
  await waitFor(() => expect(box('Primer nombre').value).toBe(''))
  expect(document.activeElement).toBe(box('Primer nombre'))
  expect(drafts()).toEqual([])
})

describe('leaving a form', () => {
  const link = (name: string | RegExp) =>
    screen.getAllByRole('link', { name, hidden: true })[0] as HTMLElement
  /** Whether the browser asks before it closes the tab. */
  const asksToClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('happens without a question once the form is as it was', async () => {
    const page = await open(ENROL)
    await type(page, 'Primer nombre', 'Ana')
    expect(drafts()).toHaveLength(1)
    await page.actor.clear(box('Primer nombre'))
    expect(drafts()).toEqual([])
    await page.actor.click(link(/^Galería/))
    await waitFor(() => expect(page.address()).toBe('/galeria'))
  })

  it('asks at a link and at Back, and stays at the form or goes on', async () => {
    const page = await open(ENROL, { before: ['/galeria', '/naf'] })
    await type(page, 'Primer nombre', 'Ana')
    for (const leave of [() => page.actor.click(link(/^Galería/)), async () => page.back()]) {
      await leave()
      expect((await screen.findByRole('dialog')).textContent).toContain('¿Salir sin enviar?')
      expect(page.address()).toBe(ENROL)
      await answer(page, 'Seguir en el formulario')
      expect(box('Primer nombre').value).toBe('Ana')
    }
    page.back()
    await press(page, 'Salir')
    await waitFor(() => expect(page.address()).toBe('/naf'))
    page.back()
    await waitFor(() => expect(page.address()).toBe('/galeria'))
  })

  it('asks once for all forms of a page', async () => {
    serveQueue(api, [asesoria('a')])
    const page = mount('/dashboard-editor/ver-asesorias/a', { as: 'editor' })
    for (const name of [/^Nueva nota/, 'Responder por correo']) {
      await page.actor.click(await screen.findByRole('button', { name }))
      await page.actor.paste('Texto')
    }
    await page.actor.click(link('Perfil'))
    await press(page, 'Salir')
    await waitFor(() => expect(page.address()).toBe('/dashboard-editor/perfil'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks before the tab is closed only after a change of a record', async () => {
    api.answers(libros.list, [libro('a')])
    const page = await open(EDIT_BOOK)
    expect(asksToClose()).toBe(false)
    await type(page, 'Título', ' nuevo')
    expect(asksToClose()).toBe(true)
  })

  it('loses everything where the browser stores nothing, and says so', async () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {}, clear: () => {}, setItem })
    const page = await open(ENROL)
    await type(page, 'Primer nombre', 'Ana')
    expect(asksToClose()).toBe(true)
    await page.actor.click(link(/^Galería/))
    expect((await screen.findByRole('dialog')).textContent).toContain('se pierde lo que escribiste')
  })
})
