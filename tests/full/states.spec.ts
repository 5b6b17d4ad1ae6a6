import type { Participation, Tracked } from '@naf/contract'
import type { Locator } from '@playwright/test'
import { uniqueName } from '../support/api-as.ts'
import { expectAccessible, expectAccessibleInLight, expectNothingCut } from '../support/axe.ts'
import { ensureCalendar, sendRequest, withIds } from '../support/data.ts'
import { aPdf, pdfFile } from '../support/files.ts'
import { anInforme, anInicio, aPeriod, SECOND_HALF } from '../support/informe-builder.ts'
import { offlineNotice } from '../support/network.ts'
import { DEMO } from '../support/people.ts'
import { anAdvice, DESKTOP, expect, NARROW, type Portal, test } from '../support/portal.ts'
import type { Role } from '../support/routes.ts'
import { attended, LINK, ownRequest, participation, tracked } from '../support/samples.ts'

/**
 * States of screens that nobody sees by only opening an address: dialogs, menus, forms with mistakes, filled and empty
 * lists. `journeys/addresses` looks at the screens themselves.
 */

const FAILURE = { error: 'Algo salió mal.', code: 'internal' }
const REPORT = `informe?desde=${SECOND_HALF.desde}&hasta=${SECOND_HALF.hasta}`

const enlarge = (portal: Portal, size: string) =>
  portal.page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

/** Inspects what exists on a desktop alone, once `shown` is there: rules and contrast, then large letters. */
const lookAtDesktop = async (portal: Portal, state: string, shown?: Locator) => {
  if (shown) await expect(shown).toBeVisible()
  await expectAccessible(portal.page, state)
  await enlarge(portal, '200%')
  await expectNothingCut(portal.page, `${state} with text at 200 %`)
  await enlarge(portal, '')
}

/** Inspects the page once `shown` is there, in a narrow window too. */
const look = async (portal: Portal, state: string, shown?: Locator) => {
  await lookAtDesktop(portal, state, shown)
  await portal.page.setViewportSize(NARROW)
  await expectAccessibleInLight(portal.page, state)
  await expectNothingCut(portal.page, `${state} at 320 px`)
  await portal.page.setViewportSize(DESKTOP)
}

/** Lets calls of an address get this answer. */
const answer = ({ page }: Portal, path: string, json: unknown, status = 200) =>
  page.route(path, (route) => route.fulfill({ status, json }))

/** Sends the form as it is and expects the summary of its mistakes. */
const sendWrong = async (portal: Portal, button: string) => {
  await portal.press(button, portal.main)
  await expect(portal.page.getByRole('alert')).toBeFocused()
}

const openOwn = async (portal: Portal, role: Role, screen: string) =>
  portal.open(`/dashboard-${role}/${await withIds(screen)}`, { as: DEMO[role] })

const CERTIFIED = {
  Estado: 'inscrito',
  Asistio: true,
  PuedeCancelar: false,
  Certificado: 'NAF-7Q4K-3HXW-9CDE',
} as const

test.use({ viewport: DESKTOP })

