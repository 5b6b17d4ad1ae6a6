import { api, type Boletin, type Imagen, type Inscripcion } from '@naf/contract'
import { call } from '../support/api-as.ts'
import { expectLoaded } from '../support/axe.ts'
import { isDemo, recordsTitled } from '../support/data.ts'
import { waitForMail } from '../support/mailbox.ts'
import { countCalls } from '../support/network.ts'
import { apiToken, asesoriasFrom, DEMO, portalApi, sendLogin } from '../support/people.ts'
import { anAdvice, anEnrolment, DESKTOP, expect, PHONE, test } from '../support/portal.ts'
import { DEMO_RECORDS, HEADER_LINKS } from '../support/routes.ts'
import { NIGHTLY } from '../tiers.ts'

/** A tab of a PDF asks for an icon at the address of the PDF; the Storage emulator has none. */
const NO_ICON = /\/favicon\.ico$/

test.describe('a visitor', () => {
  test('accepts the terms once, sends a request and gets its number by mail', async ({ portal }) => {
    const { page } = portal
    const { advice, form } = anAdvice({ Nombre: 'Ana Lucía Ñacato', Discapacidad: 'si' })
    await portal.openFirst()
    const consent = portal.dialog('Antes de empezar')
    const terms = await portal.followToTab(consent.getByRole('link', { name: 'términos y condiciones' }))
    await expect(terms.getByRole('heading', { level: 1 })).toHaveText('Términos y condiciones')
    await expect(terms.getByRole('dialog')).toHaveCount(0)
    await terms.close()
    await page.keyboard.press('Escape')
    await portal.press('ACEPTAR')
    await portal.accept('Error', 'Debes aceptar los términos y condiciones.')
    await consent.getByRole('checkbox', { name: /términos y condiciones/ }).check()
    await portal.press('ACEPTAR')
    await expect(consent).toBeHidden()

    await portal.openDeclining('/servicios')
    await portal.fill(form)
    await portal.press('Enviar solicitud')
    await portal.accept('Enviado', 'Te enviamos una confirmación a tu correo electrónico.')
    const [stored, ...others] = await asesoriasFrom(advice.Correo)
    expect(others).toEqual([])
    expect(stored).toMatchObject({ ...advice, UsuarioId: null, Realizada: false })
    const receipt = page.getByRole('region', { name: 'Recibimos tu solicitud' })
    await expect(receipt).toContainText(`${stored?.Numero}`)
    const [mail] = await waitForMail(advice.Correo)
    expect(mail?.subject).toContain(`${stored?.Numero}`)
    expect(mail?.text).toContain('Hola, Ana Lucía Ñacato:')
    expect(mail?.text).not.toContain(advice.DetalleSolicitud)

    await portal.open(`/dashboard-editor/ver-asesorias?q=${stored?.Numero}`, { as: DEMO.editor })
    await expect(portal.main).toContainText('Ana Lucía Ñacato')
  })

  test('is offered to register once a tab', NIGHTLY, async ({ portal }) => {
    await portal.open('/')
    await portal.follow('Solicitar una asesoría', portal.main)
    await expect(portal.dialog('¿Deseas una atención más personalizada?')).toContainText('historial')
    await portal.press('Registrarme')
    await expect(portal.heading('Crea tu cuenta')).toBeFocused()
    await portal.page.goBack()
    await portal.field('Nombre').fill('María')
    await expect(portal.dialog()).toBeHidden()

    const tab = await portal.newTab('/servicios')
    await expect(tab.field('Nombre')).toHaveValue('María')
    await expect(tab.dialog()).toBeHidden()
  })

  test('enrols; staff reads every field', async ({ portal }) => {
    const { enrolment, form } = anEnrolment({
      PrimerNombre: 'María José',
      SegundoNombre: 'Ñusta',
      ApellidoPaterno: "D'Angelo <b>",
      Carrera: 'Economia en Linea',
      NivelSemestre: 'Séptimo Semestre',
    })
    await portal.open('/inscripcion')
    await portal.fill({ ...form, Celular: ' (099) 123-45 67 ' })
    await portal.press('Enviar inscripción')
    await portal.accept('Inscripción enviada')
    const { body } = await call(portalApi, api.inscripciones.list, { token: await apiToken('editor') })
    const [stored, ...others] = (body as Inscripcion[]).filter(({ IdEspe }) => IdEspe === enrolment.IdEspe)
    expect(others).toEqual([])
    expect(stored).toMatchObject({ ...enrolment, Numero: expect.stringMatching(/^NAF-\w{6}$/) })
    await expect(portal.main).toContainText(`${stored?.Numero}`)

    await portal.open(`/dashboard-editor/ver-inscripciones?q=${enrolment.IdEspe}`, { as: DEMO.editor })
    const row = portal.row("María José Ñusta D'Angelo <b>")
    for (const datum of [enrolment.IdEspe, enrolment.Correo, '0991234567', 'Economía en Línea', 'Séptimo'])
      await expect(row).toContainText(datum)
  })

  test.describe('in a browser set to Honolulu', () => {
    test.use({ timezoneId: 'Pacific/Honolulu' })

    test(
      'finds a book without accents, reads its page and PDF, and comes back',
      NIGHTLY,
      async ({ portal, problems }) => {
        problems.allow(NO_ICON)
        const { page } = portal
        const title = DEMO_RECORDS.libros
        await portal.open('/biblioteca')
        await portal.field('Buscar').fill('INSCRIPCION actualizacion suspension')
        await expect(page.getByRole('article')).toHaveCount(1)
        await expect(page).toHaveURL(/\?q=INSCRIPCION\+actualizacion\+suspension$/)
        await portal.follow(title, page.getByRole('article', { name: title, exact: true }))
        await expect(portal.heading(title)).toBeFocused()
        await expect(page).toHaveTitle(`${title} · NAF`)

        const [book] = await recordsTitled('libros', title)
        const read = portal.main.getByRole('link', { name: /^Leer el PDF/ })
        await expect(read).toHaveAttribute('href', `${book?.RutaPdf}`)
        await (await portal.followToTab(read)).close()

        await page.goBack()
        await expect(portal.field('Buscar')).toHaveValue('INSCRIPCION actualizacion suspension')
        await portal.field('Buscar').press('Escape')
        await expect(page).toHaveURL('/biblioteca')
      },
    )
  })

  test('reads only the summary of a bulletin, and all of it after the login', async ({ portal }) => {
    const { page } = portal
    const [bulletin] = (await recordsTitled('boletines', DEMO_RECORDS.boletines)) as [Boletin]
    const calls = countCalls(page, '/api/boletines/ver')
    const secrets = [bulletin.RutaPdf, bulletin.Portada.Ruta].map((ruta) => new URL(ruta).pathname)
    await portal.open('/boletines')
    const gate = page.getByRole('region', { name: 'Acceso restringido' })
    await expect(gate).toContainText('ingresa con tu cuenta o regístrate')
    for (const secret of [bulletin.Titulo, ...secrets]) expect(await page.content()).not.toContain(secret)

    await portal.open(`/boletines/${bulletin.Id}`)
    await expect(portal.heading(bulletin.Titulo)).toBeVisible()
    await expect(portal.main).toContainText(bulletin.Descripcion.split('\n')[0] ?? '')
    await expect(gate).toBeVisible()
    for (const secret of secrets) expect(await page.content()).not.toContain(secret)
    expect(calls()).toBe(0)

    await portal.follow('Ingresar', gate)
    await sendLogin(page, DEMO.usuario.username, DEMO.usuario.password)
    await expect(page).toHaveURL(`/dashboard-usuario/boletines/${bulletin.Id}`)
    const read = portal.main.getByRole('link', { name: /^Leer el PDF/ })
    await expect(read).toHaveAttribute('href', bulletin.RutaPdf)
  })
})

