import type { Page } from '@playwright/test'
import {
  answer,
  aRequest,
  chooseMedio,
  expectFilled,
  expectNoOffer,
  expectSent,
  field,
  fillForm,
  openForm,
  type Request,
  sendButton,
} from '../support/e2e/asesoria-form.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { crashAndReopen, DAY_MS, draftsIn, leave, restored, stay, storedText } from '../support/e2e/drafts.ts'
import {
  anEnrolment,
  deleteOwnEnrolments,
  type Enrolment,
  enrolButton,
  enrolmentField,
  expectEnrolled,
  expectEnrolmentEmpty,
  expectEnrolmentFilled,
  fillEnrolment,
  openEnrolment,
} from '../support/e2e/enrolment-form.ts'
import { CONNECTION_LOST, loseNextAnswer } from '../support/e2e/network.ts'
import { registerThroughApi, returnAs, sendLogin } from '../support/e2e/people.ts'
import {
  aNewPerson,
  expectRegisterFilled,
  expectWelcomed,
  fillRegister,
  openRegister,
  type Registration,
  registerButton,
  registerField,
} from '../support/e2e/register-form.ts'
import { navigation } from '../support/e2e/roles.ts'
import { asesoriasFrom } from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'

test.afterAll(deleteOwnEnrolments)

/** A public form, filled in whole by somebody of its own. */
interface Filled {
  open: (page: Page) => Promise<void>
  /** What stands before the form where its page is loaded anew. */
  pass: (page: Page) => Promise<void>
  fill: (page: Page) => Promise<void>
  expectFilled: (page: Page) => Promise<void>
  expectEmpty: (page: Page) => Promise<void>
  send: (page: Page) => Promise<void>
}

const advisory = (request: Request = aRequest()): Filled => ({
  open: openForm,
  pass: expectNoOffer,
  fill: (page) => fillForm(page, request),
  expectFilled: (page) => expectFilled(page, request),
  expectEmpty: (page) => expect(field(page, 'Nombre')).toHaveValue(''),
  send: async (page) => {
    await sendButton(page).click()
    await expectSent(page)
  },
})

const enrolment = (given: Enrolment = anEnrolment()): Filled => ({
  open: openEnrolment,
  pass: async () => {},
  fill: (page) => fillEnrolment(page, given),
  expectFilled: (page) => expectEnrolmentFilled(page, given),
  expectEmpty: expectEnrolmentEmpty,
  send: async (page) => {
    await enrolButton(page).click()
    await expectEnrolled(page)
  },
})

const registration = (person: Registration = aNewPerson()): Filled => ({
  open: openRegister,
  pass: async () => {},
  fill: (page) => fillRegister(page, person),
  expectFilled: async (page) => {
    await expectRegisterFilled(page, { ...person, password: '' })
    await expect(restored(page)).toContainText('La contraseña no se guarda: escríbela otra vez.')
    expect(await storedText(page)).not.toContain(person.password)
  },
  expectEmpty: (page) => expect(registerField(page, 'nombre')).toHaveValue(''),
  send: async (page) => {
    await registerField(page, 'password').fill(person.password)
    await registerButton(page).click()
    await expectWelcomed(page, person)
  },
})

const FORMS = { 'the advisory form': advisory, 'the enrolment': enrolment, 'the registration': registration }

for (const [name, make] of Object.entries(FORMS))
  test.describe(`what was typed into ${name}`, () => {
    test('survives a reload and says where it is kept; sending removes it', async ({ page }) => {
      const form = make()
      await form.open(page)
      await form.fill(page)
      await page.reload()
      await form.pass(page)
      await expect(restored(page)).toContainText(
        'Está únicamente en este navegador y se conserva hasta mañana.',
      )
      await form.expectFilled(page)
      await form.send(page)
      expect(await draftsIn(page)).toEqual([])
    })

    test('survives a crash of the browser; beginning anew removes it', async ({ page }) => {
      const form = make()
      await form.open(page)
      await form.fill(page)
      const reopened = await crashAndReopen(page)
      await form.pass(reopened)
      await form.expectFilled(reopened)
      await reopened.getByRole('button', { name: 'Empezar de nuevo' }).click()
      await form.expectEmpty(reopened)
      await expect(restored(reopened)).toBeHidden()
      expect(await draftsIn(reopened)).toEqual([])
    })

    test('is gone a day later, and from every other page as well', async ({ page }) => {
      await page.clock.install()
      const form = make()
      await form.open(page)
      await form.fill(page)
      expect(await draftsIn(page)).toHaveLength(1)
      await page.clock.fastForward(DAY_MS)
      await page.goto('/terminos-condiciones')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => draftsIn(page)).toEqual([])
      await form.open(page)
      await form.expectEmpty(page)
    })
  })

