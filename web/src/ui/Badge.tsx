import type { ReactNode } from 'react'
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
