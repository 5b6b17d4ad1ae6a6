import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type RegistrationSteps, registerAccount } from '../../../web/src/features/auth/register-account.ts'
import { ApiError } from '../../../web/src/lib/api-client.ts'
import { NetworkError } from '../../../web/src/lib/transport.ts'

const form = {
  nombre: 'Ana',
  apellido: 'Vera',
  segundoNombre: '',
  segundoApellido: '',
  username: 'ana',
  correo: 'ana@naf.test',
  password: 'secreta',
  cedulaRUC: '1710034065',
  tipoIdentificacion: 'cedula',
  telefono: '0991234567',
  ciudad: 'Quito',
  tipoContribuyente: 'Sociedad',
} as const

const identityError = (code: string) => Object.assign(new Error(code), { code })
const emailInUse = identityError('auth/email-already-in-use')

const steps = {
  createAccount: vi.fn<RegistrationSteps['createAccount']>(),
  signIn: vi.fn<RegistrationSteps['signIn']>(),
  deleteAccount: vi.fn<RegistrationSteps['deleteAccount']>(),
  saveRecord: vi.fn<RegistrationSteps['saveRecord']>(),
  refreshToken: vi.fn<RegistrationSteps['refreshToken']>(),
}

beforeEach(() => {
  vi.resetAllMocks()
  steps.createAccount.mockResolvedValue('uid-nuevo')
  steps.signIn.mockResolvedValue('uid-viejo')
  steps.deleteAccount.mockResolvedValue()
  steps.saveRecord.mockResolvedValue({})
  steps.refreshToken.mockResolvedValue('token')
})

const refused = (status: number, code: ApiError['code'], message = 'texto del servidor') =>
  new ApiError(status, code, message)

describe('a new account', () => {
  it('gets its record, under its uid, and a token with the role', async () => {
    await registerAccount(form, steps)
    expect(steps.saveRecord).toHaveBeenCalledWith({ ...form, uid: 'uid-nuevo' })
    expect(steps.refreshToken).toHaveBeenCalledAfter(steps.saveRecord)
    expect(steps.deleteAccount).not.toHaveBeenCalled()
  })

  it.each([
    [refused(400, 'invalid_input'), 'texto del servidor', null],
    [refused(409, 'username_taken'), 'texto del servidor', 'username'],
    [refused(409, 'email_taken'), 'texto del servidor', 'correo'],
    [refused(429, 'too_many_requests'), 'texto del servidor', null],
  ])('is deleted where the record is refused: %#', async (error, message, field) => {
    steps.saveRecord.mockRejectedValue(error)
    await expect(registerAccount(form, steps)).rejects.toMatchObject({ message, field })
    expect(steps.deleteAccount).toHaveBeenCalledTimes(1)
  })

  it.each([
    [new NetworkError(), /^No hay conexión/],
    [refused(502, null), 'Error al guardar en el backend'],
    [refused(500, 'internal'), 'texto del servidor'],
    [new Error('x'), 'Error inesperado durante el registro'],
  ])('stays where the record may have been stored: %#', async (error, message) => {
    steps.saveRecord.mockRejectedValue(error)
    await expect(registerAccount(form, steps)).rejects.toThrow(message)
    expect(steps.deleteAccount).not.toHaveBeenCalled()
  })

  it('tells of the refusal even where deleting it fails', async () => {
    steps.saveRecord.mockRejectedValue(refused(409, 'username_taken'))
    steps.deleteAccount.mockRejectedValue(identityError('auth/network-request-failed'))
    await expect(registerAccount(form, steps)).rejects.toMatchObject({ field: 'username' })
  })

  it('is registered although its token could not be refreshed', async () => {
    steps.refreshToken.mockRejectedValue(identityError('auth/network-request-failed'))
    await expect(registerAccount(form, steps)).resolves.toBeUndefined()
  })
})

describe('an account that was there already', () => {
  beforeEach(() => {
    steps.createAccount.mockRejectedValue(emailInUse)
  })

  it('is completed for who knows its password', async () => {
    await registerAccount(form, steps)
    expect(steps.signIn).toHaveBeenCalledWith(form.correo, form.password)
    expect(steps.saveRecord).toHaveBeenCalledWith({ ...form, uid: 'uid-viejo' })
  })

  it.each(['auth/wrong-password', 'auth/invalid-credential'])('is somebody else’s after %s', async (code) => {
    steps.signIn.mockRejectedValue(identityError(code))
    await expect(registerAccount(form, steps)).rejects.toMatchObject({
      message: 'Ya existe una cuenta con ese correo. Ingresa con ella o restablece tu contraseña.',
      field: 'correo',
    })
    expect(steps.saveRecord).not.toHaveBeenCalled()
  })

  it.each([refused(409, 'account_exists'), refused(409, 'username_taken'), refused(400, 'invalid_input')])(
    'is never deleted, whatever the refusal: %#',
    async (error) => {
      steps.saveRecord.mockRejectedValue(error)
      await expect(registerAccount(form, steps)).rejects.toThrow('texto del servidor')
      expect(steps.deleteAccount).not.toHaveBeenCalled()
    },
  )
})

describe('without an account', () => {
  it.each([
    ['auth/network-request-failed', /^No hay conexión/],
    ['auth/internal-error', 'Error inesperado durante el registro'],
  ])('%s is told and nothing is stored', async (code, message) => {
    steps.createAccount.mockRejectedValue(identityError(code))
    await expect(registerAccount(form, steps)).rejects.toThrow(message)
    expect(steps.saveRecord).not.toHaveBeenCalled()
    expect(steps.deleteAccount).not.toHaveBeenCalled()
  })
})
