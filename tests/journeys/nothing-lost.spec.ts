import { api } from '@naf/contract'
import { url } from '../../scripts/lib/config.ts'
import { HARMLESS, scanBuild } from '../../scripts/lib/newer-features.ts'
import { call } from '../support/api-as.ts'
import { recordsTitled } from '../support/data.ts'
import { aJpeg } from '../support/files.ts'
import { waitForMail } from '../support/mailbox.ts'
import { CONNECTION_LOST, hold, loseNextAnswer } from '../support/network.ts'
import { asesoriasFrom, DEMO, portalApi } from '../support/people.ts'
import { anAdvice, anEnrolment, expect, PHONE, Portal, test } from '../support/portal.ts'
import { NIGHTLY } from '../tiers.ts'

/** Steps through the history and waits until the browser has changed the address. */
const step = (portal: Portal, direction: 'back' | 'forward') =>
  portal.page.evaluate(async (way) => {
    const steps = (window as unknown as { navigation: Record<string, () => { committed: Promise<unknown> }> })
      .navigation
    await steps[way]?.().committed
  }, direction)

/** Expects the question on the way out; the focus is on staying. */
const stay = async (portal: Portal, title: string) => {
  const question = portal.dialog(title)
  await expect(question.getByRole('button', { name: 'Seguir en el formulario' })).toBeFocused()
  await portal.page.keyboard.press('Enter')
  await expect(question).toBeHidden()
}

/** The address of the script that the document starts the portal with. */
const entryOf = async (): Promise<string> => {
  const html = await (await fetch(`${url('portal')}/servicios`)).text()
  return `**${/data-entry="([^"]+)"/.exec(html)?.[1]}`
}

test('a request whose answer was lost is stored and mailed once, also after a reload', async ({
  portal,
  problems,
}) => {
  problems.allow(CONNECTION_LOST)
  const { advice, form } = anAdvice()
  await portal.openDeclining('/servicios')
  await portal.fill(form)
  await loseNextAnswer(portal.page, '**/api/asesorias/nueva')
  await portal.press('Enviar solicitud')
  await expect(portal.dialog('Error')).toContainText('No hubo respuesta del servidor. No se perdió nada')
  await portal.reload()
  await portal.expectFilled(form)
  await expect(portal.dialog()).toBeHidden()
  await portal.press('Enviar solicitud')
  await portal.accept('Enviado')
  const [first, ...others] = await asesoriasFrom(advice.Correo)
  expect(others).toEqual([])
  await expect(portal.main).toContainText(`${first?.Numero}`)

  // Mails are sent in the order of their requests: a second one for the first request would precede this one.
  await waitForMail(advice.Correo)
  await call(portalApi, api.asesorias.create, { input: anAdvice({ Correo: advice.Correo }).advice })
  const [second] = await asesoriasFrom(advice.Correo)
  const mails = await waitForMail(advice.Correo, 2)
  expect(mails.map(({ subject }) => /NAF-\w+/.exec(subject)?.[0])).toEqual([first?.Numero, second?.Numero])
})

test.describe('a form with something typed', () => {
  test('is not left by the back button while it is sent', NIGHTLY, async ({ portal }) => {
    await portal.open('/biblioteca')
    await portal.follow('Inscripción', portal.banner)
    await portal.fill(anEnrolment().form)
    const release = await hold(portal.page, '**/api/inscripciones/crear')
    await portal.press('Enviar inscripción')
    const sending = portal.dialog('Enviando inscripción...')
    await expect(sending).toBeVisible()
    await step(portal, 'back')
    await expect(portal.page).toHaveURL('/inscripcion')
    await expect(sending).toBeVisible()
    release()
    await portal.accept('Inscripción enviada')
    await portal.page.goBack()
    await expect(portal.heading('Biblioteca Digital')).toBeVisible()
  })

  test('asks at links, at Back and at Forward, and leaves the history as it was', async ({ portal }) => {
    const title = '¿Salir sin enviar?'
    const name = portal.field('Primer nombre')
    await portal.open('/biblioteca')
    await portal.follow('Inscripción', portal.banner)
    await portal.follow('Galería', portal.banner)
    await expect(portal.heading('Nuestra Galería')).toBeVisible()
    await portal.page.goBack()
    await name.fill('Ana')
    await portal.follow('Quiénes somos', portal.banner)
    await expect(portal.dialog(title)).toContainText('queda guardado en este navegador hasta mañana')
    await stay(portal, title)
    for (const direction of ['back', 'forward'] as const) {
      await step(portal, direction)
      await stay(portal, title)
      await expect(portal.page).toHaveURL('/inscripcion')
      await expect(name).toHaveValue('Ana')
    }
    await step(portal, 'forward')
    await portal.answer(title, 'Salir')
    await expect(portal.heading('Nuestra Galería')).toBeVisible()
    await portal.page.goBack()
    await expect(name).toHaveValue('Ana')
    await expect(portal.page.getByText('Recuperamos lo que habías escrito.')).toBeVisible()
    await step(portal, 'back')
    await portal.answer(title, 'Salir')
    await expect(portal.heading('Biblioteca Digital')).toBeVisible()
  })
})

