import type { Notice } from '@naf/contract'
import { formatDate } from '../../lib/format.ts'
import { MENSAJES_AVISO as TEXTO } from './notice-messages.ts'

/** What became of a notice: labels and figures. */
export const outcomeFacts = ({ Lectores, Enviados, Fallidos }: Notice): [label: string, value: string][] => [
  [TEXTO.facts.lectores, String(Lectores)],
  [TEXTO.facts.enviados, String(Enviados)],
  [TEXTO.facts.fallidos, String(Fallidos)],
]

export const outcomeText = (notice: Notice): string => {
  const figures = outcomeFacts(notice).map(([label, value]) => `${label}: ${value}`)
  return `${TEXTO.done(notice.Quien, formatDate(notice.Fecha))} ${figures.join(' · ')}.`
}
