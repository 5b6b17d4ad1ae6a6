import { MENSAJES_HOME as TEXTO } from './messages.ts'

/** The way of a request, in three steps. */
export function Steps() {
  return (
    <section aria-labelledby="pasos">
      <h2 id="pasos" className="text-2xl">
        {TEXTO.stepsTitle}
      </h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3">
        {TEXTO.steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-4 border-brand pt-5">
            <span aria-hidden="true" className="text-2xl font-bold text-brand">
              {index + 1}
            </span>
            <h3 className="mt-1 text-lg">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
