import { api as endpoints } from '@naf/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptError,
  choice,
  dialogWith,
  errorAt,
  errorSummary,
  field,
  mount,
  press,
} from '../support/mount.tsx'
import { user } from '../support/samples.ts'
import { htmlError, inTurn, json, loseConnection, refuse, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const { users } = endpoints

type Page = ReturnType<typeof mount>
type Body = Record<string, unknown>

/**
 * The identity provider, by the method at the end of its addresses. An answer is its JSON, or the code it refuses
 * with; 'offline' loses the connection.
 */
const identity = {
  calls: [] as { method: string; body: Body }[],
  answers: {} as Record<string, Body | string>,
  of: (method: string) => identity.calls.filter((call) => call.method === method).map(({ body }) => body),
}
const token = (uid: string) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  return `${part({ alg: 'none' })}.${part({ sub: uid, user_id: uid, iat: now, exp: now + 3600 })}.x`
}
const signedIn = (uid: string) => ({
  localId: uid,
  idToken: token(uid),
  refreshToken: 'r',
  expiresIn: '3600',
})

const network = globalThis.fetch
const METHOD = /(?:identitytoolkit|securetoken)\.googleapis\.com.*[:/](\w+)\?/
globalThis.fetch = async (input, init) => {
  const method = METHOD.exec(String(input))?.[1]
  if (!method) return network(input, init)
  const text = String(init?.body ?? '{}')
  const body: Body = text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
  identity.calls.push({ method, body })
  const answer = identity.answers[method] ?? 'OPERATION_NOT_ALLOWED'
  if (answer === 'offline') throw new TypeError('Failed to fetch')
  if (typeof answer === 'string')
    return Response.json({ error: { code: 400, message: answer } }, { status: 400 })
  return Response.json(answer)
}
const ACCOUNT = { localId: 'uid-ana', email: 'ana@naf.test', emailVerified: true, providerUserInfo: [] }

beforeEach(() => {
  identity.calls = []
  identity.answers = {
    signUp: signedIn('uid-nuevo'),
    signInWithPassword: signedIn('uid-ana'),
    lookup: { users: [ACCOUNT] },
    delete: {},
    update: { ...signedIn('uid-ana'), email: ACCOUNT.email },
    token: { access_token: token('uid-ana'), refresh_token: 'r', expires_in: '3600' },
  }
})
afterEach(() => {
  identity.answers = {}
})

const type = async ({ actor }: Page, label: string | RegExp, text: string) => {
  await actor.clear(field(label))
  await actor.click(field(label))
  await actor.paste(text)
}

const NO_CONNECTION = /^No hay conexión/
const WRONG = 'Usuario o contraseña incorrectos.'

describe('the login', () => {
  const openLogin = async () => {
    const page = mount('/login')
    await screen.findByLabelText('Nombre de usuario o correo electrónico')
    await type(page, 'Nombre de usuario o correo electrónico', 'ana')
    await type(page, 'Contraseña', 'secreta1')
    return page
  }

  it('tells every failure for what it is, and never which half was wrong', async () => {
    const page = await openLogin()
    const known = json({ email: 'ana@naf.test' })
    for (const [reply, refusal, text] of [
      [refuse(401, 'bad_credentials', 'x'), null, WRONG],
      [refuse(403, 'forbidden', 'No autorizado'), null, WRONG],
      [known, 'INVALID_PASSWORD', WRONG],
      [known, 'INVALID_LOGIN_CREDENTIALS', WRONG],
      [refuse(429, 'too_many_requests', 'Espera un minuto.'), null, 'Espera un minuto.'],
      [known, 'TOO_MANY_ATTEMPTS_TRY_LATER', /^Demasiados intentos/],
      [refuse(500, 'internal', 'x'), null, /no está disponible/],
      [htmlError, null, /no está disponible/],
      [loseConnection, null, NO_CONNECTION],
      [known, 'offline', NO_CONNECTION],
    ] as const) {
      api.on(users.login, reply)
      if (refusal) identity.answers.signInWithPassword = refusal
      await press(page, 'Ingresar')
      await acceptError(page, text)
    }
    expect(field('Contraseña').value).toBe('secreta1')
  })

  it('signs in with the mail of the user name', async () => {
    api.answers(users.login, { email: 'ana@naf.test' })
    api.answers(users.dashboardAccess, { redirect: '/dashboard-usuario' })
    const page = await openLogin()
    await press(page, 'Ingresar')
    await waitFor(() => expect(api.callsOf(users.dashboardAccess)).toHaveLength(1))
    expect(identity.of('signInWithPassword')).toMatchObject([{ email: 'ana@naf.test', password: 'secreta1' }])
  })
})

