/** The closed lists people choose from, written exactly as the centre writes them. */

export const OTRO = 'Otro'

export const TIPOS_SERVICIO = [
  'Declaraciones tributarias',
  'Actualización de RUC',
  'Gastos personales',
  'Facturación electrónica',
  'Otros',
] as const

/** The last one, `OTRO`, asks for a text of one's own, which is then stored in its place. */
export const TIPOS_CONTRIBUYENTE = [
  'Persona natural no obligada a llevar contabilidad',
  'Persona natural obligada a llevar contabilidad',
  'Persona jurídica',
  'Sociedad',
  OTRO,
] as const

/**
 * For who does not know what kind of taxpayer they are. Stored as what somebody could have written under `OTRO`: the list
 * above stays the centre's (docs/decisions/advisory-form.md).
 */
export const NO_SE = 'No sé'

/** As above: `OTRO` is replaced by the person's own text. */
export const MEDIOS_CONTACTO = ['WhatsApp', 'Llamada', 'Correo', OTRO] as const

export const DISCAPACIDAD = ['si', 'no'] as const

/** What a request is in that is not done. */
export const ESTADOS_ABIERTOS = ['recibida', 'en_curso', 'esperando_respuesta'] as const
/** What becomes of a request, in this order; a request that is done can be opened again. */
export const ESTADOS = [...ESTADOS_ABIERTOS, 'realizada'] as const
export type Estado = (typeof ESTADOS)[number]

/** How a request was closed. */
export const CIERRES = ['atendida', 'sin_respuesta', 'ya_no_la_necesita', 'duplicada'] as const
export type Cierre = (typeof CIERRES)[number]

/** As long as the reason may be for which one that is done is opened again. */
export const MOTIVO_MAX = 300

/** How somebody of the team tried to reach a person. */
export const CONTACTOS = ['whatsapp', 'llamada'] as const
export type Contacto = (typeof CONTACTOS)[number]

/** The texts of the privacy policy that people agreed to, by their dates, the newest last; none is ever removed. */
export const VERSIONES_POLITICA = ['2025-07-09'] as const

export type VersionPolitica = (typeof VERSIONES_POLITICA)[number]

/** The one that the portal shows, and a form sent from it names. */
export const VERSION_POLITICA: VersionPolitica = '2025-07-09'

/** The texts that asked for communications, by the day they were first shown, the newest last; none is ever removed. */
export const VERSIONES_COMUNICACIONES = ['2026-11-23'] as const

export type VersionComunicaciones = (typeof VERSIONES_COMUNICACIONES)[number]

/** The one that the portal shows. */
export const VERSION_COMUNICACIONES: VersionComunicaciones = '2026-11-23'

export const TIPOS_IDENTIFICACION = ['cedula', 'ruc'] as const

/** Where what staff publishes stands on its way to its readers: scheduled, it is published when its moment comes. */
export const ESTADOS_CONTENIDO = ['borrador', 'programado', 'publicado', 'archivado'] as const
export type EstadoContenido = (typeof ESTADOS_CONTENIDO)[number]

/** What books and bulletins are about, by which they stand on shelves. */
export const TEMAS = [
  'IVA',
  'Impuesto a la renta',
  'RIMPE',
  'RUC',
  'Facturación electrónica',
  'Retenciones y anexos',
  'Contabilidad',
  'Emprendimiento y finanzas',
  'Derechos y beneficios',
] as const
export type Tema = (typeof TEMAS)[number]

export const TIPOS_LIBRO = ['Contable', 'No Contable'] as const

/** The careers whose students may enrol, exactly as the centre writes them: accents and capitals included. */
export const CARRERAS = [
  'TICS y SOFTWARE',
  'Contabilidad y Auditoria',
  'Economia en Linea',
  'Administracion de empresas',
] as const

export const SEMESTRES = [
  'Primer Semestre',
  'Segundo Semestre',
  'Tercer Semestre',
  'Cuarto Semestre',
  'Quinto Semestre',
  'Sexto Semestre',
  'Séptimo Semestre',
  'Octavo Semestre',
] as const
