import { ROL } from '@naf/contract'
import type { Page } from '@playwright/test'
import { expect, recordInApi, recordsTitled, test } from '../support/e2e/content-records.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { draftsIn, leave, question, restored, storedText } from '../support/e2e/drafts.ts'
import { actionPath, type Desk } from '../support/e2e/manager.ts'
import { type Person, registerThroughApi, returnAs, sendLogin } from '../support/e2e/people.ts'
import {
  acceptSuccess,
  aGoodFile,
  choose,
  expectTyped,
  field,
  fillNew,
  submit,
} from '../support/e2e/record-form.ts'
import { firebase, userWith } from '../support/e2e/server-side.ts'
import { nextSecond } from '../support/e2e/session.ts'
import { aNewUser, createButton, fillUser, TEXT_NAMES, userField } from '../support/e2e/user-form.ts'

/** A form that was being filled in when its session ended, and after its person has logged in again. */

const ENDED = 'Tu sesión terminó. Ingresa de nuevo.'
const FILE_MISSING = 'El archivo no se guarda: elígelo otra vez.'
const HOUR = 3_600_000

/** The server takes the token no longer, as the next request finds out. */
const endElsewhere = async ({ uid }: Person) => {
  await nextSecond()
  await firebase.auth.revokeRefreshTokens(uid)
}

/** Told so and led to the login; the person logs in and is back on the same screen. */
const logInAgain = async (page: Page, { username, password }: Person, told = ENDED) => {
  const path = new URL(page.url()).pathname
  await expect(dialog(page)).toContainText(told)
  await dialog(page).getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByRole('heading', { name: 'Ingresa a tu cuenta' })).toBeVisible()
  const wanted = new URL(page.url()).searchParams.get('redirect') ?? path
  await sendLogin(page, username, password)
  await expect(page).toHaveURL(wanted)
  await expect(restored(page)).toBeVisible()
  return wanted
}

test('a new bulletin: the text is there, the file is to be chosen again, and it is published once', async ({
  page,
  records,
  problems,
}) => {
  problems.allow(/status of 401/)
  const desk: Desk = { kind: 'boletines', role: 'editor' }
  const person = await registerThroughApi({ rol: ROL.EDITOR })
  const titulo = records.title('boletines')
  await returnAs(page, person, actionPath(desk, 'create'))
  const typed = await fillNew(page, 'boletines', titulo)
  await endElsewhere(person)
  await submit(page, 'boletines', 'create')
  expect(await logInAgain(page, person)).toBe(actionPath(desk, 'create'))
  await expectTyped(page, typed)
  await expect(restored(page)).toContainText(FILE_MISSING)

  await choose(page, 'boletines', await aGoodFile('boletines'))
  await submit(page, 'boletines', 'create')
  await acceptSuccess(page, 'boletines', 'create')
  expect(await recordsTitled('boletines', titulo)).toHaveLength(1)
  expect(await draftsIn(page)).toEqual([])
})

test('a changed book: the change is there, unless somebody else has changed the book meanwhile', async ({
  page,
  records,
  problems,
}) => {
  problems.allow(/status of 401/)
  const desk: Desk = { kind: 'libros', role: 'editor' }
  const person = await registerThroughApi({ rol: ROL.EDITOR })
  const record = await records.store('libros')
  await returnAs(page, person, actionPath(desk, 'edit', record.Id))
  const change = { Título: `${record.Titulo} cambiado`, Tipo: 'No Contable' }
  await field(page, 'Título').fill(change.Título)
  await endElsewhere(person)
  await submit(page, 'libros', 'edit')
  await logInAgain(page, person)
  await expectTyped(page, { Título: change.Título, Autor: record.Autor })
  await expect(restored(page)).not.toContainText(FILE_MISSING)
  expect(await recordInApi('libros', record.Id)).toEqual(record)

  const other = await page.context().newPage()
  await other.goto(actionPath(desk, 'edit', record.Id))
  await other.getByRole('button', { name: 'Empezar de nuevo' }).click()
  await field(other, 'Autor').fill('Otra autora')
  await submit(other, 'libros', 'edit')
  await acceptSuccess(other, 'libros', 'edit')
  await other.close()
  await field(page, 'Título').fill(`${record.Titulo} otra vez`)
  await page.reload()
  await expectTyped(page, { Título: record.Titulo, Autor: 'Otra autora' })
  await expect(restored(page)).toBeHidden()
  await expect(page.getByText('lo que habías escrito no se recuperó')).toBeVisible()
  expect(await draftsIn(page)).toEqual([])
  await page.reload()
  await expectTyped(page, { Título: record.Titulo })
  await expect(page.getByText('lo que habías escrito no se recuperó')).toBeHidden()
})

test('a changed picture, of which only another file was chosen: it is asked for again until it is chosen', async ({
  page,
  records,
  problems,
}) => {
  problems.allow(/status of 401/)
  const desk: Desk = { kind: 'galeria', role: 'editor' }
  const person = await registerThroughApi({ rol: ROL.EDITOR })
  const record = await records.store('galeria')
  await returnAs(page, person, actionPath(desk, 'edit', record.Id))
  await choose(page, 'galeria', await aGoodFile('galeria'))
  await endElsewhere(person)
  await submit(page, 'galeria', 'edit')
  await logInAgain(page, person)
  await expect(restored(page)).toContainText(FILE_MISSING)
  await field(page, 'Descripción').fill('Con la foto correcta.')
  await page.reload()
  await expect(restored(page)).toContainText(FILE_MISSING)

  await choose(page, 'galeria', await aGoodFile('galeria'))
  await expect(restored(page)).not.toContainText(FILE_MISSING)
  await submit(page, 'galeria', 'edit')
  await acceptSuccess(page, 'galeria', 'edit')
  const stored = await recordInApi('galeria', record.Id)
  expect(stored).toMatchObject({ Descripcion: 'Con la foto correcta.' })
  expect(stored).not.toMatchObject({ RutaImagen: record.RutaImagen })
  expect(await draftsIn(page)).toEqual([])
})

