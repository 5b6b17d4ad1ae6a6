import { CENTRE } from '@naf/contract'
import type { ReactNode } from 'react'
import { Mark } from './Mark.tsx'

interface SplashProps {
  text: string
  /** What a person can do when the waiting does not end. */
  children?: ReactNode
}

/** A whole page of waiting, with the words that say for what. */
export function Splash({ text, children }: SplashProps) {
  return (
    <div className="flex min-h-dvh flex-col items-center justify-center gap-6 bg-canvas p-6 text-center">
      <Mark className="size-16 animate-pulse" />
      {/* The largest text of a page that begins by waiting: what a phone paints first, it has painted. */}
      <p className="max-w-field text-2xl font-bold">{CENTRE.name}</p>
      <div role="status">
        <h1 className="text-lg font-normal text-ink-soft">{text}</h1>
      </div>
      {children}
    </div>
  )
}
