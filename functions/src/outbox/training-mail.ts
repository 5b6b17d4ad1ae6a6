import { greetingName } from './greeting-name.ts'
import { type NewMail, newMail } from './new-mail.ts'

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
  lugar: string
  enlace: string
}

/** What a mail about a sign-up says of it. */
export type TrainingNews = 'place' | 'waiting' | 'moved' | 'tomorrow' | 'changed' | 'gone'

/** When and where it was to be. */
export type Moved = Pick<Joined, 'fecha' | 'inicio' | 'fin' | 'lugar'>

/** The one page of a sign-up. The proof stands in the fragment: no server's log and no referrer has it. */
const participationAddress = (portalUrl: string, { participante, clave }: Joined): string =>
  `${portalUrl}/mi-capacitacion#${participante}.${clave}`

interface Change {
  /** Whoever only waits is not told of the meeting's address; of one that is not held nobody is. */
  waits?: boolean
  /** As it was to be, where it is otherwise now. */
  before?: Moved | null
}

/** Of what was typed by the person it repeats a name at most (docs/decisions/mail-caps.md). */
export const trainingMail = (
  joined: Joined,
  news: TrainingNews,
  portalUrl: string,
  { waits = news === 'waiting', before = null }: Change = {},
): NewMail =>
  newMail('trainingNews', joined.correo, {
    news,
    name: greetingName(joined.nombre),
    titulo: joined.titulo,
    fecha: joined.fecha,
    inicio: joined.inicio,
    fin: joined.fin,
    lugar: joined.lugar,
    meeting: waits || news === 'gone' ? '' : joined.enlace,
    before,
    orden: joined.orden,
    link: news === 'gone' ? `${portalUrl}/capacitaciones` : participationAddress(portalUrl, joined),
    portalUrl,
  })
