import { api as endpoints, type User, type UserListItem } from '@naf/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  acceptError,
  choice,
  dialogWith,
  errorAt,
  errorSummary,
  field,
  mount,
  press,
  rewrite,
  SESSIONS,
} from '../support/mount.tsx'
import { asesoria, user } from '../support/samples.ts'
import { htmlError, json, loseConnection, type Reply, refuse, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const { users, asesorias } = endpoints
const LIST = '/dashboard-admin/usuarios'

const person = (Id: string, change: Partial<User> = {}) =>
  user({ Id, FirebaseUid: Id, Username: Id.replace('u-', ''), ...change })

const BERTA = person('u-berta', { Nombre: 'Berta', SegundoNombre: 'Inés' })
const ADA = SESSIONS.admin.user as User
const EDGAR = SESSIONS.editor.user as User

type Page = ReturnType<typeof mount>

const open = (path = '', as: keyof typeof SESSIONS = 'admin', options: Parameters<typeof mount>[1] = {}) =>
  mount(as === 'admin' ? `${LIST}${path}` : `/dashboard-editor/usuarios${path}`, { as, ...options })

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
  it('shows names, identification, role and accounts that do not work', async () => {
    serve({ ...BERTA, Cuenta: 'sin cuenta' }, { ...EDGAR, Cuenta: 'inactiva' }, { ...ADA, Cuenta: 'activa' })
    open()
    const cells = [...(await row('Berta')).querySelectorAll('th, td')].map(({ textContent }) => textContent)
    expect(cells[0]).toContain('Berta Inés Pérez Oña')
    expect(cells[0]).toContain('Sin cuenta de acceso')
    expect(cells.slice(1, 4)).toEqual(['berta', '1710034065', 'Usuario'])
    expect((await row('Edgar')).textContent).toMatch(/Cuenta inhabilitada.*Editor/)
    expect((await row('Ada')).textContent).toContain('Administrador')
    expect((await row('Ada')).textContent).not.toMatch(/cuenta/i)
  })

  it('can be narrowed to one role, which the address keeps', async () => {
    serve(BERTA, EDGAR, ADA)
    const page = open()
    await row('Berta')
    await page.actor.selectOptions(choice('Mostrar'), 'Editores')
    expect(names()).toEqual(['Edgar Pérez Oña'])
    expect(page.address()).toBe(`${LIST}?rol=2`)
  })

  it('tells that it is empty', async () => {
    open()
    expect(await screen.findByText('No hay usuarios registrados.')).toBeTruthy()
  })

  it('comes with another try', async () => {
    api.on(users.list, loseConnection)
    const page = open()
    expect(await screen.findByText('No se pudieron cargar los usuarios')).toBeTruthy()
    serve(BERTA)
    await press(page, 'Reintentar')
    await row('Berta')
  })

  it('lets an administrator manage everybody but themselves', async () => {
    serve(BERTA, ADA)
    open()
    expect(linksIn(await row('Berta'))).toEqual([
      ['Ver Berta Inés Pérez Oña', `${LIST}/ver/u-berta`],
      ['Editar Berta Inés Pérez Oña', `${LIST}/editar/u-berta`],
      ['Eliminar Berta Inés Pérez Oña', `${LIST}/eliminar/u-berta`],
    ])
    expect(linksIn(await row('Ada'))).toEqual([])
    expect(within(await row('Ada')).getByText('Acciones deshabilitadas')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Crear nuevo usuario' }).getAttribute('href')).toBe(
      `${LIST}/crear`,
    )
  })

  it('lets an editor look at everybody and change nobody', async () => {
    serve(BERTA, EDGAR)
    open('', 'editor')
    const list = '/dashboard-editor/usuarios'
    expect(linksIn(await row('Berta'))).toEqual([['Ver Berta Inés Pérez Oña', `${list}/ver/u-berta`]])
    expect(linksIn(await row('Edgar'))).toEqual([['Ver Edgar Pérez Oña', `${list}/ver/uid-edgar`]])
    expect(screen.queryByRole('link', { name: 'Crear nuevo usuario' })).toBeNull()
    expect(screen.queryByText('Acciones deshabilitadas')).toBeNull()
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
    expect(Object.fromEntries(facts)).toEqual({
      Nombre: 'Berta',
      'Segundo Nombre': 'Inés',
      Apellido: 'Pérez',
      'Segundo Apellido': 'Oña',
      'Cédula o RUC': '1710034065',
      'Tipo de Contribuyente': 'Sociedad',
      'Correo electrónico': 'ana@naf.test',
      Teléfono: '0991234567',
      Ciudad: '—',
      'Nombre de usuario': 'berta',
      Rol: 'Editor',
      'Fecha de registro': '9 de julio de 2025',
    })
    await page.actor.click(screen.getByRole('link', { name: 'Volver' }))
    await row('Berta')
    expect(page.address()).toBe(`${LIST}?q=berta`)
  })

  it('tells that there is no such user', async () => {
    serve()
    const page = open('/ver/u-berta')
    await acceptError(page, 'No se pudo obtener el usuario')
    const main = within(screen.getByRole('main'))
    expect(main.getByText('No se pudo obtener el usuario')).toBeTruthy()
    expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([LIST])
  })

  it('comes with another try', async () => {
    api.on(users.read, loseConnection)
    const page = open('/ver/u-berta')
    await acceptError(page, 'No se pudo obtener el usuario')
    serve(BERTA)
    await press(page, 'Reintentar')
    expect(await screen.findByText('berta')).toBeTruthy()
  })

  it('offers no change of the own user', async () => {
    serve(ADA)
    for (const path of ['editar', 'eliminar']) {
      const page = open(`/${path}/${ADA.FirebaseUid}`)
      expect(await screen.findByText('Acciones deshabilitadas')).toBeTruthy()
      expect(screen.queryByRole('button', { name: /^(?:Guardar Cambios|Eliminar)$/ })).toBeNull()
      expect(screen.getByRole('link', { name: 'Volver a la lista' }).getAttribute('href')).toBe(LIST)
      page.unmount()
    }
    expect(api.callsOf(users.read)).toEqual([])
  })
})

