import { homeOf, ROL } from '@naf/contract'
import { dialog, expectError } from '../support/e2e/dialogs.ts'
import { FAILURES, fail } from '../support/e2e/hold.ts'
import { CONNECTION_LOST, loseNextAnswer } from '../support/e2e/network.ts'
import { DEMO, returnAs } from '../support/e2e/people.ts'
import { opens, userWith } from '../support/e2e/server-side.ts'
import { expect } from '../support/e2e/test.ts'
import {
  aNewUser,
  createButton,
  expectDone,
  expectFieldRefused,
  expectTyped,
  fillUser,
  tipoField,
  userField,
} from '../support/e2e/user-form.ts'
import { CREATE, expectNobody, logInThroughApi, test } from '../support/e2e/users.ts'

const CALL = '**/api/users/create-user-admin'
const CREATED = 'El nuevo usuario fue creado correctamente.'

test.beforeEach(({ page }) => returnAs(page, DEMO.admin, CREATE))

test.describe('a new user who is not right', () => {
  const MISSING = [
    'Escribe el nombre.',
    'Escribe el segundo nombre.',
    'Escribe el apellido.',
    'Escribe el segundo apellido.',
    'Escribe la cédula o el RUC.',
    'Escribe un teléfono.',
    'Escribe la ciudad.',
    'Elige el tipo de contribuyente.',
    'Escribe un correo electrónico.',
    'Escribe un nombre de usuario.',
    'La contraseña debe tener al menos 6 caracteres.',
  ]

  test('is told everything that is missing: every field is required', async ({ page }) => {
    await expect(page.getByText('(opcional)')).toHaveCount(0)
    await createButton(page).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Hay un problema' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText(MISSING)
    await summary.getByRole('link', { name: 'Escribe la ciudad.' }).click()
    await expect(userField(page, 'ciudad')).toBeFocused()
    await summary.getByRole('link', { name: 'Elige el tipo de contribuyente.' }).click()
    await expect(tipoField(page)).toBeFocused()
  })

  const WRONG = [
    ['cedulaRUC', '1710034066', 'Cédula inválida.', '171003406-5'],
    ['cedulaRUC', '1710034065002', 'RUC inválido.', '1710034065001'],
    ['telefono', '0812345678', 'Teléfono inválido. Debe empezar con 09 y tener 10 dígitos.', '099 123 4567'],
    ['correo', 'maria@espe', 'Correo electrónico inválido.', 'maria@espe.edu.ec'],
    [
      'username',
      'ñandú',
      'Usa de 3 a 30 caracteres, sin espacios: números, puntos, guiones y letras sin tilde ni ñ.',
      'nandu',
    ],
    ['password', '12345', 'La contraseña debe tener al menos 6 caracteres.', '123456'],
    ['nombre', 'x'.repeat(61), 'Escribe como máximo 60 caracteres.', 'x'.repeat(60)],
  ] as const

  test('is told on leaving a field what is wrong with it, until it is right', async ({ page }) => {
    for (const [name, wrong, message, right] of WRONG)
      await test.step(message, async () => {
        const field = userField(page, name)
        await field.fill(wrong)
        await field.blur()
        await expectFieldRefused(field, message)
        await field.fill(right)
        await expect(field).not.toHaveAttribute('aria-invalid')
      })
  })

  const TAKEN = [
    ['username', 'Ese nombre de usuario ya está en uso. Elige otro.'],
    ['correo', 'Ya existe una cuenta con ese correo. Usa otro.'],
  ] as const
  for (const [name, text] of TAKEN)
    test(`is told '${text}' at its field, loses nothing that was typed and leaves nothing half stored`, async ({
      page,
      problems,
      newPerson,
      forget,
    }) => {
      problems.allow(/409.*create-user-admin/)
      const owner = await newPerson()
      const right = aNewUser()
      const user = { ...right, [name]: owner[name].toUpperCase() }
      forget(right.correo)
      await fillUser(page, user)
      await createButton(page).click()
      await expectError(page, text)
      await expectTyped(page, user)
      await expectFieldRefused(userField(page, name), text)
      await expectNobody(right)
      expect(await userWith(owner.correo)).toEqual(owner.user)
      expect(await opens(owner.correo, owner.password)).toBe(true)

      await userField(page, name).fill(right[name])
      await createButton(page).click()
      await expectDone(page, CREATED)
      expect(await logInThroughApi(right)).toBe(homeOf(ROL.USUARIO))
    })
})

test.describe('a new user whom the server does not get or does not take', () => {
  test("'Error al registrar usuario' where it refuses without a word; nothing is lost", async ({
    page,
    problems,
    forget,
  }) => {
    problems.allow(/502.*create-user-admin/)
    const user = aNewUser()
    forget(user.correo)
    await fillUser(page, user)
    const recover = await fail(page, CALL, FAILURES.html)
    await createButton(page).click()
    await expectError(page, 'Error al registrar usuario')
    await expectTyped(page, user)
    await expectNobody(user)
    await recover()
    await createButton(page).click()
    await expectDone(page, CREATED)
    expect(await userWith(user.correo)).toMatchObject({ Username: user.username })
  })

  test("'No se pudo crear el usuario' where the connection is lost; nothing is lost", async ({
    page,
    context,
    problems,
    forget,
  }) => {
    problems.allow(CONNECTION_LOST)
    const user = aNewUser()
    forget(user.correo)
    await fillUser(page, user)
    await context.setOffline(true)
    await createButton(page).click()
    await expectError(page, 'No se pudo crear el usuario')
    await expectTyped(page, user)
    await expectNobody(user)
    await context.setOffline(false)
    await createButton(page).click()
    await expectDone(page, CREATED)
  })

  test("'No se pudo crear el usuario' where the answer is lost, and to look in the list first: nobody is made twice", async ({
    page,
    problems,
    forget,
  }) => {
    problems.allow(CONNECTION_LOST, /409.*create-user-admin/)
    const user = aNewUser()
    forget(user.correo)
    await fillUser(page, user)
    await loseNextAnswer(page, CALL)
    await createButton(page).click()
    await expect(dialog(page, '❌ Error')).toContainText('revisa en la lista si ya fue creado.')
    await expectError(page, 'No se pudo crear el usuario')
    const made = await userWith(user.correo)
    expect(made).toMatchObject({ Username: user.username })
    await createButton(page).click()
    await expectError(page, 'Ese nombre de usuario ya está en uso. Elige otro.')
    expect(await userWith(user.correo)).toEqual(made)
    expect(await opens(user.correo, user.password)).toBe(true)
  })
})
