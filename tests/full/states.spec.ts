import type { Participation, Tracked } from '@naf/contract'
import { uniqueName } from '../support/api-as.ts'
import { expectAccessible, expectAccessibleInLight, expectNothingCut } from '../support/axe.ts'
import { aCapacitacion } from '../support/builders.ts'
import { ensureCalendar, sendRequest, withIds } from '../support/data.ts'
import { aPdf, pdfFile } from '../support/files.ts'
import { anInforme, anInicio, aPeriod, SECOND_HALF } from '../support/informe-builder.ts'
import { offlineNotice } from '../support/network.ts'
import { DEMO } from '../support/people.ts'
import { anAdvice, expect, type Portal, test as withPortal } from '../support/portal.ts'
import type { Role } from '../support/routes.ts'
import { attended, ownRequest, tracked } from '../support/samples.ts'

/**
 * States of screens that nobody sees by only opening an address: dialogs, menus, forms with mistakes, filled and empty
 * lists. `journeys/addresses` looks at the screens themselves.
 */

const DESKTOP = { width: 1280, height: 800 }
const NARROW = { width: 320, height: 800 }
const A_SECRET = `${'a'.repeat(20)}.${'b'.repeat(22)}`
const FAILURE = { error: 'Algo salió mal.', code: 'internal' }
const REPORT = `informe?desde=${SECOND_HALF.desde}&hasta=${SECOND_HALF.hasta}`

interface Stage {
  /** Inspects the page as it is now: rules and contrast, large letters, then a narrow window. */
  look(state: string): Promise<void>
  /** Inspects what exists on a desktop alone. */
  lookAtDesktop(state: string): Promise<void>
  /** Lets calls of an address get this answer. */
  answer(path: string, json: unknown, status?: number): Promise<void>
  neverAnswer(path: string): Promise<void>
  /** Sends the form as it is and expects the summary of its mistakes. */
  sendWrong(button: string): Promise<void>
  openOwn(role: Role, screen: string): Promise<void>
}

const enlarge = (portal: Portal, size: string) =>
  portal.page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

const test = withPortal.extend<{ stage: Stage }>({
  stage: async ({ portal, page }, use) => {
    const lookAtDesktop = async (state: string) => {
      await page.setViewportSize(DESKTOP)
      await expectAccessible(page, state)
      await enlarge(portal, '200%')
      await expectNothingCut(page, `${state} with text at 200 %`)
      await enlarge(portal, '')
    }
    await use({
      lookAtDesktop,
      look: async (state) => {
        await lookAtDesktop(state)
        await page.setViewportSize(NARROW)
        await expectAccessibleInLight(page, state)
        await expectNothingCut(page, `${state} at 320 px`)
        await page.setViewportSize(DESKTOP)
      },
      answer: async (path, json, status = 200) =>
        void (await page.route(path, (route) => route.fulfill({ status, json }))),
      neverAnswer: async (path) => void (await page.route(path, () => {})),
      sendWrong: async (button) => {
        await portal.press(button, portal.main)
        await expect(page.getByRole('alert')).toBeFocused()
      },
      openOwn: async (role, screen) =>
        portal.open(`/dashboard-${role}/${await withIds(screen)}`, { as: DEMO[role] }),
    })
  },
})

test.use({ viewport: DESKTOP })

