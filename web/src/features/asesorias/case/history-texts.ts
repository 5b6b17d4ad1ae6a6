import type { AsesoriaCase, Cierre, Estado } from '@naf/contract'
import { CIERRE, ESTADO } from '../queue/messages.ts'

type Entry = AsesoriaCase['Historial'][number]

const CONTACTO: Record<string, string> = { whatsapp: 'por WhatsApp', llamada: 'por teléfono' }

const closing = (cierre: string) => (CIERRE[cierre as Cierre] ?? 'Realizada').toLowerCase()

/** What happened, after the name of who did it. */
const BY_TEAM: Record<string, (detail: string) => string> = {
  'asesoria.movida': (estado) => `la pasó a «${ESTADO[estado as Estado] ?? estado}»`,
  'asesoria.realizada': (cierre) => `la marcó como realizada${cierre ? ` (${closing(cierre)})` : ''}`,
  'asesoria.reabierta': (motivo) => `la volvió a abrir${motivo ? `: ${motivo}` : ''}`,
  'asesoria.asignada': (nombre) => `la asignó a ${nombre}`,
  'asesoria.liberada': () => 'la dejó sin asignar',
  'asesoria.respondida': () => 'le respondió por correo',
  'asesoria.contactada': (medio) => `la contactó ${CONTACTO[medio] ?? ''}`.trim(),
  'asesoria.anotada': () => 'escribió una nota',
  'asesoria.restaurada': () => 'la sacó de la papelera',
  'asesoria.eliminada': () => 'la movió a la papelera',
  'asesoria.reenviada': () => 'envió otra vez la confirmación',
  'asesoria.corregida': () => 'corrigió el correo',
}

/** What the person who asked did. */
const BY_PERSON: Record<string, (detail: string) => string> = {
  'asesoria.recibida': () => 'Se recibió la solicitud',
  'asesoria.enlazada': () => 'Alguien pidió el enlace y se envió a su correo',
  'asesoria.confirmada': () => 'La persona confirmó su correo',
  'asesoria.desconocida': () => 'Quien lee ese correo dijo que no pidió la asesoría; el correo se borró',
  'asesoria.cancelada': () => 'La persona avisó que ya no la necesita',
  'asesoria.escrita': () => 'La persona escribió',
  'asesoria.unida': () => 'La persona la unió a su cuenta',
  'asesoria.valorada': (valor) => `La persona dio su opinión${valor ? `: ${valor} de 5` : ''}`,
}

/** An entry of the history as somebody reads it; what has no words yet goes by the name of its event. */
export const historyText = ({ Evento, Quien, Detalle }: Entry): string => {
  const own = BY_PERSON[Evento]
  if (own) return own(Detalle)
  const did = BY_TEAM[Evento]?.(Detalle) ?? Evento
  return `${Quien ?? 'El portal'} ${did}`
}
