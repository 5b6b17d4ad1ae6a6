import { DASHBOARD, MEDIOS_CONTACTO, OTRO, type Rol } from '@naf/contract'
import { asLongDay } from '../util.ts'
import { closingIdOf, digestIdOf, type NewMail, proofIdOf } from './outbox.ts'
import type { Block, Fact } from './render.ts'

/**
 * The mails about requests, enrolments and accounts. A visitor types the address into the form, so a mail may reach a
 * stranger: it repeats what comes from closed lists or from the portal, and of what was typed a name at most
 * (docs/decisions/mail-caps.md).
 */

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
const heading = (text: string): Block => ({ kind: 'heading', text })
export const small = (text: string): Block => ({ kind: 'small', text })
export const action = (label: string, path: string): Block => ({ kind: 'action', label, path })

const MAX_LENGTH = 60
const MAX_WORDS = 6

/** A letter of Latin script, with what of its accents has no letter of its own. */
const LETTER = String.raw`(?:(?=\p{L})\p{Script=Latin}[\u0300-\u036f]{0,2})`
const WORD = String.raw`${LETTER}+(?:['’-]${LETTER}+)*\.?`
const WORDS = new RegExp(`^${WORD}(?: ${WORD})*$`, 'u')

/** Short words of a surname, which do not make a name long. */
const PARTICLE = /^(?:de|del|la|las|los|lo|y|e|i|da|das|do|dos|di|van|von|der|den|san|santa)$/i

/**
 * The name to greet with, or null if what was typed does not look like one: a stranger may have typed a message. So it has
 * neither signs nor digits, which make addresses, prices and telephone numbers, and no dot but at the end of a word: mail
 * programs turn `evil.com` into a link.
 */
const greetingName = (typed: string): string | null => {
  const name = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (name.length > MAX_LENGTH || !WORDS.test(name)) return null
  const words = name.split(' ').filter((word) => !PARTICLE.test(word))
  return words.length > 0 && words.length <= MAX_WORDS ? name : null
}

/** «Hola, Ana:», or «Hola:» if what was typed does not look like a name. */
export const greeting = (typed: string | null): Block => {
  const name = typed && greetingName(typed)
  return paragraph(name ? `Hola, ${name}:` : 'Hola:')
}

/** The proof stands in the fragment: no server's log and no referrer has it. */
const trackingPath = (enlace: string): string => `/seguimiento#${enlace}`

/** A request as its mails need it. */
interface Addressed {
  correo: string
  nombre: string
  /** Null for requests stored before they had numbers. */
  numero: string | null
  /** What opens the request without typing (docs/decisions/tracking-links.md). */
  enlace: string
}

const withNumber = (words: string, numero: string | null) => (numero === null ? words : `${words} ${numero}`)
const inBrackets = (numero: string | null) => (numero === null ? '' : ` (${numero})`)

export interface Confirmed extends Addressed {
  tipoServicio: string
  medioContacto: string
  /** When it was sent. */
  at: Date
}

const NEXT_OF_REQUEST = [
  'Un estudiante del NAF, acompañado por un docente, revisará tu solicitud.',
  'Te contactaremos por el medio que elegiste para darte la asesoría. Es gratuita.',
  'Ten a mano los documentos relacionados con tu consulta. Nunca te pediremos la clave del SRI.',
] as const

const isListed = (medio: string): boolean =>
  medio !== OTRO && (MEDIOS_CONTACTO as readonly string[]).includes(medio)

