import { Scene } from '../../ui/Scene.tsx'
import { MENSAJES_HOME as TEXTO } from './messages.ts'
import { STEP_SCENES } from './scenes.ts'

/** The way of a request, in three steps. */
export function Steps() {
  return (
    <section aria-labelledby="pasos">
      <h2 id="pasos" className="text-2xl">
        {TEXTO.stepsTitle}
      </h2>
      <ol className="mt-6 grid gap-6 md:grid-cols-3 md:gap-8">
        {TEXTO.steps.map(({ title, text }, index) => (
          <li key={title} className="max-md:grid max-md:grid-cols-[6rem_1fr] max-md:gap-4">
            <Scene
              src={STEP_SCENES[index] ?? ''}
              shape="3/2"
              className="aspect-square rounded-lg object-cover md:aspect-3/2 md:w-full"
            />
            <div>
              <h3 className="text-lg md:mt-4">
                <span aria-hidden="true" className="text-brand">
                  {index + 1}.
                </span>{' '}
                {title}
              </h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
