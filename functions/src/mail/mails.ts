import { asLongDay } from '../util.ts'
import { type NewMail, proofIdOf } from './outbox.ts'
import type { Block } from './render.ts'

/**
 * The parts of mails, and the mails about enrolments and accounts. A visitor types the address into the form, so a mail
 * may reach a stranger: it repeats what comes from closed lists or from the portal, and of what was typed a name at most
 * (docs/decisions/mail-caps.md).
 */

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const heading = (text: string): Block => ({ kind: 'heading', text })
export const small = (text: string): Block => ({ kind: 'small', text })
export const action = (label: string, path: string): Block => ({ kind: 'action', label, path })
/** A table of what is known: without the rows whose value is empty. */
export const facts = (rows: [label: string, value: string | null | false][]): Block => ({
  kind: 'facts',
  facts: rows.flatMap(([label, value]) => (value ? [[label, value]] : [])),
})

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
      facts([
        ['Número', numero],
        ['Fecha', asLongDay(at)],
        ['Carrera', carrera],
        ['Semestre', nivelSemestre],
      ]),
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
