import { GraduationCap, Library, type LucideIcon, MessageCircleQuestion } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { screenPath } from '../../lib/paths.ts'
import { useSession } from '../../session/useSession.ts'
import { MENSAJES_NAF as TEXTO } from './naf-messages.ts'

const CARDS: readonly { text: keyof typeof TEXTO.tarjetas; icon: LucideIcon; screen: string }[] = [
  { text: 'asesoria', icon: MessageCircleQuestion, screen: 'servicios' },
  { text: 'materiales', icon: Library, screen: 'biblioteca' },
  { text: 'voluntariado', icon: GraduationCap, screen: 'inscripcion' },
]

/** The three things the centre offers, each with the way there. */
export function FeatureCards() {
  const { rol } = useSession()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {TEXTO.queOfrece}
      </h2>
      <ul className="mt-5 grid gap-5 md:grid-cols-3">
        {CARDS.map(({ text, icon: Icon, screen }) => {
          const { titulo, texto, enlace } = TEXTO.tarjetas[text]
          return (
            <li key={text} className="card flex flex-col p-6">
              <Icon aria-hidden="true" className="size-8 text-brand" />
              <h3 className="mt-4 text-lg">{titulo}</h3>
              <p className="mt-2 mb-4 text-ink-soft">{texto}</p>
              <Link to={screenPath(rol, screen)} className="link mt-auto inline-block py-1 font-semibold">
                {enlace}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
