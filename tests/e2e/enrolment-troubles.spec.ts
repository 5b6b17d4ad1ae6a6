import type { Page } from '@playwright/test'
import { dialog, expectError } from '../support/e2e/dialogs.ts'
import { draftsIn, leave } from '../support/e2e/drafts.ts'
import {
  anEnrolment,
  deleteOwnEnrolments,
  enrolAgain,
  enrolButton,
  enrolmentField,
  enrolmentsOf,
  expectEnrolled,
  expectEnrolmentEmpty,
  expectEnrolmentFilled,
  fillEnrolment,
  openEnrolment,
} from '../support/e2e/enrolment-form.ts'
import { searchEnrolments } from '../support/e2e/enrolments.ts'
import { FAILURES, fail } from '../support/e2e/hold.ts'
import { CONNECTION_LOST, loseNextAnswer } from '../support/e2e/network.ts'
import { rowOf, rows } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

const SEND = '**/api/inscripciones/crear'
const FAILED = 'Error al registrar inscripción'
const UNANSWERED = 'No hubo respuesta del servidor. No se perdió nada'
const TAKEN =
  'Ya existe una inscripción con ese ID ESPE y ese correo. Si es tuya, no necesitas hacerla otra vez; si no la hiciste tú, usa otro correo.'

test.afterAll(deleteOwnEnrolments)

/** The keys under which the form was sent so far. */
const watchKeys = (page: Page): string[] => {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/inscripciones/crear')) keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}

test.describe(`'${FAILED}'`, () => {
  const REFUSALS = {
    ...FAILURES,
    'too many forms': {
      status: 429,
      contentType: 'application/json',
      body: JSON.stringify({
        error: 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
        code: 'too_many_requests',
      }),
    },
  }
  for (const [kind, failure] of Object.entries(REFUSALS))
    test(`is said where the server fails (${failure.status}, ${kind}); nothing is lost, and the next try enrols`, async ({
      page,
      problems,
    }) => {
      problems.allow(/status of (50\d|429)/)
      const enrolment = anEnrolment()
      await openEnrolment(page)
      await fillEnrolment(page, enrolment)
      const mend = await fail(page, SEND, failure)
      await enrolButton(page).click()
      if (failure.status === 429) await expect(dialog(page, '❌ Error')).toContainText('Espera unos minutos')
      await expectError(page, FAILED)
      await expectEnrolmentFilled(page, enrolment)
      expect(await enrolmentsOf(enrolment)).toEqual([])

      await mend()
      await enrolButton(page).click()
      await expectEnrolled(page)
      expect(await enrolmentsOf(enrolment)).toHaveLength(1)
    })
})

test.describe('a connection that breaks', () => {
  test("before the form arrived loses nothing: 'Volver a enviar' enrols when it is back", async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(CONNECTION_LOST)
    const enrolment = anEnrolment()
    await openEnrolment(page)
    await fillEnrolment(page, enrolment)
    await context.setOffline(true)
    await enrolButton(page).click()
    const failed = dialog(page, '❌ Error')
    await expect(failed).toContainText(FAILED)
    await expect(failed).toContainText(UNANSWERED)
    await failed.getByRole('button', { name: 'Seguir en el formulario' }).click()
    await expectEnrolmentFilled(page, enrolment)
    expect(await enrolmentsOf(enrolment)).toEqual([])

    await enrolButton(page).click()
    await expect(failed).toContainText(UNANSWERED)
    await context.setOffline(false)
    await failed.getByRole('button', { name: 'Volver a enviar' }).click()
    await expectEnrolled(page)
    expect(await enrolmentsOf(enrolment)).toHaveLength(1)
  })

  test("after the form arrived: 'Volver a enviar' sends it under the same key, and it is stored once", async ({
    page,
    problems,
  }) => {
    problems.allow(CONNECTION_LOST)
    const keys = watchKeys(page)
    const enrolment = anEnrolment()
    await openEnrolment(page)
    await fillEnrolment(page, enrolment)
    await loseNextAnswer(page, SEND)
    await enrolButton(page).click()
    const failed = dialog(page, '❌ Error')
    await expect(failed).toContainText(UNANSWERED)
    expect(await enrolmentsOf(enrolment)).toHaveLength(1)

    await failed.getByRole('button', { name: 'Volver a enviar' }).click()
    await expectEnrolled(page)
    expect(await enrolmentsOf(enrolment)).toHaveLength(1)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\w-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })

  test('and a page loaded anew after it: the same form is still the same enrolment', async ({
    page,
    problems,
  }) => {
    problems.allow(CONNECTION_LOST)
    const keys = watchKeys(page)
    const enrolment = anEnrolment()
    await openEnrolment(page)
    await fillEnrolment(page, enrolment)
    await loseNextAnswer(page, SEND)
    await enrolButton(page).click()
    await expect(dialog(page, '❌ Error')).toContainText(UNANSWERED)
    await page.reload()
    await expectEnrolmentFilled(page, enrolment)
    await enrolButton(page).click()
    await expectEnrolled(page)
    expect(await enrolmentsOf(enrolment)).toHaveLength(1)
    expect(new Set(keys).size).toBe(1)
  })
})

