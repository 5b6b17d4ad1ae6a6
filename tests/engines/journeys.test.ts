import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MEDIOS_CONTACTO } from '@naf/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../scripts/lib/config.ts'
import { uniqueName } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { aPdf } from '../support/files.ts'
import { asesoriasFrom } from '../support/people.ts'
import { PUBLIC_ROUTES } from '../support/routes.ts'
import { type Browser, LAUNCH } from './browsers.ts'
import {
  button,
  dialog,
  field,
  heading,
  link,
  type Person,
  pattern,
  personAt,
  role,
  startObservedProxy,
  text,
} from './person.ts'

const DESKTOP: [number, number] = [1280, 800]
const PHONE: [number, number] = [375, 740]
const BOOK = 'El RUC: inscripción, actualización y suspensión'

const sessionOf = (username: string) => ({ correo: `${username}@naf.test`, password: DEMO_PASSWORD })
const radio = (group: string, name: string) => role('radio', name, { within: role('group', group) })

const accept = async (person: Person, title: string) => {
  await person.press(button('Aceptar', dialog(title)))
  await person.missing(dialog())
}

/** Declines the offer to register, which lies over the form once in a tab. */
const decline = async (person: Person) => {
  await person.press(button('Continuar sin registro'))
  await person.missing(dialog())
}

/** Expects no sideways scroll on a phone and on a desktop. */
const expectFitting = async ({ tab, until }: Person) => {
  for (const size of [PHONE, DESKTOP]) {
    await tab.resize(...size)
    await until(`a window of ${size[0]} px without sideways scroll`, () =>
      tab.run(
        (width) => (innerWidth === width && document.documentElement.scrollWidth <= width ? true : null),
        size[0],
      ),
    )
  }
}