describe('creating a user', () => {
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
  const ZOILA = person('u-zoila', { Nombre: 'Zoila' })

  const openForm = async () => {
    serve(ADA)
    const page = open('/crear')
    await screen.findByLabelText('Nombre')
    return page
  }
  const fill = async ({ actor }: Page) => {
    for (const [label, text] of Object.entries(TYPED)) {
      await actor.click(field(label))
      await actor.paste(text)
    }
    await actor.selectOptions(field('Tipo de Contribuyente'), 'Otro')
    await actor.type(field('Especifique'), 'Artesana')
  }
  const allTyped = () => Object.fromEntries(Object.keys(TYPED).map((label) => [label, field(label).value]))

  it('asks for every field at once, hides the password and takes nothing of the browser', async () => {
    const page = await openForm()
    expect([field('Contraseña').type, field('Contraseña').autocomplete]).toEqual(['password', 'new-password'])
    const others = Object.keys(TYPED).filter((label) => label !== 'Contraseña')
    expect(others.map((label) => field(label).getAttribute('autocomplete'))).toEqual(others.map(() => 'off'))
    await press(page, 'Crear usuario')
    expect((await errorSummary()).links).toHaveLength(11)
    expect(api.changes).toEqual([])
  })

  it('tells what an administrator may do before one is made', async () => {
    const page = await openForm()
    const note = () => screen.queryByText(/también a ti/)
    expect(choice('Rol').value).toBe('3')
    await page.actor.selectOptions(choice('Rol'), 'Administrador')
    expect(note()).toBeTruthy()
    await page.actor.selectOptions(choice('Rol'), 'Usuario')
    expect(note()).toBeNull()
  })

  it('sends the user clean and shows them in the list', async () => {
    api.on(users.create, json(ZOILA, 201))
    const page = await openForm()
    await fill(page)
    await press(page, 'Crear usuario')
    await dialogWith('El nuevo usuario fue creado correctamente.')
    expect(api.changes.map(({ body }) => body)).toEqual([
      {
        nombre: 'Zoila',
        segundoNombre: 'Inés',
        apellido: 'Vera',
        segundoApellido: 'Paz',
        cedulaRUC: '1710034065',
        telefono: '0991234567',
        ciudad: 'Quito',
        tipoContribuyente: 'Artesana',
        correo: 'zoila@naf.test',
        username: 'zoila',
        password: 'secreta1',
        rol_id: '3',
      },
    ])
    serve(ZOILA, ADA)
    await press(page, 'Aceptar')
    await row('Zoila')
    expect(page.address()).toBe(LIST)
  })

  it.each([
    ['username_taken', 'Ese nombre de usuario ya está en uso. Elige otro.', 'Nombre de usuario'],
    ['email_taken', 'Ya existe una cuenta con ese correo. Usa otro.', 'Correo electrónico'],
  ])('tells %s at its field and keeps everything typed', async (code, error, label) => {
    api.on(users.create, refuse(409, code, error))
    const page = await openForm()
    await fill(page)
    await press(page, 'Crear usuario')
    await acceptError(page, error)
    expect(errorAt(field(label))).toBe(`Error: ${error}`)
    expect((await errorSummary()).links).toEqual([error])
    expect({ ...allTyped(), own: field('Especifique').value }).toEqual({ ...TYPED, own: 'Artesana' })
  })

  it('tells a failure in words of its own, and to look into the list when the answer is lost', async () => {
    const page = await openForm()
    await fill(page)
    for (const reply of [htmlError, refuse(500, 'internal', 'Ocurrió un error inesperado.')]) {
      api.on(users.create, reply)
      await press(page, 'Crear usuario')
      await acceptError(page, /^Error al registrar usuario/)
    }
    api.on(users.create, loseConnection)
    await press(page, 'Crear usuario')
    const text = await dialogWith(/No se pudo crear el usuario/)
    expect(text).toContain('No hay conexión con el servidor.')
    expect(text).toContain('revisa en la lista si ya fue creado')
    await press(page, 'Aceptar')
    expect(allTyped()).toEqual(TYPED)
  })
})

