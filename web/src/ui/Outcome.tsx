import { type ReactNode, useEffect, useRef } from 'react'

/** What came of the last press, in the page. It takes the focus, because what was pressed may be gone. */
export function Outcome({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another outcome
  useEffect(() => text.current?.focus(), [children])
  return (
    <p
      ref={text}
      role="status"
      tabIndex={-1}
      className="rounded-md bg-brand-soft px-4 py-3 focus:outline-none"
    >
      {children}
    </p>
  )
}
