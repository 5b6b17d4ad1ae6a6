import * as z from 'zod'
import { DISCAPACIDAD, TIPOS_SERVICIO, VERSIONES_COMUNICACIONES } from '../catalogs.ts'
import { consentimiento, correo, ignored, line, name, number, phone, text } from '../fields.ts'
import { cleanCedulaRuc } from '../identity.ts'

export const DETALLE_MAX = 3000

/**
 * A request for advice. Its rules are wider than the registration's: companies, whose RUC contains no cédula, and
 * people with a landline ask for advice too. `UsuarioId` is accepted and ignored: the token names the account.
 */
export const asesoriaCreateSchema = z.object({
  Nombre: name('Escribe tu nombre.', 120),
  CedulaRUC: number(
    'Escribe tu cédula o RUC.',
    'Son 10 dígitos (cédula) o 13 (RUC).',
    (value) => /^(?:[0-9]{10}|[0-9]{13})$/.test(value),
    cleanCedulaRuc,
  ),
  Correo: correo,
  Telefono: phone('Escribe tu teléfono.', 'Escribe de 7 a 15 dígitos.', (value) =>
    /^\+?[0-9]{7,15}$/.test(value),
  ),
  Ciudad: line('Escribe tu ciudad.', 60),
  TipoServicio: z.enum(TIPOS_SERVICIO, { error: 'Elige el tipo de servicio.' }),
  TipoContribuyente: line('Elige tu tipo de contribuyente.', 100),
  Discapacidad: z.enum(DISCAPACIDAD, { error: 'Indica si tienes alguna discapacidad.' }),
  MedioContacto: line('Elige cómo prefieres que te contactemos.', 100),
  DetalleSolicitud: text('Cuéntanos en qué necesitas ayuda.', DETALLE_MAX),
  UsuarioId: ignored,
  Consentimiento: consentimiento,
  /** The version of the text under which a visitor subscribed to bulletins; an unknown one refuses no request. */
  Suscripcion: z.enum(VERSIONES_COMUNICACIONES).optional().catch(undefined),
})

export type AsesoriaCreate = z.output<typeof asesoriaCreateSchema>
