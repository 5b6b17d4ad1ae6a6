import { api as endpoints } from '@naf/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { box, choice, field, mount, press, SESSIONS } from '../support/mount.tsx'
import { anEnrolment, libro, user } from '../support/samples.ts'
import { hold, json, refuse, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const { inscripciones, libros, users } = endpoints

type Page = ReturnType<typeof mount>
const HOUR = 3_600_000
const DAY = 24 * HOUR
const ENROL = '/inscripcion'
const REGISTER = '/register'
const OWN_ENROL = '/dashboard-usuario/inscripcion'
const OWN_REQUEST = '/dashboard-usuario/servicios'
const BOOK = '/dashboard-editor/libros-manager/crear'
const FIRST_FIELD: Record<string, string> = {
  [BOOK]: 'Título',
  [ENROL]: 'Primer nombre',
  [OWN_ENROL]: 'Primer nombre',
}

const open = async (address: string, options: Parameters<typeof mount>[1] = {}) => {
  const as = address.includes('usuario/') ? 'usuario' : address.includes('editor') ? 'editor' : 'visitor'
  const page = mount(address, { as, ...options })
  await screen.findByLabelText(FIRST_FIELD[address] ?? /^(?:Nombre|Primer nombre)$/)
  return page
}
const reopen = (page: Page, address: string, options?: Parameters<typeof mount>[1]) => {
  page.unmount()
  return open(address, options)
}
const type = async ({ actor }: Page, label: string | RegExp, text: string) => {
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
const pdf = () => new File(['%PDF-1.7\n'], 'guia.pdf', { type: 'application/pdf' })
const fileField = () => field(/^Archivo PDF/)
const refuseStorage = () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {}, clear: () => {}, setItem })
}

const RECOVERED = 'Recuperamos lo que habías escrito.'
const FILE_MISSING = 'El archivo no se guarda: elígelo otra vez.'
const PASSWORD_MISSING = 'La contraseña no se guarda: escríbela otra vez.'
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

  it('does not live longer when the clock is put back', async () => {
    const page = await open(ENROL)
    await type(page, 'Primer nombre', 'Ana')
    later(-2 * DAY)
    await reopen(page, ENROL)
    expect(box('Primer nombre').value).toBe('')
  })

  it('is none once the form is as it was', async () => {
    const page = await open(ENROL)
    await type(page, 'Primer nombre', 'Ana')
    expect(drafts()).toHaveLength(1)
    await page.actor.clear(box('Primer nombre'))
    expect(drafts()).toEqual([])
  })

  it('is not spoiled by what somebody wrote into the storage', async () => {
    const page = await open(ENROL)
    await type(page, 'Primer nombre', 'Ana')
    const [key = ''] = drafts()
    const good = JSON.parse(localStorage.getItem(key) ?? '')
    page.unmount()
    const values = { ...good.draft.values, ApellidoPaterno: 7, x: 'y' }
    localStorage.setItem(key, JSON.stringify({ ...good, draft: { ...good.draft, values } }))
    let again = await open(ENROL)
    expect([box('Primer nombre').value, box('Apellido paterno').value]).toEqual(['Ana', ''])
    for (const broken of ['{"typedAt":', 'null', JSON.stringify({ ...good, draft: { values: null } })]) {
      again.unmount()
      localStorage.setItem(key, broken)
      again = await open(ENROL)
      expect(box('Primer nombre').value, broken).toBe('')
    }
  })

  it('of a record is given up once the record has changed', async () => {
    const edit = '/dashboard-editor/libros-manager/editar/a'
    const openBook = async () => {
      const page = mount(edit, { as: 'editor' })
      await screen.findByLabelText('Título')
      return page
    }
    api.answers(libros.list, [libro('a')])
    let page = await openBook()
    await type(page, 'Título', ' nuevo')
    page.unmount()
    page = await openBook()
    expect(box('Título').value).toBe('Libro a nuevo')
    page.unmount()
    later(60_000)
    api.answers(libros.list, [libro('a', { Titulo: 'Corregido' })])
    page = await openBook()
    expect(notice()).toContain('lo que habías escrito no se recuperó')
    expect(box('Título').value).toBe('Corregido')
    expect(drafts()).toEqual([])
  })

  it('holds nothing that the portal filled in', async () => {
    const known = (Telefono: string) => ({ ...SESSIONS.usuario, user: user({ Telefono }) })
    const page = await open(OWN_ENROL, { as: known('0991111111') })
    expect(box('Celular').value).toBe('0991111111')
    await type(page, 'ID ESPE', 'L1')
    expect(stored()).not.toContain('0991111111')
    const again = await reopen(page, OWN_ENROL, { as: known('0992222222') })
    expect([box('ID ESPE').value, box('Celular').value]).toEqual(['L1', '0992222222'])
    await press(again, 'Empezar de nuevo')
    await waitFor(() => expect(box('ID ESPE').value).toBe(''))
    expect(box('Celular').value).toBe('0992222222')
    expect(drafts()).toEqual([])
  })
})

