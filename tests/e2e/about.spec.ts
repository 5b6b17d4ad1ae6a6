import type { Locator, Page } from '@playwright/test'
import { consentDialog } from '../support/e2e/consent.ts'
import { openInNewTab } from '../support/e2e/new-tab.ts'
import { watchStrangers } from '../support/e2e/origins.ts'
import { readPdf } from '../support/e2e/pdf.ts'
import { pagesText, sizeText } from '../support/e2e/plain-text.ts'
import { bringSession } from '../support/e2e/roles.ts'
import { expect, test } from '../support/e2e/test.ts'

const open = async (page: Page, path: string, heading: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
}

const openQuienes = (page: Page) => open(page, '/quienes', '¿Quiénes Somos?')
const openNaf = (page: Page) => open(page, '/naf', 'Bienvenidos al NAF')

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
  test('offers the project profile as a PDF, whose pages and size it says, and which holds the same goals', async ({
    page,
  }) => {
    await openQuienes(page)
    const link = section(page, 'Perfil del proyecto').getByRole('link')
    await expect(link).toContainText('Descargar el perfil del proyecto')
    await expectDocument(page, link, 'perfil-del-proyecto', ['20 %', '4.000', '5.000', 'enero de 2028'])
  })
})

test.describe("'Bienvenidos al NAF' (/naf)", () => {
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
