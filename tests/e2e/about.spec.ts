import type { Locator, Page } from '@playwright/test'
import { consentDialog } from '../support/e2e/consent.ts'
import { openInNewTab } from '../support/e2e/new-tab.ts'
import { watchStrangers } from '../support/e2e/origins.ts'
import { readPdf } from '../support/e2e/pdf.ts'
import { pagesText, sizeText } from '../support/e2e/plain-text.ts'
import { bringSession, dashboardOf, ROLES } from '../support/e2e/roles.ts'
import { expect, test } from '../support/e2e/test.ts'

const open = async (page: Page, path: string, heading: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
}

const openQuienes = (page: Page, base = '') => open(page, `${base}/quienes`, '¿Quiénes Somos?')
const openNaf = (page: Page, base = '') => open(page, `${base}/naf`, 'Bienvenidos al NAF')

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** A link saves a real PDF under its own name, and has said before how much of it there is. */
const expectDocument = async (page: Page, link: Locator, name: string, mentions: string[]) => {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe(`${name}.pdf`)
  const { pages, size, text } = await readPdf(page.request, `/documentos/${name}.pdf`)
  await expect(link).toContainText(`PDF, ${pagesText(pages)}, ${sizeText(size)}`)
  for (const mention of mentions) expect(text).toContain(mention)
}

test.describe("'¿Quiénes Somos?' (/quienes)", () => {
  test('tells mission, vision, value proposition, goals, impact, collaboration, coordination, project profile, location and contact', async ({
    page,
  }) => {
    await openQuienes(page)
    await expect(page).toHaveTitle('¿Quiénes Somos? · NAF')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Misión',
      'Visión',
      'Propuesta de valor',
      'Metas',
      'Impacto',
      'Colaboración',
      'Coordinación',
      'Perfil del proyecto',
      'Ubicación',
      'Contacto',
    ])
    for (const about of await main.locator('section').all())
      expect((await about.innerText()).length, await about.innerText()).toBeGreaterThan(60)
    await expect(section(page, 'Propuesta de valor')).toContainText('No realizamos trámites')
  })

  test('gives the goals of each semester in the exact numbers: 20 % more presence in social media, 3 virtual trainings, 4.000 taxpayers served, more than 5.000 people attended, until January 2028', async ({
    page,
  }) => {
    await openQuienes(page)
    const goals = section(page, 'Metas')
    await expect(goals).toContainText('en cada semestre')
    await expect(goals).toContainText('vigente hasta enero de 2028')
    const figures = {
      'más de presencia en redes sociales': '20 %',
      'capacitaciones virtuales': '3',
      'contribuyentes atendidos': '4.000',
    }
    await expect(goals.getByRole('term')).toHaveText(Object.keys(figures))
    await expect(goals.getByRole('definition')).toHaveText(Object.values(figures))
    await expect(section(page, 'Impacto')).toContainText('más de 5.000 personas atendidas en cada semestre')
  })

  test('offers the project profile as a PDF, whose pages and size it says, and which holds the same goals', async ({
    page,
  }) => {
    await openQuienes(page)
    const link = section(page, 'Perfil del proyecto').getByRole('link')
    await expect(link).toContainText('Descargar el perfil del proyecto')
    await expectDocument(page, link, 'perfil-del-proyecto', ['20 %', '4.000', '5.000', 'enero de 2028'])
  })

  test('shows where the centre is, and opens the map in a new tab', async ({ page, context }) => {
    await context.route(/openstreetmap\.org/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Mapa</title>' }),
    )
    await openQuienes(page)
    const place = section(page, 'Ubicación')
    await expect(place).toContainText('Sangolquí, Ecuador')
    const map = await openInNewTab(
      page,
      place.getByRole('link', { name: 'Ver en el mapa (se abre en otra pestaña)' }),
    )
    await expect(map).toHaveURL(/^https:\/\/www\.openstreetmap\.org\/search\?query=.*Sangolqu%C3%AD$/)
    expect(await map.evaluate(() => window.opener)).toBeNull()
  })

  test('gives the institutional e-mail, and leads to the advisory form, the agreements and the enrolment', async ({
    page,
  }) => {
    await openQuienes(page)
    const contact = section(page, 'Contacto')
    await expect(contact.getByRole('link', { name: 'naf@espe.edu.ec' })).toHaveAttribute(
      'href',
      'mailto:naf@espe.edu.ec',
    )
    const ways = {
      '/servicios': contact.getByRole('link', { name: 'Solicitar una asesoría' }),
      '/naf': section(page, 'Colaboración').getByRole('link'),
      '/inscripcion': section(page, 'Coordinación').getByRole('link'),
    }
    for (const [path, link] of Object.entries(ways)) {
      await link.click()
      await expect(page).toHaveURL(path)
      await page.goBack()
      await expect(page).toHaveURL('/quienes')
    }
  })
})

