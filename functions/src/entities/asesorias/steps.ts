import type { Cierre, Contacto, Estado } from '@naf/contract'
import type { Actor } from '../../db/audit-log.ts'
import type { Replied } from '../../outbox/answer-mail.ts'
import { closedOf, confirmedOf, withLink } from './asesoria-mails.ts'
import type { StoredAsesoria } from './asesoria-record.ts'
import { ratedTally } from './asesoria-tally.ts'
import { type Step, stepTo } from './asesorias.workflow.ts'

/** What somebody does with a request, each as a step that the table of transitions has. */

/** Whatever the team does for a person begins what was only received. */
const begun = ({ estado }: StoredAsesoria): Estado => (estado === 'recibida' ? 'en_curso' : estado)

/** The team says what a request is in that is not closed. */
export const move = (actor: Actor, asesoria: StoredAsesoria, to: Exclude<Estado, 'realizada'>): Step =>
  stepTo(actor, asesoria, to, { name: 'asesoria.movida', detalle: to })

/** The team is done with it; where the person should hear of that, by mail. */
export const close = (actor: Actor, asesoria: StoredAsesoria, cierre: Cierre): Step => {
  const { clave, addressed } = withLink(asesoria)
  const closed = closedOf(addressed, cierre)
  return stepTo(
    actor,
    asesoria,
    'realizada',
    { name: 'asesoria.realizada', detalle: cierre, closed },
    { cierre, ...(closed && { clave }) },
  )
}

/** Back to where it was before it was closed, as far as that is known. */
export const reopen = (
  actor: Actor,
  asesoria: StoredAsesoria,
  motivo = '',
  to: Exclude<Estado, 'realizada'> = asesoria.fechaInicio === null ? 'recibida' : 'en_curso',
): Step => stepTo(actor, asesoria, to, { name: 'asesoria.reabierta', detalle: motivo })

/** Somebody of the team attends to it from now on. Whoever takes it on begins; a colleague is told of it. */
export const assign = (
  actor: Actor,
  asesoria: StoredAsesoria,
  attendant: { uid: string; nombre: string },
): Step => {
  const isOwn = attendant.uid === actor?.uid
  return stepTo(
    actor,
    asesoria,
    isOwn ? begun(asesoria) : asesoria.estado,
    { name: 'asesoria.asignada', detalle: attendant.nombre },
    { atiende: { ...attendant, porAvisar: !isOwn } },
  )
}

/** Nobody attends to it any more. */
export const unassign = (actor: Actor, asesoria: StoredAsesoria): Step =>
  stepTo(actor, asesoria, asesoria.estado, { name: 'asesoria.liberada' }, { atiende: null })

/** The team tried to reach the person. */
export const contact = (actor: Actor, asesoria: StoredAsesoria, medio: Contacto): Step =>
  stepTo(actor, asesoria, begun(asesoria), { name: 'asesoria.contactada', detalle: medio })

/** The team wrote down what only the team reads. */
export const note = (actor: Actor, asesoria: StoredAsesoria): Step =>
  stepTo(actor, asesoria, asesoria.estado, { name: 'asesoria.anotada' })

/** The team wrote to the person, who has an answer with it, also by mail. */
export const answer = (
  actor: Actor,
  asesoria: StoredAsesoria,
  written: Pick<Replied, 'texto' | 'autor'>,
): Step => {
  const { clave, addressed } = withLink(asesoria)
  const replied: Replied = { ...addressed, ...written }
  const happened = { name: 'asesoria.respondida', replied } as const
  return stepTo(actor, asesoria, begun(asesoria), happened, { clave, porResponder: false })
}

/** The team has the confirmation sent again. */
export const confirmAgain = (actor: Actor, asesoria: StoredAsesoria): Step => {
  const { clave, addressed } = withLink(asesoria)
  const happened = { name: 'asesoria.reenviada', confirmed: confirmedOf(addressed, asesoria) } as const
  return stepTo(actor, asesoria, asesoria.estado, happened, { clave })
}

/** The person does not need it any more. */
export const cancel = (actor: Actor, asesoria: StoredAsesoria): Step =>
  stepTo(
    actor,
    asesoria,
    'realizada',
    { name: 'asesoria.cancelada', detalle: 'ya_no_la_necesita' },
    { cierre: 'ya_no_la_necesita' },
  )

/** The person wrote: whoever waited for that goes on, and what was closed is open again. */
export const receive = (actor: Actor, asesoria: StoredAsesoria): Step => {
  const to = asesoria.estado === 'recibida' ? 'recibida' : 'en_curso'
  return stepTo(actor, asesoria, to, { name: 'asesoria.escrita' }, { porResponder: true })
}

/** The person judges what was done. */
export const rate = (actor: Actor, asesoria: StoredAsesoria, valor: number): Step =>
  stepTo(actor, asesoria, 'realizada', {
    name: 'asesoria.valorada',
    detalle: String(valor),
    cuenta: ratedTally(valor, asesoria.opinion?.valor ?? null),
  })
