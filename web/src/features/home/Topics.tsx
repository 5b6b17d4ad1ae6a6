import { MENSAJES_HOME as TEXTO } from './messages.ts'

/** What the centre knows about. */
export function Topics() {
  return (
    <section aria-labelledby="temas">
      <h2 id="temas" className="text-2xl">
        {TEXTO.topicsTitle}
      </h2>
      <dl className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {TEXTO.topics.map(({ title, text }) => (
          <div key={title}>
            <dt className="text-lg font-bold">{title}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