test.describe('an ID ESPE that is enrolled already', () => {
  test('is refused at its field under the same e-mail, however both are written; the first enrolment stays, and another ID then enrols', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 409/)
    const first = anEnrolment()
    await openEnrolment(page)
    await fillEnrolment(page, first)
    await enrolButton(page).click()
    await expectEnrolled(page)
    await enrolAgain(page)
    const [stored] = await enrolmentsOf(first)

    const second = anEnrolment({ PrimerNombre: 'Otra', Carrera: 'TICS y SOFTWARE', Correo: first.Correo })
    for (const IdEspe of [first.IdEspe, ` ${first.IdEspe.toLowerCase()} `]) {
      await fillEnrolment(page, { ...second, IdEspe })
      await enrolButton(page).click()
      const refused = dialog(page, '❌ Error')
      await expect(refused).toContainText(TAKEN)
      await expectError(page, FAILED)
      await expect(enrolmentField(page, 'IdEspe')).toHaveAttribute('aria-invalid', 'true')
      await expect(enrolmentField(page, 'IdEspe')).toHaveAccessibleDescription(new RegExp(`Error: ${TAKEN}$`))
      await expectEnrolmentFilled(page, { ...second, IdEspe })
      expect(await enrolmentsOf(first)).toEqual([stored])
    }

    await enrolmentField(page, 'IdEspe').fill(second.IdEspe)
    await enrolButton(page).click()
    await expectEnrolled(page)
    expect(await enrolmentsOf(second)).toMatchObject([second])
    expect(await enrolmentsOf(first)).toEqual([stored])
  })

  test('by a stranger keeps nobody out: the student whose it is enrols too, and staff sees it in both rows', async ({
    page,
  }) => {
    const { IdEspe } = anEnrolment()
    const made = anEnrolment({ IdEspe, PrimerNombre: 'Nadie' })
    const own = anEnrolment({ IdEspe, PrimerNombre: 'Zoila' })
    for (const enrolment of [made, own]) {
      await openEnrolment(page)
      await fillEnrolment(page, enrolment)
      await enrolButton(page).click()
      await expectEnrolled(page)
      await enrolAgain(page)
    }
    expect(await enrolmentsOf({ IdEspe })).toMatchObject([own, made])
    await searchEnrolments(page, 'editor', IdEspe)
    await expect(rows(page)).toHaveCount(2)
    for (const name of ['Nadie', 'Zoila'])
      await expect(rowOf(page, name)).toContainText(`${IdEspe}También en otra inscripción`)
  })
})

test.describe('what was typed', () => {
  test('survives a reload, and is gone after it was sent', async ({ page }) => {
    const enrolment = anEnrolment()
    await openEnrolment(page)
    await fillEnrolment(page, enrolment)
    await page.reload()
    await expectEnrolmentFilled(page, enrolment)
    await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible()
    await enrolButton(page).click()
    await expectEnrolled(page)
    expect(await draftsIn(page)).toEqual([])
    await page.reload()
    await enrolAgain(page)
    await expectEnrolmentEmpty(page)
    await expect(page.getByText('Recuperamos lo que habías escrito.')).toHaveCount(0)
  })

  test("survives a look at another page, and 'Empezar de nuevo' gives it up", async ({ page }) => {
    const enrolment = anEnrolment()
    await openEnrolment(page)
    await fillEnrolment(page, enrolment)
    await page.getByRole('banner').getByRole('link', { name: 'NAF', exact: true }).last().click()
    await leave(page, 'kept')
    await expect(page.getByRole('heading', { level: 1, name: 'Bienvenidos al NAF' })).toBeVisible()
    await page.goBack()
    await expectEnrolmentFilled(page, enrolment)
    await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
    await expectEnrolmentEmpty(page)
    await expect(enrolmentField(page, 'PrimerNombre')).toBeFocused()
    expect(await draftsIn(page)).toEqual([])
  })
})
