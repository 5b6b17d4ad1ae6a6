/** The closed lists that people choose from, exactly as the centre writes them. */

export const OTRO = 'Otro'

export const TIPOS_SERVICIO = [
  'Declaraciones tributarias',
  'Actualización de RUC',
  'Gastos personales',
  'Facturación electrónica',
  'Otros',
] as const

/** `OTRO` asks for a text of the person's own, which is stored instead of it. */
export const TIPOS_CONTRIBUYENTE = [
  'Persona natural no obligada a llevar contabilidad',
  'Persona natural obligada a llevar contabilidad',
  'Persona jurídica',
  'Sociedad',
  OTRO,
] as const

/** For people who do not know their kind; stored like an own text under `OTRO` (docs/decisions/advisory-form.md). */
export const NO_SE = 'No sé'

/** `OTRO` is replaced by the person's own text, as above. */
export const MEDIOS_CONTACTO = ['WhatsApp', 'Llamada', 'Correo', OTRO] as const

export const DISCAPACIDAD = ['si', 'no'] as const

/** The states of a request that is not done. */
export const ESTADOS_ABIERTOS = ['recibida', 'en_curso', 'esperando_respuesta'] as const
/** All states of a request, in their order. A request that is done can be reopened. */
export const ESTADOS = [...ESTADOS_ABIERTOS, 'realizada'] as const
export type Estado = (typeof ESTADOS)[number]

/** How staff closes a request. */
export const CIERRES_DEL_EQUIPO = ['atendida', 'sin_respuesta', 'ya_no_la_necesita', 'duplicada'] as const
export type CierreDelEquipo = (typeof CIERRES_DEL_EQUIPO)[number]

/** How a request was closed. `correo_ajeno`: the reader of its mailbox said that it is somebody else's. */
export const CIERRES = [...CIERRES_DEL_EQUIPO, 'correo_ajeno'] as const
export type Cierre = (typeof CIERRES)[number]

/** The longest reason for reopening a request, in characters. */
export const MOTIVO_MAX = 300

/** How staff tried to reach a person. */
export const CONTACTOS = ['whatsapp', 'llamada'] as const
export type Contacto = (typeof CONTACTOS)[number]

/** The versions of the privacy policy that people accepted, by date, the newest last. No version is ever removed. */
export const VERSIONES_POLITICA = ['2025-07-09', '2026-11-29'] as const
export type VersionPolitica = (typeof VERSIONES_POLITICA)[number]

/** The version that the portal shows and its forms name. */
export const VERSION_POLITICA: VersionPolitica = '2026-11-29'

/** The versions of the text that asks for communications, by date, the newest last. No version is ever removed. */
export const VERSIONES_COMUNICACIONES = ['2026-11-23'] as const

/** The version that the portal shows. */
export const VERSION_COMUNICACIONES: (typeof VERSIONES_COMUNICACIONES)[number] = '2026-11-23'

/** The states of content on its way to readers. A scheduled record is published when its moment comes. */
export const ESTADOS_CONTENIDO = ['borrador', 'programado', 'publicado', 'archivado'] as const
export type EstadoContenido = (typeof ESTADOS_CONTENIDO)[number]

/** The topics of books and bulletins, which are also the library's shelves. */
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

/** The states of a sign-up for a training: not confirmed by mail, with a seat, on the waiting list, cancelled. */
export const ESTADOS_PARTICIPANTE = ['por_confirmar', 'inscrito', 'espera', 'cancelado'] as const

/** How many seats are free, as everybody may know it. */
export const LUGARES_LIBRES = ['varios', 'pocos', 'ninguno'] as const
export type LugaresLibres = (typeof LUGARES_LIBRES)[number]

/** The tax obligations whose due day depends on the ninth digit of the RUC. */
export const OBLIGACIONES = [
  'IvaMensual',
  'IvaSemestral',
  'Retenciones',
  'RentaPersonas',
  'RentaSociedades',
  'RentaRimpe',
] as const
export type Obligacion = (typeof OBLIGACIONES)[number]

/** CSV as a spreadsheet of Ecuador opens it, and XLSX with dates and numbers. */
export const FORMATOS = ['csv', 'xlsx'] as const
export type Formato = (typeof FORMATOS)[number]

/** The centre's social networks. */
export const REDES = ['Facebook', 'Instagram', 'TikTok', 'X', 'YouTube', 'LinkedIn', 'WhatsApp'] as const
export type Red = (typeof REDES)[number]

/** A figure below this may identify a person: it leaves the centre in a group, or not at all. */
export const FEWEST = 5
export const FEW = `menos de ${FEWEST}`
/** A percentage of fewer than these misleads: nothing is said of a change. */
export const MIN_COMPARED = 20
/** The small groups of a breakdown together. */
export const OTHER_GROUPS = 'Otros grupos'