test.describe('of a visitor', () => {
  test('the question for consent', async ({ portal }) => {
    await portal.openFirst()
    await look(portal, 'the question', portal.dialog('Antes de empezar'))
    await portal.press('ACEPTAR')
    await look(portal, 'the insistence', portal.dialog('Error'))
  })

  test('the request for advice, from the offer to register to the receipt', async ({ portal }) => {
    await portal.open('/servicios')
    await look(portal, 'the offer', portal.dialog('¿Deseas una atención más personalizada?'))
    await portal.decline()
    await portal.fill({ 'Cédula o RUC': '1710034066', Correo: 'maria@gmial.com' })
    await portal.fill({ 'Tipo de Contribuyente': 'Otro', 'Medio de contacto': 'Otro' })
    await sendWrong(portal, 'Enviar solicitud')
    await look(portal, 'the mistakes')
    await portal.fill(anAdvice().form)
    await portal.press('Enviar solicitud')
    await look(portal, 'the success', portal.dialog('Enviado'))
    await portal.accept('Enviado')
    await look(portal, 'the receipt')
  })

  test('the dates of a ninth digit and a year without dates', async ({ portal, page }) => {
    await ensureCalendar()
    await portal.open('/calendario?digito=3')
    await look(portal, 'the question', page.getByRole('link', { name: /^RIMPE emprendedor/ }))
    await portal.open('/calendario?tipo=general&digito=3')
    const year = page.getByText(/^Fechas de .*, noveno dígito 3$/)
    await look(portal, 'the next dates', year.first())
    await year.first().click()
    await look(portal, 'the year', page.locator('details[open]').getByRole('time').first())
    await answer(portal, '**/api/calendario', [])
    await portal.reload()
    await look(portal, 'the missing year', page.getByText(/^Todavía no publicamos las fechas/))
  })

  test('the library without a match, on its way and failed', async ({ portal, page, problems }) => {
    problems.allow(/libros\/ver|No pudimos cargar los libros/)
    await portal.open('/biblioteca?q=nada+se+llama+así')
    await look(portal, 'no match', page.getByText('Ningún resultado').last())
    await page.route('**/api/libros/ver', () => {})
    await portal.open('/biblioteca')
    await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toBeAttached()
    await look(portal, 'the waiting')
    await answer(portal, '**/api/libros/ver', FAILURE, 500)
    await portal.reload()
    await look(portal, 'the failure', page.getByText('No hay libros disponibles en este momento.'))
  })

  test('a picture of the gallery, opened', async ({ portal }) => {
    await portal.open('/galeria')
    await portal.follow(/^Ver imagen completa/, portal.main)
    await look(portal, 'the picture', portal.dialog())
  })

  test('what the link of a training shows', async ({ portal }) => {
    for (const [state, changes] of [
      ['a sign-up to confirm', {}],
      ['a place', { Estado: 'inscrito', Orden: 12, Enlace: 'https://meet.example/rimpe' }],
      ['the waiting list', { Estado: 'espera', Orden: 12, Puesto: 3 }],
      ['the certificate', CERTIFIED],
    ] as [string, Partial<Participation>][]) {
      await answer(portal, '**/api/capacitaciones/enlace', participation(changes))
      await portal.open('/naf')
      await portal.open(`/mi-capacitacion#${LINK}`)
      await expect(portal.page.getByRole('heading', { name: participation().Titulo })).toBeVisible()
      await look(portal, state)
    }
  })

  test('the request that a person follows', async ({ portal, page, problems }) => {
    problems.allow(/404/)
    const open = async (request: Tracked) => {
      await answer(portal, '**/api/seguimiento/enlace', { Asesoria: request, CorreoConfirmado: false })
      await portal.open('/naf')
      await portal.open(`/seguimiento#${LINK}`)
      await expect(page.getByRole('article')).toBeVisible()
    }
    await portal.open('/seguimiento')
    await portal.fill({ Correo: 'nadie@example.com' })
    await portal.press('Enviarme el enlace')
    await look(portal, 'the mailed links', page.getByText('Si hay solicitudes con ese correo'))
    await open(tracked({ Estado: 'esperando_respuesta' }))
    await portal.press('Ya no la necesito')
    await look(portal, 'the question before it is closed', portal.dialog('¿Ya no la necesitas?'))
    await open(attended(7))
    await sendWrong(portal, 'Enviar mi opinión')
    await look(portal, 'the missing opinion')
  })

  test('the menu of a phone', async ({ portal, page }) => {
    await page.setViewportSize(NARROW)
    await portal.open('/register')
    await portal.pressMenu()
    await expect(portal.banner.getByRole('navigation').getByRole('link').last()).toBeVisible()
    await expectAccessible(page, 'the menu')
    await expectNothingCut(page, 'the menu')
  })

  test('the notice that the connection is lost', async ({ portal, page, context, problems }) => {
    problems.allow(/net::ERR_/)
    await portal.open('/quienes')
    // Notices are loaded after the page.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await look(portal, 'the notice', offlineNotice(page))
  })
})

test.describe('of a taxpayer', () => {
  test('the first page, the own requests and the offered page', async ({ portal, page }) => {
    const list = '**/api/asesorias/mias'
    await answer(portal, list, [])
    await openOwn(portal, 'usuario', 'inicio')
    await look(portal, 'no request', page.getByText('Todavía no has pedido una asesoría.'))
    const waiting = ownRequest('a', { Estado: 'esperando_respuesta' })
    await answer(portal, list, [waiting, ownRequest('b', attended(-1))])
    await portal.open('/biblioteca?q=iva')
    await expect(page.getByRole('region', { name: 'Enlace que abriste' })).toBeVisible()
    await look(portal, 'a request that waits', page.getByText('Esperamos tu respuesta'))
    await portal.follow('Mis asesorías', portal.menu)
    await expect(page.getByRole('article')).toHaveCount(2)
    await look(portal, 'the own requests')
  })

  test('the profile, left and deleted', async ({ portal }) => {
    await openOwn(portal, 'usuario', 'perfil')
    await portal.press('Editar Perfil')
    await look(portal, 'the form')
    await portal.fill({ Teléfono: '1' })
    await portal.press('Cancelar Edición')
    await look(portal, 'the question on the way out')
    await portal.answer('¿Salir sin guardar?', 'Seguir en el formulario')
    await portal.press('Eliminar Cuenta')
    await look(portal, 'the question before the account is deleted', portal.dialog('¿Estás seguro?'))
  })

  test('the warning before a session ends', async ({ page, portal }) => {
    await page.clock.install()
    await openOwn(portal, 'usuario', 'naf')
    await expect(portal.menu).toBeVisible()
    await page.clock.fastForward(58 * 60_000)
    await look(portal, 'the warning', portal.dialog('Tu sesión está por cerrarse'))
  })

  test('the wait for a role and its failure', async ({ portal, page, problems }) => {
    problems.allow(/user-role|El rol no se pudo cargar/)
    await answer(portal, '**/api/users/user-role/*', FAILURE, 500)
    await portal.open('/login', { as: DEMO.editor })
    await look(portal, 'the failure', page.getByRole('button', { name: 'Reintentar' }))
  })
})