describe('what a draft never holds', () => {
  it('is a password, which is asked for again', async () => {
    const page = await open(REGISTER)
    await type(page, 'Nombre', 'Ana')
    await type(page, 'Contraseña', 'secreta-1')
    expect(stored()).not.toContain('secreta-1')
    await reopen(page, REGISTER)
    expect([field('Nombre').value, field('Contraseña').value]).toEqual(['Ana', ''])
    expect(notice()).toContain(PASSWORD_MISSING)
  })

  it('is a file, which is asked for until it is chosen again', async () => {
    let page = await open(BOOK)
    await page.actor.upload(fileField(), pdf())
    page = await reopen(page, BOOK)
    expect(notice()).toContain(`Este formulario quedó sin terminar.${FILE_MISSING}`)
    await type(page, 'Título', 'Guía')
    page = await reopen(page, BOOK)
    expect(notice()).toContain(
      `${RECOVERED}Está únicamente en este navegador y se borra cuando guardas o sales del formulario. ${FILE_MISSING}`,
    )
    await page.actor.upload(fileField(), pdf())
    await waitFor(() => expect(notice()).not.toContain(FILE_MISSING))
  })
})

describe('personal data in a draft', () => {
  const CEDULA = '1710034065'

  it('is deleted an hour after a visitor typed it, the rest after a day', async () => {
    let page = await open(REGISTER)
    await type(page, 'Nombre', 'Ana')
    await type(page, 'Número de cédula', CEDULA)
    later(HOUR - 1000)
    page = await reopen(page, REGISTER)
    expect(field('Número de cédula').value).toBe(CEDULA)
    later(HOUR)
    page = await reopen(page, REGISTER)
    expect([field('Nombre').value, field('Número de cédula').value]).toEqual(['Ana', ''])
    expect(notice()).toMatch(PRIVATE_MISSING)
    expect(stored()).not.toContain(CEDULA)
  })

  it('is told as deleted even where nothing else was typed', async () => {
    const page = await open(REGISTER)
    await type(page, 'Número de cédula', CEDULA)
    later(HOUR)
    await reopen(page, REGISTER)
    expect(notice()).toContain('Este formulario quedó sin terminar.')
  })

  it('of a record lies nowhere in clear after two hours', async () => {
    const berta = user({ Id: 'u-berta', FirebaseUid: 'u-berta', Nombre: 'Berta' })
    const openUser = async (stored = berta) => {
      api.answers(users.read, stored)
      const page = mount('/dashboard-admin/usuarios/editar/u-berta', { as: 'admin' })
      await screen.findByLabelText('Cédula o RUC')
      return page
    }
    const cedula = () => field('Cédula o RUC').value
    let page = await openUser()
    await page.actor.clear(field('Cédula o RUC'))
    await type(page, 'Cédula o RUC', '1710034073')
    page.leave()
    page = await openUser()
    expect(cedula()).toBe('1710034073')
    page.leave()
    later(2 * HOUR)
    // The next login forgets the silence before it.
    localStorage.removeItem('naf_actividad')
    page = await openUser()
    expect(cedula()).toBe(CEDULA)
    await waitFor(() => expect(notice()).toMatch(PRIVATE_MISSING))
    expect(stored()).not.toMatch(/17100340/)
    await type(page, 'Cédula o RUC', '9')
    page.unmount()
    await openUser({ ...berta, CedulaRUC: '0926687856' })
    await waitFor(() => expect(notice()).toContain('lo que habías escrito no se recuperó'))
    expect(cedula()).toBe('0926687856')
  })

  it('stays two hours for the person whose session ended', async () => {
    const detail = () => field('Detalle de la solicitud')
    let page = await open(OWN_REQUEST)
    await type(page, 'Detalle de la solicitud', 'Debo tres meses.')
    later(2 * HOUR - 1000)
    page = await reopen(page, OWN_REQUEST)
    expect(detail().value).toBe('Debo tres meses.')
    later(2 * HOUR)
    await reopen(page, OWN_REQUEST)
    expect(detail().value).toBe('')
    expect(stored()).not.toContain('Debo tres meses.')
  })
})

