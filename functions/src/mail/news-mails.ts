import { longDay } from '../util.ts'
import { action, greeting, paragraph, small } from './mails.ts'
import type { NewMail } from './outbox.ts'
import type { Block, Fact } from './render.ts'

/** The mails about subscriptions, bulletins and trainings. */

/** The proof stands in the fragment: no server's log and no referrer has it. */
export const subscriptionPath = (...parts: string[]): string => `/suscripcion#${parts.join('.')}`

/** An address that is to be confirmed, as its mail needs it. */
export interface Asked {
  correo: string
  lector: string
  clave: string
}

/** Asks to confirm that mails about new bulletins may come to a mailbox. Opening the link does nothing. */
export const subscriptionAsked = ({ correo, lector, clave }: Asked): NewMail => {
  const why =
    'Alguien pidió que te avisemos por correo de cada boletín nuevo del NAF. Si fuiste tú, confírmalo aquí:'
  return {
    to: correo,
    about: { coleccion: 'suscripciones', id: lector },
    class: 'stranger',
    subject: 'Confirma tu suscripción a los boletines - NAF ESPE',
    preheader: why,
    title: 'Confirma tu suscripción',
    blocks: [
      greeting(null),
      paragraph(why),
      action('Confirmar mi suscripción', subscriptionPath(lector, clave)),
      small(
        'El enlace vale 48 horas. Si no fuiste tú, no hagas nada: sin confirmar no te escribiremos y borramos tu correo.',
      ),
    ],
  }
}

/** What visitors, too, may see of a bulletin. */
interface Bulletin {
  id: string
  titulo: string
  descripcion: string
}

/** A new bulletin, to one of its readers. The mail program's own unsubscribing needs the proof in a path. */
export const bulletinPublished = (
  { id, titulo, descripcion }: Bulletin,
  { correo, lector, clave }: Asked,
): NewMail => ({
  to: correo,
  about: { coleccion: 'boletines', id },
  class: 'broadcast',
  unsubscribePath: `/api/suscripciones/baja/${id}/${lector}/${clave}`,
  subject: `Nuevo boletín: ${titulo} - NAF ESPE`,
  preheader: descripcion,
  title: `Nuevo boletín: ${titulo}`,
  blocks: [
    greeting(null),
    paragraph('Publicamos un boletín nuevo en el portal del NAF:'),
    { kind: 'letter', text: descripcion === '' ? titulo : `${titulo}\n\n${descripcion}` },
    action('Leer el boletín', `/boletines/${id}`),
    {
      kind: 'small',
      text: 'Te escribimos porque te suscribiste a los boletines del NAF o aceptaste recibir sus comunicaciones. Si ya no los quieres,',
      link: {
        label: 'elige qué correos recibes o date de baja',
        path: subscriptionPath(lector, clave, id),
      },
    },
  ],
})

/** A sign-up for a training as its mails need it. */
export interface Joined {
  participante: string
  correo: string
  nombre: string
  clave: string
  orden: number
  titulo: string
  /** A plain day, and hours `HH:mm`. */
  fecha: string
  inicio: string
  fin: string
  /** Empty if the training is only virtual. */
  lugar: string
  /** The address of the meeting; empty without one. */
  enlace: string
}

/** When and where it was to be. */
export type Moved = Pick<Joined, 'fecha' | 'inicio' | 'fin' | 'lugar'>

const NEWS = {
  place: {
    title: 'Tienes lugar en la capacitación',
    intro: 'Tu lugar en esta capacitación gratuita del NAF quedó reservado:',
    next: 'Si no puedes ir, cancela en el mismo enlace: le das el cupo a otra persona.',
  },
  waiting: {
    title: 'Estás en la lista de espera',
    intro: 'Los cupos están llenos y quedaste en la lista de espera. Si se libera uno, te escribimos.',
    next: 'Si ya no te interesa, cancela en el mismo enlace.',
  },
  moved: {
    title: 'Se liberó un cupo para ti',
    intro: 'Se liberó un cupo y ahora tienes lugar en esta capacitación:',
    next: 'Si ya no puedes ir, cancela en el mismo enlace: le das el cupo a otra persona.',
  },
  tomorrow: {
    title: 'Mañana es tu capacitación',
    intro: 'Te recordamos que mañana es la capacitación en la que tienes lugar:',
    next: 'Si ya no puedes ir, cancela hoy en el mismo enlace: le das el cupo a otra persona.',
  },
  changed: {
    title: 'Cambió tu capacitación',
    intro: 'Cambió la fecha, la hora o el lugar de la capacitación en la que te inscribiste. Ahora es así:',
    next: 'Tu inscripción sigue en pie. Si ya no puedes ir, cancela en el mismo enlace.',
  },
  gone: {
    title: 'Se canceló la capacitación',
    intro: 'Cancelamos la capacitación en la que te inscribiste. Ya no se dará en esta fecha:',
    next: 'No tienes que hacer nada más. Borramos tu inscripción; en el enlace están las próximas capacitaciones.',
  },
} as const

export type TrainingNews = keyof typeof NEWS

const appointment = ({ fecha, inicio, fin, lugar }: Moved): string =>
  [longDay(fecha), `${inicio} a ${fin}`, lugar].filter(Boolean).join(', ')

interface Details {
  /** People who only wait are not told the meeting's address. */
  waits?: boolean
  /** As it was to be, if it is otherwise now. */
  before?: Moved | null
}

/** What becomes of a sign-up for a training. */
export const trainingNews = (
  joined: Joined,
  news: TrainingNews,
  { waits = news === 'waiting', before = null }: Details = {},
): NewMail => {
  const { participante, correo, nombre, clave, orden, titulo, fecha, inicio, fin, lugar, enlace } = joined
  const { title, intro, next } = NEWS[news]
  const isGone = news === 'gone'
  const facts: Fact[] = [
    ['Capacitación', titulo],
    ['Fecha', longDay(fecha)],
    ['Hora', `${inicio} a ${fin}`],
    ...(lugar === '' ? [] : [['Lugar', lugar] as const]),
    ...(enlace === '' || waits || isGone ? [] : [['Enlace', enlace] as const]),
    ['Inscripción', `n.º ${orden}`],
    ...(before ? [['Antes', appointment(before)] as const] : []),
  ]
  const end: Block[] = isGone
    ? [action('Ver las capacitaciones', '/capacitaciones'), paragraph(next)]
    : [
        action('Ver mi inscripción', `/mi-capacitacion#${participante}.${clave}`),
        paragraph(next),
        small(
          'Si asistes, tu certificado estará en el mismo enlace. Si no hiciste esta inscripción, cancélala o ignora este mensaje.',
        ),
      ]
  return {
    to: correo,
    about: { coleccion: 'participantes', id: participante },
    class: 'stranger',
    subject: `${title}: ${titulo} - NAF ESPE`,
    preheader: intro,
    title,
    blocks: [greeting(nombre), paragraph(intro), { kind: 'facts', facts }, ...end],
  }
}
