import { CircleAlert, Inbox } from 'lucide-react'
import type { ReactNode } from 'react'

interface StateMessageProps {
  kind: 'empty' | 'failed'
  /** What is the case, in one sentence. */
  title: string
  /** What it means or what to do next. */
  children?: ReactNode
  /** A button or link of one's own. */
  action?: ReactNode
}

/** The empty and the failed state of a list or a page, drawn on purpose. */
export function StateMessage({ kind, title, children, action }: StateMessageProps) {
  const Icon = kind === 'failed' ? CircleAlert : Inbox
  return (
    <div
      role={kind === 'failed' ? 'alert' : undefined}
      className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-edge px-6 py-12 text-center"
    >
      <Icon aria-hidden="true" className={kind === 'failed' ? 'size-9 text-danger' : 'size-9 text-brand'} />
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-text text-ink-soft">{children}</div>}
      {action}
    </div>
  )
}