describe('a draft on a shared computer', () => {
  it('goes along with the person who logs in in the same tab', async () => {
    const page = await open(ENROL)
    await type(page, 'ID ESPE', 'L00412345')
    await reopen(page, OWN_ENROL)
    expect(box('ID ESPE').value).toBe('L00412345')
    expect(drafts()).toHaveLength(1)
    expect(drafts()[0]).toContain('uid-ana')
  })

  it.each([undefined, null, '', 7])('is not given to a person in another tab, marked %j', async (tab) => {
    const page = await open(ENROL)
    await type(page, 'ID ESPE', 'L00412345')
    page.unmount()
    // Another tab has its own session storage.
    sessionStorage.clear()
    const [key = ''] = drafts()
    if (tab !== undefined)
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), tab }))
    await open(OWN_ENROL)
    expect(box('ID ESPE').value).toBe('')
    expect(drafts()).toEqual([key])
  })

  it('is each person’s own', async () => {
    let page = await open(OWN_ENROL)
    await type(page, 'ID ESPE', 'L00412345')
    page = await reopen(page, OWN_ENROL, { as: { ...SESSIONS.usuario, uid: 'uid-rosa' } })
    expect(box('ID ESPE').value).toBe('')
    await type(page, 'ID ESPE', 'L9')
    page = await reopen(page, ENROL)
    expect(box('ID ESPE').value).toBe('')
    await type(page, 'ID ESPE', 'L8')
    await reopen(page, OWN_ENROL)
    expect(box('ID ESPE').value).toBe('L00412345')
  })
})

describe('Empezar de nuevo', () => {
  it('asks only where it takes what was typed since', async () => {
    let page = await open(ENROL)
    await type(page, 'Primer nombre', 'Ana')
    page = await reopen(page, ENROL)
    await type(page, 'Primer nombre', ' Lucía')
    await press(page, 'Empezar de nuevo')
    expect((await screen.findByRole('dialog')).textContent).toContain('también lo que escribiste ahora')
    await press(page, 'Seguir en el formulario')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(box('Primer nombre').value).toBe('Ana Lucía')
    await press(page, 'Empezar de nuevo')
    await press(page, 'Borrar y empezar de nuevo')
    await waitFor(() => expect(box('Primer nombre').value).toBe(''))
    expect(document.activeElement).toBe(box('Primer nombre'))
    expect(drafts()).toEqual([])
  })
})

