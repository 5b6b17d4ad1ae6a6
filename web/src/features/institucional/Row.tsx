import { type ReactNode, useId } from 'react'

/** A section whose heading stands beside what it says, or above it on a narrow screen. */
export function Row({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-3 border-t border-line pt-6 md:grid-cols-[1fr_3fr]"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="max-w-144 space-y-4">{children}</div>
    </section>
  )
}
