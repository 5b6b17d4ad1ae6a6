import type { BrowserContext, Page } from '@playwright/test'
import { consentDialog } from '../support/e2e/consent.ts'
import { leave } from '../support/e2e/drafts.ts'
import { hold } from '../support/e2e/hold.ts'
import { DEMO, headerName, openLogin, sendLogin } from '../support/e2e/people.ts'
import { bringSession, dashboardOf, ROLES } from '../support/e2e/roles.ts'
import { expect, test, untilAlive } from '../support/e2e/test.ts'
import { openTracked } from '../support/e2e/tracked.ts'

const TEXTS = [
  { path: 'terminos-condiciones', title: 'Términos y condiciones' },
  { path: 'politica-privacidad', title: 'Política de privacidad' },
  { path: 'politica-cookies', title: 'Política de cookies' },
]

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

for (const { path, title } of TEXTS) {
  test.describe(`'${title}' (/${path})`, () => {
    test("is reached from the footer, and is dated '9 de julio de 2025'", async ({ page }) => {
      await page.goto('/')
      await footerLink(page, title).click()
      await expect(page).toHaveURL(`/${path}`)
      await expect(heading(page, title)).toBeFocused()
      await expect(page).toHaveTitle(`${title} · NAF`)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      const main = page.getByRole('main')
      await expect(main.getByText('Última actualización: 9 de julio de 2025', { exact: true })).toBeVisible()
      await expect(main.getByRole('time')).toHaveAttribute('datetime', '2025-07-09')
    })

    test('begins with its contents: each entry leads to its section, which has an address of its own', async ({
      page,
    }) => {
      await page.goto(`/${path}`)
      const entries = page.getByRole('navigation', { name: 'Contenido' }).getByRole('link')
      await expect(entries.first()).toBeVisible()
      const titles = await entries.allTextContents()
      expect(titles.length).toBeGreaterThan(3)
      const sections = page.getByRole('main').locator('section').getByRole('heading', { level: 2 })
      await expect(sections).toHaveText(titles.map((each, index) => `${index + 1}. ${each}`))

      await entries.last().click()
      await expect(sections.last()).toBeFocused()
      await expect(sections.last()).toBeInViewport()
      await expect(page).toHaveURL(new RegExp(`/${path}#[a-z-]+$`))
      await page.reload()
      await expect(sections.last()).toBeInViewport()
    })
  })
}

test('a link that is followed before the first screen has arrived takes the focus to where it leads', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/QuienesPage-*.js')
  await page.goto('/quienes', { waitUntil: 'commit' })
  await untilAlive(page, 'footer a')
  await footerLink(page, 'Términos y condiciones').click()
  await expect(heading(page, 'Términos y condiciones')).toBeFocused()
  release()
})

for (const role of ROLES)
  test(`inside the dashboard of ${role} the footer leads to the dashboard's own copy of each legal text`, async ({
    page,
  }) => {
    const base = dashboardOf(role)
    await bringSession(page, role)
    await page.goto(`${base}/quienes`)
    await expect(page.getByRole('contentinfo')).toContainText('© 2025 UNIVERSIDAD ESPE')
    for (const { path, title } of TEXTS) {
      await footerLink(page, title).click()
      await expect(page).toHaveURL(`${base}/${path}`)
      await expect(heading(page, title)).toBeFocused()
      await expect(page.getByRole('main')).toContainText('9 de julio de 2025')
      for (const link of await page.getByRole('main').locator('a[href^="/"]').all())
        await expect(link).toHaveAttribute('href', new RegExp(`^${base}/`))
    }
    await page.reload()
    await expect(heading(page, 'Política de cookies')).toBeVisible()
  })

test('the terms say that the project carries out no procedures before the tax authority, and that it is free', async ({
  page,
}) => {
  await page.goto('/terminos-condiciones')
  const main = page.getByRole('main')
  await expect(main).toContainText('El proyecto no realiza trámites ante la autoridad tributaria.')
  await expect(main).toContainText('La asesoría es solo informativa')
  await expect(main).toContainText('El servicio es gratuito')
})

test('each legal text gives the institutional e-mail, the cookie policy as its contact', async ({ page }) => {
  for (const { path, title } of TEXTS) {
    await page.goto(`/${path}`)
    await expect(heading(page, title)).toBeVisible()
    const mails = page.getByRole('main').getByRole('link', { name: 'naf@espe.edu.ec' })
    await expect(mails.first()).toHaveAttribute('href', 'mailto:naf@espe.edu.ec')
  }
  await expect(page.getByRole('region', { name: /contacto/i })).toContainText('correo institucional')
  await expect(
    page
      .getByRole('region', { name: /contacto/i })
      .getByRole('link')
      .last(),
  ).toHaveText('naf@espe.edu.ec')
})

test.describe('what the cookie policy says is kept in the browser', () => {
  test.use({ firstVisit: true })

  /** Everything that a site can leave in a browser: the names under which it lies there. */
  const storedIn = async (page: Page, context: BrowserContext) => {
    const stored = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      tab: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    }))
    expect(await context.cookies()).toEqual([])
    return Object.values(stored).flat()
  }

  /** A name of the policy stands for one key, or for all that begin with what stands before its '…'. */
  const covers = (name: string) => (key: string) =>
    name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name

  test('is what a journey from the first visit to the logout leaves there, nothing less and nothing more', async ({
    page,
    context,
  }) => {
    const seen = new Set<string>()
    const look = async () => {
      const kept = await storedIn(page, context)
      for (const key of kept) seen.add(key)
      return kept
    }
    await page.goto('/')
    const consent = consentDialog(page)
    await consent.getByRole('checkbox', { name: /términos/ }).check()
    expect(await look()).toEqual([])
    await consent.getByRole('button', { name: 'ACEPTAR' }).click()
    await expect(consent).toBeHidden()
    await footerLink(page, 'Política de cookies').click()
    await expect(heading(page, 'Política de cookies')).toBeVisible()
    const names = await page.getByRole('main').locator('code').allTextContents()
    await page.goto('/inscripcion')
    await page.getByLabel('Primer nombre').fill('Ana')
    await look()
    await openTracked(page)
    await look()

    await openLogin(page)
    await sendLogin(page, DEMO.usuario.username, DEMO.usuario.password)
    await expect(headerName(page)).toHaveText(DEMO.usuario.username)
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Inscripción' })
      .click()
    await page.getByLabel('Segundo nombre').fill('Lucía')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const own = await look()
    expect(own.filter(covers('firebase:authUser:…'))).toHaveLength(1)

    await page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).click()
    await leave(page, 'session')
    await expect(page).toHaveURL('/')
    const left = await look()
    const gone = ['firebase:authUser:…', 'naf_actividad', 'naf_borrador:…', 'naf_visita:…']
    expect(left.filter((key) => gone.some((name) => covers(name)(key)))).toEqual([])
    expect(left).toContain('naf_consent')

    await openLogin(page)
    await sendLogin(page, DEMO.editor.username, DEMO.editor.password)
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Asesorías Solicitadas' })
      .click()
    await page.getByRole('button', { name: /^Atajos de teclado/ }).click()
    await page.getByRole('checkbox', { name: 'Usar los atajos en este equipo' }).uncheck()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Tabla' }).click()
    await look()

    const undocumented = [...seen].filter((key) => !names.some((name) => covers(name)(key)))
    expect(undocumented, 'kept, and not in the policy').toEqual([])
    const absent = names.filter((name) => ![...seen].some(covers(name)))
    expect(absent, 'in the policy, and never kept').toEqual([])
  })
})