test.describe('of a visitor', () => {
  test.describe('on the first visit', () => {
    test.use({ firstVisit: true })

    test('the question for consent', async ({ portal, stage }) => {
      await portal.open('/')
      await expect(portal.dialog('Antes de empezar')).toBeVisible()
      await stage.look('the question')
      await portal.press('ACEPTAR')
      await expect(portal.dialog('Error')).toBeVisible()
      await stage.look('the insistence')
    })
  })

  test('the request for advice, from the offer to register to the receipt', async ({ portal, stage }) => {
    await portal.open('/servicios')
    await expect(portal.dialog('¿Deseas una atención más personalizada?')).toBeVisible()
    await stage.look('the offer')
    await portal.decline()
    await portal.fill({ 'Cédula o RUC': '1710034066', Correo: 'maria@gmial.com' })
    await portal.fill({ 'Tipo de Contribuyente': 'Otro', 'Medio de contacto': 'Otro' })
    await stage.sendWrong('Enviar solicitud')
    await stage.look('the mistakes')
    await portal.fill(anAdvice().form)
    await portal.press('Enviar solicitud')
    await expect(portal.dialog('Enviado')).toBeVisible()
    await stage.look('the success')
    await portal.accept('Enviado')
    await stage.look('the receipt')
  })

  test('a request on its way', async ({ portal, stage }) => {
    await stage.neverAnswer('**/api/asesorias/nueva')
    await portal.openDeclining('/servicios')
    await portal.fill(anAdvice().form)
    await portal.press('Enviar solicitud')
    await expect(portal.dialog('Enviando solicitud...')).toBeVisible()
    await stage.look('the waiting')
  })

  test('the dates of a ninth digit and a year without dates', async ({ portal, page, stage }) => {
    await ensureCalendar()
    await portal.open('/')
    await portal.press('Noveno dígito 3')
    await expect(page.getByRole('heading', { name: 'Tus próximas fechas, noveno dígito 3' })).toBeVisible()
    await stage.look('the next dates')
    await portal.open('/calendario?digito=3')
    await expect(page.getByRole('heading', { name: /, noveno dígito 3$/ })).toBeVisible()
    await stage.look('the year')
    await stage.answer('**/api/calendario', [])
    await portal.reload()
    await expect(page.getByText(/^Todavía no publicamos las fechas/)).toBeVisible()
    await stage.look('the missing year')
  })

  test('the library without a match, on its way and failed', async ({ portal, page, stage, problems }) => {
    problems.allow(/libros\/ver|No pudimos cargar los libros/)
    await portal.open('/biblioteca?q=nada+se+llama+así')
    await expect(page.getByText('Ningún resultado').last()).toBeVisible()
    await stage.look('no match')
    await stage.neverAnswer('**/api/libros/ver')
    await portal.open('/biblioteca')
    await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toBeAttached()
    await stage.look('the waiting')
    await stage.answer('**/api/libros/ver', FAILURE, 500)
    await portal.reload()
    await expect(page.getByText('No hay libros disponibles en este momento.')).toBeVisible()
    await stage.look('the failure')
  })

  test('a picture of the gallery, opened', async ({ portal, stage }) => {
    await portal.open('/galeria')
    await portal.follow(/^Ver imagen completa/, portal.main)
    await expect(portal.dialog()).toBeVisible()
    await stage.look('the picture')
  })

  test('what the link of a training shows', async ({ portal, stage }) => {
    const { titulo, fecha, inicio, fin, lugar, enlace, campus, expositor } = aCapacitacion()
    const place: Participation = {
      ...{ Capacitacion: 'a', Titulo: titulo, Fecha: fecha, Inicio: inicio, Fin: fin, Lugar: lugar },
      ...{ Enlace: enlace, Campus: campus, Expositor: expositor, Nombre: 'Ana Guamán Iza' },
      ...{ Estado: 'inscrito', Orden: 12, Puesto: null, PuedeCancelar: true, Certificado: null },
      ...{ Movimientos: 0, Movida: null },
    }
    for (const [state, changes] of [
      ['a sign-up to confirm', { Estado: 'por_confirmar', Orden: null, Enlace: '' }],
      ['a place', {}],
      ['the waiting list', { Estado: 'espera', Puesto: 3, Enlace: '' }],
      ['the certificate', { PuedeCancelar: false, Certificado: 'NAF-7Q4K-3HXW-9CDE' }],
    ] as [string, Partial<Participation>][]) {
      await stage.answer('**/api/capacitaciones/enlace', { ...place, ...changes })
      await portal.open('/naf')
      await portal.open(`/mi-capacitacion#${A_SECRET}`)
      await expect(portal.page.getByRole('heading', { name: titulo })).toBeVisible()
      await stage.look(state)
    }
  })

  test('the request that a person follows', async ({ portal, page, stage, problems }) => {
    problems.allow(/404/)
    const open = async (request: Tracked) => {
      await stage.answer('**/api/seguimiento/enlace', { Asesoria: request, CorreoConfirmado: false })
      await portal.open('/naf')
      await portal.open(`/seguimiento#${A_SECRET}`)
      await expect(page.getByRole('article')).toBeVisible()
    }
    await portal.open('/seguimiento')
    await stage.sendWrong('Enviarme el enlace')
    await stage.look('the mistake')
    await portal.fill({ Correo: 'nadie@example.com' })
    await portal.press('Enviarme el enlace')
    await expect(page.getByRole('status')).toContainText('Si hay solicitudes con ese correo')
    await stage.look('the mailed links')
    await open(tracked({ Estado: 'esperando_respuesta' }))
    await portal.press('Ya no la necesito')
    await expect(portal.dialog('¿Ya no la necesitas?')).toBeVisible()
    await stage.look('the question before it is closed')
    await open(attended(7))
    await stage.sendWrong('Enviar mi opinión')
    await stage.look('the missing opinion')
  })

  test('the menu of a phone', async ({ portal, page }) => {
    await page.setViewportSize(NARROW)
    await portal.open('/register')
    await portal.press('Menú')
    await expect(portal.banner.getByRole('navigation').getByRole('link').last()).toBeVisible()
    await expectAccessible(page, 'the menu')
    await expectNothingCut(page, 'the menu')
  })

  test('the notice that the connection is lost', async ({ portal, page, context, stage, problems }) => {
    problems.allow(/net::ERR_/)
    await portal.open('/quienes')
    await page.waitForFunction(() => document.querySelector('.notices') !== null)
    await context.setOffline(true)
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await expect(offlineNotice(page)).toBeVisible()
    await stage.look('the notice')
  })
})

