import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { connectionLost, json, leavePage, type SentRequest } from '../support/render-page.tsx'
import { ADMIN, BERTA, dialogWith, field, press, refused, renderUsers, serveUsers } from './render-users.tsx'

afterEach(leavePage)

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

const fill = async (actor: UserEvent) => {
  for (const [label, text] of Object.entries(TYPED)) {
    await actor.click(field(label))
    await actor.paste(text)
  }
  await actor.selectOptions(field('Tipo de Contribuyente'), 'Otro')
  await actor.type(field('Especifique'), 'Artesana')
}

const submit = (actor: UserEvent) => press(actor, 'Crear usuario')

const allTyped = () => Object.fromEntries(Object.keys(TYPED).map((label) => [label, field(label).value]))

describe('the form', () => {
  it('asks for every field, all at once, and sends nothing', async () => {
    const actor = userEvent.setup()
    const sent = serveUsers([ADMIN])
    renderUsers('/crear')
    await submit(actor)
    const summary = within(await screen.findByRole('alert'))
    expect(summary.getAllByRole('link')).toHaveLength(11)
    expect(sent).toEqual([])
  })

  it('hides the password and asks the browser for none of its own data', () => {
    renderUsers('/crear')
    expect(field('Contraseña').type).toBe('password')
    expect(field('Contraseña').autocomplete).toBe('new-password')
    const others = Object.keys(TYPED).filter((label) => label !== 'Contraseña')
    expect(others.map((label) => field(label).getAttribute('autocomplete'))).toEqual(others.map(() => 'off'))
  })

  it('says what an administrator may do before one is made', async () => {
    const actor = userEvent.setup()
    renderUsers('/crear')
    expect(field('Rol').value).toBe('3')
    await actor.selectOptions(field('Rol'), 'Administrador')
    expect(screen.getByRole('status').textContent).toContain('también a ti')
    await actor.selectOptions(field('Rol'), 'Usuario')
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

describe('a new user', () => {
  it('is sent clean, with the own text for Otro and the role as text, and stands in the list', async () => {
    const actor = userEvent.setup()
    const users = [ADMIN]
    const created = { ...BERTA, Nombre: 'Zoila' }
    const sent = serveUsers(users, () => {
      users.push(created)
      return json(created, 201)
    })
    const { router, list } = renderUsers('/crear')
    await fill(actor)
    await submit(actor)
    await dialogWith('El nuevo usuario fue creado correctamente.')
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/users/create-user-admin' })
    expect(sent[0]?.body).toEqual({
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
    })
    await press(actor, 'Aceptar')
    await waitFor(() => expect(router.state.location.pathname).toBe(list))
    expect(await screen.findByRole('rowheader', { name: /Zoila/ })).toBeTruthy()
  })

  it('leaves no password in the cache', async () => {
    const actor = userEvent.setup()
    serveUsers([ADMIN], () => json(BERTA, 201))
    const { client } = renderUsers('/crear')
    await fill(actor)
    await submit(actor)
    await press(actor, 'Aceptar')
    await screen.findByRole('table')
    await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]))
  })
})

describe('a user that was not created', () => {
  const attempt = async (reply: (request: SentRequest) => Response) => {
    const actor = userEvent.setup()
    serveUsers([ADMIN], reply)
    renderUsers('/crear')
    await fill(actor)
    await submit(actor)
    return { actor, text: await dialogWith('Error') }
  }

  it.each([
    ['username_taken', 'Ese nombre de usuario ya está en uso. Elige otro.', 'Nombre de usuario'],
    ['email_taken', 'Ya existe una cuenta con ese correo. Usa otro.', 'Correo electrónico'],
  ])('for %s says so at the field, and keeps all that was typed', async (code, error, label) => {
    const { actor, text } = await attempt(() => refused(409, code, error))
    expect(text).toContain(error)
    await press(actor, 'Aceptar')
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(within(screen.getByRole('alert')).getByRole('link', { name: error })).toBeTruthy()
    expect(allTyped()).toEqual(TYPED)
    expect(field('Especifique').value).toBe('Artesana')
  })

  it.each([
    ['in HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['from the inside', () => refused(500, 'internal', 'Ocurrió un error inesperado.')],
  ])('by a refusal %s is told in the words of the screen', async (_kind, reply) => {
    const { text } = await attempt(reply)
    expect(text).toContain('Error al registrar usuario')
    expect(text).not.toContain('No se pudo crear')
  })

  it('as far as is known: where nothing came back it says so, and to look before sending again', async () => {
    const { actor, text } = await attempt(connectionLost)
    expect(text).toContain('No se pudo crear el usuario')
    expect(text).toContain('No hay conexión con el servidor.')
    expect(text).toContain('revisa en la lista si ya fue creado')
    await press(actor, 'Aceptar')
    expect(allTyped()).toEqual(TYPED)
  })
})