test(
  "a staff's form asks at Cancel and at Back, and keeps its text and file",
  NIGHTLY,
  async ({ portal, records }) => {
    const title = '¿Salir sin guardar?'
    const { page, main } = portal
    const record = await records.store('galeria')
    const changed = `${record.Titulo} cambiada`
    await portal.open(`/dashboard-editor/galeria-manager?q=${record.Titulo}`, { as: DEMO.editor })
    await portal.follow(/^Editar/, portal.row(record.Titulo))
    await portal.field('Título').fill(changed)
    const file = { name: 'nueva.jpg', mimeType: 'image/jpeg', buffer: await aJpeg() }
    await portal.field('Imagen').setInputFiles(file)
    for (const way of ['Cancel', 'Back']) {
      await (way === 'Cancel' ? portal.press('Cancelar', main) : step(portal, 'back'))
      await expect(portal.dialog(title)).toContainText('se pierde lo que escribiste en este formulario')
      await stay(portal, title)
      await expect(portal.field('Título')).toHaveValue(changed)
      await expect(page.getByText('nueva.jpg')).toBeVisible()
    }
    await portal.press('Guardar Cambios')
    await portal.accept('Imagen actualizada')
    await expect(portal.heading('Gestión de Galería')).toBeVisible()
    const [stored] = await recordsTitled('galeria', changed)
    expect(stored?.Id).toBe(record.Id)
    expect(stored?.RutaImagen).not.toBe(record.RutaImagen)
  },
)

test.describe('the portal', () => {
  test('works without the storage of the browser', NIGHTLY, async ({ portal }) => {
    const { page } = portal
    const { advice, form } = anAdvice()
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
    })
    await portal.open('/')
    const consent = portal.dialog('Antes de empezar')
    await consent.getByRole('checkbox', { name: /términos y condiciones/ }).check()
    await portal.press('ACEPTAR')
    await portal.follow('Solicitar una asesoría', portal.main)
    await portal.decline()
    await portal.reload()
    await portal.decline()
    await portal.fill(form)
    await portal.main.getByRole('checkbox', { name: /^Acepto los términos/ }).check()
    await portal.press('Enviar solicitud')
    await portal.accept('Enviado')
    expect(await asesoriasFrom(advice.Correo)).toHaveLength(1)
  })

  test('shows a form before its code, and its fields with the code', async ({ portal, problems }) => {
    problems.allow(CONNECTION_LOST)
    const { page } = portal
    const entry = await entryOf()
    const release = await hold(page, entry)
    await page.goto('/inscripcion', { waitUntil: 'commit' })
    await expect(portal.heading(/ESPE/)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(portal.main.locator('input, select, textarea')).toHaveCount(0)
    release()
    await expect(portal.field('Primer nombre')).toBeEditable()
    await page.unrouteAll()

    await page.route(entry, (route) => route.abort('connectionfailed'))
    await page.goto('/inscripcion', { waitUntil: 'commit' })
    const lost = page.getByRole('alert').filter({ hasText: 'No pudimos cargar todo el portal.' })
    await expect(lost).toBeInViewport()
    await expect(portal.heading(/ESPE/)).toBeVisible()
    await page.unrouteAll()
    await lost.getByRole('button', { name: 'Recargar la página' }).click()
    await expect(portal.field('Primer nombre')).toBeEditable()
    await expect(lost).toBeHidden()
  })

  test(
    'shows its pages and a notice in an old browser and without scripts',
    NIGHTLY,
    async ({ portal, browser }) => {
      const { page } = portal
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
      })
      await page.addInitScript(() => {
        CSS.supports = () => false
      })
      await page.goto('/', { waitUntil: 'load' })
      const notice = page.getByRole('alert').filter({ hasText: 'Este navegador es demasiado antiguo' })
      await expect(notice).toContainText('@espe.edu.ec')
      await portal.follow('Quiénes somos', portal.banner)
      await expect(portal.heading('¿Quiénes Somos?')).toBeVisible()
      await expect(notice).toBeVisible()
      const entry = (await entryOf()).replace('**', '')
      expect(scripts).not.toContain(entry)

      const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
      const plain = new Portal(await context.newPage())
      await plain.page.goto('/')
      await expect(plain.page.locator('noscript p')).toContainText('el portal del NAF necesita JavaScript')
      await plain.follow('Solicitar una asesoría', plain.main)
      await expect(plain.heading('Asesoría Virtual')).toBeVisible()
      await expect(plain.menu).toHaveCount(0)
      await plain.pressMenu()
      await plain.follow('Biblioteca', plain.menu)
      await expect(plain.heading('Biblioteca Digital')).toBeVisible()
      await context.close()
      // Every browser that starts the code supports all that the code needs.
      expect(scanBuild().filter(({ feature }) => !(feature in HARMLESS))).toEqual([])
    },
  )
})