/** Confirms a request for advice. */
export const requestReceived = (id: string, request: Confirmed): NewMail => {
  const { correo, nombre, numero, tipoServicio, medioContacto, enlace, at } = request
  const facts: Fact[] = [
    ...(numero === null ? [] : [['Número', numero] as const]),
    ['Fecha', asLongDay(at)],
    ['Servicio', tipoServicio],
    ...(isListed(medioContacto) ? [['Medio de contacto', medioContacto] as const] : []),
  ]
  return {
    to: correo,
    about: { coleccion: 'asesorias', id },
    class: 'stranger',
    tipo: 'confirmacion',
    subject: `Recibimos tu solicitud de asesoría - NAF ESPE${inBrackets(numero)}`,
    preheader: NEXT_OF_REQUEST[1],
    title: 'Recibimos tu solicitud',
    blocks: [
      greeting(nombre),
      paragraph('Tu solicitud de asesoría quedó registrada. Esto es lo que nos pediste:'),
      { kind: 'facts', facts },
      heading('Qué sigue'),
      { kind: 'steps', items: NEXT_OF_REQUEST },
      heading('Sigue tu solicitud'),
      paragraph('Mira en qué va, escríbenos o avísanos si ya no la necesitas, sin crear una cuenta:'),
      action('Ver mi solicitud', trackingPath(enlace)),
      {
        kind: 'notice',
        text: 'La asesoría es solo informativa: el NAF no realiza trámites ante el Servicio de Rentas Internas (SRI).',
      },
      small('Si no hiciste esta solicitud, puedes ignorar este mensaje.'),
    ],
  }
}

export interface Replied extends Addressed {
  /** As it was typed, in lines. */
  texto: string
  /** Who of the team wrote it. */
  autor: string
}

/** An answer of the team. */
export const requestAnswered = (id: string, request: Replied): NewMail => {
  const { correo, nombre, numero, texto, autor, enlace } = request
  return {
    to: correo,
    about: { coleccion: 'asesorias', id },
    class: 'relation',
    tipo: 'respuesta',
    subject: `${withNumber('Respuesta a tu solicitud', numero)} - NAF ESPE`,
    preheader: `${autor} te escribió sobre tu solicitud.`,
    title: 'Tienes una respuesta',
    blocks: [
      greeting(nombre),
      paragraph(`${autor}, del NAF, te escribió sobre ${withNumber('tu solicitud', numero)}:`),
      { kind: 'letter', text: texto },
      paragraph('Puedes contestar a este correo, o escribirnos desde tu solicitud:'),
      action('Ver mi solicitud', trackingPath(enlace)),
      small('El NAF nunca te pedirá la clave del SRI.'),
    ],
  }
}

export interface Closed extends Addressed {
  cierre: 'atendida' | 'sin_respuesta'
}

/** 'Deshacer' undoes a mark by mistake within minutes; a mail cannot be undone. */
const CLOSING_WAITS_MS = 10 * 60_000

const served = (numero: string | null, path: string): Block[] => [
  paragraph(`${withNumber('Tu asesoría', numero)} quedó realizada. Gracias por confiar en el NAF.`),
  paragraph('¿Cómo te fue? Danos tu opinión de uno a cinco; toma menos de un minuto:'),
  action('Dar mi opinión', path),
  small(
    'Después de darla, puedes cambiarla durante una semana. Si te quedó una duda, escríbenos desde la misma página y tu solicitud se abre otra vez.',
  ),
]

const unreached = (numero: string | null, path: string): Block[] => [
  paragraph(
    `Intentamos contactarte por ${withNumber('tu solicitud', numero)} y no lo logramos, por eso la cerramos.`,
  ),
  paragraph('Si todavía necesitas la asesoría, escríbenos desde tu solicitud y la abrimos otra vez:'),
  action('Escribir al NAF', path),
]

/** Says that a request was closed: asks for an opinion after advice, else how to write again. Once for each request. */
export const requestClosed = (id: string, request: Closed): NewMail => {
  const { correo, nombre, numero, enlace, cierre } = request
  const isServed = cierre === 'atendida'
  const title = isServed ? 'Tu asesoría quedó realizada' : 'Cerramos tu solicitud'
  return {
    to: correo,
    about: { coleccion: 'asesorias', id },
    id: closingIdOf(id),
    class: 'relation',
    tipo: 'cierre',
    sendAfter: new Date(Date.now() + CLOSING_WAITS_MS),
    subject: `${title}${inBrackets(numero)} - NAF ESPE`,
    preheader: isServed ? 'Cuéntanos cómo te fue.' : 'No logramos contactarte. Todavía puedes escribirnos.',
    title,
    blocks: [greeting(nombre), ...(isServed ? served : unreached)(numero, trackingPath(enlace))],
  }
}

