import type { RecordChange } from '@naf/contract'
import { MENSAJES_REGISTROS as TEXTO } from './messages.ts'

/** By what stands behind the kind in an event's name, but for its ending: `boletin.editado`, `imagen.editada`. */
const EVENTS: readonly (readonly [RegExp, string])[] = [
  [/\.cread[oa]$/, TEXTO.happened.created],
  [/\.publicad[oa]$/, TEXTO.happened.published],
  [/\.editad[oa]$/, TEXTO.happened.edited],
  [/\.avisado$/, TEXTO.happened.notified],
]

const isField = (name: string): name is keyof typeof TEXTO.fields => name in TEXTO.fields

/** What happened to a record, in a line: 'Edición: título, archivo. Queda archivado.' */
export const changeText = ({ Evento, Campos, Estado }: RecordChange): string => {
  const what = EVENTS.find(([name]) => name.test(Evento))?.[1] ?? Evento
  const fields = Campos.map((name) => (isField(name) ? TEXTO.fields[name] : name)).join(', ')
  const state = Estado && Estado !== 'publicado' ? ` ${TEXTO.nowIn(TEXTO.states[Estado].toLowerCase())}` : ''
  return `${what}${fields && `: ${fields}`}.${state}`
}
