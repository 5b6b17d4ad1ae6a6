import { Link } from 'react-router-dom'
import { screenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { servicioQuery } from '../../lib/servicio-link.ts'
import { Scene } from '../../ui/Scene.tsx'
import { MENSAJES_HOME as TEXTO } from './messages.ts'
import { TOPIC_SCENES } from './scenes.ts'

/** What the centre knows about: each leads to the form, with the service chosen. */
export function Topics() {
  const { rol } = useSession()
  const form = screenPath(rol, 'servicios')
  return (
    <section aria-labelledby="temas">
      <h2 id="temas" className="text-2xl">
        {TEXTO.topicsTitle}
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {TEXTO.topics.map(({ servicio, title, text }) => (
          <li key={servicio} className="card card-link max-sm:grid max-sm:grid-cols-[7rem_1fr]">
            <Scene
              src={TOPIC_SCENES[servicio]}
              shape="4/3"
              className="h-full w-full object-cover sm:aspect-4/3 sm:h-auto"
            />
            <div className="p-4">
              <h3 className="text-base">
                <Link to={form + servicioQuery(servicio)} className="cover-link">
                  {title}
                </Link>
              </h3>
              <p className="mt-1 text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
