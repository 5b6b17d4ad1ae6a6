import type { ReactNode } from 'react'
import { Scene } from './Scene.tsx'
import failedScene from './scenes/detalle-camioneta.svg'
import emptyScene from './scenes/detalle-planta.svg'

interface StateMessageProps {
  kind: 'empty' | 'failed'
  /** What is the case, in one sentence. */
  title: string
  /** What it means or what to do next. */
  children?: ReactNode
  /** A button or link of one's own. */
  action?: ReactNode
  /** A detail of `scenes/`, where another than the usual one says it better. */
  scene?: string | undefined
}

/** The empty and the failed state of a list or a page, drawn on purpose. */
export function StateMessage({ kind, title, children, action, scene }: StateMessageProps) {
  const failed = kind === 'failed'
  return (
    <div
      role={failed ? 'alert' : undefined}
      className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-edge px-6 py-10 text-center"
    >
      <Scene src={scene ?? (failed ? failedScene : emptyScene)} className="size-30 rounded-full" />
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-text text-ink-soft">{children}</div>}
      {action}
    </div>
  )
}
