import { addDays, api, CAMPUS, VERSION_POLITICA } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import type { Accounts } from './accounts.ts'
import { callApi } from './client.ts'
import { dayBefore, inventPerson, Random } from './invent.ts'

/** The centre's trainings: what the form asks, and how many sign up for each. */
export interface Talk {
  titulo: string
  descripcion: string
  /** So many days after the newest moment of the demo data; those with fewer than none have been held. */
  inDays: number
  inicio: string
  fin: string
  /** Empty where it is virtual alone. */
  lugar: string
  enlace: string
  campus: (typeof CAMPUS)[number]
  expositor: string
  cupos: number
  /** How many sign up; beyond `cupos` they wait. */
  people: number
  estado?: 'borrador'
}

const [MAIN] = CAMPUS
const OTHER = CAMPUS.at(-1) ?? MAIN
const AT_MAIN = { campus: MAIN, lugar: `Auditorio Mayor, campus ${MAIN}` }
const AT_OTHER = { campus: OTHER, lugar: `Aula magna, campus ${OTHER}` }
const ONLINE = { campus: MAIN, lugar: '' }

const meeting = (number: number): string => `https://espe.zoom.us/j/9123456${number}`

const EVENING = { inicio: '18:00', fin: '20:00' } as const
const MORNING = { inicio: '09:00', fin: '12:00' } as const

export const TALKS: readonly Talk[] = [
  {
    titulo: 'Impuesto a la renta de personas naturales, paso a paso',
    descripcion:
      'Quién declara, qué ingresos se suman, qué gastos se restan y cómo se llena el formulario 102 en SRI en línea.\n\nTrae tu clave del SRI: no se la pedimos a nadie, pero con ella practicas en tu propio teléfono.',
    inDays: -262,
    ...EVENING,
    ...ONLINE,
    enlace: meeting(4890),
    expositor: 'Ing. Verónica Proaño',
    cupos: 60,
    people: 21,
  },
  {
    titulo: 'RIMPE: emprendedor o negocio popular',
    descripcion:
      'Qué ingresos separan a un régimen del otro, qué comprobantes emite cada uno, cuánto paga y cuándo declara.\n\nTerminamos con casos: una tienda de barrio, un taller de costura y un puesto de mercado.',
    inDays: -229,
    ...MORNING,
    ...AT_OTHER,
    enlace: '',
    expositor: 'Dr. Byron Chiluisa',
    cupos: 30,
    people: 17,
  },
  {
    titulo: 'Facturación electrónica para empezar',
    descripcion:
      'La firma electrónica, el facturador gratuito del SRI y tu primera factura, nota de crédito y anulación, en el ambiente de pruebas.',
    inDays: -188,
    ...EVENING,
    ...AT_MAIN,
    enlace: meeting(4891),
    expositor: 'Ing. Paola Andrade',
    cupos: 40,
    people: 24,
  },
  {
    titulo: 'Devolución del IVA a personas adultas mayores',
    descripcion:
      'Quién tiene derecho, qué compras cuentan, los montos de cada mes y cómo se pide en línea o en una agencia.\n\nHay intérprete de quichua. Los acompañantes son bienvenidos.',
    inDays: -139,
    ...MORNING,
    ...AT_OTHER,
    enlace: '',
    expositor: 'Lcda. Nelly Toapanta',
    cupos: 25,
    people: 19,
  },
  {
    titulo: 'IVA mensual y semestral sin multas',
    descripcion:
      'Qué ventas van con tarifa cero y cuáles con la vigente, el crédito tributario y qué pasa si un mes no vendiste nada.',
    inDays: -104,
    ...EVENING,
    ...ONLINE,
    enlace: meeting(4892),
    expositor: 'Ing. Diego Jácome',
    cupos: 60,
    people: 22,
  },
  {
    titulo: 'Proyección de gastos personales en relación de dependencia',
    descripcion:
      'Cómo se llena el formulario SRI-GP, qué topes hay según tus cargas familiares y por qué en octubre conviene revisarla.',
    inDays: -61,
    ...EVENING,
    ...ONLINE,
    enlace: meeting(4893),
    expositor: 'Ing. Verónica Proaño',
    cupos: 60,
    people: 18,
  },
  {
    titulo: 'El RUC de tu emprendimiento: inscribirlo, actualizarlo, suspenderlo',
    descripcion:
      'Los requisitos de cada trámite, cómo se hace en línea y qué obligaciones quedan cuando dejas de vender.',
    inDays: -33,
    ...MORNING,
    ...AT_MAIN,
    enlace: '',
    expositor: 'Dr. Byron Chiluisa',
    cupos: 35,
    people: 20,
  },
  {
    titulo: 'Retenciones en la fuente para quien empieza a retener',
    descripcion:
      'Quién es agente de retención, qué porcentaje se aplica a cada compra, y el comprobante que hay que emitir en cinco días.',
    inDays: -11,
    ...EVENING,
    ...ONLINE,
    enlace: meeting(4894),
    expositor: 'Ing. Paola Andrade',
    cupos: 60,
    people: 16,
  },
  {
    titulo: 'RIMPE antes de fin de año: lo que conviene dejar listo',
    descripcion:
      'Qué revisar en diciembre para no cambiar de régimen sin saberlo: el RUC, las facturas pendientes y el registro de ingresos y gastos.',
    inDays: 8,
    ...EVENING,
    ...AT_MAIN,
    enlace: '',
    expositor: 'Ing. Diego Jácome',
    cupos: 12,
    people: 16,
  },
  {
    titulo: 'Facturación electrónica: errores frecuentes y cómo corregirlos',
    descripcion:
      'Facturas rechazadas, datos del cliente equivocados, anulaciones que nadie aceptó y notas de crédito. Con ejemplos de este año.',
    inDays: 22,
    ...EVENING,
    ...ONLINE,
    enlace: meeting(4895),
    expositor: 'Ing. Paola Andrade',
    cupos: 60,
    people: 9,
  },
  {
    titulo: 'Gastos personales y rebaja del impuesto a la renta',
    descripcion:
      'Qué facturas sirven, los topes de cada rubro y cómo se calcula la rebaja. Fecha y aula por confirmar con la carrera.',
    inDays: 57,
    ...MORNING,
    ...AT_OTHER,
    enlace: '',
    expositor: 'Lcda. Nelly Toapanta',
    cupos: 30,
    people: 0,
    estado: 'borrador',
  },
]

