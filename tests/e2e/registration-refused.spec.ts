import { dialog, expectError } from '../support/e2e/dialogs.ts'
import { CONNECTION_LOST, loseNextAnswer } from '../support/e2e/network.ts'
import { registerThroughApi } from '../support/e2e/people.ts'
import {
  aNewPerson,
  expectRegisterFilled,
  expectWelcomed,
  fillRegister,
  numberField,
  openRegister,
  registerButton,
  registerField,
  tipoField,
} from '../support/e2e/register-form.ts'
import { accountOf, opens, userWith } from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'
import { signUp } from '../support/identity-client.ts'

const CREATE = '**/api/users/create-user'
const EMAIL_IN_USE = /status of 400.*identitytoolkit.*accounts:signUp/
const NO_CONNECTION = 'No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.'

test.describe('a registration that is not right', () => {
  test('says what is missing and what cannot be, field by field', async ({ page }) => {
    await openRegister(page)
    await registerButton(page).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Hay un problema' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Escribe tu nombre.',
      'Escribe tu apellido.',
      'Escribe un número de cédula.',
      'Escribe un teléfono.',
      'Escribe tu ciudad.',
      'Elige tu tipo de contribuyente.',
      'Escribe un correo electrónico.',
      'Escribe un nombre de usuario.',
      'La contraseña debe tener al menos 6 caracteres.',
    ])
    await summary.getByRole('link', { name: 'Escribe tu ciudad.' }).click()
    await expect(registerField(page, 'ciudad')).toBeFocused()
    await tipoField(page).selectOption('Otro')
    await registerButton(page).click()
    await expect(summary.getByRole('link', { name: 'Especifica tu respuesta.' })).toBeVisible()
  })

  const WRONG = {
    telefono: ['0812345678', 'Teléfono inválido. Debe empezar con 09 y tener 10 dígitos.'],
    correo: ['maria@espe', 'Correo electrónico inválido.'],
    password: ['12345', 'La contraseña debe tener al menos 6 caracteres.'],
    username: [
      'ñandú',
      'Usa de 3 a 30 caracteres, sin espacios: números, puntos, guiones y letras sin tilde ni ñ.',
    ],
  } as const

  test('names a wrong value on leaving its field, and is silent once it is right', async ({ page }) => {
    const person = aNewPerson()
    await openRegister(page)
    for (const name of Object.keys(WRONG) as (keyof typeof WRONG)[]) {
      const [value, message] = WRONG[name]
      const input = registerField(page, name)
      await input.fill(value)
      await input.blur()
      await expect(page.getByText(message)).toBeVisible()
      await input.fill(person[name])
      await expect(page.getByText(`Error: ${message}`)).toHaveCount(0)
    }
  })

  test('tells a wrong cédula from a wrong RUC', async ({ page }) => {
    await openRegister(page)
    await numberField(page).fill('1710034066')
    await numberField(page).blur()
    await expect(numberField(page)).toHaveAccessibleDescription(/Cédula inválida\.$/)
    await numberField(page).fill('2510034065')
    await expect(numberField(page)).toHaveAccessibleDescription(/Cédula inválida\.$/)

    await page.getByRole('radio', { name: 'RUC' }).check()
    await numberField(page).fill('1710034065002')
    await numberField(page).blur()
    await expect(numberField(page)).toHaveAccessibleDescription(/RUC inválido\.$/)
    await numberField(page).fill('171003406-5001')
    await expect(numberField(page)).not.toHaveAttribute('aria-invalid')
  })
})

test('a taken username keeps what was typed and leaves no account behind', async ({ page, problems }) => {
  problems.allow(/status of 409.*create-user/)
  const owner = await registerThroughApi()
  const person = aNewPerson({ username: owner.username.toUpperCase() })
  await openRegister(page)
  await fillRegister(page, person)
  await registerButton(page).click()
  await expectError(page, 'Ese nombre de usuario ya está en uso. Elige otro.')
  await expectRegisterFilled(page, person)
  await expect(registerField(page, 'username')).toHaveAccessibleDescription(/ya está en uso/)
  expect(await accountOf(person.correo)).toBeNull()
  expect(await opens(person.correo, person.password)).toBe(false)
  expect(await userWith(owner.correo)).toEqual(owner.user)

  const username = aNewPerson().username
  await registerField(page, 'username').fill(username)
  await registerButton(page).click()
  await expectWelcomed(page, { ...person, username })
})