describe('the registration', () => {
  const openForm = async () => {
    const page = mount('/register')
    await screen.findByLabelText('Nombre')
    for (const [label, text] of [
      ['Nombre', 'Ana'],
      ['Apellido', 'Vera'],
      ['Número de cédula', '171003406-5'],
      ['Teléfono', '099 123 4567'],
      ['Ciudad', 'Quito'],
      ['Correo electrónico', 'Ana@Naf.test'],
      ['Nombre de usuario', 'ana'],
      ['Contraseña', 'secreta1'],
    ] as const)
      await type(page, label, text)
    await page.actor.selectOptions(choice('Tipo de Contribuyente'), 'Sociedad')
    return page
  }
  const send = (page: Page) => press(page, 'Registrarse')

  it('makes an account, stores the record under its uid, and forgets the draft', async () => {
    identity.answers.lookup = { users: [{ ...ACCOUNT, localId: 'uid-nuevo' }] }
    api.on(users.register, json(user(), 201))
    const page = await openForm()
    await send(page)
    await waitFor(() => expect(api.changes).toHaveLength(1))
    expect(identity.of('signUp')).toMatchObject([{ email: 'ana@naf.test', password: 'secreta1' }])
    expect(api.changes[0]?.body).toMatchObject({
      uid: 'uid-nuevo',
      correo: 'ana@naf.test',
      username: 'ana',
      cedulaRUC: '1710034065',
      comunicaciones: { acepta: false },
    })
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.startsWith('naf_borrador'))).toEqual([]),
    )
    expect(identity.of('delete')).toEqual([])
  })

  it('deletes the new account when the record is refused, also where that fails', async () => {
    const page = await openForm()
    for (const [status, code, label] of [
      [400, 'invalid_input', null],
      [409, 'username_taken', 'Nombre de usuario'],
      [409, 'email_taken', 'Correo electrónico'],
      [429, 'too_many_requests', null],
    ] as const) {
      const text = `No se puede: ${code}.`
      api.on(users.register, refuse(status, code, text))
      if (status === 429) identity.answers.delete = 'offline'
      await send(page)
      await acceptError(page, text)
      if (label) expect(errorAt(field(label))).toBe(`Error: ${text}`)
    }
    expect(identity.of('delete')).toHaveLength(4)
  })

  it('keeps the new account when the record may have been stored', async () => {
    const page = await openForm()
    for (const [reply, text] of [
      [loseConnection, NO_CONNECTION],
      [htmlError, 'Error al guardar en el backend'],
      [refuse(500, 'internal', 'Algo falló.'), 'Algo falló.'],
    ] as const) {
      api.on(users.register, reply)
      await send(page)
      await acceptError(page, text)
    }
    expect(identity.of('delete')).toEqual([])
  })

  it('completes an account that was there, for the person who knows its password, and never deletes it', async () => {
    identity.answers.signUp = 'EMAIL_EXISTS'
    api.on(
      users.register,
      inTurn(refuse(409, 'username_taken', 'Ese nombre está en uso.'), json(user(), 201)),
    )
    const page = await openForm()
    await send(page)
    await acceptError(page, 'Ese nombre está en uso.')
    await send(page)
    await waitFor(() => expect(api.changes).toHaveLength(2))
    expect(api.changes[1]?.body).toMatchObject({ uid: 'uid-ana' })
    expect(identity.of('delete')).toEqual([])
  })

  it.each(['INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS'])(
    'tells that the mail has an account of somebody else: %s',
    async (refusal) => {
      Object.assign(identity.answers, { signUp: 'EMAIL_EXISTS', signInWithPassword: refusal })
      const page = await openForm()
      await send(page)
      const text = 'Ya existe una cuenta con ese correo. Ingresa con ella o restablece tu contraseña.'
      await acceptError(page, text)
      expect(errorAt(field('Correo electrónico'))).toBe(`Error: ${text}`)
      expect(api.changes).toEqual([])
    },
  )

  it('stores nothing without an account', async () => {
    const page = await openForm()
    for (const [answer, text] of [
      ['offline', NO_CONNECTION],
      ['INTERNAL', 'Error inesperado durante el registro'],
    ] as const) {
      identity.answers.signUp = answer
      await send(page)
      await acceptError(page, text)
    }
    expect(api.changes).toEqual([])
  })
})

