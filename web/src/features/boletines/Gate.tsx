import { useId } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../../lib/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Scene } from '../../ui/Scene.tsx'
import artesanos from '../../ui/scenes/artesanos.svg'
import { Subscribe } from '../../ui/subscription/Subscribe.tsx'
import { MENSAJES_BOLETINES as TEXTO } from './messages.ts'

interface GateProps {
  /** Where the login leads. */
  wanted: string
  className: string
}

/** What it takes to read a bulletin. */
export function Gate({ wanted, className }: GateProps) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className={classNames('card px-4 py-6 text-center shadow-pop sm:p-8', className)}
    >
      <Scene src={artesanos} shape="4/3" className="mx-auto h-36 w-full rounded-md object-cover" />
      <h2 id={heading} className="mt-3 text-lg sm:text-xl">
        {TEXTO.restricted}
      </h2>
      <p className="mt-2 text-ink-soft">{TEXTO.restrictedText}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to={`/login?redirect=${wanted}`} className="grow max-sm:px-3 sm:grow-0">
          {TEXTO.login}
        </ButtonLink>
        <ButtonLink to="/register" variant="secondary" className="grow max-sm:px-3 sm:grow-0">
          {TEXTO.register}
        </ButtonLink>
      </div>
      <Subscribe className="mt-6 border-t border-line pt-5" />
      <p className="mt-6 text-sm text-ink-soft">
        {TEXTO.meanwhile}
        <Link to="/biblioteca" className="link">
          {TEXTO.biblioteca}
        </Link>
        {TEXTO.openToAll}
      </p>
    </section>
  )
}
