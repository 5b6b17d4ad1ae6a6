import type { ReactNode } from 'react'
import { Scene } from '../../ui/images.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import vispera from '../../ui/scenes/vispera.svg'

interface AuthCardProps {
  title: string
  text?: string | undefined
  wide?: boolean
  children: ReactNode
}

/** The frame of login, registration and the links of mails about an account. */
export function AuthCard({ title, text, wide = false, children }: AuthCardProps) {
  return (
    <div className="grow bg-mist px-4 py-6 sm:py-10">
      <div className={`card mx-auto w-full overflow-hidden ${wide ? 'max-w-text' : 'max-w-field'}`}>
        <Scene
          src={vispera}
          shape="3/2"
          className="hidden h-40 w-full object-cover object-[50%_62%] sm:block"
        />
        <div className="space-y-6 p-5 sm:p-9">
          <PageHeading title={title}>{text}</PageHeading>
          {children}
        </div>
      </div>
    </div>
  )
}
