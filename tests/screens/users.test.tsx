import { api as endpoints, type User, type UserListItem } from '@naf/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  acceptError,
  answer,
  choice,
  dialogWith,
  errorAt,
  errorSummary,
  field,
  type Mounted,
  mount,
  press,
  rewrite,
} from '../support/mount.tsx'
import { user } from '../support/samples.ts'
import { json, loseConnection, refuse, withStubApi } from '../support/stub-api.ts'
import { SESSIONS } from '../support/web.tsx'

const api = withStubApi()
const { users } = endpoints
const LIST = '/dashboard-admin/usuarios'

const person = (Id: string, change: Partial<User> = {}) =>
  user({ Id, FirebaseUid: Id, Username: Id.replace('u-', ''), ...change })

const BERTA = person('u-berta', { Nombre: 'Berta', SegundoNombre: 'Inés' })
const ADA = SESSIONS.admin.user as User
const EDGAR = SESSIONS.editor.user as User

const open = (path = '') => mount(`${LIST}${path}`, { as: 'admin' })

/** Lets the API answer these users, in the list and one by one. */
const serve = (...all: Partial<User & UserListItem>[]) => {
  api.on(users.read, (call, response) => {
    const found = all.find(({ FirebaseUid }) => call.path === `/users/${FirebaseUid}`)
    const reply = found ? json(found) : refuse(404, 'not_found', 'No se encontró el usuario.')
    reply(call, response)
  })
  api.on(users.list, json(all))
}

