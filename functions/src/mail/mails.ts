import { CENTRE, carreraText, hoursText, type InscripcionCreate, longDay } from '@naf/contract'
import { linkTo } from '../http/links.ts'
import { asLongDay } from '../util.ts'
import type { NewMail } from './outbox.ts'
import { action, facts, greeting, heading, paragraph, small } from './render.ts'

/** The mails about subscriptions, bulletins, trainings, enrolments and accounts. */

/** The proof stands in the fragment: no server's log and no referrer has it. */
export const subscriptionPath = (lector: string, clave: string): string =>
  `/suscripcion#${linkTo(lector, clave)}`

/** The address of a subscription, and the parts of its link. */
interface Reader {
  correo: string
  lector: string
  clave: string
}

/** Asks to confirm that mails about new bulletins may come to a mailbox. Opening the link does nothing. */
export const subscriptionAsked = ({ correo, lector, clave }: Reader): NewMail => {
  const why =
    'Alguien pidió que te avisemos por correo de cada boletín nuevo del NAF. Si fuiste tú, confírmalo aquí:'
  return {
    to: correo,
    about: { coleccion: 'suscripciones', id: lector },
    class: 'stranger',
    subject: `Confirma tu suscripción a los boletines - ${CENTRE.signature}`,
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
export interface Bulletin {
  id: string
  titulo: string
  descripcion: string
}

/** A new bulletin, to one of its readers. The mail program's own unsubscribing needs the proof in a path. */
export const bulletinPublished = (
  { id, titulo, descripcion }: Bulletin,
  { correo, lector, clave }: Reader,
): NewMail => ({
  to: correo,
  about: { coleccion: 'boletines', id },
  class: 'broadcast',
  unsubscribePath: `/api/suscripciones/baja/${lector}/${clave}`,
  subject: `Nuevo boletín: ${titulo} - ${CENTRE.signature}`,
  preheader: descripcion,
  title: `Nuevo boletín: ${titulo}`,
  blocks: [
    greeting(null),
    paragraph('Publicamos un boletín nuevo en el portal del NAF:'),
    { kind: 'letter', text: descripcion === '' ? titulo : `${titulo}\n\n${descripcion}` },
    action('Leer el boletín', `/boletines/${id}`),
    small(
      'Te escribimos porque te suscribiste a los boletines del NAF o aceptaste recibir sus comunicaciones. Si ya no los quieres,',
      { label: 'elige qué correos recibes o date de baja', path: subscriptionPath(lector, clave) },
    ),
  ],
})

type Training = Record<'titulo' | 'fecha' | 'inicio' | 'fin' | 'lugar' | 'enlace', string>
type SignedUp = Record<'id' | 'correo' | 'nombre' | 'clave', string> & {
  estado: string
  orden: number | null
}

const CERTIFICATE =
  'Si asistes, tu certificado estará en el mismo enlace. Si no hiciste esta inscripción, cancélala o ignora este mensaje.'

/** Under the state that somebody got by signing up, or what happened later. */
const NEWS = {
  por_confirmar: {
    title: 'Confirma tu inscripción',
    intro:
      'Alguien inscribió este correo en una capacitación gratuita del NAF. Si fuiste tú, confírmalo para tener tu lugar:',
    next: 'En el mismo enlace corriges, si hace falta, el nombre que saldrá en tu certificado.',
    end: 'Si no fuiste tú, no hagas nada: sin confirmar no se ocupa ningún cupo y borramos tu correo a los 7 días.',
  },
  inscrito: {
    title: 'Tienes lugar en la capacitación',
    intro: 'Tu lugar en esta capacitación gratuita del NAF quedó reservado:',
    next: 'Si no puedes ir, cancela en el mismo enlace: le das el cupo a otra persona.',
    end: CERTIFICATE,
  },
  espera: {
    title: 'Estás en la lista de espera',
    intro: 'Los cupos están llenos y quedaste en la lista de espera. Si se libera uno, te escribimos.',
    next: 'Si ya no te interesa, cancela en el mismo enlace.',
    end: CERTIFICATE,
  },
  moved: {
    title: 'Se liberó un cupo para ti',
    intro: 'Se liberó un cupo y ahora tienes lugar en esta capacitación:',
    next: 'Si ya no puedes ir, cancela en el mismo enlace: le das el cupo a otra persona.',
    end: CERTIFICATE,
  },
  tomorrow: {
    title: 'Mañana es tu capacitación',
    intro: 'Te recordamos que mañana es la capacitación en la que tienes lugar:',
    next: 'Si ya no puedes ir, cancela hoy en el mismo enlace: le das el cupo a otra persona.',
    end: CERTIFICATE,
  },
  changed: {
    title: 'Cambió tu capacitación',
    intro: 'Cambió la fecha, la hora o el lugar de la capacitación en la que te inscribiste. Ahora es así:',
    next: 'Tu inscripción sigue en pie. Si ya no puedes ir, cancela en el mismo enlace.',
    end: CERTIFICATE,
  },
  gone: {
    title: 'Se canceló la capacitación',
    intro: 'Cancelamos la capacitación en la que te inscribiste. Ya no se dará en esta fecha:',
    next: 'No tienes que hacer nada más. Borramos tu inscripción; en el enlace están las próximas capacitaciones.',
    end: '',
  },
} as const

const hoursOf = ({ inicio, fin, enlace }: Pick<Training, 'inicio' | 'fin' | 'enlace'>): string =>
  hoursText(`${inicio} a ${fin}`, enlace !== '')

/**
 * What becomes of a sign-up for a training. Only people with a seat are told the meeting's address.
 * @param before when and where the training was to be, after a change
 */
export const trainingNews = (
  { titulo, fecha, inicio, fin, lugar, enlace }: Training,
  { id, correo, nombre, clave, estado, orden }: SignedUp,
  news: keyof typeof NEWS,
  before?: Omit<Training, 'titulo'>,
): NewMail => {
  const { title, intro, next, end } = NEWS[news]
  const isAsked = news === 'por_confirmar'
  const isGone = news === 'gone'
  const earlier = before && [longDay(before.fecha), hoursOf(before), before.lugar]
  return {
    to: correo,
    about: { coleccion: 'participantes', id },
    class: isAsked ? 'proof' : 'relation',
    subject: `${title}: ${titulo} - ${CENTRE.signature}`,
    preheader: intro,
    title,
    blocks: [
      greeting(nombre),
      paragraph(intro),
      facts([
        ['Capacitación', titulo],
        ['Fecha', longDay(fecha)],
        ['Hora', hoursOf({ inicio, fin, enlace })],
        ['Lugar', lugar],
        ['Enlace', estado === 'inscrito' && !isGone && enlace],
        ['Inscripción', orden !== null && `n.º ${orden}`],
        ['Antes', earlier?.filter(Boolean).join(', ')],
      ]),
      isGone
        ? action('Ver las capacitaciones', '/capacitaciones')
        : action(
            isAsked ? 'Confirmar mi inscripción' : 'Ver mi inscripción',
            `/mi-capacitacion#${linkTo(id, clave)}`,
          ),
      paragraph(next),
      ...(end === '' ? [] : [small(end)]),
    ],
  }
}

const NEXT_OF_ENROLMENT = [
  'El equipo del NAF revisará tu inscripción.',
  'Te contactaremos por correo o a tu celular para contarte cómo empezar.',
  'Si nos preguntas por tu inscripción, dinos su número.',
] as const

type Enrolled = Pick<
  InscripcionCreate,
  'PrimerNombre' | 'ApellidoPaterno' | 'Correo' | 'Carrera' | 'NivelSemestre'
>

/** @param at when the form was sent */
export const enrolmentReceived = (id: string, form: Enrolled, numero: string, at = new Date()): NewMail => ({
  to: form.Correo,
  about: { coleccion: 'inscripciones', id },
  class: 'stranger',
  subject: `Recibimos tu inscripción - ${CENTRE.signature} (${numero})`,
  preheader: NEXT_OF_ENROLMENT[1],
  title: 'Recibimos tu inscripción',
  blocks: [
    greeting(`${form.PrimerNombre} ${form.ApellidoPaterno}`),
    paragraph('Tu inscripción al voluntariado del NAF quedó registrada:'),
    facts([
      ['Número', numero],
      ['Fecha', asLongDay(at)],
      ['Carrera', carreraText(form.Carrera)],
      ['Semestre', form.NivelSemestre],
    ]),
    heading('Qué sigue'),
    { kind: 'steps', items: NEXT_OF_ENROLMENT },
    small('Si no hiciste esta inscripción, puedes ignorar este mensaje.'),
  ],
})

interface Proof {
  uid: string
  correo: string
  /** The identity provider's, for a link of the portal's own page. */
  oobCode: string
}

const mailboxProof = ({ uid, correo, oobCode }: Proof, id: string, why: string, ifNot: string): NewMail => ({
  to: correo,
  about: { coleccion: 'users', id: uid },
  id,
  class: 'stranger',
  subject: `Confirma tu correo - ${CENTRE.signature}`,
  preheader: why,
  title: 'Confirma tu correo',
  blocks: [
    greeting(null),
    paragraph(why),
    action('Confirmar mi correo', `/cuenta?${new URLSearchParams({ mode: 'verifyEmail', oobCode })}`),
    small(ifNot),
  ],
})

/** For a registration; one for an account. */
export const registrationProof = (proof: Proof): NewMail =>
  mailboxProof(
    proof,
    `cuenta-${proof.uid}`,
    'Alguien creó una cuenta en el portal del NAF con este correo. Si fuiste tú, confírmalo aquí:',
    'Si no fuiste tú, no hagas nada: una cuenta sin confirmar y sin uso se elimina. Si quieres usar el portal con tu correo, pide una contraseña nueva con «Olvidé mi contraseña» y la cuenta será tuya.',
  )

/** For an account that an administrator made, moved or gave a role: a stranger must not take it. One for each edit. */
export const accountProof = ({ edit, ...proof }: Proof & { edit: number }): NewMail =>
  mailboxProof(
    proof,
    `cuenta-${proof.uid}-${edit}`,
    'El NAF necesita saber que este correo es de quien usa una cuenta del portal. Si la cuenta es tuya, confírmalo aquí:',
    'Si no tienes una cuenta en el portal ni la esperas, no lo confirmes y avísale al NAF: alguien escribió tu correo en la suya.',
  )
