import {
  type AsesoriaCreate,
  NO_SE,
  TIPOS_CONTRIBUYENTE,
  TIPOS_SERVICIO,
  type User,
  VERSION_COMUNICACIONES,
  VERSION_POLITICA,
} from '@naf/contract'
import { asesoriaCreateSchema, optionalLine } from '@naf/contract/schemas'
import type * as z from 'zod'
import { CHECKED, UNCHECKED } from '../../form/choices.tsx'
import { joinOtro, otroText, requireOtro, splitOtro } from '../../form/otro.tsx'
import { ofTexts, type TextOf } from '../../form/use-app-form.ts'
import { SERVICIO, slugOf } from '../../lib/text.ts'

const fields = asesoriaCreateSchema
  .omit({ UsuarioId: true, Consentimiento: true })
  .extend({ TipoContribuyenteOtro: otroText, MedioContactoOtro: otroText, Suscripcion: optionalLine() })

type FilledAsesoria = z.output<typeof fields>
type AsesoriaValues = TextOf<FilledAsesoria>

export const asesoriaSchema = ofTexts<FilledAsesoria>(
  requireOtro(requireOtro(fields, 'TipoContribuyente'), 'MedioContacto'),
)

/** In the order of the page. The box is not ticked beforehand (docs/decisions/consent.md). */
const EMPTY: AsesoriaValues = {
  TipoServicio: '',
  DetalleSolicitud: '',
  TipoContribuyente: '',
  TipoContribuyenteOtro: '',
  Nombre: '',
  CedulaRUC: '',
  Correo: '',
  Telefono: '',
  Ciudad: '',
  MedioContacto: '',
  MedioContactoOtro: '',
  Discapacidad: '',
  Suscripcion: UNCHECKED,
}

export const emptyAsesoria = (search: string): AsesoriaValues => {
  const asked = new URLSearchParams(search).get(SERVICIO)
  return { ...EMPTY, TipoServicio: TIPOS_SERVICIO.find((servicio) => slugOf(servicio) === asked) ?? '' }
}

export const knownOf = (user: User): Partial<AsesoriaValues> => ({
  Nombre: [user.Nombre, user.SegundoNombre, user.Apellido, user.SegundoApellido].filter(Boolean).join(' '),
  CedulaRUC: user.CedulaRUC,
  Correo: user.Correo,
  Telefono: user.Telefono,
  Ciudad: user.Ciudad,
  ...splitOtro('TipoContribuyente', user.TipoContribuyente, [...TIPOS_CONTRIBUYENTE, NO_SE]),
})

/** After a request was sent the person stays in the form, and the request goes. */
export const withoutRequest = (values: AsesoriaValues): AsesoriaValues => {
  const { Nombre, CedulaRUC, Correo, Telefono, Ciudad } = values
  return { ...EMPTY, Nombre, CedulaRUC, Correo, Telefono, Ciudad }
}

export const medioOf = (filled: FilledAsesoria) => joinOtro(filled.MedioContacto, filled.MedioContactoOtro)

/** The body of the call. An account subscribes in its profile. */
export const bodyOf = (filled: FilledAsesoria, userId: string | null): AsesoriaCreate => {
  const { TipoContribuyenteOtro, MedioContactoOtro: _, ...sent } = filled
  return {
    ...sent,
    TipoContribuyente: joinOtro(filled.TipoContribuyente, TipoContribuyenteOtro),
    MedioContacto: medioOf(filled),
    UsuarioId: userId,
    Consentimiento: VERSION_POLITICA,
    Suscripcion: filled.Suscripcion === CHECKED && userId === null ? VERSION_COMUNICACIONES : undefined,
  }
}

/** What the receipt says of a request, and nothing more of what was typed. */
export interface SentAsesoria
  extends Record<'numero' | 'correo' | 'telefono' | 'medio' | 'servicio', string> {
  /** How many days it usually takes; null if nobody can tell. */
  plazo: number | null
}