const row = async (name: string) =>
  (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') as HTMLElement
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const linksIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the list of users', () => {
  it('shows accounts that do not work, is narrowed to one role, and offers no action on the own row', async () => {
    serve(
      { ...BERTA, Cuenta: 'sin cuenta' },
      { ...EDGAR, Cuenta: 'inactiva', CorreoConfirmado: false },
      { ...ADA, Cuenta: 'activa', CorreoConfirmado: true },
    )
    const page = open()
    const cells = [...(await row('Berta')).querySelectorAll('th, td')].map(({ textContent }) => textContent)
    expect(cells.slice(0, 3)).toEqual(['Berta Inés Pérez Oña', 'berta', '1710034065'])
    expect(cells[3]?.trim()).toBe('Usuario Sin cuenta de acceso')
    expect(linksIn(await row('Berta'))).toEqual([
      ['Ver Berta Inés Pérez Oña', `${LIST}/ver/u-berta`],
      ['Editar Berta Inés Pérez Oña', `${LIST}/editar/u-berta`],
      ['Eliminar Berta Inés Pérez Oña', `${LIST}/eliminar/u-berta`],
    ])
    expect((await row('Edgar')).textContent).toMatch(/Editor.*Cuenta inhabilitada.*Correo sin confirmar/)
    expect(screen.getAllByText('Correo sin confirmar')).toHaveLength(1)
    expect((await row('Ada')).textContent).toMatch(/Administrador.*Acciones deshabilitadas/)
    expect((await row('Ada')).textContent).not.toMatch(/cuenta/i)
    expect(linksIn(await row('Ada'))).toEqual([])
    const roles = within(screen.getByRole('navigation', { name: 'Mostrar' })).getAllByRole('link')
    expect(roles.map(({ textContent }) => textContent)).toEqual([
      'Todos 3',
      'Administradores 1',
      'Editores 1',
      'Usuarios 1',
    ])
    await page.actor.click(screen.getByRole('link', { name: 'Editores 1' }))
    expect(names()).toEqual([expect.stringContaining('Edgar Pérez Oña')])
    expect(page.address()).toBe(`${LIST}?rol=2`)
  })

  it('lets an editor look at everybody and change nobody', async () => {
    serve(BERTA, EDGAR)
    mount('/dashboard-editor/usuarios', { as: 'editor' })
    for (const [name, id] of Object.entries({ Berta: 'u-berta', Edgar: 'uid-edgar' }))
      expect(linksIn(await row(name))).toEqual([
        [expect.stringMatching(`^Ver ${name}`), `/dashboard-editor/usuarios/ver/${id}`],
      ])
    expect(screen.queryByRole('link', { name: 'Crear nuevo usuario' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Descargar' })).toBeNull()
  })
})

describe('the page of a user', () => {
  it('shows every fact, and leads back to the list as it was left', async () => {
    serve({ ...BERTA, Ciudad: '', FechaRegistro: '2025-07-10T02:00:00.000Z', rol_id: 2 })
    const page = open('?q=berta')
    await page.actor.click(await screen.findByRole('link', { name: /^Ver / }))
    await screen.findByRole('heading', { name: 'Datos del usuario' })
    await screen.findByText('berta')
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toHaveLength(12)
    expect(Object.fromEntries(facts)).toMatchObject({
      'Segundo Nombre': 'Inés',
      'Correo electrónico': 'ana@naf.test',
      Ciudad: '—',
      Rol: 'Editor',
      'Fecha de registro': '9 de julio de 2025',
    })
    await page.actor.click(screen.getByRole('link', { name: 'Volver' }))
    await row('Berta')
    expect(page.address()).toBe(`${LIST}?q=berta`)
  })

  it('offers no change of the own user', async () => {
    serve(ADA)
    for (const path of ['editar', 'eliminar']) {
      const page = open(`/${path}/${ADA.FirebaseUid}`)
      await screen.findByRole('heading', { name: 'Gestión de Usuarios' })
      expect(page.address()).toBe(LIST)
      page.unmount()
    }
    expect(api.callsOf(users.read)).toEqual([])
  })
})

const TYPED = {
  Nombre: 'Zoila',
  'Segundo Nombre': 'Inés',
  Apellido: 'Vera',
  'Segundo Apellido': 'Paz',
  'Cédula o RUC': '171003406-5',
  Teléfono: '099 123 4567',
  Ciudad: 'Quito',
  'Correo electrónico': 'Zoila@Naf.test',
  'Nombre de usuario': 'zoila',
  Contraseña: 'secreta1',
}

it('creating a user asks for every field, keeps all after a refusal, sends it clean and shows the user', async () => {
  serve(ADA)
  const page = open('/crear')
  await screen.findByLabelText('Nombre')
  expect([field('Contraseña').type, field('Contraseña').autocomplete]).toEqual(['password', 'new-password'])
  expect(field('Correo electrónico').autocomplete).toBe('off')
  await press(page, 'Crear usuario')
  expect((await errorSummary()).links).toHaveLength(11)
  expect(api.changes).toEqual([])
  for (const [label, text] of Object.entries(TYPED)) {
    await page.actor.click(field(label))
    await page.actor.paste(text)
  }
  await page.actor.selectOptions(field('Tipo de Contribuyente'), 'Otro')
  await page.actor.type(field('Especifique'), 'Artesana')
  expect(choice('Rol').value).toBe('3')
  expect(screen.queryByText(/también a ti/)).toBeNull()
  await page.actor.selectOptions(choice('Rol'), 'Administrador')
  expect(screen.getByText(/también a ti/)).toBeTruthy()

  const [taken, used] = ['Ese nombre de usuario ya está en uso.', 'Ya existe una cuenta con ese correo.']
  for (const [reply, error, label] of [
    [refuse(409, 'username_taken', taken), taken, 'Nombre de usuario'],
    [refuse(409, 'email_taken', used), used, 'Correo electrónico'],
  ] as const) {
    api.on(users.create, reply)
    await press(page, 'Crear usuario')
    await acceptError(page, error)
    expect(errorAt(field(label))).toBe(`Error: ${error}`)
  }
  api.on(users.create, loseConnection)
  await press(page, 'Crear usuario')
  expect(await dialogWith(/No se pudo crear el usuario/)).toContain('revisa en la lista si ya fue creado')
  await press(page, 'Aceptar')
  const kept = Object.keys(TYPED).map((label) => [label, field(label).value])
  expect(Object.fromEntries(kept)).toEqual(TYPED)

  const zoila = person('u-zoila', { Nombre: 'Zoila' })
  api.on(users.create, json(zoila, 201))
  await press(page, 'Crear usuario')
  await dialogWith('El nuevo usuario fue creado correctamente.')
  expect(api.changes.at(-1)?.body).toMatchObject({
    cedulaRUC: '1710034065',
    telefono: '0991234567',
    tipoContribuyente: 'Artesana',
    correo: 'zoila@naf.test',
    password: 'secreta1',
    rol_id: '1',
  })
  serve(zoila, ADA)
  await press(page, 'Aceptar')
  await row('Zoila')
  expect(page.address()).toBe(LIST)
})

it('editing a user tells of a mailbox that is not confirmed, and asks before it gets a role of staff', async () => {
  const UNPROVEN = /^Correo sin confirmar: no sabemos si la cuenta es de quien dice ser/
  const asked = async (page: Mounted, rol: string) => {
    await page.actor.selectOptions(choice('Rol'), rol)
    return screen.queryByText(UNPROVEN) !== null
  }
  for (const [CorreoConfirmado, isTold] of [
    [false, true],
    [true, false],
    [undefined, false],
  ] as const) {
    const Id = `u-${CorreoConfirmado}`
    serve(person(Id, { CorreoConfirmado }))
    const view = open(`/ver/${Id}`)
    await screen.findByRole('heading', { name: 'Datos del usuario' })
    await screen.findByText(String(CorreoConfirmado))
    expect.soft(screen.queryByText('Correo sin confirmar') !== null).toBe(isTold)
    view.unmount()
    const page = open(`/editar/${Id}`)
    await screen.findByRole('button', { name: 'Guardar Cambios' })
    expect.soft(screen.queryByText(/^Correo sin confirmar: esta persona/) !== null).toBe(isTold)
    expect.soft([await asked(page, 'Editor'), await asked(page, 'Administrador')]).toEqual([isTold, isTold])
    expect.soft(await asked(page, 'Usuario')).toBe(false)
    await asked(page, 'Editor')
    await rewrite(page, 'Correo electrónico', 'otra@naf.test')
    expect.soft(screen.queryByText(UNPROVEN), 'a corrected e-mail').not.toBeNull()
    page.unmount()
  }
})

it('editing a user warns of a lost role, keeps the text after each refusal, sends all fields and shows the user in the list', async () => {
  const stored = { ...BERTA, TipoContribuyente: 'Artesana', rol_id: 1 as const, Version: 7 }
  serve(stored, ADA)
  const page = open()
  await page.actor.click(await screen.findByRole('link', { name: /^Editar / }))
  await screen.findByRole('button', { name: 'Guardar Cambios' })
  expect(field('Tipo de Contribuyente (opcional)').value).toBe('Otro')
  expect(screen.queryByLabelText('Contraseña')).toBeNull()
  await rewrite(page, 'Nombre', 'Bertha')
  await page.actor.clear(field('Ciudad (opcional)'))
  expect(screen.queryByText(/se cerrará su sesión/)).toBeNull()
  await page.actor.selectOptions(choice('Rol'), 'Editor')
  expect(screen.getByText(/Deja de ser administrador/).textContent).toContain('se cerrará su sesión')

  for (const [reply, error, label] of [
    [refuse(409, 'username_taken', 'Elige otro.'), 'Elige otro.', 'Nombre de usuario'],
    [refuse(409, 'last_admin', 'Es el último.'), 'Es el último.', 'Rol'],
    [loseConnection, /^Error desconocido al actualizar el usuario/, null],
  ] as const) {
    api.on(users.update, reply)
    await press(page, 'Guardar Cambios')
    await acceptError(page, error)
    if (label) expect(errorAt(field(label))).toBe(`Error: ${error}`)
    expect(field('Nombre').value).toBe('Bertha')
  }

  api.on(users.update, json({ ...stored, Nombre: 'Bertha', Ciudad: '' }))
  await press(page, 'Guardar Cambios')
  await dialogWith('Usuario actualizado correctamente')
  const change = api.changes.at(-1)
  expect(change).toMatchObject({ method: 'PUT', path: '/users/u-berta', headers: { 'if-match': '"7"' } })
  expect(change?.body).toMatchObject({ ciudad: '', tipoContribuyente: 'Artesana', rol_id: '2' })
  expect(Object.keys(change?.body as object)).toHaveLength(11)
  await press(page, 'Aceptar')
  await row('Bertha')
  expect(names()).toEqual(['Ada Pérez Oña', 'Bertha Inés Pérez Oña'])
  expect(api.callsOf(users.list)).toHaveLength(1)
})

describe('a user that another person changed', () => {
  const MINE = { ...BERTA, Ciudad: 'Quito', TipoContribuyente: 'Artesana', Version: 7 }
  const THEIRS = { ...MINE, Ciudad: 'Ibarra', Telefono: '0987654321', rol_id: 2 as const, Version: 8 }
  const [CITY, PHONE, KIND] = ['Ciudad (opcional)', 'Teléfono (opcional)', 'Tipo de Contribuyente (opcional)']

  const openEdited = async () => {
    serve(MINE)
    const page = open('/editar/u-berta')
    await rewrite(page, 'Nombre', 'Bertha')
    await rewrite(page, CITY, 'Loja')
    return page
  }
  /** Each changed field, the value that is stored now and the one in the form. */
  const changes = async () =>
    within(await screen.findByRole('region', { name: 'Estos datos cambiaron mientras los editabas' }))
      .getAllByRole('listitem')
      .map((item) => [...item.querySelectorAll('a, dd')].map(({ textContent }) => textContent))

  const save = async (page: Mounted, reply = json(THEIRS)) => {
    api.on(users.update, reply)
    await press(page, 'Guardar Cambios')
  }
  const meet = async (page: Mounted, theirs: Partial<User> = THEIRS) => {
    serve(theirs)
    await save(page, refuse(409, 'changed_meanwhile'))
    return changes()
  }

  it('shows the changed fields beside the typed ones, and is saved over by choice', async () => {
    let page = await openEdited()
    expect(await meet(page)).toEqual([
      ['Teléfono', '0987654321', '0987654321'],
      ['Ciudad', 'Ibarra', 'Loja'],
      ['Rol', 'Editor', 'Editor'],
    ])
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Estos datos cambiaron/))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const shown = () => ['Nombre', CITY, PHONE].map((label) => field(label).value)
    expect([...shown(), choice('Rol').value]).toEqual(['Bertha', 'Loja', '0987654321', '2'])

    page.unmount()
    page = open('/editar/u-berta')
    await screen.findByText('Recuperamos lo que habías escrito.')
    expect(shown()).toEqual(['Bertha', 'Loja', '0987654321'])
    await save(page)
    await dialogWith('Usuario actualizado correctamente')
    expect(api.changes.map(({ headers }) => headers['if-match'])).toEqual(['"7"', '"8"'])
    expect(api.changes.at(-1)?.body).toMatchObject({
      ...{ nombre: 'Bertha', ciudad: 'Loja', telefono: '0987654321', rol_id: '2' },
    })
  })

  it('gives the stored value back by a press, an own text of a list together with its choice', async () => {
    const page = await openEdited()
    await rewrite(page, 'Especifique', 'Artesana textil')
    expect(await meet(page, { ...MINE, TipoContribuyente: 'Sociedad', Version: 8 })).toEqual([
      ['Tipo de Contribuyente', 'Sociedad', 'Artesana textil'],
    ])
    expect(field('Especifique').value).toBe('Artesana textil')
    await meet(page, { ...THEIRS, TipoContribuyente: '', Version: 9 })
    await screen.findByText('(vacío)')
    expect(await changes()).toContainEqual(['Tipo de Contribuyente', '(vacío)', 'Artesana textil'])
    await press(page, 'Usar lo guardado Ciudad')
    await press(page, 'Usar lo guardado Tipo de Contribuyente')
    expect([field(CITY).value, field(KIND).value, field('Nombre').value]).toEqual(['Ibarra', '', 'Bertha'])
    await save(page)
    await dialogWith('Usuario actualizado correctamente')
    expect(api.changes.at(-1)).toMatchObject({
      headers: { 'if-match': '"9"' },
      body: { nombre: 'Bertha', ciudad: 'Ibarra', tipoContribuyente: '' },
    })
  })

  it('keeps the text and says why where it cannot be read again', async () => {
    const page = await openEdited()
    api.on(users.read, loseConnection)
    await save(page, refuse(409, 'changed_meanwhile', 'Cambió.'))
    await acceptError(page, 'Cambió.')
    expect(field(CITY).value).toBe('Loja')
  })
})

it('deleting a user asks once more at Cancelar, stays after a failure, and takes the person out of the list', async () => {
  serve(BERTA, ADA)
  const page = open()
  await page.actor.click(await screen.findByRole('link', { name: /^Eliminar / }))
  await press(page, 'Eliminar')
  const text = await dialogWith('¿Estás seguro?')
  expect(text).toContain('Esta acción eliminará al usuario de forma permanente.')
  expect(text).toContain('Berta Pérez (berta)')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancelar'))
  await page.actor.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.changes).toEqual([])

  for (const [reply, told] of [
    [refuse(409, 'last_admin', 'Es el último.'), 'Es el último.'],
    [json({ mensaje: 'ok' }), 'Usuario eliminado correctamente'],
  ] as const) {
    expect(page.address()).toBe(`${LIST}/eliminar/u-berta`)
    api.on(users.delete, reply)
    await press(page, 'Eliminar')
    await press(page, 'Sí, eliminar')
    await dialogWith(new RegExp(told))
    await answer(page, 'Aceptar')
  }
  await row('Ada')
  expect(names()).toEqual(['Ada Pérez Oña'])
  expect(api.callsOf(users.list)).toHaveLength(1)
})