test.describe("'Bienvenidos al NAF' (/naf)", () => {
  test('describes the centre, which gives information only, and shows three cards with the way to each offer', async ({
    page,
  }) => {
    await openNaf(page)
    await expect(page).toHaveTitle('Bienvenidos al NAF · NAF')
    await expect(section(page, 'Qué es el NAF')).toContainText('no realiza trámites ante el SRI')
    const cards = section(page, 'Qué encuentras en el NAF').getByRole('listitem')
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
      'Asesoría virtual',
      'Materiales para aprender',
      'Voluntariado estudiantil',
    ])
    for (const [index, path] of ['/servicios', '/biblioteca', '/inscripcion'].entries()) {
      await cards.nth(index).getByRole('link').click()
      await expect(page).toHaveURL(path)
      await page.goBack()
    }
  })

  for (const [campus, name] of [
    ['Sangolquí', 'convenio-sangolqui'],
    ['Latacunga', 'convenio-latacunga'],
  ] as const)
    test(`offers the agreement of the campus ${campus} as a PDF, whose pages and size it says`, async ({
      page,
    }) => {
      await openNaf(page)
      const agreements = section(page, 'Convenios').getByRole('link')
      await expect(agreements).toHaveCount(2)
      await expectDocument(page, agreements.filter({ hasText: `Campus ${campus}` }), name, [campus])
    })
})

for (const role of ROLES)
  test(`inside the dashboard of ${role} both pages are the same, and their links stay inside`, async ({
    page,
  }) => {
    await bringSession(page, role)
    const base = dashboardOf(role)
    const links = page.getByRole('main').locator('a[href^="/"]:not([download])')
    const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

    await openQuienes(page, base)
    await expect.poll(addresses).toEqual([`${base}/naf`, `${base}/inscripcion`, `${base}/servicios`])
    await expect(section(page, 'Metas')).toContainText('4.000')
    await expect(page.locator('a[download]')).toHaveCount(1)

    await openNaf(page, base)
    await expect
      .poll(addresses)
      .toEqual([`${base}/servicios`, `${base}/biblioteca`, `${base}/inscripcion`, `${base}/servicios`])
    await expect(page.locator('a[download]')).toHaveCount(2)
  })

test('no public page of texts asks anybody but the portal for anything: no map, no font, no network of others is loaded', async ({
  page,
}) => {
  const strangers = watchStrangers(page)
  for (const path of ['/', '/quienes', '/naf', '/inscripcion', '/politica-cookies'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect(strangers()).toEqual([])
    })
})

test.describe('the question for consent', () => {
  test.use({ firstVisit: true })

  const READ = {
    'términos y condiciones': ['terminos-condiciones', 'Términos y condiciones'],
    'política de privacidad': ['politica-privacidad', 'Política de privacidad'],
  } as const

  const expectReadable = async (page: Page, base: string) => {
    const consent = consentDialog(page)
    for (const [text, [path, title]] of Object.entries(READ)) {
      const tab = await openInNewTab(page, consent.getByRole('link', { name: text }))
      await expect(tab).toHaveURL(`${base}/${path}`)
      await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(tab.getByRole('dialog')).toHaveCount(0)
      await tab.close()
    }
    await expect(consent).toBeVisible()
    await expect(consent.getByRole('checkbox', { name: /términos y condiciones/ })).not.toBeChecked()
  }

  test('lets a visitor read the terms and the privacy policy, each in a new tab, before answering', async ({
    page,
  }) => {
    await page.goto('/')
    await expectReadable(page, '')
  })

  test("lets a person with a session read the dashboard's own copies", async ({ page }) => {
    await bringSession(page, 'usuario')
    await page.goto('/dashboard-usuario/quienes')
    await page.evaluate(() => localStorage.removeItem('naf_consent'))
    await page.goto('/dashboard-usuario/inicio')
    await expectReadable(page, '/dashboard-usuario')
  })
})
