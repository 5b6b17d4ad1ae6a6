import { NO_SE, TIPOS_CONTRIBUYENTE, type User } from '@naf/contract'
import { splitOtro } from '../../lib/otro.ts'
import { fillBlanks } from '../../lib/text-values.ts'
import type { AsesoriaValues, FieldName } from './asesoria-form.ts'

const fullName = (user: User) =>
  [user.Nombre, user.SegundoNombre, user.Apellido, user.SegundoApellido].filter(Boolean).join(' ')

/** What the portal knows of a person; a taxpayer type of their own becomes 'Otro' and its text. */
export const knownValues = (user: User): Partial<AsesoriaValues> => {
  const { chosen, text } = splitOtro(user.TipoContribuyente, [...TIPOS_CONTRIBUYENTE, NO_SE])
  return {
    Nombre: fullName(user),
    CedulaRUC: user.CedulaRUC,
    Correo: user.Correo,
    Telefono: user.Telefono,
    Ciudad: user.Ciudad,
    TipoContribuyente: chosen,
    TipoContribuyenteOtro: text,
  }
}

/** The known data that may be filled in: the text of 'Otro' only together with its 'Otro'. */
export const fillable = (values: AsesoriaValues, known: Partial<AsesoriaValues>): [FieldName, string][] => {
  const hasOwnTipo = values.TipoContribuyente !== ''
  return fillBlanks(values, known).filter(([name]) => !(name === 'TipoContribuyenteOtro' && hasOwnTipo))
}
