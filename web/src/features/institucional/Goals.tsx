import { useId } from 'react'
import { MENSAJES_QUIENES } from './quienes-messages.ts'

const TEXTO = MENSAJES_QUIENES.metas

/** What the centre means to reach each semester, in figures. */
export function Goals() {
  const id = useId()
  return (
    <section aria-labelledby={id} className="on-band rounded-lg bg-band p-6 text-on-band sm:p-10">
      <h2 id={id} className="text-xl">
        {TEXTO.titulo}
      </h2>
      <p className="mt-2 max-w-144 text-on-band-soft">{TEXTO.entrada}</p>
      <dl className="mt-6 grid gap-6 sm:grid-cols-3">
        {TEXTO.cifras.map(({ cifra, texto }) => (
          <div key={texto} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-on-band-soft">{texto}</dt>
            <dd className="text-3xl font-bold">{cifra}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