/** A training that was made, and the day that it is of. */
export interface SeededTalk {
  id: string
  fecha: string
}

/** Nobody comes to a lesson on a Sunday. */
const dayOf = (newest: number, inDays: number): string => {
  const day = dayBefore(newest, -inDays)
  return new Date(day).getUTCDay() === 0 ? addDays(day, -1) : day
}

const isPast = ({ inDays }: Talk): boolean => inDays < 0

/**
 * The trainings with who signs up for each; of those to come, the last person does not confirm. Nobody can sign up for what has been, so those that were held are still to come
 * here; `dateTalks` gives them their days, and `seedAttendance` notes who came.
 */
export const seedTalks = (
  db: Firestore,
  { publishers }: Accounts,
  newest: number,
  seed: number,
): Promise<SeededTalk[]> =>
  Promise.all(
    TALKS.map(async (talk, index) => {
      const { inDays, people, ...form } = talk
      const random = new Random(seed + index)
      const fecha = dayOf(newest, inDays)
      const { Id } = await callApi(api.capacitaciones.create, {
        input: { ...form, fecha: isPast(talk) ? dayBefore(newest, -2) : fecha },
        token: publishers[index % publishers.length]?.token,
      })
      for (let number = 1; number <= people; number++) {
        const correo = await signUp(Id, random)
        const isLast = number === people
        if (isPast(talk) || !isLast) await confirm(db, Id, correo)
      }
      return { id: Id, fecha }
    }),
  )

/** @returns the address */
const signUp = async (id: string, random: Random): Promise<string> => {
  const { nombre, apellido, segundoApellido, correo } = inventPerson(random)
  const Nombre = `${nombre} ${apellido} ${segundoApellido}`
  const input = { Nombre, Correo: correo, Consentimiento: VERSION_POLITICA }
  await callApi(api.capacitaciones.signUp, { params: { id }, input })
  return correo
}

/** As the link of the mail does, whose secret is on the record. */
const confirm = async (db: Firestore, id: string, correo: string) => {
  const ofTraining = db.collection('participantes').where('capacitacion', '==', id)
  const [one] = (await ofTraining.where('correo', '==', correo).get()).docs
  if (!one) throw new Error(`no sign-up of ${correo}`)
  const input = { Enlace: `${one.id}.${one.get('clave')}`, Nombre: one.get('nombre') }
  await callApi(api.capacitaciones.confirm, { input })
}

/** So many of who has a place come. */
const CAME_SHARE = 0.8

/** As the editor ticks them at the door. */
export const seedAttendance = async (
  { editor }: Accounts,
  newest: number,
  talks: readonly SeededTalk[],
  random: Random,
): Promise<void> => {
  const { token } = editor
  const held = talks.filter(({ fecha }) => fecha < dayBefore(newest, 0))
  for (const { id } of held) {
    const { Participantes } = await callApi(api.capacitaciones.participants, { params: { id }, token })
    const came = Participantes.filter(({ Estado }) => Estado === 'inscrito' && random.chance(CAME_SHARE))
    for (const { Id } of came)
      await callApi(api.capacitaciones.tick, {
        params: { participante: Id },
        input: { Asistio: true },
        token,
      })
  }
}
