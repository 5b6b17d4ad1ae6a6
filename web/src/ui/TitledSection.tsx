import { type ReactNode, useId } from 'react'

interface TitledSectionProps {
  title: ReactNode
  /** Classes of the heading. */
  look?: string
  className?: string
  children: ReactNode
}

/** A section of a page that goes by its heading. */
export function TitledSection({ title, look = 'text-lg', className, children }: TitledSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={look}>
        {title}
      </h2>
      {children}
    </section>
  )
}
