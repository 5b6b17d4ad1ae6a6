import { ConsentModal } from '../../session/consent/ConsentModal.tsx'
import { useConsent } from '../../session/consent/useConsent.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { DueDatesCard } from '../../ui/due-dates/DueDatesCard.tsx'
import { MENSAJES_UI } from '../../ui/messages.ts'
import { useScreenTitle } from '../../ui/useScreenTitle.ts'
import { HeroLedger } from './HeroLedger.tsx'
import { MENSAJES_HOME as TEXTO } from './messages.ts'
import { Steps } from './Steps.tsx'
import { Topics } from './Topics.tsx'

/** The visitor's first page: what this is, and the one thing to do. */
export default function HomePage() {
  const heading = useScreenTitle(TEXTO.title)
  const consent = useConsent()
  return (
    <>
      <section className="on-band overflow-hidden bg-band text-on-band">
        <div className="mx-auto grid max-w-page items-center gap-12 px-5 py-14 md:px-10 md:grid-cols-[3fr_2fr] md:py-20">
          <div className="max-w-text">
            <p className="font-semibold text-on-band-soft">{TEXTO.welcome}</p>
            <h1 ref={heading} tabIndex={-1} className="mt-3 text-3xl">
              {TEXTO.title}
            </h1>
            <p className="mt-5 text-lg text-on-band-soft">{TEXTO.lead}</p>
            <ButtonLink to="/servicios" variant="accent" className="mt-8 w-full sm:w-auto">
              {MENSAJES_UI.requestAsesoria}
            </ButtonLink>
            <p className="mt-3 text-sm text-on-band-soft">{TEXTO.noAccount}</p>
          </div>
          <HeroLedger />
        </div>
      </section>
      <DueDatesCard />
      <div className="mx-auto w-full max-w-page px-5 py-14 md:px-10 md:py-20">
        <Steps />
      </div>
      <div className="bg-mist">
        <div className="mx-auto max-w-page px-5 py-14 md:px-10 md:py-20">
          <Topics />
        </div>
      </div>
      <div className="mx-auto grid w-full max-w-page gap-10 px-5 py-14 md:px-10 md:grid-cols-[3fr_2fr] md:py-20">
        <section aria-labelledby="gratis">
          <h2 id="gratis" className="text-2xl">
            {TEXTO.freeTitle}
          </h2>
          <p className="mt-4 max-w-text text-ink-soft">{TEXTO.free}</p>
        </section>
        <section aria-labelledby="cuenta" className="card self-start p-6">
          <h2 id="cuenta" className="text-lg">
            {TEXTO.accountTitle}
          </h2>
          <p className="mt-2 mb-5 text-ink-soft">{TEXTO.account}</p>
          <ButtonLink to="/register" variant="secondary">
            {TEXTO.createAccount}
          </ButtonLink>
        </section>
      </div>
      <ConsentModal consent={consent} />
    </>
  )
}
