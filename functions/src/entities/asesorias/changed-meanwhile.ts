import { AppError } from '../../errors.ts'
import type { StepName } from '../../events/events.ts'
import type { Happening } from './asesoria-history.repository.ts'

type Say = (quien: string, hace: string, detalle: string) => string

const STATES: Record<string, string> = {
  recibida: 'Recibida',
  en_curso: 'En curso',
  esperando_respuesta: 'Esperando respuesta',
}

const PERSON = 'La persona'

/** What made a request another than was seen, in words. */
const TOLD: Partial<Record<StepName, Say>> = {
  'asesoria.movida': (quien, hace, estado) => `${quien} la pasó a «${STATES[estado] ?? estado}» ${hace}.`,
  'asesoria.realizada': (quien, hace) => `${quien} ya la marcó como realizada ${hace}.`,
  'asesoria.reabierta': (quien, hace) => `${quien} la volvió a abrir ${hace}.`,
  'asesoria.cancelada': (_, hace) => `${PERSON} avisó ${hace} que ya no la necesita.`,
  'asesoria.escrita': (_, hace) => `${PERSON} escribió ${hace} y sigue en curso.`,
  'asesoria.asignada': (quien, hace, nombre) =>
    quien === nombre ? `${quien} la atiende: la tomó ${hace}.` : `${quien} se la asignó a ${nombre} ${hace}.`,
  'asesoria.liberada': (quien, hace) => `${quien} la dejó sin asignar ${hace}.`,
  'asesoria.respondida': (quien, hace) => `${quien} le respondió a la persona ${hace}.`,
  'asesoria.contactada': (quien, hace) => `${quien} contactó a la persona ${hace}.`,
}

const ATTENDANT: readonly string[] = ['asesoria.asignada', 'asesoria.liberada']

/** What changes state, and who attends: whoever takes a request on does both. */
const CONCERNS = {
  state: (evento: string) => evento in TOLD && evento !== 'asesoria.liberada',
  attendant: (evento: string) => ATTENDANT.includes(evento),
}

const ago = new Intl.RelativeTimeFormat('es-EC')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago, in the largest unit that it fills: 'hace 2 minutos'. */
const howLongAgo = (moment: number, now: number): string => {
  const passed = now - moment
  if (passed < MINUTE) return 'hace un momento'
  if (passed < HOUR) return ago.format(-Math.floor(passed / MINUTE), 'minute')
  return passed < DAY
    ? ago.format(-Math.floor(passed / HOUR), 'hour')
    : ago.format(-Math.floor(passed / DAY), 'day')
}

/**
 * The refusal to somebody who saw a request as it no longer is: it says who did what, and when.
 * @param history the oldest first
 * @param concern what is not as it was seen
 */
export const changedMeanwhile = (
  history: Happening[],
  concern: keyof typeof CONCERNS,
  now = Date.now(),
): AppError => {
  const last = history.findLast(({ evento }) => CONCERNS[concern](evento))
  const say = last && TOLD[last.evento as StepName]
  const text = say
    ? say(last.nombre ?? PERSON, howLongAgo(last.fecha.toMillis(), now), last.detalle ?? '')
    : 'Alguien la cambió mientras la veías.'
  return new AppError('changed_meanwhile', text)
}