test('a session that ends while it is asked whether to leave: the text is there after the login', async ({
  page,
}) => {
  const person = await registerThroughApi()
  await page.clock.install()
  await returnAs(page, person, '/dashboard-usuario/perfil')
  await page.getByRole('button', { name: 'Editar Perfil' }).click()
  const city = page.getByLabel('Ciudad', { exact: true })
  await city.fill('Otavalo')
  await page.getByRole('button', { name: 'Cancelar Edición' }).click()
  await expect(question(page, 'lost')).toBeVisible()
  await page.clock.fastForward(58 * 60_000)
  await page.clock.fastForward(HOUR)
  await logInAgain(page, person, 'Ingresa de nuevo para continuar donde estabas')
  await expect(city).toHaveValue('Otavalo')
  await page.getByRole('button', { name: 'Cancelar Edición' }).click()
  await leave(page, 'lost')
  await expect(city).toBeHidden()
})

test('a profile that was changed elsewhere meanwhile: says that what was typed was not recovered', async ({
  page,
}) => {
  const person = await registerThroughApi()
  await returnAs(page, person, '/dashboard-usuario/perfil')
  await page.getByRole('button', { name: 'Editar Perfil' }).click()
  const city = page.getByLabel('Ciudad', { exact: true })
  await city.fill('Otavalo')
  await firebase.db.doc(`users/${person.uid}`).update({ ciudad: 'Loja' })
  await page.reload()
  await expect(page.getByText('lo que habías escrito no se recuperó')).toBeVisible()
  await expect(city).toHaveValue('Loja')
})

test('a new user, after an hour without a sign of the administrator: all but the password is there', async ({
  page,
}) => {
  const person = await registerThroughApi({ rol: ROL.ADMIN })
  const user = aNewUser()
  await page.clock.install()
  await returnAs(page, person, '/dashboard-admin/usuarios/crear')
  await fillUser(page, user)
  await page.clock.fastForward(58 * 60_000)
  await page.clock.fastForward(HOUR)
  await logInAgain(page, person, 'Ingresa de nuevo para continuar donde estabas')
  for (const name of TEXT_NAMES)
    await expect(userField(page, name)).toHaveValue(name === 'password' ? '' : user[name])
  await expect(restored(page)).toContainText('La contraseña no se guarda: escríbela otra vez.')
  expect(await storedText(page)).not.toContain(user.password)

  await userField(page, 'password').fill(user.password)
  await createButton(page).click()
  await expect(dialog(page, 'El nuevo usuario fue creado correctamente.')).toBeVisible()
  expect(await draftsIn(page)).toEqual([])
  expect(await userWith(user.correo)).toMatchObject({ Username: user.username })
})

test('the profile: it is being edited again, with what was typed and without the passwords', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401/)
  const person = await registerThroughApi()
  await returnAs(page, person, '/dashboard-usuario/perfil')
  await page.getByRole('button', { name: 'Editar Perfil' }).click()
  const city = page.getByLabel('Ciudad', { exact: true })
  const password = page.getByRole('textbox', { name: /^Nueva contraseña/ })
  await city.fill('Otavalo')
  await password.fill('secreta-nueva')
  await endElsewhere(person)
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await logInAgain(page, person)
  await expect(city).toHaveValue('Otavalo')
  await expect(password).toHaveValue('')
  expect(await storedText(page)).not.toContain('secreta-nueva')

  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await dialog(page, '✅ Perfil actualizado').getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByRole('button', { name: 'Editar Perfil' })).toBeVisible()
  expect(await draftsIn(page)).toEqual([])
  expect(await userWith(person.correo)).toMatchObject({ Ciudad: 'Otavalo' })
})

test('the profile, whose new password was taken when the session ended: it is not asked for again', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401/)
  const person = await registerThroughApi()
  await returnAs(page, person, '/dashboard-usuario/perfil')
  await page.getByRole('button', { name: 'Editar Perfil' }).click()
  await page.getByLabel('Ciudad', { exact: true }).fill('Otavalo')
  await page.getByRole('textbox', { name: /^Contraseña actual/ }).fill(person.password)
  await page.getByRole('textbox', { name: /^Nueva contraseña/ }).fill('secreta-nueva')
  const body = { error: 'Inicia sesión para continuar.', code: 'unauthenticated' }
  await page.route('**/api/users/perfil/*', (route) => route.fulfill({ status: 401, json: body }), {
    times: 1,
  })
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await logInAgain(page, { ...person, password: 'secreta-nueva' })
  await expect(page.getByLabel('Ciudad', { exact: true })).toHaveValue('Otavalo')
  await expect(restored(page)).toContainText('se borra cuando guardas o sales del formulario.')
  await expect(restored(page)).not.toContainText('La contraseña')
})
