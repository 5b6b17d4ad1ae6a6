import { DASHBOARD } from '@naf/contract'
import type { Page } from '@playwright/test'
import { dialog } from '../support/e2e/dialogs.ts'
import {
  anEnrolment,
  deleteOwnEnrolments,
  type Enrolment,
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
import { hold } from '../support/e2e/hold.ts'
import { countCalls } from '../support/e2e/network.ts'
import { DEMO, registerThroughApi, returnAs } from '../support/e2e/people.ts'
import { bringSession, dashboardOf, ROLES } from '../support/e2e/roles.ts'
import { userWith } from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'

const CREAR = '/api/inscripciones/crear'

test.afterAll(deleteOwnEnrolments)

test.describe('the enrolment form (/inscripcion)', () => {
  test('invites students of the ESPE, and asks for first name, second name, both surnames, mobile, email, ID ESPE, career and semester', async ({
    page,
  }) => {
    await openEnrolment(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '¿Estudias en la ESPE? Inscríbete en el voluntariado',
    )
    const form = page.getByRole('form', { name: 'Formulario de inscripción' })
    await expect(form.locator('label')).toHaveText([
      'Primer nombre',
      'Segundo nombre (opcional)',
      'Apellido paterno',
      'Apellido materno',
      'Celular',
      'Correo',
      'ID ESPE',
      'Carrera',
      'Semestre',
    ])
    await expectEnrolmentEmpty(page)
    await expect(enrolmentField(page, 'Celular')).toHaveAttribute('type', 'tel')
    await expect(enrolmentField(page, 'Correo')).toHaveAttribute('type', 'email')
  })

  test('offers the careers and the semesters to the letter', async ({ page }) => {
    await openEnrolment(page)
    await expect(enrolmentField(page, 'Carrera').getByRole('option')).toHaveText([
      'Elige una opción',
      'TICS y SOFTWARE',
      'Contabilidad y Auditoría',
      'Economía en Línea',
      'Administración de empresas',
    ])
    await expect(enrolmentField(page, 'NivelSemestre').getByRole('option')).toHaveText([
      'Elige una opción',
      'Primer Semestre',
      'Segundo Semestre',
      'Tercer Semestre',
      'Cuarto Semestre',
      'Quinto Semestre',
      'Sexto Semestre',
      'Séptimo Semestre',
      'Octavo Semestre',
    ])
  })
})

test.describe('a form that is not right', () => {
  const summary = (page: Page, title: string) =>
    page.getByRole('alert').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

  test("says 'Campos obligatorios' / 'Por favor, completa todos los campos requeridos.' and leads to each, the second name apart", async ({
    page,
  }) => {
    const calls = countCalls(page, CREAR)
    await openEnrolment(page)
    await enrolButton(page).click()
    const missing = summary(page, 'Campos obligatorios')
    await expect(missing).toBeFocused()
    await expect(missing).toContainText('Por favor, completa todos los campos requeridos.')
    const required = {
      'Primer nombre': 'PrimerNombre',
      'Apellido paterno': 'ApellidoPaterno',
      'Apellido materno': 'ApellidoMaterno',
      Celular: 'Celular',
      Correo: 'Correo',
      'ID ESPE': 'IdEspe',
      Carrera: 'Carrera',
      Semestre: 'NivelSemestre',
    } as const
    await expect(missing.getByRole('link')).toHaveText(Object.keys(required))
    for (const [label, name] of Object.entries(required)) {
      await missing.getByRole('link', { name: label, exact: true }).click()
      await expect(enrolmentField(page, name)).toBeFocused()
      await expect(enrolmentField(page, name)).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(enrolmentField(page, 'SegundoNombre')).not.toHaveAttribute('aria-invalid', 'true')
    expect(calls()).toBe(0)
  })

  const WRONG: { name: keyof Enrolment; title: string; message: string; values: string[] }[] = [
    {
      name: 'Celular',
      title: 'Celular inválido',
      message: 'El número de celular debe tener 10 dígitos numéricos.',
      values: ['099123456', '09912345678', '09912E4567'],
    },
    {
      name: 'Correo',
      title: 'Correo inválido',
      message: 'Por favor, ingresa un correo electrónico válido.',
      values: ['ana', 'ana@', 'ana@espe', 'ana guaman@espe.edu.ec'],
    },
    {
      name: 'IdEspe',
      title: 'ID ESPE inválido',
      message: 'El ID ESPE debe tener al menos 9 caracteres.',
      values: ['L0041234', 'L00 41 23 4'],
    },
  ]
  for (const { name, title, message, values } of WRONG)
    test(`says '${title}' / '${message}' for ${values.map((value) => `'${value}'`).join(', ')}, and keeps what was typed`, async ({
      page,
    }) => {
      const calls = countCalls(page, CREAR)
      await openEnrolment(page)
      for (const value of values) {
        const enrolment = anEnrolment({ [name]: value })
        await fillEnrolment(page, enrolment)
        await enrolButton(page).click()
        await expect(summary(page, title)).toBeFocused()
        await expect(summary(page, title).getByRole('link')).toHaveText([message])
        await expect(enrolmentField(page, name)).toHaveAccessibleDescription(new RegExp(`Error: ${message}$`))
        await expectEnrolmentFilled(page, enrolment)
      }
      expect(calls()).toBe(0)
      await fillEnrolment(page, anEnrolment())
      await expect(summary(page, title)).toHaveCount(0)
    })
})

test.describe('an enrolment', () => {
  test('of a visitor is sent once, confirmed, and with every datum in the list of the staff', async ({
    page,
  }) => {
    const enrolment = anEnrolment({
      PrimerNombre: 'María José',
      SegundoNombre: 'Ñusta',
      ApellidoPaterno: "D'Angelo <b>",
      NivelSemestre: 'Séptimo Semestre',
      Carrera: 'Economia en Linea',
    })
    const release = await hold(page, `**${CREAR}`)
    await openEnrolment(page)
    await fillEnrolment(page, enrolment)
    await enrolButton(page).click()
    const sending = dialog(page, 'Enviando inscripción...')
    await expect(sending).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.click(2, 2)
    await expect(sending).toBeVisible()
    release()
    await expectEnrolled(page)
    await enrolAgain(page)
    await expectEnrolmentEmpty(page)
    expect(await enrolmentsOf(enrolment)).toEqual([
      { Id: expect.any(String), Numero: expect.stringMatching(/^NAF-\w{4,5}$/), ...enrolment },
    ])
  })

  test('needs no second name', async ({ page }) => {
    const enrolment = anEnrolment({ SegundoNombre: '' })
    await openEnrolment(page)
    await fillEnrolment(page, enrolment)
    await enrolButton(page).click()
    await expectEnrolled(page)
    expect(await enrolmentsOf(enrolment)).toMatchObject([{ SegundoNombre: '' }])
  })

  test('takes a mobile as people paste it, with spaces, dashes and brackets, and cleans it', async ({
    page,
  }) => {
    const enrolment = anEnrolment({ Celular: ' (099) 123-45 67 ' })
    await openEnrolment(page)
    await fillEnrolment(page, enrolment)
    await enrolButton(page).click()
    await expectEnrolled(page)
    expect(await enrolmentsOf(enrolment)).toMatchObject([{ Celular: '0991234567' }])
  })

  test('is stored once however impatiently it is sent', async ({ page }) => {
    const calls = countCalls(page, CREAR)
    const enrolment = anEnrolment()
    await openEnrolment(page)
    await fillEnrolment(page, enrolment)
    await enrolButton(page).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expectEnrolled(page)
    expect(calls()).toBe(1)
    expect(await enrolmentsOf(enrolment)).toHaveLength(1)
  })

  for (const role of ROLES)
    test(`is open to ${role} in the own dashboard, who finds name, mobile and email filled in`, async ({
      page,
    }) => {
      await bringSession(page, role)
      await openEnrolment(page, `${dashboardOf(role)}/inscripcion`)
      const user = await userWith(DEMO[role].correo)
      await expect(enrolmentField(page, 'PrimerNombre')).toHaveValue(user?.Nombre ?? '')
      await expect(enrolmentField(page, 'Correo')).toHaveValue(DEMO[role].correo)
      const enrolment = anEnrolment()
      await fillEnrolment(page, enrolment)
      await enrolButton(page).click()
      await expectEnrolled(page)
      expect(await enrolmentsOf(enrolment)).toMatchObject([enrolment])
    })

  test('of a person with an account begins with what the portal knows of them, and nothing that was typed is written over', async ({
    page,
  }) => {
    const person = await registerThroughApi({
      nombre: 'Rocío',
      segundoNombre: 'Belén',
      apellido: 'Chicaiza',
      segundoApellido: 'Núñez',
      telefono: '0998765432',
    })
    const path = `${DASHBOARD[person.rol]}/inscripcion`
    await returnAs(page, person, path)
    const known = {
      PrimerNombre: 'Rocío',
      SegundoNombre: 'Belén',
      ApellidoPaterno: 'Chicaiza',
      ApellidoMaterno: 'Núñez',
      Celular: '0998765432',
      Correo: person.correo,
    }
    const nothing = { IdEspe: '', Carrera: '', NivelSemestre: '' }
    await expectEnrolmentFilled(page, { ...known, ...nothing })

    await enrolmentField(page, 'PrimerNombre').fill('Rosa')
    await page.reload()
    await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible()
    await expectEnrolmentFilled(page, { ...known, ...nothing, PrimerNombre: 'Rosa' })
    await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
    await expectEnrolmentFilled(page, { ...known, ...nothing })
  })
})
