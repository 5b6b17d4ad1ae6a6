import { useId } from 'react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../../ui/Button.tsx'
import { SampleGrid } from '../../ui/catalogue/SampleGrid.tsx'
import { Scene } from '../../ui/Scene.tsx'
import artesanos from '../../ui/scenes/artesanos.svg'
import { Subscribe } from '../../ui/subscription/Subscribe.tsx'
import { MENSAJES_BOLETINES as TEXTO } from './messages.ts'

/** What a visitor sees: that there are documents, and what it takes to read them. None of them is real. */
export function MembersOnly() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] *:[grid-area:1/1]">
      <div aria-hidden="true" inert className="overflow-hidden select-none blur-sm">
        <SampleGrid />
      </div>
      <Overlay />
    </div>
  )
}

function Overlay() {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="card relative mx-1.5 mt-10 sm:mx-3 max-w-field self-start justify-self-center px-4 py-6 text-center shadow-pop sm:mt-16 sm:p-8"
    >
      <Scene src={artesanos} shape="4/3" className="mx-auto h-36 w-full rounded-md object-cover" />
      <h2 id={heading} className="mt-3 text-lg sm:text-xl">
        {TEXTO.restricted}
      </h2>
      <p className="mt-2 text-ink-soft">{TEXTO.restrictedText}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/login?redirect=/boletines" className="grow max-sm:px-3 sm:grow-0">
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
