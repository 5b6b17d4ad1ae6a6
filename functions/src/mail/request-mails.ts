import { CENTRE, DASHBOARD, MEDIOS_CONTACTO, OTRO, type Rol } from '@naf/contract'
import { asLongDay } from '../util.ts'
import { closingIdOf, digestIdOf, type NewMail } from './outbox.ts'
import { action, type Block, facts, greeting, heading, paragraph, small } from './render.ts'

/** The mails about requests for advice, to the people who asked and to staff (docs/decisions/mail-caps.md). */

/** The proof stands in the fragment: no server's log and no referrer has it. */
const trackingPath = (enlace: string): string => `/seguimiento#${enlace}`

/** A request, and the link that opens it without typing (docs/decisions/tracking-links.md). */
interface Addressed {
  correo: string
  nombre: string
  numero: string | null
  enlace: string
}

const withNumber = (words: string, numero: string | null) => (numero === null ? words : `${words} ${numero}`)
const inBrackets = (numero: string | null) => (numero === null ? '' : ` (${numero})`)

interface Sent {
  numero: string | null
  tipoServicio: string
  correoConfirmado: boolean
  enlace: string
  /** When the request was sent. */
  at: Date
}

const NEXT_OF_REQUEST = [
  'Un estudiante del NAF, acompañado por un docente, revisará tu solicitud.',
  'Te contactaremos por el medio que elegiste para darte la asesoría. Es gratuita.',
  'Ten a mano los documentos relacionados con tu consulta. Nunca te pediremos la clave del SRI.',
] as const

const CONFIRM = 'Ahí mismo confirma que la pediste tú: así sabemos que este correo es tuyo.'
const NOT_MINE =
  'Si no hiciste esta solicitud, ábrela y elige «No fui yo»: la cerramos y no te escribimos más por ella.'

/** Confirms a request for advice. */
export const requestReceived = (
  id: string,
  request: Addressed & Sent & { medioContacto: string },
): NewMail => {
  const { correo, nombre, numero, tipoServicio, enlace, at, correoConfirmado } = request
  const listed = MEDIOS_CONTACTO.find((medio) => medio === request.medioContacto && medio !== OTRO)
  return {
    to: correo,
    about: { coleccion: 'asesorias', id },
    class: correoConfirmado ? 'relation' : 'stranger',
    tipo: 'confirmacion',
    subject: `Recibimos tu solicitud de asesoría - ${CENTRE.signature}${inBrackets(numero)}`,
    preheader: NEXT_OF_REQUEST[1],
    title: 'Recibimos tu solicitud',
    blocks: [
      greeting(nombre),
      paragraph('Tu solicitud de asesoría quedó registrada. Esto es lo que nos pediste:'),
      facts([
        ['Número', numero],
        ['Fecha', asLongDay(at)],
        ['Servicio', tipoServicio],
        ['Medio de contacto', listed],
      ]),
      heading('Qué sigue'),
      { kind: 'steps', items: NEXT_OF_REQUEST },
      heading('Sigue tu solicitud'),
      paragraph('Mira en qué va, escríbenos o avísanos si ya no la necesitas, sin crear una cuenta:'),
      action('Ver mi solicitud', trackingPath(enlace)),
      ...(correoConfirmado ? [] : [paragraph(CONFIRM)]),
      {
        kind: 'notice',
        text: 'La asesoría es solo informativa: el NAF no realiza trámites ante el Servicio de Rentas Internas (SRI).',
      },
      ...(correoConfirmado ? [] : [small(NOT_MINE)]),
    ],
  }
}

type Linked = Sent & { id: string }

/** The links of a mailbox's requests, the newest first, as somebody asked for them. */
export const requestLinks = (correo: string, requests: [Linked, ...Linked[]]): NewMail => ({
  to: correo,
  about: { coleccion: 'asesorias', id: requests[0].id },
  class: requests.some(({ correoConfirmado }) => correoConfirmado) ? 'relation' : 'stranger',
  subject: `El enlace de tu solicitud - ${CENTRE.signature}`,
  preheader: 'Mira en qué va tu solicitud de asesoría.',
  title: 'Sigue tu solicitud',
  blocks: [
    greeting(null),
    paragraph('Alguien pidió ver las solicitudes de asesoría hechas con este correo. Ábrelas aquí:'),
    ...requests.flatMap(({ tipoServicio, numero, at, enlace }) => [
      paragraph(`${withNumber(tipoServicio, numero)}, del ${asLongDay(at)}:`),
      action(`Ver ${numero ?? 'mi solicitud'}`, trackingPath(enlace)),
    ]),
    small('Si no pediste este mensaje, puedes ignorarlo: nadie más recibió los enlaces.'),
  ],
})

/** An answer of the team: `texto` as it was typed, in lines, by `autor`. */
export const requestAnswered = (
  id: string,
  { correo, nombre, numero, enlace, texto, autor }: Addressed & { texto: string; autor: string },
): NewMail => ({
  to: correo,
  about: { coleccion: 'asesorias', id },
  class: 'relation',
  tipo: 'respuesta',
  subject: `${withNumber('Respuesta a tu solicitud', numero)} - ${CENTRE.signature}`,
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
})

/** 'Deshacer' undoes a mark by mistake within minutes; a mail cannot be undone. */
const CLOSING_WAITS_MS = 10 * 60_000

const CLOSED = {
  atendida: {
    title: 'Tu asesoría quedó realizada',
    preheader: 'Cuéntanos cómo te fue.',
    blocks: (numero: string | null, path: string): Block[] => [
      paragraph(`${withNumber('Tu asesoría', numero)} quedó realizada. Gracias por confiar en el NAF.`),
      paragraph('¿Cómo te fue? Danos tu opinión de uno a cinco; toma menos de un minuto:'),
      action('Dar mi opinión', path),
      small(
        'Después de darla, puedes cambiarla durante una semana. Si te quedó una duda, escríbenos desde la misma página y tu solicitud se abre otra vez.',
      ),
    ],
  },
  sin_respuesta: {
    title: 'Cerramos tu solicitud',
    preheader: 'No logramos contactarte. Todavía puedes escribirnos.',
    blocks: (numero: string | null, path: string): Block[] => [
      paragraph(
        `Intentamos contactarte por ${withNumber('tu solicitud', numero)} y no lo logramos, por eso la cerramos.`,
      ),
      paragraph('Si todavía necesitas la asesoría, escríbenos desde tu solicitud y la abrimos otra vez:'),
      action('Escribir al NAF', path),
    ],
  },
}

/** Says that a request was closed: asks for an opinion after advice, else how to write again. Once for each request. */
export const requestClosed = (
  id: string,
  { correo, nombre, numero, enlace, cierre }: Addressed & { cierre: keyof typeof CLOSED },
): NewMail => {
  const { title, preheader, blocks } = CLOSED[cierre]
  return {
    to: correo,
    about: { coleccion: 'asesorias', id },
    id: closingIdOf(id),
    class: 'relation',
    tipo: 'cierre',
    sendAfter: new Date(Date.now() + CLOSING_WAITS_MS),
    subject: `${title}${inBrackets(numero)} - ${CENTRE.signature}`,
    preheader,
    title,
    blocks: [greeting(nombre), ...blocks(numero, trackingPath(enlace))],
  }
}

/** What colleagues gave to a person of the team. */
interface Assigned {
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
    subject: `${title} - ${CENTRE.signature}`,
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