test.describe('of a taxpayer', () => {
  test('the first page, the own requests and the offered page', async ({ portal, page, stage }) => {
    const mine = (...Asesorias: ReturnType<typeof ownRequest>[]) =>
      stage.answer('**/api/asesorias/mias', Asesorias)
    await mine()
    await stage.openOwn('usuario', 'inicio')
    await expect(page.getByText('Todavía no has pedido una asesoría.')).toBeVisible()
    await stage.look('no request')
    await mine(ownRequest('a', { Estado: 'esperando_respuesta' }), ownRequest('b', attended(-1)))
    await portal.open('/biblioteca?q=iva')
    await expect(page.getByRole('region', { name: 'Enlace que abriste' })).toBeVisible()
    await expect(page.getByText('Esperamos tu respuesta')).toBeVisible()
    await stage.look('a request that waits')
    await portal.follow('Mis asesorías', portal.menu)
    await expect(page.getByRole('article')).toHaveCount(2)
    await stage.look('the own requests')
  })

  test('the profile, left and deleted', async ({ portal, stage }) => {
    await stage.openOwn('usuario', 'perfil')
    await portal.press('Editar Perfil')
    await stage.look('the form')
    await portal.fill({ Teléfono: '1' })
    await portal.press('Cancelar Edición')
    await stage.look('the question on the way out')
    await portal.answer('¿Salir sin guardar?', 'Seguir en el formulario')
    await portal.press('Eliminar Cuenta')
    await expect(portal.dialog('¿Estás seguro?')).toBeVisible()
    await stage.look('the question before the account is deleted')
  })

  test('the warning before a session ends', async ({ page, stage, portal }) => {
    await page.clock.install()
    await stage.openOwn('usuario', 'naf')
    await expect(portal.menu).toBeVisible()
    await page.clock.fastForward(58 * 60_000)
    await expect(portal.dialog('Tu sesión está por cerrarse')).toBeVisible()
    await stage.look('the warning')
  })

  test('the wait for a role and its failure', async ({ portal, page, stage, problems }) => {
    problems.allow(/user-role|El rol no se pudo cargar/)
    await stage.answer('**/api/users/user-role/*', FAILURE, 500)
    await portal.open('/login', { as: DEMO.editor })
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
    await stage.look('the failure')
  })
})