/** What colleagues gave to a person of the team. */
export interface Assigned {
  correo: string
  nombre: string
  rol: Rol
  /** Of the mail, as `YYYY-MM-DD`: there is one a day. */
  day: string
  requests: { numero: string | null; servicio: string; ciudad: string }[]
}

/** So few that the mail stays one screen long. */
const LISTED = 20

export const requestsAssigned = (uid: string, assigned: Assigned): NewMail => {
  const { correo, nombre, rol, day, requests } = assigned
  const title =
    requests.length === 1
      ? 'Tienes una asesoría nueva a tu cargo'
      : `Tienes ${requests.length} asesorías nuevas a tu cargo`
  const items = requests
    .slice(0, LISTED)
    .map(({ numero, servicio, ciudad }) => [numero, servicio, ciudad].filter(Boolean).join(' · '))
  const left = requests.length - items.length
  return {
    to: correo,
    about: { coleccion: 'users', id: uid },
    id: digestIdOf(uid, day),
    class: 'relation',
    subject: `${title} - NAF ESPE`,
    preheader: 'Tus compañeros te las asignaron.',
    title,
    blocks: [
      greeting(nombre),
      paragraph('Te asignaron desde el último aviso:'),
      { kind: 'list', items },
      ...(left > 0 ? [paragraph(`Y ${left} más.`)] : []),
      action('Ver las asesorías', `${DASHBOARD[rol]}/ver-asesorias`),
    ],
  }
}

/** An enrolment as its mail needs it. */
export interface Enrolled {
  correo: string
  nombre: string
  carrera: string
  nivelSemestre: string
  numero: string
  /** When it was sent. */
  at: Date
}

const NEXT_OF_ENROLMENT = [
  'El equipo del NAF revisará tu inscripción.',
  'Te contactaremos por correo o a tu celular para contarte cómo empezar.',
  'Si nos preguntas por tu inscripción, dinos su número.',
] as const

export const enrolmentReceived = (id: string, enrolment: Enrolled): NewMail => {
  const { correo, nombre, carrera, nivelSemestre, numero, at } = enrolment
  const facts: Fact[] = [
    ['Número', numero],
    ['Fecha', asLongDay(at)],
    ['Carrera', carrera],
    ['Semestre', nivelSemestre],
  ]
  return {
    to: correo,
    about: { coleccion: 'inscripciones', id },
    class: 'stranger',
    subject: `Recibimos tu inscripción - NAF ESPE (${numero})`,
    preheader: NEXT_OF_ENROLMENT[1],
    title: 'Recibimos tu inscripción',
    blocks: [
      greeting(nombre),
      paragraph('Tu inscripción al voluntariado del NAF quedó registrada:'),
      { kind: 'facts', facts },
      heading('Qué sigue'),
      { kind: 'steps', items: NEXT_OF_ENROLMENT },
      small('Si no hiciste esta inscripción, puedes ignorar este mensaje.'),
    ],
  }
}

/** Asks to prove a mailbox by a link of the portal's own page, with the identity provider's code. One for an account. */
export const mailboxProof = (uid: string, correo: string, oobCode: string): NewMail => {
  const why = 'Alguien creó una cuenta en el portal del NAF con este correo. Si fuiste tú, confírmalo aquí:'
  return {
    to: correo,
    about: { coleccion: 'users', id: uid },
    id: proofIdOf(uid),
    class: 'stranger',
    subject: 'Confirma tu correo - NAF ESPE',
    preheader: why,
    title: 'Confirma tu correo',
    blocks: [
      greeting(null),
      paragraph(why),
      action('Confirmar mi correo', `/cuenta?${new URLSearchParams({ mode: 'verifyEmail', oobCode })}`),
      small(
        'Si no fuiste tú, no hagas nada: una cuenta sin confirmar y sin uso se elimina. Si quieres usar el portal con tu correo, pide una contraseña nueva con «Olvidé mi contraseña» y la cuenta será tuya.',
      ),
    ],
  }
}