describe('leaving a form', () => {
  const link = (name: string | RegExp) =>
    screen.getAllByRole('link', { name, hidden: true })[0] as HTMLElement
  const dialogText = async () => (await screen.findByRole('dialog')).textContent
  const stay = async (page: Page) => {
    await press(page, 'Seguir en el formulario')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  /** Closes the tab. @returns whether the browser asks first */
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }

  it('happens without a question where nothing was typed', async () => {
    const page = await open(ENROL)
    await page.actor.click(link(/^Galería/))
    await waitFor(() => expect(page.address()).toBe('/galeria'))
  })

  it('asks once at a link, says that the draft stays, and finds it again', async () => {
    const page = await open(ENROL)
    await type(page, 'Primer nombre', 'Ana')
    act(() => {
      link(/^Galería/).click()
      link(/^Galería/).click()
    })
    expect(await dialogText()).toContain('queda guardado')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await stay(page)
    expect(page.address()).toBe(ENROL)
    expect(closing()).toBe(false)
    await page.actor.click(link(/^Galería/))
    await press(page, 'Salir')
    await waitFor(() => expect(page.address()).toBe('/galeria'))
    await reopen(page, ENROL)
    expect(box('Primer nombre').value).toBe('Ana')
  })

  it('loses the form of a record, which the question says, and the browser asks, too', async () => {
    const page = await open(BOOK)
    expect(closing()).toBe(false)
    await type(page, 'Título', 'Guía')
    expect(closing()).toBe(true)
    await press(page, 'Cancelar')
    expect(await dialogText()).toContain('se pierde lo que escribiste')
    await stay(page)
    await page.actor.click(link(/^Galería/))
    await press(page, 'Salir sin guardar')
    await waitFor(() => expect(page.address()).not.toBe(BOOK))
    expect(drafts()).toEqual([])
  })

  it('asks in its own words where it ends the session', async () => {
    const page = await open(OWN_ENROL)
    await type(page, 'ID ESPE', 'L1')
    await page.actor.click(screen.getAllByRole('button', { name: /Cerrar Sesión/ })[0] as HTMLElement)
    expect(await dialogText()).toContain('Si cierras la sesión, se pierde lo que escribiste')
  })

  it('is not asked about at links that stay on the page or open elsewhere', async () => {
    const page = await open(ENROL)
    await type(page, 'Primer nombre', 'Ana')
    await press(page, 'Enviar inscripción')
    await page.actor.click(within(await screen.findByRole('alert')).getByRole('link', { name: 'Celular' }))
    const opened: string[] = []
    const keep = (event: Event) => {
      opened.push((event.target as HTMLElement).closest('a')?.target ?? '')
      event.preventDefault()
    }
    window.addEventListener('click', keep)
    const outside = [...document.querySelectorAll<HTMLElement>('a[target=_blank]')]
    for (const each of outside) each.click()
    window.removeEventListener('click', keep)
    expect(opened).toEqual(outside.map(() => '_blank'))
    expect(outside.length).toBeGreaterThan(0)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(page.address()).toMatch(/^\/inscripcion/)
  })

  it('is not possible while the form is sent', async () => {
    const late = hold(refuse(500, 'internal'))
    api.on(libros.create, late.reply)
    const page = await open(BOOK)
    await type(page, 'Título', 'Guía')
    await type(page, 'Autor', 'El equipo')
    await type(page, 'Descripción', 'De todo')
    await page.actor.click(screen.getByRole('radio', { name: 'Contable' }))
    await page.actor.upload(fileField(), pdf())
    await press(page, 'Publicar libro')
    await waitFor(() => expect(api.changes).toHaveLength(1))
    act(() => link(/^Galería/).click())
    late.release()
    await screen.findByRole('dialog', { name: 'Error' })
    expect(page.address()).toBe(BOOK)
  })

  it('loses everything where the browser stores nothing, and says so', async () => {
    refuseStorage()
    const page = await open(ENROL)
    await type(page, 'Primer nombre', 'Ana')
    expect(closing()).toBe(true)
    await page.actor.click(link(/^Galería/))
    expect(await dialogText()).toContain('se pierde lo que escribiste')
  })
})

describe('a receipt', () => {
  const NUMBER = 'NAF-9WXY'
  const receipt = () => screen.queryByText(NUMBER)
  const send = async () => {
    api.on(inscripciones.create, json({ Id: 'i1', mensaje: 'Registrada', Numero: NUMBER }, 201))
    const page = await open(OWN_ENROL)
    await type(page, 'ID ESPE', anEnrolment.IdEspe)
    await page.actor.selectOptions(choice('Carrera'), anEnrolment.Carrera)
    await page.actor.selectOptions(choice('Semestre'), anEnrolment.NivelSemestre)
    await press(page, 'Enviar inscripción')
    await press(page, 'Aceptar')
    await screen.findByText(NUMBER)
    page.unmount()
  }

  it('stays for its owner in this tab, and for nobody else', async () => {
    await send()
    expect(JSON.stringify({ ...localStorage })).not.toContain(NUMBER)
    const again = mount(OWN_ENROL, { as: 'usuario' })
    expect(await screen.findByText(NUMBER)).toBeTruthy()
    again.unmount()
    for (const [address, session] of [
      [OWN_ENROL, { ...SESSIONS.usuario, uid: 'uid-rosa' }],
      [ENROL, SESSIONS.visitor],
    ] as const) {
      const other = await open(address, { as: session })
      expect(receipt()).toBeNull()
      other.unmount()
    }
  })
})
