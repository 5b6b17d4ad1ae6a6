import { expect, test } from '@playwright/test'
import { uniqueName } from '../support/api-as.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { bringSession } from '../support/e2e/roles.ts'
import { createTraining, moveTraining, removeTraining } from '../support/e2e/trainings.ts'
import { waitForMail } from '../support/mailbox.ts'

/** Two people sign up for the one place of a training; who comes has a certificate that anybody can confirm. */

test.use({ viewport: { width: 375, height: 740 } })

const linkIn = (text: string | null | undefined): string =>
  /\/mi-capacitacion#\S+/.exec(text ?? '')?.[0] ?? ''

test('one cancels, the other moves up, comes, and shows the certificate', async ({ page }) => {
  const titulo = uniqueName('RIMPE sin enredos')
  const id = await createTraining({ titulo, cupos: 1 })
  const [first, second] = [`${uniqueName('ana')}@example.com`, `${uniqueName('luz')}@example.com`]

  const signUp = async (nombre: string, correo: string) => {
    await page.goto('/capacitaciones')
    await page.getByRole('link', { name: new RegExp(`Ver e inscribirme.*${titulo}`) }).click()
    const again = page.getByRole('button', { name: 'Inscribir a otra persona' })
    await expect(again.or(page.getByRole('button', { name: 'Inscribirme' }))).toBeVisible()
    if (await again.isVisible()) await again.click()
    await page.getByLabel('Nombres y apellidos').fill(nombre)
    await page.getByLabel('Correo', { exact: true }).fill(correo)
    await page.getByRole('button', { name: 'Inscribirme' }).click()
    await dialog(page, '✅ Inscripción enviada').getByRole('button').click()
  }

  try {
    await signUp('Ana Guamán', first)
    await expect(page.getByRole('heading', { name: 'Tienes lugar en la capacitación' })).toBeFocused()
    await signUp('Luz Toapanta', second)
    await expect(page.getByRole('heading', { name: 'Quedaste en la lista de espera' })).toBeVisible()

    await test.step('the first cancels by the link of the mail', async () => {
      const [mail] = await waitForMail(first)
      await page.goto(linkIn(mail?.text))
      await expect(page).toHaveURL('/mi-capacitacion')
      await page.getByRole('button', { name: 'Cancelar mi inscripción' }).click()
      await dialog(page, '¿Cancelar tu inscripción?').getByRole('button', { name: 'Sí, cancelar' }).click()
      await expect(page.getByText('Tu inscripción quedó cancelada.')).toBeVisible()
    })

    const mails = await waitForMail(second, 2)
    const link = linkIn(mails.at(-1)?.text)

    await test.step('who shows a QR on the page of the link', async () => {
      await page.goto(link)
      const qr = page.getByRole('img', { name: /Código QR de tu inscripción/ })
      await expect(qr).toBeVisible()
      // Cameras want black on white: other pictures are dimmed in the dark.
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(qr).toHaveCSS('filter', 'none')
      await page.emulateMedia({ colorScheme: null })
      await expect
        .poll(() => qr.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
        .toBeGreaterThan(0)
    })

    const [participante = ''] = link.slice('/mi-capacitacion#'.length).split('.')
    const scanned = `/dashboard-editor/capacitaciones-manager/asistencia/${id}?inscripcion=${participante}`

    await test.step('whose address lets nobody else in', async () => {
      await page.goto(scanned)
      await expect(page).toHaveURL(/\/login\?redirect=/)
    })

    await test.step('an editor ticks the second at the door', async () => {
      await moveTraining(id, new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10))
      await bringSession(page, 'editor')
      await page.goto(scanned)
      await expect(page.getByRole('heading', { name: 'Luz Toapanta' })).toBeVisible()
      await page.getByRole('button', { name: 'Registrar asistencia' }).click()
      await expect(page.getByText('Asistencia registrada.')).toBeVisible()
      await expect(page.getByText('Asistieron 1 de 1.')).toBeVisible()
      await page.getByRole('link', { name: 'Ver toda la lista' }).click()
      await page.getByLabel('Buscar').fill('toap')
      await expect(page.getByRole('checkbox', { name: /Luz Toapanta/ })).toBeChecked()
    })

    await test.step('whose certificate anybody confirms', async () => {
      await page.goto(link)
      await page.getByRole('link', { name: 'Ver la comprobación' }).click()
      await expect(page.getByRole('heading', { name: 'El certificado es válido' })).toBeVisible()
      await expect(page.getByText('Luz Toapanta')).toBeVisible()
    })
  } finally {
    await removeTraining(id)
  }
})