test.describe('of staff', () => {
  test('the queue', async ({ portal, page }) => {
    const ciudad = uniqueName('Ciudad')
    const first = await sendRequest({ Ciudad: ciudad })
    await sendRequest({ Ciudad: ciudad, MedioContacto: 'Telegram' })
    const row = page.getByRole('article', { name: first.nombre })
    const path = `ver-asesorias?q=${ciudad}`
    await openOwn(portal, 'admin', path)
    await expect(page.getByRole('status').filter({ hasText: /resultados?$/ })).toBeVisible()
    await row.getByRole('link').focus()
    await page.keyboard.press('?')
    await lookAtDesktop(portal, 'the keys', portal.dialog('Atajos de teclado'))
    await page.keyboard.press('Escape')
    await portal.press('Filtros')
    await page.getByRole('checkbox', { name: 'WhatsApp 1' }).click()
    await look(portal, 'a filter', page.getByRole('button', { name: 'Filtros (1)' }))
    await page.keyboard.press('Escape')
    await row.getByRole('link').click()
    await lookAtDesktop(
      portal,
      'a request beside the queue',
      page.getByRole('group').filter({ hasText: /^Historial/ }),
    )
    await openOwn(portal, 'admin', path)
    await row.getByRole('button', { name: 'Marcar como realizada' }).click()
    await expect(row).toContainText('Deshacer')
    await look(portal, 'a request that is done')
    await portal.press('Más')
    await look(portal, 'the menu', page.getByRole('menuitem', { name: 'Papelera' }))
    await page.getByRole('menuitem', { name: 'Eliminar todas' }).click()
    await portal.press('Sí, eliminar')
    await expect(portal.dialog('¿Estás seguro?').getByText(/para eliminarlas/)).toBeVisible()
    await look(portal, 'the wrong answer before all are deleted')
  })

  test('a chosen file and its upload', async ({ portal, page }) => {
    await page.route('**/api/boletines/crear', () => {})
    await openOwn(portal, 'editor', 'boletines-manager/crear')
    await portal.fill({ Título: 'Nadie lo publica', Descripción: 'Se queda en el camino.' })
    const name = 'un-nombre-muy-largo-que-no-acaba-nunca-y-no-tiene-espacios.pdf'
    await portal.field('Archivo PDF').setInputFiles(pdfFile(await aPdf(), name))
    await look(portal, 'a chosen file', page.getByRole('button', { name: 'Quitar' }))
    await portal.press('Publicar boletín')
    await look(portal, 'a file on its way', portal.dialog('Creando boletín...'))
  })

  test('the report and the work of the day', async ({ portal, page }) => {
    await answer(portal, '**/api/informe?*', anInforme())
    await answer(portal, '**/api/informe/inicio', anInicio())
    await openOwn(portal, 'editor', REPORT)
    await expect(page.getByText('Ver como tabla').first()).toBeVisible()
    for (const table of await page.getByText('Ver como tabla').all()) await table.click()
    await look(portal, 'the tables', page.getByRole('rowheader', { name: 'septiembre de 2025' }).first())
    await answer(portal, '**/api/informe?*', { ...anInforme(), Periodo: aPeriod(SECOND_HALF) })
    await openOwn(portal, 'editor', REPORT)
    await look(portal, 'nothing to count', page.getByText('En este periodo todavía no hay nada que contar.'))
    await openOwn(portal, 'editor', 'inicio')
    await expect(page.getByText('33', { exact: true })).toBeVisible()
    await portal.menu.getByText('Portal público').click()
    await look(portal, 'much to do')
  })
})