test('an account whose registration was broken off is completed by registering again', async ({
  page,
  problems,
}) => {
  problems.allow(EMAIL_IN_USE)
  const person = aNewPerson()
  const { uid } = await signUp(person.correo, person.password)
  await openRegister(page)
  await fillRegister(page, person)
  await registerButton(page).click()
  await expectWelcomed(page, person)
  expect(await userWith(person.correo)).toMatchObject({ FirebaseUid: uid, Username: person.username })
})

test.describe('an e-mail that has an account', () => {
  test('is refused with another password, and the account survives', async ({ page, problems }) => {
    problems.allow(EMAIL_IN_USE, /status of 400.*signInWithPassword/)
    const owner = await registerThroughApi()
    const person = aNewPerson({ correo: owner.correo, password: 'otra-cosa' })
    await openRegister(page)
    await fillRegister(page, person)
    await registerButton(page).click()
    await expectError(
      page,
      'Ya existe una cuenta con ese correo. Ingresa con ella o restablece tu contraseña.',
    )
    await expectRegisterFilled(page, person)
    expect(await userWith(owner.correo)).toEqual(owner.user)
    expect(await opens(owner.correo, owner.password)).toBe(true)
  })

  test('is refused with its own password and another username, and nobody is logged in', async ({
    page,
    problems,
  }) => {
    problems.allow(EMAIL_IN_USE, /status of 409.*create-user/)
    const owner = await registerThroughApi()
    const person = aNewPerson({ correo: owner.correo, password: owner.password })
    await openRegister(page)
    await fillRegister(page, person)
    await registerButton(page).click()
    await expectError(
      page,
      'Ya existe una cuenta con ese correo. Ingresa con ella o restablece tu contraseña.',
    )
    await expectRegisterFilled(page, person)
    expect(await userWith(owner.correo)).toEqual(owner.user)
    expect(await opens(owner.correo, owner.password)).toBe(true)
    await page.goto('/dashboard-usuario/inicio')
    await expect(page).toHaveURL(/\/login/)
  })
})

test('without a connection nothing is lost, and sending again registers', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(CONNECTION_LOST)
  const person = aNewPerson()
  await openRegister(page)
  await fillRegister(page, person)
  await context.setOffline(true)
  await registerButton(page).click()
  await expectError(page, NO_CONNECTION)
  await expectRegisterFilled(page, person)
  expect(await accountOf(person.correo)).toBeNull()
  await context.setOffline(false)
  await registerButton(page).click()
  await expectWelcomed(page, person)
})

test.describe('a connection that breaks while the record is made', () => {
  test('before the server heard of it: sending again completes the registration', async ({
    page,
    problems,
  }) => {
    problems.allow(CONNECTION_LOST, EMAIL_IN_USE)
    const person = aNewPerson()
    await openRegister(page)
    await fillRegister(page, person)
    await page.route(CREATE, (route) => route.abort('internetdisconnected'), { times: 1 })
    await registerButton(page).click()
    await expectError(page, NO_CONNECTION)
    await expectRegisterFilled(page, person)
    await registerButton(page).click()
    await expectWelcomed(page, person)
  })

  test('after the server made it: sending again completes the registration', async ({ page, problems }) => {
    problems.allow(CONNECTION_LOST, EMAIL_IN_USE)
    const person = aNewPerson()
    await openRegister(page)
    await fillRegister(page, person)
    await loseNextAnswer(page, CREATE)
    await registerButton(page).click()
    await expectError(page, NO_CONNECTION)
    await expectRegisterFilled(page, person)
    const made = await userWith(person.correo)
    expect(made).toMatchObject({ Username: person.username })
    await registerButton(page).click()
    await expectWelcomed(page, person)
    expect(await userWith(person.correo)).toEqual(made)
    await expect(dialog(page)).toBeHidden()
  })
})
