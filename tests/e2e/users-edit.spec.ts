import { homeOf, ROL } from '@naf/contract'
import { dialog } from '../support/e2e/dialogs.ts'
import { leave } from '../support/e2e/drafts.ts'
import { DEMO, headerName, logInAs, returnAs } from '../support/e2e/people.ts'
import { opens } from '../support/e2e/server-side.ts'
import { hasSession, nextSecond } from '../support/e2e/session.ts'
import { rowOf } from '../support/e2e/staff-list.ts'
import { expect } from '../support/e2e/test.ts'
import {
  aNewUser,
  chooseTipo,
  EDITED_NAMES,
  expectDone,
  rolField,
  saveButton,
  tipoField,
  userField,
} from '../support/e2e/user-form.ts'
import {
  editPath,
  expectHeading,
  expectListed,
  expectRecord,
  fullName,
  logInThroughApi,
  searchPath,
  test,
  USERS,
} from '../support/e2e/users.ts'

const SAVED = 'Usuario actualizado correctamente'

test.describe('editing a user', () => {
  test("'Editar' leads from the list to 'Editar Usuario', with everything filled in but the password", async ({
    page,
    newPerson,
  }) => {
    const person = await newPerson({ rol: ROL.EDITOR, tipoContribuyente: 'Artesano calificado' })
    const { user } = person
    await returnAs(page, DEMO.admin, searchPath(user.Apellido))
    await rowOf(page, fullName(user))
      .getByRole('link', { name: /^Editar / })
      .click()
    await expect(page).toHaveURL(editPath(person))
    await expectHeading(page, 'Editar Usuario')
    await expect(page).toHaveTitle('Editar Usuario · NAF')
    const stored = {
      nombre: user.Nombre,
      segundoNombre: user.SegundoNombre,
      apellido: user.Apellido,
      segundoApellido: user.SegundoApellido,
      cedulaRUC: user.CedulaRUC,
      telefono: user.Telefono,
      ciudad: user.Ciudad,
      correo: user.Correo,
      username: user.Username,
    }
    for (const name of EDITED_NAMES)
      await expect(userField(page, name)).toHaveValue(stored[name as keyof typeof stored])
    await expect(tipoField(page)).toHaveValue('Otro')
    await expect(page.getByLabel('Especifique')).toHaveValue('Artesano calificado')
    await expect(rolField(page).locator('option:checked')).toHaveText('Editor')
    await expect(page.getByLabel('Contraseña')).toHaveCount(0)
  })

  test('changes everything that was changed and nothing else, says so, and leads to the list', async ({
    page,
    newPerson,
    forget,
  }) => {
    const person = await newPerson()
    const { correo, username, apellido } = aNewUser()
    forget(correo)
    await returnAs(page, DEMO.admin, searchPath(person.user.Apellido))
    await rowOf(page, fullName(person.user))
      .getByRole('link', { name: /^Editar / })
      .click()
    const typed = { nombre: 'Noemí', apellido, cedulaRUC: '171003406-5001', correo, username, ciudad: 'Loja' }
    for (const [name, text] of Object.entries(typed))
      await userField(page, name as keyof typeof typed).fill(text)
    await chooseTipo(page, 'Pescador artesanal')
    await saveButton(page).click()
    await expectDone(page, SAVED)
    await expect(page).toHaveURL(searchPath(person.user.Apellido))
    await expect(page.getByText('Ningún resultado').last()).toBeVisible()
    await page.goto(searchPath(apellido))
    await expectListed(page, `Noemí ${person.user.SegundoNombre} ${apellido}`)

    await expectRecord(person, {
      Nombre: 'Noemí',
      Apellido: apellido,
      CedulaRUC: '1710034065001',
      Correo: correo,
      Username: username,
      Ciudad: 'Loja',
      TipoContribuyente: 'Pescador artesanal',
    })
    expect(await logInThroughApi({ username, password: person.password })).toBe(homeOf(ROL.USUARIO))
    expect(await opens(person.correo, person.password)).toBe(false)
  })

  test('second names, telephone, city and type of taxpayer are optional, and can be emptied', async ({
    page,
    newPerson,
  }) => {
    const person = await newPerson()
    await returnAs(page, DEMO.admin, editPath(person))
    const optional = ['segundoNombre', 'segundoApellido', 'telefono', 'ciudad'] as const
    for (const name of optional) {
      await expect(userField(page, name)).toHaveAccessibleName(/\(opcional\)$/)
      await userField(page, name).fill('')
    }
    await expect(tipoField(page)).toHaveAccessibleName(/\(opcional\)$/)
    await tipoField(page).selectOption('')
    await expect(page.getByText('(opcional)')).toHaveCount(optional.length + 1)
    await saveButton(page).click()
    await expectDone(page, SAVED)
    await expect(page).toHaveURL(USERS)
    await expectRecord(person, {
      SegundoNombre: '',
      SegundoApellido: '',
      Telefono: '',
      Ciudad: '',
      TipoContribuyente: '',
    })
  })

  test('name, surname, e-mail, cédula and username are required', async ({ page, newPerson }) => {
    const person = await newPerson()
    await returnAs(page, DEMO.admin, editPath(person))
    for (const name of EDITED_NAMES) await userField(page, name).fill('')
    await tipoField(page).selectOption('')
    await saveButton(page).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Hay un problema' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Escribe el nombre.',
      'Escribe el apellido.',
      'Escribe la cédula o el RUC.',
      'Escribe un correo electrónico.',
      'Escribe un nombre de usuario.',
    ])
    await summary.getByRole('link', { name: 'Escribe el apellido.' }).click()
    await expect(userField(page, 'apellido')).toBeFocused()
    await expectRecord(person)
  })

  test("'Cancelar' leads back to the list and changes nothing", async ({ page, newPerson }) => {
    const person = await newPerson()
    await returnAs(page, DEMO.admin, searchPath(person.user.Apellido))
    await rowOf(page, fullName(person.user))
      .getByRole('link', { name: /^Editar / })
      .click()
    await userField(page, 'ciudad').fill('Loja')
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await leave(page, 'lost')
    await expect(page).toHaveURL(searchPath(person.user.Apellido))
    await expectRecord(person)
  })
})

