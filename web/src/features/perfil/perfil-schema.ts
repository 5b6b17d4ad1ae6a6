import { isPassword, MENSAJES_IDENTIDAD, TIPOS_CONTRIBUYENTE, type User } from '@naf/contract'
import { perfilUpdateSchema } from '@naf/contract/schemas'
import * as z from 'zod'
import { splitOtro } from '../../lib/otro.ts'
import { requireOtro } from '../../lib/otro-schema.ts'

/** A password is changed only where both are given; blanks are no password. */
export const wantsPassword = ({ passwordActual, nuevaContrasena }: Passwords): boolean =>
  passwordActual.trim() !== '' && nuevaContrasena.trim() !== ''

interface Passwords {
  passwordActual: string
  nuevaContrasena: string
}

const password = z.string().max(4096)

export const perfilFormSchema = requireOtro(
  perfilUpdateSchema.extend({
    tipoContribuyenteOtro: z.string().trim().max(100),
    passwordActual: password,
    nuevaContrasena: password,
  }),
  'tipoContribuyente',
  'tipoContribuyenteOtro',
).refine((form) => !wantsPassword(form) || isPassword(form.nuevaContrasena), {
  path: ['nuevaContrasena'],
  error: MENSAJES_IDENTIDAD.password,
})

export type PerfilForm = z.output<typeof perfilFormSchema>

/** The record as the form shows it. */
export const perfilFormOf = (user: User): z.input<typeof perfilFormSchema> => {
  const tipo = splitOtro(user.TipoContribuyente, TIPOS_CONTRIBUYENTE)
  return {
    nombre: user.Nombre,
    segundoNombre: user.SegundoNombre,
    apellido: user.Apellido,
    segundoApellido: user.SegundoApellido,
    cedulaRUC: user.CedulaRUC,
    telefono: user.Telefono,
    ciudad: user.Ciudad,
    tipoContribuyente: tipo.chosen,
    tipoContribuyenteOtro: tipo.text,
    passwordActual: '',
    nuevaContrasena: '',
  }
}
