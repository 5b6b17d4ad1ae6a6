import { ConsentModal, useConsent } from '../../parts/consent.tsx'
import { DueDatesCard } from '../../parts/DueDatesCard.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Scene } from '../../ui/Scene.tsx'
import sangolqui from '../../ui/scenes/sangolqui.svg'
import { Hero } from './Hero.tsx'
import { MENSAJES_HOME as TEXTO } from './messages.ts'
import { NextTraining } from './NextTraining.tsx'
import { Steps } from './Steps.tsx'
import { Topics } from './Topics.tsx'

/** The visitor's first page: what this is, and the one thing to do. */
export default function HomePage() {
  const consent = useConsent()
  return (
    <>
      <Hero />
      <DueDatesCard />
      <div className="mx-auto w-full max-w-page px-5 py-10 md:px-10 md:py-16">
        <Topics />
      </div>
      <div className="bg-mist">
        <div className="mx-auto max-w-page px-5 py-10 md:px-10 md:py-16">
          <Steps />
        </div>
      </div>
      <div className="mx-auto grid w-full max-w-page items-start gap-8 px-5 py-10 md:grid-cols-[3fr_2fr] md:px-10 md:py-16">
        <section aria-labelledby="gratis">
          <Scene src={sangolqui} shape="3/2" className="mb-6 aspect-2/1 w-full rounded-lg object-cover" />
          <h2 id="gratis" className="text-2xl">
            {TEXTO.freeTitle}
          </h2>
          <p className="mt-4 max-w-text text-ink-soft">{TEXTO.free}</p>
        </section>
        <div className="space-y-6 self-start">
          <section aria-labelledby="cuenta" className="card p-6">
            <h2 id="cuenta" className="text-lg">
              {TEXTO.accountTitle}
            </h2>
            <p className="mt-2 mb-5 text-ink-soft">{TEXTO.account}</p>
            <ButtonLink to="/register" variant="secondary">
              {TEXTO.createAccount}
            </ButtonLink>
          </section>
          {/* The last of the page: nothing in sight moves when it comes. */}
          <NextTraining />
        </div>
      </div>
      <ConsentModal consent={consent} />
    </>
  )
}