describe('the profile', () => {
  const RECORD = user({ SegundoNombre: 'María', TipoContribuyente: 'Artesana' })
  const ADDRESS = '/dashboard-usuario/perfil'

  /** Signs in at the identity provider, whose client remembers it. */
  const signIn = async () => {
    api.answers(users.login, { email: 'ana@naf.test' })
    const page = mount('/login')
    await screen.findByLabelText('Contraseña')
    await type(page, 'Nombre de usuario o correo electrónico', 'ana')
    await type(page, 'Contraseña', 'vieja1')
    await press(page, 'Ingresar')
    await waitFor(() => expect(api.callsOf(users.dashboardAccess)).toHaveLength(1))
    page.unmount()
    identity.calls = []
    api.calls = []
  }
  const openForm = async () => {
    api.answers(users.read, RECORD)
    api.answers(users.updatePerfil, RECORD)
    const page = mount(ADDRESS, { as: 'usuario' })
    await press(page, 'Editar Perfil')
    await screen.findByLabelText('Nombre')
    return page
  }
  const save = (page: Page) => press(page, 'Guardar Cambios')
  const passwords = async (page: Page, actual: string, nueva: string) => {
    await type(page, /^Contraseña actual/, actual)
    await type(page, /^Nueva contraseña/, nueva)
  }

  it('keeps an own type of taxpayer, and the password unless both are given', async () => {
    const page = await openForm()
    expect([field('Tipo de Contribuyente').value, field('Especifique').value]).toEqual(['Otro', 'Artesana'])
    await passwords(page, 'vieja1', '   ')
    await save(page)
    await dialogWith('Perfil actualizado')
    expect(api.changes.map(({ body }) => body)).toMatchObject([
      { nombre: 'Ana', tipoContribuyente: 'Artesana' },
    ])
    expect(api.changes[0]?.body).not.toHaveProperty('passwordActual')
    expect(identity.calls).toEqual([])
  })

  it('requires what the registration leaves open, and six characters of a new password', async () => {
    const page = await openForm()
    for (const label of ['Segundo Nombre', 'Segundo Apellido']) await page.actor.clear(field(label))
    await passwords(page, 'vieja1', 'corta')
    await save(page)
    expect((await errorSummary()).links).toEqual([
      'Escribe tu segundo nombre.',
      'Escribe tu segundo apellido.',
      'La contraseña debe tener al menos 6 caracteres.',
    ])
    expect(api.changes).toEqual([])
  })

  it('changes the password first, and nothing where that fails', async () => {
    await signIn()
    const page = await openForm()
    await passwords(page, 'vieja1', 'nueva1')
    for (const [answer, text] of [
      ['INVALID_PASSWORD', 'La contraseña actual es incorrecta'],
      ['INVALID_LOGIN_CREDENTIALS', 'La contraseña actual es incorrecta'],
      ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'Error al cambiar la contraseña'],
    ] as const) {
      identity.answers.signInWithPassword = answer
      await save(page)
      await acceptError(page, text)
    }
    expect(api.changes).toEqual([])

    identity.answers.signInWithPassword = signedIn('uid-ana')
    api.on(users.updatePerfil, inTurn(htmlError, json(RECORD)))
    await save(page)
    await acceptError(page, 'Error al actualizar perfil')
    expect(identity.of('update')).toMatchObject([{ password: 'nueva1' }])
    // The new password is already valid, so the form does not ask for it again.
    expect([field(/^Contraseña actual/).value, field(/^Nueva contraseña/).value]).toEqual(['', ''])
    await save(page)
    await dialogWith('Perfil actualizado')
    expect(identity.of('update')).toHaveLength(1)
  })

  it('deletes the account by the password as it was typed, or not at all', async () => {
    await signIn()
    api.on(users.deletePerfil, json({ mensaje: 'ok' }))
    const page = await openForm()
    const question = async () => {
      await press(page, 'Eliminar Cuenta')
      const dialog = within(await screen.findByRole('dialog'))
      await page.actor.type(dialog.getByLabelText('Contraseña actual'), ' secreta-1 ')
      return dialog
    }
    await page.actor.click((await question()).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([identity.calls, api.changes]).toEqual([[], []])

    identity.answers.signInWithPassword = 'INVALID_PASSWORD'
    await page.actor.click((await question()).getByRole('button', { name: 'Sí, eliminar' }))
    await acceptError(page, 'La contraseña actual es incorrecta')
    expect(api.changes).toEqual([])

    identity.answers.signInWithPassword = signedIn('uid-ana')
    await page.actor.click((await question()).getByRole('button', { name: 'Sí, eliminar' }))
    await dialogWith('Cuenta eliminada')
    expect(identity.of('signInWithPassword').at(-1)).toMatchObject({ password: ' secreta-1 ' })
    expect(api.changes).toMatchObject([{ method: 'DELETE', path: '/users/perfil/uid-ana' }])
  })
})