describe('editing a user', () => {
  const ARTISAN = { ...BERTA, TipoContribuyente: 'Artesana' }

  const openForm = async (stored: Partial<UserListItem> = BERTA) => {
    serve(stored, ADA)
    const page = open('/editar/u-berta')
    await screen.findByRole('button', { name: 'Guardar Cambios' })
    return page
  }
  const save = (page: Page) => press(page, 'Guardar Cambios')

  it('starts with the stored data and requires five fields', async () => {
    const page = await openForm(ARTISAN)
    const expected = {
      Nombre: 'Berta',
      'Cédula o RUC': '1710034065',
      'Correo electrónico': 'ana@naf.test',
      'Nombre de usuario': 'berta',
      'Tipo de Contribuyente (opcional)': 'Otro',
      Especifique: 'Artesana',
      Rol: '3',
    }
    const values = Object.keys(expected).map((label) => [label, field(label).value])
    expect(Object.fromEntries(values)).toEqual(expected)
    expect(screen.queryByLabelText('Contraseña')).toBeNull()
    for (const input of screen.getAllByRole('textbox')) await page.actor.clear(input)
    await page.actor.selectOptions(field('Tipo de Contribuyente (opcional)'), '')
    await save(page)
    expect((await errorSummary()).links).toEqual([
      'Escribe el nombre.',
      'Escribe el apellido.',
      'Escribe la cédula o el RUC.',
      'Escribe un correo electrónico.',
      'Escribe un nombre de usuario.',
    ])
    expect(api.changes).toEqual([])
  })

  it('warns what a change of role means', async () => {
    const page = await openForm({ ...BERTA, rol_id: 1 })
    await page.actor.selectOptions(choice('Rol'), 'Editor')
    expect(screen.getByText(/Deja de ser administrador/).textContent).toContain('se cerrará su sesión')
    await page.actor.selectOptions(choice('Rol'), 'Administrador')
    expect(screen.queryByText(/se cerrará su sesión/)).toBeNull()
  })

  it('sends all fields, emptied ones too, and shows the user in the list, which is not read again', async () => {
    const changed = { ...ARTISAN, Nombre: 'Bertha', Ciudad: '' }
    serve(ARTISAN, ADA)
    api.on(users.update, json(changed))
    const page = open()
    await page.actor.click(await screen.findByRole('link', { name: /^Editar / }))
    await screen.findByRole('button', { name: 'Guardar Cambios' })
    await rewrite(page, 'Nombre', 'Bertha')
    await page.actor.clear(field('Ciudad (opcional)'))
    await page.actor.selectOptions(choice('Rol'), 'Editor')
    await save(page)
    await dialogWith('Usuario actualizado correctamente')
    expect(api.changes).toMatchObject([{ method: 'PUT', path: '/users/u-berta' }])
    expect(api.changes[0]?.body).toEqual({
      nombre: 'Bertha',
      segundoNombre: 'Inés',
      apellido: 'Pérez',
      segundoApellido: 'Oña',
      cedulaRUC: '1710034065',
      telefono: '0991234567',
      ciudad: '',
      tipoContribuyente: 'Artesana',
      correo: 'ana@naf.test',
      username: 'berta',
      rol_id: '2',
    })
    await press(page, 'Aceptar')
    await row('Bertha')
    expect(names()).toEqual(['Ada Pérez Oña', 'Bertha Inés Pérez Oña'])
    expect(api.callsOf(users.list)).toHaveLength(1)
  })

  it('uses an id that is called id', async () => {
    const { Id: _, ...nameless } = BERTA
    api.on(users.update, json(BERTA))
    const page = await openForm({ ...nameless, id: '7' } as Partial<UserListItem>)
    await save(page)
    await dialogWith('Usuario actualizado correctamente')
    expect(api.changes.map(({ path }) => path)).toEqual(['/users/7'])
  })

  it('sends nothing for a record without an id', async () => {
    const { Id: _, ...nameless } = BERTA
    const page = await openForm(nameless)
    await save(page)
    await acceptError(page, 'ID del usuario no disponible')
    expect(api.changes).toEqual([])
  })

  it.each([
    ['username_taken', 'Ese nombre de usuario ya está en uso. Elige otro.', 'Nombre de usuario'],
    ['email_taken', 'Ya existe una cuenta con ese correo. Usa otro.', 'Correo electrónico'],
    ['last_admin', 'El portal debe conservar al menos un administrador.', 'Rol'],
  ])('tells %s at its field and keeps the text', async (code, error, label) => {
    api.on(users.update, refuse(409, code, error))
    const page = await openForm()
    await rewrite(page, 'Nombre', 'Bertha')
    await save(page)
    await acceptError(page, error)
    expect(errorAt(field(label))).toBe(`Error: ${error}`)
    expect(field('Nombre').value).toBe('Bertha')
  })

  it('tells a failure in words of its own', async () => {
    const page = await openForm()
    for (const reply of [refuse(500, 'internal', 'Ocurrió un error inesperado.'), loseConnection]) {
      api.on(users.update, reply)
      await save(page)
      await acceptError(page, /^Error desconocido al actualizar el usuario/)
    }
  })

  it('tells that the user did not come, or is gone', async () => {
    api.on(users.read, loseConnection)
    const page = open('/editar/u-berta')
    await acceptError(page, 'No se pudo cargar el usuario')
    serve(ADA)
    await press(page, 'Reintentar')
    await acceptError(page, 'No se pudo cargar el usuario')
    expect(screen.getByText('Puede que ya no exista.')).toBeTruthy()
  })
})

