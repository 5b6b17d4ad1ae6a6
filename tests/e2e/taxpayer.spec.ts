import {
  answer,
  askAgain,
  chooseMedio,
  expectNothingAsked,
  expectSent,
  field,
  sendButton,
  specification,
} from '../support/e2e/asesoria-form.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { countCalls } from '../support/e2e/network.ts'
import { headerName, logIn, logOut } from '../support/e2e/people.ts'
import {
  aNewPerson,
  expectWelcomed,
  fillRegister,
  openRegister,
  registerButton,
} from '../support/e2e/register-form.ts'
import { accountOf, asesoriasFrom, userWith } from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'
import { waitForMail } from '../support/mailbox.ts'

test('a taxpayer registers with a cédula, is greeted by name and comes back later', async ({ page }) => {
  const person = aNewPerson({ cedulaRUC: '171003406-5', telefono: '098 765 4321' })
  const calls = countCalls(page, '/api/users/create-user')
  await openRegister(page)
  await fillRegister(page, person)
  await registerButton(page).dblclick()
  await expectWelcomed(page, person)
  expect(calls()).toBe(1)
  expect(await userWith(person.correo)).toMatchObject({
    Username: person.username,
    Nombre: person.nombre,
    SegundoApellido: person.segundoApellido,
    CedulaRUC: '1710034065',
    Telefono: '0987654321',
    TipoContribuyente: person.tipoContribuyente,
    rol_id: 3,
  })

  await page.reload()
  await expect(headerName(page)).toHaveText(person.username)
  await logOut(page)
  await logIn(page, person.username.toUpperCase(), person.password)
  await expect(headerName(page)).toHaveText(person.username)
})

test('a taxpayer registers with a RUC and a type of their own, and finds both in the advisory form', async ({
  page,
}) => {
  const person = aNewPerson({
    tipoIdentificacion: 'ruc',
    cedulaRUC: '1710034065001',
    tipoContribuyente: 'Cooperativa',
    segundoNombre: '',
    segundoApellido: '',
  })
  await page.clock.install()
  await openRegister(page)
  await fillRegister(page, person)
  await registerButton(page).click()
  await expectWelcomed(page, person)

  // Two seconds may be over before a busy machine looks: they pass when they are told to.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('link', { name: 'Solicitar una asesoría' }).click()
  await expect(page).toHaveURL('/dashboard-usuario/servicios')
  const prefilled = page.locator('[data-highlighted]')
  const prefilledNow = async () => {
    await page.clock.runFor(20)
    return prefilled.count()
  }
  await expect.poll(prefilledNow, { intervals: [20] }).toBe(7)
  await expect(field(page, 'Nombre')).toHaveValue(`${person.nombre} ${person.apellido}`)
  await expect(field(page, 'Cédula o RUC')).toHaveValue('1710034065001')
  await expect(field(page, 'Correo')).toHaveValue(person.correo)
  await expect(field(page, 'Teléfono')).toHaveValue(person.telefono)
  await expect(field(page, 'Ciudad')).toHaveValue(person.ciudad)
  await expect(answer(page, 'TipoContribuyente', 'Otro')).toBeChecked()
  await expect(specification(page, 'TipoContribuyente')).toHaveValue('Cooperativa')
  await page.clock.runFor(1_900)
  await expect(prefilled).toHaveCount(7)
  await page.clock.runFor(200)
  await expect(prefilled).toHaveCount(0)
  await page.clock.resume()
  await expect(dialog(page)).toBeHidden()

  await answer(page, 'TipoServicio', 'Actualización de RUC').check()
  await answer(page, 'Discapacidad', 'no').check()
  await chooseMedio(page, 'Correo')
  await field(page, 'Detalle de la solicitud').fill('¿Cómo actualizo mi actividad?')
  await sendButton(page).click()
  await expectSent(page)
  await askAgain(page)
  await expectNothingAsked(page)
  expect(await asesoriasFrom(person.correo)).toMatchObject([
    {
      UsuarioUsername: person.username,
      UsuarioId: (await accountOf(person.correo))?.uid,
      TipoContribuyente: 'Cooperativa',
      CedulaRUC: '1710034065001',
    },
  ])
  const mails = await waitForMail(person.correo, 2)
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Confirma tu correo - NAF ESPE',
    expect.stringMatching(/^Recibimos tu solicitud de asesoría - NAF ESPE \(NAF-\w{4,5}\)$/),
  ])
})
