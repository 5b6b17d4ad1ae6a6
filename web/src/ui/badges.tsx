import type { Boletin, EstadoContenido } from '@naf/contract'
import type { ReactNode } from 'react'
import { formatDateTime } from '../lib/format.ts'
import { classNames } from '../lib/text.ts'

const LOOK = {
  good: 'border-transparent bg-brand-soft text-brand',
  warm: 'border-transparent bg-clay-soft text-clay',
  plain: 'border-edge bg-mist text-ink',
  waiting: 'border-accent bg-accent-soft text-ink',
  gone: 'border-line text-ink-soft',
} as const

export type BadgeLook = keyof typeof LOOK

/** A state or a kind in a word or two; its colour says nothing that the word does not. */
export function Badge({ look = 'good', children }: { look?: BadgeLook; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-block w-fit max-w-full wrap-normal rounded-sm border px-2 py-0.5 text-xs font-semibold',
        LOOK[look],
      )}
    >
      {children}
    </span>
  )
}

export const ESTADO_NAMES: Record<EstadoContenido, string> = {
  borrador: 'Borrador',
  programado: 'Programado',
  publicado: 'Publicado',
  archivado: 'Archivado',
}

const ESTADO_LOOK: Record<EstadoContenido, BadgeLook> = {
  borrador: 'plain',
  programado: 'waiting',
  publicado: 'good',
  archivado: 'gone',
}

export type Standing = Pick<Boletin, 'Estado' | 'FechaProgramada'>

export function StandingBadge({ Estado, FechaProgramada }: Standing) {
  return (
    <>
      <Badge look={ESTADO_LOOK[Estado]}>{ESTADO_NAMES[Estado]}</Badge>
      {FechaProgramada && <span className="block text-ink-soft">{formatDateTime(FechaProgramada)}</span>}
    </>
  )
}
