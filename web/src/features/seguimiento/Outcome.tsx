import { type ReactNode, useEffect, useRef } from 'react'

/** What came of the last press. It takes the focus. */
export function Outcome({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p
      ref={text}
      role="status"
      tabIndex={-1}
      className="mb-4 rounded-md bg-brand-soft px-4 py-3 focus:outline-none"
    >
      {children}
    </p>
  )
}