test.describe('another role', () => {
  test('works at once: the session that person has ends, and the next one begins in the new dashboard', async ({
    page,
    browser,
    newPerson,
  }) => {
    const person = await newPerson()
    const own = await browser.newContext()
    const theirs = await own.newPage()
    await returnAs(theirs, person, '/dashboard-usuario/perfil')
    await theirs.getByRole('button', { name: 'Editar Perfil' }).click()
    await nextSecond()

    await returnAs(page, DEMO.admin, editPath(person))
    await rolField(page).selectOption('Editor')
    await expect(page.getByText('Cuando guardes, se cerrará su sesión')).toBeVisible()
    await saveButton(page).click()
    await expectDone(page, SAVED)
    await expectRecord(person, { rol_id: ROL.EDITOR })

    await theirs.getByRole('button', { name: 'Guardar Cambios' }).click()
    await expect(dialog(theirs)).toContainText('Tu sesión terminó. Ingresa de nuevo.')
    expect(await hasSession(theirs)).toBe(false)
    await dialog(theirs).getByRole('button', { name: 'Aceptar' }).click()
    await logInAs(theirs, { ...person, rol: ROL.EDITOR })
    await expect(headerName(theirs)).toHaveText(`${person.username} (Editor)`)
    await own.close()
  })

  test('is taken away as it is given, and what that means is said before', async ({ page, newPerson }) => {
    const person = await newPerson({ rol: ROL.ADMIN })
    await returnAs(page, DEMO.admin, editPath(person))
    await expect(rolField(page).locator('option:checked')).toHaveText('Administrador')
    await rolField(page).selectOption('Usuario')
    await expect(page.getByText('Deja de ser administrador')).toBeVisible()
    await saveButton(page).click()
    await expectDone(page, SAVED)
    await expectRecord(person, { rol_id: ROL.USUARIO })
    expect(await logInThroughApi(person)).toBe(homeOf(ROL.USUARIO))
  })
})