describe.each(Object.entries(LAUNCH))('%s', (_engine, launch) => {
  const folder = mkdtempSync(join(tmpdir(), 'naf-engines-'))
  let allowed: RegExp | null = null
  let proxy: Awaited<ReturnType<typeof startObservedProxy>>
  let browser: Browser | undefined
  let person: Person

  beforeAll(async () => {
    proxy = await startObservedProxy()
    browser = await launch({ proxy: proxy.address, folder })
    person = personAt(await browser.newTab())
    await person.tab.resize(...DESKTOP)
  })
  beforeEach(() => person.begin())
  afterEach(async () => {
    await person.tab.run(() => window.problemsSent?.()).catch(() => {})
    const unexpected = proxy.takeProblems().filter((problem) => !allowed?.test(problem))
    allowed = null
    expect(unexpected, 'the page complained').toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    proxy?.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })

  test('shows every public page on a desktop and on a phone', { timeout: 240_000 }, async () => {
    for (const { path, heading: name } of PUBLIC_ROUTES) {
      await person.open(path)
      if (path === '/servicios') await decline(person)
      await person.see(heading(name as string, 1))
      await expectFitting(person)
    }
  })

  test('leads from screen to screen by the menu of a phone, and back', async () => {
    await person.tab.resize(...PHONE)
    await person.open('/')
    for (const [name, title] of [
      ['Biblioteca', 'Biblioteca Digital'],
      ['NAF', 'Bienvenidos al NAF'],
    ] as const) {
      await person.press(button('Menú'))
      await person.press(link(name, role('navigation', 'Principal')))
      await person.focused(heading(title, 1))
    }
    await person.tab.run(() => history.back())
    await person.see(heading('Biblioteca Digital', 1))
    await person.tab.resize(...DESKTOP)
  })

  test('finds a book without accents and opens its page', async () => {
    await person.open('/biblioteca')
    await person.fill({ Buscar: 'suspension' })
    await person.at(/q=suspension/)
    await person.press(link(pattern(BOOK)))
    await person.see(heading(BOOK, 1))
  })

  test('opens a picture in a dialog that gives the focus back', async () => {
    await person.open('/galeria')
    const first = link(pattern('^Ver imagen completa'))
    await person.press(first)
    await person.see(dialog())
    await person.tab.press('ArrowRight')
    await person.tab.press('Escape')
    await person.missing(dialog())
    await person.focused(first)
  })

  test('keeps visited pages readable offline, and says so', async () => {
    await person.open('/')
    await person.until('the worker to answer for this page', () =>
      person.tab.run(() => (navigator.serviceWorker.controller?.state === 'activated' ? true : null)),
    )
    await person.open('/biblioteca')
    await person.see(role('list', 'Libros'))
    allowed = /NetworkError|Failed to fetch|Load failed|offline/
    proxy.connection.cut()
    try {
      await person.open('/quienes')
      await person.see(heading('¿Quiénes Somos?', 1))
      await person.open('/biblioteca')
      await person.see(role('list', 'Libros'))
      await person.see(text(pattern('Sin conexión')))
    } finally {
      proxy.connection.mend()
    }
  })

  test('lists the mistakes of a request, keeps its draft over a reload and sends it', async () => {
    const request = anAsesoria({ Correo: `${uniqueName('motor')}@example.com` })
    await person.open('/servicios')
    await decline(person)
    await person.press(button('Enviar solicitud'))
    await person.focused(role('alert'))
    await person.press(radio('Tipo de Servicio', request.TipoServicio))
    await person.press(radio('Tipo de Contribuyente', request.TipoContribuyente))
    await person.press(radio('¿Tienes alguna discapacidad?', 'No'))
    const texts = {
      'Detalle de la solicitud': request.DetalleSolicitud,
      Nombre: request.Nombre,
      'Cédula o RUC': request.CedulaRUC,
      Correo: request.Correo,
      Teléfono: request.Telefono,
      Ciudad: request.Ciudad,
    }
    await person.fill(texts)
    await person.choose('Medio de contacto', MEDIOS_CONTACTO[0])
    await person.open('/servicios')
    await person.see(field('Ciudad'), ({ value }) => value !== '')
    await person.press(button('Enviar solicitud'))
    await accept(person, 'Enviado')
    await person.see(role('region', 'Recibimos tu solicitud'))
    expect(await asesoriasFrom(request.Correo)).toMatchObject([{ Ciudad: request.Ciudad }])
  })

  test('refuses a wrong password and accepts the right one', async () => {
    await person.open('/login')
    for (const [password, expected] of [
      ['Otra-2025', dialog('Error')],
      [DEMO_PASSWORD, heading(pattern('^Hola, '), 1)],
    ] as const) {
      await person.fill({ 'Nombre de usuario o correo electrónico': 'admin', Contraseña: password })
      await person.press(button('Ingresar', role('main')))
      await person.see(expected)
      if (password !== DEMO_PASSWORD) await accept(person, 'Error')
    }
    await person.at('/dashboard-admin/inicio')
    // A crash of WebKit after the login came with the transition to this screen.
    await person.see(role('region', 'Este semestre'))
  })

  test('shows the first page of each role on a desktop and on a phone', async () => {
    for (const { username } of DEMO_ACCOUNTS) {
      await person.begin(sessionOf(username))
      await person.open(`/dashboard-${username}/inicio`)
      await person.see(heading(pattern('^Hola, '), 1))
      await expectFitting(person)
    }
  })

  test('publishes a book with its PDF and deletes it after a question', async () => {
    const titulo = uniqueName('Guía')
    const file = join(folder, 'documento.pdf')
    writeFileSync(file, await aPdf())
    await person.begin(sessionOf('editor'))
    await person.open('/dashboard-editor/libros-manager/crear')
    await person.fill({ Título: titulo, Autor: 'Equipo NAF', Descripción: 'Paso a paso.' })
    await person.press(role('radio', 'Contable'))
    await person.tab.upload('input[type=file]', file)
    await person.see(text(pattern('documento\\.pdf')))
    await person.press(button('Publicar libro'))
    await accept(person, 'Libro creado')
    await person.open(`/dashboard-editor/libros-manager?q=${titulo}`)
    await person.press(link(pattern('^Eliminar')))
    const erase = button('Eliminar', role('main'))
    await person.press(erase)
    await person.focused(button('Cancelar', dialog('¿Estás seguro?')))
    await person.tab.press('Escape')
    await person.missing(dialog())
    await person.focused(erase)
    await person.press(erase)
    await person.press(button('Sí, eliminar', dialog()))
    await accept(person, 'Libro eliminado')
    await person.see(text('Ningún resultado'))
  })

  test('logs out of both tabs at once', async () => {
    await person.begin(sessionOf('usuario'))
    await person.open('/dashboard-usuario/perfil')
    const other = personAt(await (browser as Browser).newTab())
    await other.open('/dashboard-usuario/inicio')
    await other.see(heading(pattern('^Hola, '), 1))
    await person.press(button('Cerrar Sesión', role('banner')))
    await person.at('/')
    await other.at(/^\/($|login)/)
    await other.tab.close()
  })
})
