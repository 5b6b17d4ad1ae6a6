import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/Button.tsx'
import { AuthCard } from './AuthCard.tsx'

interface OutcomeCardProps {
  title: string
  text?: string
  /** Where the one way on leads, and what it is called. */
  to: string
  label: string
  children?: ReactNode
}

/** What came of a link. */
export function OutcomeCard({ title, text, to, label, children }: OutcomeCardProps) {
  return (
    <AuthCard title={title} text={text}>
      {children}
      <div className=" flex flex-col gap-3">
        <ButtonLink to={to}>{label}</ButtonLink>
      </div>
    </AuthCard>
  )
}
