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
      <div role="status">
        <h1 className="text-lg font-semibold">{text}</h1>
      </div>
      {children}
    </div>
  )
}
