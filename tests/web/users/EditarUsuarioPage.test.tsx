import type { User } from '@naf/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { connectionLost, json, leavePage, stubNetwork } from '../support/render-page.tsx'
import { user } from '../support/user-builder.ts'
import { ADMIN, BERTA, dialogWith, field, press, refused, renderUsers, serveUsers } from './render-users.tsx'

afterEach(leavePage)

const ARTISAN = user({ ...BERTA, TipoContribuyente: 'Artesana' })

const save = (actor: UserEvent) => press(actor, 'Guardar Cambios')

/** The form, filled with the user that was fetched. */
const edit = async (stored: Partial<User>, change?: () => Response) => {
  const actor = userEvent.setup()
  const sent = serveUsers([stored, ADMIN], change)
  const page = renderUsers('/editar/u-berta')
  await screen.findByRole('button', { name: 'Guardar Cambios' })
  return { actor, sent, ...page }
}

const retype = async (actor: UserEvent, label: string, text: string) => {
  await actor.clear(field(label))
  if (text) await actor.type(field(label), text)
}

describe('the form', () => {
  it('is filled with the user, and names what may be left out', async () => {
    await edit(ARTISAN)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Editar Usuario')
    expect(field('Nombre').value).toBe('Berta')
    expect(field('Cédula o RUC').value).toBe('1710034065')
    expect(field('Correo electrónico').value).toBe('ana@naf.test')
    expect(field('Nombre de usuario').value).toBe('berta')
    expect(field('Tipo de Contribuyente (opcional)').value).toBe('Otro')
    expect(field('Especifique').value).toBe('Artesana')
    expect(field('Rol').value).toBe('3')
    expect(screen.queryByLabelText('Contraseña')).toBeNull()
    expect(screen.getAllByText('(opcional)')).toHaveLength(5)
  })

  it('asks for the five required fields only', async () => {
    const { actor, sent } = await edit(BERTA)
    for (const label of ['Nombre', 'Apellido', 'Cédula o RUC', 'Correo electrónico', 'Nombre de usuario'])
      await retype(actor, label, '')
    for (const label of ['Segundo Apellido (opcional)', 'Teléfono (opcional)', 'Ciudad (opcional)'])
      await retype(actor, label, '')
    await save(actor)
    const summary = within(await screen.findByRole('alert'))
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Escribe el nombre.',
      'Escribe el apellido.',
      'Escribe la cédula o el RUC.',
      'Escribe un correo electrónico.',
      'Escribe un nombre de usuario.',
    ])
    expect(sent.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('warns of what a change of role means, both ways', async () => {
    const { actor } = await edit(user({ ...BERTA, rol_id: 1 }))
    expect(screen.getByRole('status').textContent).toBe('')
    await actor.selectOptions(field('Rol'), 'Editor')
    expect(screen.getByRole('status').textContent).toContain('Deja de ser administrador')
    expect(screen.getByRole('status').textContent).toContain('se cerrará su sesión')
    await actor.selectOptions(field('Rol'), 'Administrador')
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

describe('saving', () => {
  it('sends all to the id of the record, empties what was emptied, and shows it in the list', async () => {
    const users = [ARTISAN, ADMIN]
    const changed = { ...ARTISAN, Nombre: 'Bertha', Ciudad: '' }
    const actor = userEvent.setup()
    const sent = serveUsers(users, () => {
      users[0] = changed
      return json(changed)
    })
    const { router, list } = renderUsers('/editar/u-berta')
    await screen.findByRole('button', { name: 'Guardar Cambios' })
    await retype(actor, 'Nombre', 'Bertha')
    await retype(actor, 'Ciudad (opcional)', '')
    await actor.selectOptions(field('Rol'), 'Editor')
    await save(actor)
    await dialogWith('Usuario actualizado correctamente')
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: '/api/users/u-berta' })
    expect(sent.at(-1)?.body).toEqual({
      nombre: 'Bertha',
      segundoNombre: '',
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
    await press(actor, 'Aceptar')
    await waitFor(() => expect(router.state.location.pathname).toBe(list))
    expect(await screen.findByRole('rowheader', { name: /Bertha/ })).toBeTruthy()
  })

  it('takes an id that is called id, and says where there is none', async () => {
    const { Id: _, ...nameless } = BERTA
    const { actor, sent } = await edit({ ...nameless, id: '7' } as Partial<User>, () => json(BERTA))
    await save(actor)
    await dialogWith('Usuario actualizado correctamente')
    expect(sent.at(-1)?.path).toBe('/api/users/7')
  })

  it('sends nothing where the record came without an id', async () => {
    const { Id: _, ...nameless } = BERTA
    const { actor, sent } = await edit(nameless)
    await save(actor)
    expect(await dialogWith('Error')).toContain('ID del usuario no disponible')
    expect(sent.every(({ method }) => method === 'GET')).toBe(true)
  })

  it.each([
    ['username_taken', 'Ese nombre de usuario ya está en uso. Elige otro.', 'Nombre de usuario'],
    ['email_taken', 'Ya existe una cuenta con ese correo. Usa otro.', 'Correo electrónico'],
    ['last_admin', 'El portal debe conservar al menos un administrador.', 'Rol'],
  ])('that is refused for %s says so at the field, and keeps what was typed', async (code, error, label) => {
    const { actor } = await edit(BERTA, () => refused(409, code, error))
    await retype(actor, 'Nombre', 'Bertha')
    await save(actor)
    expect(await dialogWith('Error')).toContain(error)
    await press(actor, 'Aceptar')
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(field('Nombre').value).toBe('Bertha')
  })

  it.each([
    ['a failure of the server', () => refused(500, 'internal', 'Ocurrió un error inesperado.')],
    ['a lost connection', connectionLost],
  ])('that ends in %s is told in the words of the screen', async (_kind, reply) => {
    const { actor } = await edit(BERTA, reply)
    await save(actor)
    expect(await dialogWith('Error')).toContain('Error desconocido al actualizar el usuario')
  })
})

describe('a user who cannot be edited', () => {
  it('is oneself: no form, a word and a way back', async () => {
    const sent = serveUsers([ADMIN])
    const { list } = renderUsers('/editar/u-admin')
    expect(screen.getByText('Acciones deshabilitadas')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Guardar Cambios' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Volver a la lista' }).getAttribute('href')).toBe(list)
    expect(sent).toEqual([])
  })

  it('is one who did not come, which a dialog says too; another try brings the form', async () => {
    const actor = userEvent.setup()
    let tries = 0
    stubNetwork(() => (tries++ === 0 ? connectionLost() : json(BERTA)))
    renderUsers('/editar/u-berta')
    expect(await dialogWith('Error')).toContain('No se pudo cargar el usuario')
    await press(actor, 'Aceptar')
    expect(screen.getByText('No se pudo obtener el usuario')).toBeTruthy()
    await press(actor, 'Reintentar')
    expect(await screen.findByRole('button', { name: 'Guardar Cambios' })).toBeTruthy()
  })

  it('is one who is gone', async () => {
    serveUsers([ADMIN])
    renderUsers('/editar/u-berta')
    expect(await dialogWith('Error')).toContain('No se pudo cargar el usuario')
    expect(screen.getByText('Puede que ya no exista.')).toBeTruthy()
  })
})