describe('deleting a user', () => {
  const openPage = async (reply: Reply) => {
    serve(BERTA, ADA)
    api.on(users.delete, reply)
    const page = open()
    await page.actor.click(await screen.findByRole('link', { name: /^Eliminar / }))
    await screen.findByRole('button', { name: 'Eliminar' })
    return page
  }
  const confirm = async (page: Page) => {
    await press(page, 'Eliminar')
    await press(page, 'Sí, eliminar')
  }
  const done = json({ mensaje: 'Usuario eliminado correctamente' })

  it('asks once more, names the person and starts at Cancelar', async () => {
    const page = await openPage(done)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirmar Eliminación')
    for (const fact of ['Berta', 'Pérez', 'berta', 'Usuario'])
      expect(within(screen.getByRole('main')).getByText(fact)).toBeTruthy()
    await press(page, 'Eliminar')
    const text = await dialogWith('¿Estás seguro?')
    expect(text).toContain('Esta acción eliminará al usuario de forma permanente.')
    expect(text).toContain('Berta Pérez (berta)')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancelar'))
    await page.actor.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(page, 'Cancelar')
    await row('Berta')
    expect(api.changes).toEqual([])
  })

  it('takes the person out of the list, which is not read again', async () => {
    const page = await openPage(done)
    await confirm(page)
    await dialogWith('Usuario eliminado correctamente')
    expect(api.changes).toMatchObject([{ method: 'DELETE', path: '/users/u-berta' }])
    await press(page, 'Aceptar')
    await row('Ada')
    expect(names()).toEqual(['Ada Pérez Oña'])
    expect(api.callsOf(users.list)).toHaveLength(1)
  })

  it('tells why it failed and stays', async () => {
    const last = 'El portal debe conservar al menos un administrador.'
    const page = await openPage(refuse(409, 'last_admin', last))
    for (const [reply, reason] of [
      [refuse(409, 'last_admin', last), last],
      [loseConnection, 'No hay conexión con el servidor.'],
      [refuse(500, 'internal', 'x'), 'No se pudo eliminar el usuario'],
    ] as const) {
      api.on(users.delete, reply)
      await confirm(page)
      const text = await dialogWith(/^No se pudo eliminar el usuario/)
      expect(text).toContain(reason)
      await acceptError(page, /^No se pudo eliminar el usuario/)
      expect(page.address()).toBe(`${LIST}/eliminar/u-berta`)
    }
  })

  it('leads to the list when somebody else did it already', async () => {
    const page = await openPage(refuse(404, 'not_found', 'No se encontró el usuario.'))
    await confirm(page)
    expect(await dialogWith(/^No se pudo eliminar/)).toContain('No se encontró el usuario.')
    await press(page, 'Aceptar')
    await row('Ada')
    expect(names()).toEqual(['Ada Pérez Oña'])
  })

  it('lets the list of requests, which names people, be read anew', async () => {
    localStorage.setItem('naf_asesorias', 'tabla')
    const requests = async (username: string) => {
      api.answers(asesorias.list, [asesoria('a', { UsuarioUsername: username })])
      const page = mount('/dashboard-admin/ver-asesorias', { as: 'admin' })
      await screen.findByRole('rowheader', { name: /Persona a/ })
      return page
    }
    const before = await requests('berta')
    expect(screen.getByText('berta')).toBeTruthy()
    before.unmount()
    const page = await openPage(done)
    await confirm(page)
    await press(page, 'Aceptar')
    await row('Ada')
    expect(api.callsOf(asesorias.list)).toHaveLength(1)
    page.unmount()
    await requests('')
    await waitFor(() => expect(api.callsOf(asesorias.list)).toHaveLength(2))
    await waitFor(() => expect(screen.queryByText('berta')).toBeNull())
  })
})