test.describe('a visitor without a mouse', () => {
  test('accepts the terms and sends a request', async ({ portal }) => {
    const { page } = portal
    const { advice, person } = anAdvice({ TipoContribuyente: 'Sociedad' })
    await portal.openFirst()
    await portal.byKeys(page.getByRole('checkbox', { name: /^Acepto los términos/ }), 'Space')
    await portal.byKeys(page.getByRole('button', { name: 'ACEPTAR' }), 'Enter')
    await expect(portal.heading()).toBeFocused()
    await portal.byKeys(portal.main.getByRole('link', { name: 'Solicitar una asesoría' }), 'Enter')
    await expect(page.getByRole('button', { name: 'Continuar sin registro' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(portal.heading('Asesoría Virtual')).toBeFocused()

    await portal.byKeys(portal.radio('Tipo de Servicio', advice.TipoServicio), 'Space')
    await portal.byKeys(portal.field('Detalle de la solicitud'))
    await page.keyboard.type(advice.DetalleSolicitud)
    const natural = 'Persona natural no obligada a llevar contabilidad'
    await portal.byKeys(portal.radio('Tipo de Contribuyente', natural), ...Array(3).fill('ArrowDown'))
    for (const [label, text] of Object.entries(person)) {
      await portal.byKeys(portal.field(label))
      await page.keyboard.type(text)
    }
    await portal.byKeys(portal.radio('Medio de contacto', advice.MedioContacto), 'Space')
    await portal.byKeys(portal.radio('¿Tienes alguna discapacidad?', 'Sí'), 'ArrowRight')
    await portal.byKeys(page.getByRole('button', { name: 'Enviar solicitud' }), 'Enter')
    await expect(portal.dialog('Enviado').getByRole('button', { name: 'Aceptar' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeFocused()
    expect(await asesoriasFrom(advice.Correo)).toMatchObject([advice])
  })

  test('walks through the gallery and opens a picture', NIGHTLY, async ({ portal }) => {
    const { page } = portal
    let pictures: Imagen[] = []
    // Other journeys store and delete pictures meanwhile.
    await page.route('**/api/galeria/ver', async (route) => {
      const response = await route.fetch()
      pictures = ((await response.json()) as Imagen[]).filter(isDemo('galeria'))
      await route.fulfill({ response, json: pictures })
    })
    await portal.open('/galeria')
    const strip = page.getByRole('region', { name: 'Imágenes de la galería' })
    const back = page.getByRole('button', { name: 'Anterior' })
    const next = page.getByRole('button', { name: 'Siguiente' })
    const links = strip.getByRole('link')
    await portal.byKeys(next, 'Enter', 'Enter')
    await expect(links.first()).not.toBeInViewport()
    await portal.byKeys(strip, 'End')
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(links.last()).toBeInViewport()
    await page.keyboard.press('Home')
    await expect(back).toHaveAttribute('aria-disabled', 'true')

    await portal.byKeys(links.first(), 'Enter')
    const [first, second] = pictures
    await expect(portal.dialog(first?.Titulo)).toContainText(`${first?.Descripcion}`)
    await page.keyboard.press('ArrowRight')
    await expect(portal.dialog(second?.Titulo)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(portal.dialog()).toBeHidden()
    await expect(links.first()).toBeFocused()
  })
})

/** Runs in the page: which of the focused field and its mistake is out of sight, or under something else. */
const outOfSight = (): string[] => {
  const field = document.activeElement
  const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? []
  const mistake = document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')
  const isSeen = (element: Element) => {
    const { left, top, bottom } = element.getBoundingClientRect()
    const over = document.elementFromPoint(left + 2, (top + bottom) / 2)
    return top >= 0 && bottom <= innerHeight && over !== null && element.contains(over)
  }
  return [field, mistake].flatMap((element) =>
    element && isSeen(element) ? [] : `${element?.id} of ${field?.getAttribute('name')}`,
  )
}

test(
  'a visitor on a small phone sees each field and its mistake by the link of the mistake',
  NIGHTLY,
  async ({ portal }) => {
    const { page } = portal
    await page.setViewportSize({ width: 320, height: 480 })
    await portal.openDeclining('/servicios')
    await portal.press('Enviar solicitud')
    const links = page.getByRole('alert').getByRole('link')
    await expect(links).toHaveCount(10)
    for (const [width, height] of [
      [320, 480],
      [414, 740],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const link of await links.all()) {
        await link.click()
        await expect.soft.poll(() => page.evaluate(outOfSight), `${width} × ${height}`).toEqual([])
      }
    }
  },
)

test(
  'a message at a field moves no other field, and fields side by side are level',
  NIGHTLY,
  async ({ portal }) => {
    const { page } = portal
    await portal.openDeclining('/servicios')
    for (const address of ['/servicios', '/inscripcion', '/register', '/login', '/seguimiento'])
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 })
        await portal.open(address, { as: null })
        await expect(portal.main.getByRole('textbox').first()).toBeVisible()
        const tops = () =>
          portal.main
            .locator('.field [name]')
            .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top + scrollY))
        const before = await tops()
        // To the login every text is a good one.
        for (const text of address === '/login' ? [''] : ['', '1', '3012345678']) {
          for (const box of await portal.main.getByRole('textbox').all()) {
            await box.fill(text)
            await box.blur()
          }
          await expect(portal.main.locator('[aria-invalid]'), address).not.toHaveCount(0)
          expect.soft(await tops(), `${address} with '${text}' at ${width} px`).toEqual(before)
        }
        await page.setViewportSize(DESKTOP)
        expect.soft(await page.evaluate(unlevelFields), address).toEqual([])
      }
  },
)

/** Runs in the page: the fields that stand beside another one, higher or lower than it. */
const unlevelFields = (): string[] => {
  const controls = [...document.querySelectorAll<HTMLElement>('main .field .control')]
  const rows = controls.map((control) => ({ id: control.id, ...control.getBoundingClientRect().toJSON() }))
  const isUnlevel = (a: DOMRect, b: DOMRect) => a.top < b.top && b.top < a.bottom
  return rows.filter((row) => rows.some((other) => isUnlevel(other, row))).map(({ id }) => id)
}

test('a visitor on a phone reaches each page from the menu', NIGHTLY, async ({ portal }) => {
  const { page, banner } = portal
  await page.setViewportSize(PHONE)
  await portal.open('/terminos-condiciones')
  for (const [label, path] of [...HEADER_LINKS, ['Ingresar', '/login'], ['Registrarse', '/register']]) {
    await portal.pressMenu()
    await portal.follow(`${label}`, path === '/servicios' ? banner : banner.getByRole('navigation'))
    await expect(page).toHaveURL(`${path}`)
    if (path === '/servicios') await portal.decline()
    await expect(portal.heading()).toBeInViewport()
    await expect(portal.menu).toHaveCount(0)
  }
})

test('a member on a phone reaches a screen from the menu, and leaves the menu by Escape or by Tab', async ({
  portal,
}) => {
  const { page, menu } = portal
  await page.setViewportSize(PHONE)
  await portal.open('/dashboard-usuario/perfil', { as: DEMO.usuario })
  await portal.pressMenu()
  await portal.follow('Mis asesorías', menu)
  await expect(portal.heading('Mis asesorías')).toBeFocused()
  await expect(menu).toHaveCount(0)

  await expectLoaded(page)
  await portal.pressMenu()
  await menu.getByRole('link', { name: 'Perfil' }).focus()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(portal.phoneMenu).toBeFocused()

  await portal.pressMenu()
  await menu.getByRole('button', { name: 'Cerrar Sesión' }).focus()
  await page.keyboard.press('Tab')
  await expect(menu).toHaveCount(0)
})

test('the page of the advisory form has at most 2,600 px on a phone', async ({ portal, page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await portal.openDeclining('/servicios')
  await expect(portal.field('Nombre')).toBeVisible()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  expect(await height()).toBeLessThanOrEqual(2600)
  await portal.fill(anAdvice().form)
  await expect(portal.field(/boletines nuevos/)).toBeVisible()
  expect(await height()).toBeLessThanOrEqual(2600)
})
