import { DEFAULT_ROL, type Rol, type User, type UserCreate, type UserUpdate } from '@naf/contract'
import { userCreateSchema, userUpdateSchema } from '@naf/contract/schemas'
import type * as z from 'zod'
import { joinOtro } from '../../lib/otro.ts'
import { otroText, requireOtro } from '../../lib/otro-schema.ts'
import type { TextOf } from '../../lib/text-values.ts'
import { NO_PERSON, personValuesOf } from '../../ui/person-values.ts'

/** Beside the type of taxpayer that is chosen: the text that 'Otro' asks for. */
interface Otro {
  tipoContribuyenteOtro: string
}

type FilledCreate = UserCreate & Otro
/** A form gives every field, also those that may be left empty. */
type FilledUpdate = Required<UserUpdate> & Otro

/** A form as it stands on the screen: text everywhere, empty where nothing was typed or chosen yet. */
export type CreateValues = TextOf<FilledCreate>
type UpdateValues = TextOf<FilledUpdate>

const beside = { tipoContribuyenteOtro: otroText }

export const createFormSchema = requireOtro(
  userCreateSchema.extend(beside),
  'tipoContribuyente',
  'tipoContribuyenteOtro',
) as z.ZodType as z.ZodType<FilledCreate, CreateValues>

export const updateFormSchema = requireOtro(
  userUpdateSchema.extend(beside),
  'tipoContribuyente',
  'tipoContribuyenteOtro',
) as z.ZodType as z.ZodType<FilledUpdate, UpdateValues>

export const EMPTY_VALUES: CreateValues = {
  ...NO_PERSON,
  correo: '',
  username: '',
  password: '',
  rol_id: String(DEFAULT_ROL),
}

export const valuesOf = (user: User): UpdateValues => ({
  ...personValuesOf(user),
  correo: user.Correo,
  username: user.Username,
  rol_id: String(user.rol_id),
})

/** The body of the call: the own text in the place of 'Otro', the role as its select has it. */
export const toPayload = <F extends Otro & { tipoContribuyente: string; rol_id: Rol }>({
  tipoContribuyenteOtro,
  tipoContribuyente,
  rol_id,
  ...rest
}: F) => ({
  ...rest,
  tipoContribuyente: joinOtro(tipoContribuyente, tipoContribuyenteOtro),
  rol_id: `${rol_id}` as const,
})
