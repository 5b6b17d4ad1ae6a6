import { plazoText } from './plazo.ts'

const WAYS: Record<string, (telefono: string, correo: string) => string> = {
  WhatsApp: (telefono) => `te escribirá por WhatsApp al ${telefono}`,
  Llamada: (telefono) => `te llamará al ${telefono}`,
  Correo: (_, correo) => `te escribirá a ${correo}`,
}

const wayOf = (medio: string, telefono: string, correo: string): string =>
  WAYS[medio]?.(telefono, correo) ?? `te contactará por el medio que elegiste (${medio})`

/** What stands in the place of the form when a request was sent. */
export const MENSAJES_RECIBO_ASESORIA = {
  title: 'Recibimos tu solicitud',
  facts: { servicio: 'Tipo de servicio', medio: 'Medio de contacto', plazo: 'Cuánto suele tardar' },
  plazo: (plazo: number) => (plazo === 0 ? 'El mismo día' : plazoText(plazo)),
  contact: (medio: string, telefono: string, correo: string) =>
    `Un estudiante del NAF ${wayOf(medio, telefono, correo)}. Ten a mano los comprobantes de lo que preguntas.`,
  link: (correo: string) =>
    `Te enviamos un correo a ${correo} con el enlace de tu solicitud. Ábrelo y confirma que la pediste tú. Si no llega, revisa la carpeta de correo no deseado o elige «Seguir mi solicitud»: te enviamos otro.`,
  key: 'Nunca te pediremos tu clave del SRI.',
  track: 'Seguir mi solicitud',
  own: 'Ver mis asesorías',
  again: 'Pedir otra asesoría',
  account: 'Crear cuenta para ver su estado',
  guide: 'Mientras tanto, puedes leer',
} as const
