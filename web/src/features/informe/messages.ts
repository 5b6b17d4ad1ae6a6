import type { Cierre } from '@naf/contract'

const people = (count: number, figure: string) => (count === 1 ? 'Una persona' : `${figure} personas`)
const days = (count: number) => (count === 0 ? 'el mismo día' : count === 1 ? '1 día' : `${count} días`)

export const MENSAJES_INFORME_PAGINA = {
  title: 'Informe',
  intro: 'Qué se pidió, qué se atendió y cuánto falta para las metas. Lo que se elimina sigue contado.',
  failed: 'No se pudo cargar el informe',
  print: 'Imprimir',
  paperSummary: 'Resumen',
  paperGroups: 'Quiénes, qué, de dónde y cómo se atendió',
  paperMap: (others: string) => `Sin cifra: ninguna solicitud, o tan pocas que van en «${others}».`,
  empty: 'En este periodo todavía no hay nada que contar.',
  emptyNext: 'Elige otro periodo para ver sus cifras.',
  period: 'Periodo',
  otherDates: 'Otras fechas…',
  from: 'Desde',
  to: 'Hasta',
  show: 'Ver informe',
  semester: (first: string, last: string, year: string) => `${first} a ${last} de ${year}`,
  dates: (from: string, to: string) => `${from} al ${to}`,
  comparedWith: (before: string) => `Comparado con: ${before}.`,
  leaves: (months: string) =>
    `Al imprimir o descargar salen solo los meses completos que ya terminaron: ${months}.`,
  leavesNothing:
    'Para imprimir o descargar, elige un periodo que tenga al menos un mes completo que ya terminó.',
  goals: 'Metas del semestre',
  figures: {
    Recibidas: 'solicitudes recibidas',
    Cerradas: 'solicitudes cerradas',
    Atendidas: 'asesorías atendidas',
    Personas: 'personas atendidas',
    Capacitaciones: 'capacitaciones dadas',
    Asistencias: 'asistencias a capacitaciones',
    Inscripciones: 'inscripciones de voluntarios',
  },
  more: (percent: string, before: string) => `${percent} más que antes (${before}).`,
  less: (percent: string, before: string) => `${percent} menos que antes (${before}).`,
  same: (before: string) => `Igual que antes (${before}).`,
  noneBefore: 'Antes, ninguna.',
  wholeBefore: (before: string) => `El semestre anterior, completo: ${before}.`,
  months: 'Recibidas y atendidas por mes',
  monthsHeaders: ['Mes', 'Recibidas', 'Atendidas', 'Cerradas', 'Inscripciones'],
  mostOf: (month: string, figure: string) => `El mes con más solicitudes fue ${month}: ${figure}.`,
  wait: 'Días de espera por mes',
  waitHeaders: ['Mes', 'La mitad esperó', 'Nueve de cada diez'],
  waitSeries: ['La mitad', 'Nueve de cada diez'],
  waited: (half: number, most: number) =>
    half === most
      ? `Casi todas las personas atendidas esperaron ${days(half)}${half > 0 ? ' o menos' : ''}.`
      : `La mitad de las personas atendidas esperó ${days(half)}${half > 0 ? ' o menos' : ''}; nueve de cada diez, ${days(most)} o menos.`,
  waitUnknown: 'Todavía no se ha atendido a nadie en este periodo.',
  days,
  about: 'Quiénes y qué pidieron',
  by: {
    Servicio: 'Por servicio',
    Contribuyente: 'Por tipo de contribuyente',
    Medio: 'Por medio de contacto',
    Cierre: 'Cómo se cerraron',
    Opinion: 'Opiniones',
    Atiende: 'Quién atendió',
    Provincia: 'Por provincia',
    Ciudad: 'Por ciudad',
  },
  teamHeaders: ['Quién', 'Asesorías atendidas'],
  headers: ['Solicitudes', 'Parte', 'Antes'],
  first: {
    Servicio: 'Servicio',
    Contribuyente: 'Tipo de contribuyente',
    Medio: 'Medio',
    Cierre: 'Cierre',
    Opinion: 'Opinión',
    Provincia: 'Provincia',
    Ciudad: 'Ciudad',
  },
  disability: (count: number, figure: string, percent: string) =>
    count === 0
      ? 'Nadie dijo tener una discapacidad.'
      : `${people(count, figure)} (${percent}) ${count === 1 ? 'dijo' : 'dijeron'} tener una discapacidad.`,
  account: (count: number, figure: string, percent: string) =>
    count === 0
      ? 'Nadie pidió con una cuenta del portal.'
      : `${people(count, figure)} (${percent}) ${count === 1 ? 'pidió' : 'pidieron'} con una cuenta del portal.`,
  where: 'De dónde escribieron',
  wherePart: (provinces: number, unknown: number) =>
    `De ${provinces === 1 ? 'una provincia' : `${provinces} de las 24 provincias`}.${unknown > 0 ? ` De ${unknown} no se sabe la provincia.` : ''}`,
  unknownPlace: 'No se sabe',
  firstOf: (shown: number, all: number) => `Las ${shown} primeras; la tabla tiene las ${all}.`,
  work: 'Cómo se atendió',
  cierre: {
    atendida: 'Atendida',
    sin_respuesta: 'Sin respuesta',
    ya_no_la_necesita: 'Ya no la necesita',
    duplicada: 'Duplicada',
    correo_ajeno: 'Correo de otra persona',
  } satisfies Record<Cierre, string>,
  stars: (count: string) => (count === '1' ? '1 estrella' : `${count} estrellas`),
  average: (average: string, count: number) =>
    `${average} de 5 en promedio, de ${count === 1 ? 'una opinión' : `${count} opiniones`}.`,
  noOpinions: 'Nadie ha opinado en este periodo.',
  nobody: 'Cuenta eliminada',
  readOpinions: 'Leer lo que dijeron',
  moreOpinions: 'Ver más opiniones',
  said: 'Lo que dijeron',
  noComments: 'De este periodo no queda ninguna opinión que leer.',
  opinionsFailed: 'No se pudieron cargar las opiniones',
  request: 'Ver la asesoría',
  reach: 'Quién nos sigue',
  networks: 'Redes sociales',
  networksUnknown: 'Todavía no hay dos meses anotados de una misma red con que comparar.',
  networksGrew: (first: string, now: string) =>
    `De ${first} seguidores en el primer mes anotado a ${now} al final del periodo.`,
  networksWrite: 'Anotar seguidores',
} as const
