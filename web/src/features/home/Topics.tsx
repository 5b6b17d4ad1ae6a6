import { MENSAJES_HOME as TEXTO } from './messages.ts'

/** What the centre knows about. */
export function Topics() {
  return (
    <section aria-labelledby="temas">
      <h2 id="temas" className="text-2xl">
        {TEXTO.temasTitulo}
      </h2>
      <dl className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {TEXTO.temas.map(({ titulo, texto }) => (
          <div key={titulo}>
            <dt className="text-lg font-bold">{titulo}</dt>
            <dd className="mt-1 text-ink-soft">{texto}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
