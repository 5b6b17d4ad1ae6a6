import { beforeEach, describe, expect, it, vi } from 'vitest'
import { perfilFormOf, perfilFormSchema } from '../../../web/src/features/perfil/perfil-form.ts'
import { type PerfilSteps, savePerfil } from '../../../web/src/features/perfil/save-perfil.ts'
import { ApiError } from '../../../web/src/lib/api-client.ts'
import { NoSessionError } from '../../../web/src/lib/identity.ts'

const user = {
  Id: 'u1',
  FirebaseUid: 'u1',
  Nombre: 'Ana',
  SegundoNombre: 'María',
  Apellido: 'Vera',
  SegundoApellido: 'Paz',
  Correo: 'ana@naf.test',
  CedulaRUC: '1710034065',
  Telefono: '0991234567',
  Ciudad: 'Quito',
  TipoContribuyente: 'Artesana',
  Username: 'ana',
  rol_id: 3,
  FechaRegistro: '2025-07-09T12:00:00.000Z',
} as const
const form = perfilFormOf(user)
const passwords = { passwordActual: 'vieja1', nuevaContrasena: 'nueva1' }

const steps = {
  changePassword: vi.fn<PerfilSteps['changePassword']>(),
  update: vi.fn<PerfilSteps['update']>(),
  onPasswordChanged: vi.fn(),
}

beforeEach(() => {
  vi.resetAllMocks()
  steps.changePassword.mockResolvedValue()
  steps.update.mockResolvedValue({})
})

const identityError = (code: string) => Object.assign(new Error(code), { code })

describe('saving the profile', () => {
  it('shows a type of one’s own under Otro and sends it as it was', async () => {
    expect(form).toMatchObject({ tipoContribuyente: 'Otro', tipoContribuyenteOtro: 'Artesana' })
    await savePerfil(form, steps)
    const sent = steps.update.mock.calls[0]?.[0]
    expect(sent).toMatchObject({ tipoContribuyente: 'Artesana', nombre: 'Ana' })
    expect(sent).not.toHaveProperty('passwordActual')
    expect(steps.changePassword).not.toHaveBeenCalled()
  })

  it.each([
    { passwordActual: 'vieja1', nuevaContrasena: '   ' },
    { passwordActual: ' ', nuevaContrasena: 'nueva1' },
  ])('leaves the password alone unless both are given: %#', async (given) => {
    await savePerfil({ ...form, ...given }, steps)
    expect(steps.changePassword).not.toHaveBeenCalled()
    expect(steps.update).toHaveBeenCalled()
  })

  it('changes the password first, then the record', async () => {
    await savePerfil({ ...form, ...passwords }, steps)
    expect(steps.changePassword).toHaveBeenCalledWith('vieja1', 'nueva1')
    expect(steps.update).toHaveBeenCalledAfter(steps.changePassword)
    expect(steps.onPasswordChanged).toHaveBeenCalledTimes(1)
  })

  it.each([
    [identityError('auth/wrong-password'), 'La contraseña actual es incorrecta'],
    [identityError('auth/invalid-credential'), 'La contraseña actual es incorrecta'],
    [identityError('auth/requires-recent-login'), 'Error al cambiar la contraseña'],
    [new NoSessionError(), 'Usuario no autenticado en Firebase'],
  ])('changes nothing where the password fails: %#', async (error, text) => {
    steps.changePassword.mockRejectedValue(error)
    await expect(savePerfil({ ...form, ...passwords }, steps)).rejects.toThrow(text)
    expect(steps.update).not.toHaveBeenCalled()
  })

  it('tells of a failure after the password, which is not asked for again', async () => {
    steps.update.mockRejectedValue(new ApiError(502, null, 'x'))
    await expect(savePerfil({ ...form, ...passwords }, steps)).rejects.toThrow('Error al actualizar perfil')
    expect(steps.onPasswordChanged).toHaveBeenCalledTimes(1)
  })
})

describe('the profile’s form', () => {
  const problems = (value: unknown) =>
    perfilFormSchema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
    []

  it('takes a whole record', () => {
    expect(problems(form)).toEqual([])
  })

  it('asks for a new password of six characters, and only where one is wanted', () => {
    const short = { ...form, ...passwords, nuevaContrasena: 'corta' }
    expect(problems(short)).toEqual([['nuevaContrasena', 'La contraseña debe tener al menos 6 caracteres.']])
    expect(problems({ ...short, passwordActual: '' })).toEqual([])
  })

  it('requires what the registration leaves open', () => {
    expect(problems({ ...form, segundoNombre: '', segundoApellido: ' ' })).toEqual([
      ['segundoNombre', 'Escribe tu segundo nombre.'],
      ['segundoApellido', 'Escribe tu segundo apellido.'],
    ])
  })
})