describe('the communications', () => {
  const said = (Acepta: boolean | null) => ({
    Acepta,
    Version: Acepta === null ? null : '2026-11-23',
    Fecha: Acepta === null ? null : '2026-11-24T15:00:00.000Z',
  })
  const YES = 'Dijiste que sí el 24 de noviembre de 2026.'
  const open = async (Acepta: boolean | null) => {
    api.answers(users.read, user())
    api.answers(users.readComunicaciones, said(Acepta))
    const page = mount('/dashboard-usuario/perfil', { as: 'usuario' })
    return {
      page,
      box: await screen.findByRole<HTMLInputElement>('checkbox', { name: /recibir comunicaciones/ }),
    }
  }

  it('store a tick with the text that asked, and show its day', async () => {
    api.on(users.updateComunicaciones, json(said(true)))
    const { page, box } = await open(null)
    expect(box.checked).toBe(false)
    expect(screen.getByText('Todavía no lo has dicho: no te enviamos ninguna.')).toBeTruthy()
    await page.actor.click(box)
    await screen.findByText(YES)
    expect(api.changes.map(({ body }) => body)).toEqual([{ acepta: true, version: '2026-11-23' }])
  })

  it('stay as they are stored when a change fails', async () => {
    api.on(users.updateComunicaciones, refuse(500, 'internal'))
    const { page, box } = await open(true)
    await page.actor.click(box)
    await acceptError(page, /^No pudimos guardar tu respuesta\./)
    expect(box.checked).toBe(true)
    expect(screen.getByText(YES)).toBeTruthy()
  })
})