test('a crash after a request was stored and before the answer came: sent again, it is the same request', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(CONNECTION_LOST)
  const request = aRequest()
  await openForm(page)
  await fillForm(page, request)
  await loseNextAnswer(page, '**/api/asesorias/nueva')
  await sendButton(page).click()
  await expect(dialog(page, '❌ Error')).toContainText('No hubo respuesta del servidor.')
  const reopened = await crashAndReopen(page)
  await expectNoOffer(reopened)
  await expectFilled(reopened, request)
  await sendButton(reopened).click()
  await expectSent(reopened)
  expect(await asesoriasFrom(request.Correo)).toHaveLength(1)
  expect(context.pages()).toHaveLength(1)
})

test('logging out removes the drafts of every form, once it was asked', async ({ page }) => {
  const person = await registerThroughApi()
  await returnAs(page, person, '/dashboard-usuario/inscripcion')
  await page.getByLabel('ID ESPE', { exact: true }).fill('L00412345')
  await page.goto('/dashboard-usuario/servicios')
  await field(page, 'Detalle de la solicitud').fill('Una pregunta a medias')
  expect(await draftsIn(page)).toHaveLength(2)

  const logOut = page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' })
  await logOut.click()
  await stay(page, 'session')
  await expect(field(page, 'Detalle de la solicitud')).toHaveValue('Una pregunta a medias')
  expect(await draftsIn(page)).toHaveLength(2)

  await logOut.click()
  await leave(page, 'session')
  await expect(page).toHaveURL('/')
  expect(await draftsIn(page)).toEqual([])
})

test('what a visitor typed before logging in is in the form of the dashboard, and only there', async ({
  page,
}) => {
  const person = await registerThroughApi()
  const detail = '¿Puedo deducir el arriendo?'
  await openForm(page)
  await field(page, 'Ciudad').fill('Otavalo')
  await field(page, 'Detalle de la solicitud').fill(detail)
  await page.getByRole('banner').getByRole('link', { name: 'Ingresar' }).click()
  await leave(page, 'kept')
  await sendLogin(page, person.username, person.password)
  await expect(page).toHaveURL('/dashboard-usuario/inicio')
  await navigation(page).getByRole('link', { name: 'Solicitar Asesoría' }).click()

  await expect(restored(page)).toBeVisible()
  await expect(field(page, 'Detalle de la solicitud')).toHaveValue(detail)
  await expect(field(page, 'Ciudad')).toHaveValue('Otavalo')
  await expect(field(page, 'Correo')).toHaveValue(person.correo)
  const drafts = await draftsIn(page)
  expect(drafts).toHaveLength(1)
  expect(drafts.join()).toContain(person.uid)

  await page.reload()
  await expect(field(page, 'Detalle de la solicitud')).toHaveValue(detail)
  await answer(page, 'TipoServicio', 'Gastos personales').check()
  await answer(page, 'Discapacidad', 'no').check()
  await chooseMedio(page, 'Correo')
  await sendButton(page).click()
  await expectSent(page)
  expect(await draftsIn(page)).toEqual([])
  expect(await asesoriasFrom(person.correo)).toMatchObject([
    { Ciudad: 'Otavalo', DetalleSolicitud: detail, UsuarioUsername: person.username },
  ])
})

test('two tabs with one form share its draft; what was typed last stays, until one of them sends it', async ({
  page,
}) => {
  const given = anEnrolment()
  await openEnrolment(page)
  await fillEnrolment(page, given)
  const other = await page.context().newPage()
  await openEnrolment(other)
  await expectEnrolmentFilled(other, given)
  const changed = { ...given, PrimerNombre: 'Rosa' }
  await enrolmentField(other, 'PrimerNombre').fill(changed.PrimerNombre)
  await page.reload()
  await expectEnrolmentFilled(page, changed)

  await enrolButton(other).click()
  await expectEnrolled(other)
  // Another tab's process may hear of it a moment later.
  await expect.poll(() => draftsIn(page)).toEqual([])
  await expectEnrolmentFilled(page, changed)
})

test('a draft is shown to nobody else who logs in to the same browser', async ({ page }) => {
  const [one, other] = [await registerThroughApi(), await registerThroughApi()]
  await returnAs(page, one, '/dashboard-usuario/servicios')
  await field(page, 'Detalle de la solicitud').fill('Una pregunta a medias')
  const { origins } = await page.context().storageState()
  const drafts = origins[0]?.localStorage.filter(({ name: key }) => key.startsWith('naf_borrador')) ?? []
  expect(drafts).toHaveLength(1)

  await returnAs(page, other)
  await page.evaluate((kept) => {
    for (const { name: key, value } of kept) localStorage.setItem(key, value)
  }, drafts)
  await page.goto('/dashboard-usuario/servicios')
  await expect(field(page, 'Correo')).toHaveValue(other.correo)
  await expect(field(page, 'Detalle de la solicitud')).toHaveValue('')
  await expect(restored(page)).toBeHidden()
})
