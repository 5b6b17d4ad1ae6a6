import { lazy, useState } from 'react'
import { Link } from 'react-router-dom'
import { MENSAJES_UI } from '../messages.ts'
import { Part } from '../Part.tsx'
import { Scene } from '../Scene.tsx'
import scene from '../scenes/planificacion.svg'
import { DigitForm } from './DigitForm.tsx'
import { MENSAJES_TOCA as TEXTO } from './messages.ts'

const NextDates = lazy(() => import('./NextDates.tsx'))

/** When the next taxes fall due, by a press on the ninth digit; nothing is loaded before it. */
export function DueDatesCard() {
  const [digit, setDigit] = useState<number | null>(null)
  return (
    <section aria-labelledby="cuando-me-toca" className="mx-auto w-full max-w-page px-5 pt-14 md:px-10">
      <div className="card grid gap-6 p-6 md:grid-cols-2 md:gap-10">
        <div className="space-y-4">
          <h2 id="cuando-me-toca" className="text-xl">
            {TEXTO.title}
          </h2>
          <p className="text-ink-soft">{TEXTO.intro}</p>
          <DigitForm action="/calendario" chosen={digit} choose={setDigit} />
          <Link to={digit === null ? '/calendario' : `/calendario?digito=${digit}`} className="link">
            {TEXTO.year}
          </Link>
        </div>
        <div aria-live="polite" className="min-w-0">
          {digit === null ? (
            <Scene src={scene} shape="3/2" className="hidden max-h-64 w-full object-cover md:block" />
          ) : (
            <Part fallback={<p>{MENSAJES_UI.loading}</p>}>
              <NextDates digit={digit} />
            </Part>
          )}
        </div>
      </div>
    </section>
  )
}
