import type { ReactNode } from 'react'
import { PageHeading } from '../../ui/PageHeading.tsx'

interface AuthCardProps {
  title: string
  text?: string
  wide?: boolean
  children: ReactNode
}

/** The frame of login, reset and registration. */
export function AuthCard({ title, text, wide = false, children }: AuthCardProps) {
  return (
    <div className="grow bg-mist px-4 py-8 sm:py-14">
      <div className={`card mx-auto w-full p-5 sm:p-9 ${wide ? 'max-w-text' : 'max-w-field'}`}>
        <PageHeading title={title}>{text}</PageHeading>
        {children}
      </div>
    </div>
  )
}
