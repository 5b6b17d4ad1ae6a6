import { useId } from 'react'
import { MENSAJES_QUIENES } from './quienes-messages.ts'

const TEXTO = MENSAJES_QUIENES.goals

/** What the centre means to reach each semester, in figures. */
export function Goals() {
  const id = useId()
  return (
    <section aria-labelledby={id} className="on-band rounded-lg bg-band p-6 text-on-band sm:p-10">
      <h2 id={id} className="text-xl">
        {TEXTO.title}
      </h2>
      <p className="mt-2 max-w-144 text-on-band-soft">{TEXTO.lead}</p>
      <dl className="mt-6 grid gap-6 sm:grid-cols-3">
        {TEXTO.figures.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-on-band-soft">{text}</dt>
            <dd className="text-3xl font-bold">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
