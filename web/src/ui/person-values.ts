import { TIPOS_CONTRIBUYENTE, type User } from '@naf/contract'
import { splitOtro } from '../lib/otro.ts'

/** What a form asks of a person, before anything is typed. */
export const NO_PERSON = {
  nombre: '',
  segundoNombre: '',
  apellido: '',
  segundoApellido: '',
  cedulaRUC: '',
  telefono: '',
  ciudad: '',
  tipoContribuyente: '',
  tipoContribuyenteOtro: '',
}

export type PersonValues = typeof NO_PERSON

/** A stored person as such a form shows them. */
export const personValuesOf = (user: User): PersonValues => {
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
  }
}
