import type { api, Sent, User } from '@naf/contract'
import type * as z from 'zod'
import {
  A_BOOK,
  A_BULLETIN,
  A_PICTURE,
  A_SIGN_UP,
  A_TRAINING,
  AN_ADVISORY,
  AN_ENROLMENT,
  aCalendar,
  aRegistration as exampleRegistration,
} from './example-forms.ts'

/** The cédula that begins with these nine digits. */
export const cedulaFrom = (nine: string): string => {
  const sum = [...nine].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return `${nine}${(10 - (sum % 10)) % 10}`
}

type Changes = Record<string, unknown>

export const anAsesoria = (changes: Changes = {}) =>
  ({ ...AN_ADVISORY, ...changes }) as Sent<typeof api.asesorias.create>

export const aPerfil = (changes: Changes = {}) =>
  ({
    nombre: 'Rosa',
    segundoNombre: 'Elena',
    apellido: 'Paredes',
    segundoApellido: 'Vega',
    cedulaRUC: '1710034065',
    telefono: '0991234567',
    ciudad: 'Latacunga',
    tipoContribuyente: 'Persona jurídica',
    ...changes,
  }) as Sent<typeof api.users.updatePerfil>

export const aRegistration = (changes: Changes = {}) =>
  ({
    ...exampleRegistration('lcaiza', 'luis.caiza@example.com', 'uid-del-cliente'),
    ...changes,
  }) as Sent<typeof api.users.register>

export const aBoletin = (changes: Changes = {}) =>
  ({ ...A_BULLETIN, ...changes }) as Sent<typeof api.boletines.create>

export const aLibro = (changes: Changes = {}) => ({ ...A_BOOK, ...changes }) as Sent<typeof api.libros.create>

export const anImagen = (changes: Changes = {}) =>
  ({ ...A_PICTURE, ...changes }) as Sent<typeof api.galeria.create>

export const aCalendario = (changes: Changes = {}, year = 2030) =>
  ({ ...aCalendar(year), ...changes }) as Sent<typeof api.calendario.create>

export const aCapacitacion = (changes: Changes = {}) =>
  ({ ...A_TRAINING, ...changes }) as Sent<typeof api.capacitaciones.create>

export const aSignUp = (changes: Changes = {}) =>
  ({ ...A_SIGN_UP, ...changes }) as Sent<typeof api.capacitaciones.signUp>

export const anInscripcion = (changes: Changes = {}) =>
  ({ ...AN_ENROLMENT, ...changes }) as Sent<typeof api.inscripciones.create>

export const aUserToCreate = (changes: Changes = {}) =>
  ({
    nombre: 'Verónica',
    segundoNombre: 'Lucía',
    apellido: 'Sangucho',
    segundoApellido: 'Mora',
    correo: 'veronica.sangucho@example.com',
    password: 'secreta-1',
    cedulaRUC: '1710034065',
    telefono: '0987654321',
    ciudad: 'Sangolquí',
    tipoContribuyente: 'Sociedad',
    username: 'vsangucho',
    rol_id: '3',
    ...changes,
  }) as Sent<typeof api.users.create>

/** The administrator's form of a user with what it requires, as the record has it. */
export const aUserUpdate = (user: User, changes: Changes = {}) =>
  ({
    nombre: user.Nombre,
    apellido: user.Apellido,
    correo: user.Correo,
    cedulaRUC: user.CedulaRUC,
    username: user.Username,
    ...changes,
  }) as Sent<typeof api.users.update>

/** The message that a form's first mistake gets; undefined for a good form. */
export const firstMessage = (schema: z.ZodType, input: unknown): string | undefined =>
  schema.safeParse(input).error?.issues[0]?.message