test.describe('of staff', () => {
  test('the queue', async ({ portal, page, stage }) => {
    const ciudad = uniqueName('Ciudad')
    const first = await sendRequest({ Ciudad: ciudad })
    await sendRequest({ Ciudad: ciudad, MedioContacto: 'Telegram' })
    const row = page.getByRole('article', { name: first.nombre })
    const path = `ver-asesorias?q=${ciudad}`
    await stage.openOwn('admin', path)
    await expect(page.getByRole('status').filter({ hasText: /resultados?$/ })).toBeVisible()
    await row.getByRole('link').focus()
    await page.keyboard.press('?')
    await expect(portal.dialog('Atajos de teclado')).toBeVisible()
    await stage.lookAtDesktop('the keys')
    await page.keyboard.press('Escape')
    await portal.press('Medio')
    await page.getByRole('checkbox', { name: 'WhatsApp 1' }).click()
    await stage.lookAtDesktop('a filter')
    await page.keyboard.press('Escape')
    await row.getByRole('link').click()
    await expect(page.getByRole('region', { name: 'Historial' })).toBeVisible()
    await stage.lookAtDesktop('a request beside the queue')
    await stage.openOwn('admin', path)
    await row.getByRole('button', { name: 'Marcar como realizada' }).click()
    await expect(row).toContainText('Deshacer')
    await stage.look('a request that is done')
    await portal.press('Más')
    await expect(page.getByRole('link', { name: 'Papelera' })).toBeVisible()
    await stage.look('the menu')
    await portal.press('Eliminar todas')
    await portal.press('Sí, eliminar')
    await expect(portal.dialog('¿Estás seguro?').getByText(/para eliminarlas/)).toBeVisible()
    await stage.look('the wrong answer before all are deleted')
  })

  test('a chosen file and its upload', async ({ portal, page, stage }) => {
    await stage.neverAnswer('**/api/boletines/crear')
    await stage.openOwn('editor', 'boletines-manager/crear')
    await portal.fill({ Título: 'Nadie lo publica', Descripción: 'Se queda en el camino.' })
    const name = 'un-nombre-muy-largo-que-no-acaba-nunca-y-no-tiene-espacios.pdf'
    await portal.field('Archivo PDF').setInputFiles(pdfFile(await aPdf(), name))
    await expect(page.getByRole('button', { name: 'Quitar' })).toBeVisible()
    await stage.look('a chosen file')
    await portal.press('Publicar boletín')
    await expect(portal.dialog('Creando boletín...')).toBeVisible()
    await stage.look('a file on its way')
  })

  test('the report and the work of the day', async ({ portal, page, stage }) => {
    await stage.answer('**/api/informe?*', anInforme())
    await stage.answer('**/api/informe/inicio', anInicio())
    await stage.openOwn('editor', REPORT)
    await expect(page.getByText('Ver como tabla').first()).toBeVisible()
    for (const table of await page.getByText('Ver como tabla').all()) await table.click()
    await expect(page.getByRole('rowheader', { name: 'septiembre de 2025' }).first()).toBeVisible()
    await stage.look('the tables')
    await stage.answer('**/api/informe?*', { ...anInforme(), Periodo: aPeriod(SECOND_HALF) })
    await stage.openOwn('editor', REPORT)
    await expect(page.getByText('En este periodo todavía no hay nada que contar.')).toBeVisible()
    await stage.look('nothing to count')
    await stage.openOwn('editor', 'inicio')
    await expect(page.getByText('33', { exact: true })).toBeVisible()
    await portal.menu.getByText('Portal público').click()
    await stage.look('much to do')
  })
})
