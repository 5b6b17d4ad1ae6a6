import { ButtonLink } from '../../ui/Button.tsx'
import { MENSAJES_UI } from '../../ui/messages.ts'
import { Scene } from '../../ui/Scene.tsx'
import scene from '../../ui/scenes/asesoria.svg'
import { useScreenTitle } from '../../ui/useScreenTitle.ts'
import { MENSAJES_HOME as TEXTO } from './messages.ts'
import { useNumbers } from './numbers.ts'

/** What this is and the one thing to do. On a phone the drawing is a band above it, low enough for the button to be seen. */
export function Hero() {
  const heading = useScreenTitle(TEXTO.title)
  const numbers = useNumbers()
  const [before, free, after] = TEXTO.lead
  return (
    <section className="on-band bg-band text-on-band">
      <div className="mx-auto grid max-w-page items-center md:grid-cols-[11fr_9fr] md:gap-12 md:px-10 md:py-14">
        <Scene
          first
          src={scene}
          shape="4/3"
          className="h-[min(44vw,180px)] w-full object-cover object-[50%_58%] md:order-last md:h-auto md:rounded-lg"
        />
        <div className="max-w-text px-5 pt-5 pb-5 md:p-0">
          <p className="text-sm font-semibold text-on-band-soft">{TEXTO.welcome}</p>
          <h1 ref={heading} tabIndex={-1} className="display mt-1 text-3xl md:mt-3">
            {TEXTO.question}
          </h1>
          <p className="mt-3 text-on-band-soft md:mt-5 md:text-lg">
            {before}
            <strong className="highlight">{free}</strong>
            {after}
          </p>
          <ButtonLink to="/servicios" variant="accent" className="mt-5 w-full sm:w-auto md:mt-8">
            {MENSAJES_UI.requestAsesoria}
          </ButtonLink>
          <p className="mt-2 text-sm text-on-band-soft">{TEXTO.noAccount}</p>
          {/* Its place is there before they are, so that nothing in sight moves when they come. */}
          <p className="min-h-12 text-sm text-on-band-soft lg:min-h-6">{numbers}</p>
        </div>
      </div>
    </section>
  )
}
