import { formatNumber } from '../../lib/format.ts'

/** The first screen of editors and administrators; no taxpayer loads it. */
export const MENSAJES_EQUIPO = {
  openQueue: 'Atender asesorías',
  failed: 'No se pudo cargar lo que hay por hacer',
  work: 'Por hacer',
  old: {
    none: 'asesorías esperan más de 7 días',
    one: 'asesoría espera más de 7 días',
    many: 'asesorías esperan más de 7 días',
  },
  pending: {
    none: 'asesorías pendientes',
    one: 'asesoría pendiente',
    many: 'asesorías pendientes',
  },
  unassigned: {
    none: 'sin asignar',
    one: 'sin asignar',
    many: 'sin asignar',
  },
  mine: {
    none: 'asesorías atiendes tú',
    one: 'asesoría atiendes tú',
    many: 'asesorías atiendes tú',
  },
  enrolments: {
    none: 'inscripciones sin ver',
    one: 'inscripción sin ver',
    many: 'inscripciones sin ver',
  },
  mails: {
    none: 'correos que no llegaron en 30 días',
    one: 'correo que no llegó en 30 días',
    many: 'correos que no llegaron en 30 días',
  },
  days: (days: number) => (days === 0 ? 'Hoy' : days === 1 ? '1 día' : `${days} días`),
  wait: (most: number | null) => {
    const text =
      most === null
        ? 'Nadie fue atendido en 90 días'
        : `espera la mitad de las personas; nueve de cada diez, ${most === 0 ? 'lo mismo' : `hasta ${most === 1 ? '1 día' : `${most} días`}`}`
    return { one: text, many: text, none: text }
  },
  semester: 'Este semestre',
  received: (count: number) =>
    count === 1 ? '1 solicitud recibida.' : `${formatNumber(count)} solicitudes recibidas.`,
  openReport: 'Ver el informe',
} as const
