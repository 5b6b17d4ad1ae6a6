import { GraduationCap, Library, type LucideIcon, MessageCircleQuestion } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { screenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { MENSAJES_NAF as TEXTO } from './naf-messages.ts'

const CARDS: readonly { card: keyof typeof TEXTO.cards; icon: LucideIcon; screen: string }[] = [
  { card: 'asesoria', icon: MessageCircleQuestion, screen: 'servicios' },
  { card: 'materials', icon: Library, screen: 'biblioteca' },
  { card: 'volunteering', icon: GraduationCap, screen: 'inscripcion' },
]

/** The three things the centre offers, each with the way there. */
export function FeatureCards() {
  const { rol } = useSession()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {TEXTO.offers}
      </h2>
      <ul className="mt-5 grid gap-5 md:grid-cols-3">
        {CARDS.map(({ card, icon: Icon, screen }) => {
          const { title, text, link } = TEXTO.cards[card]
          return (
            <li key={card} className="card flex flex-col p-6">
              <Icon aria-hidden="true" className="size-8 text-brand" />
              <h3 className="mt-4 text-lg">{title}</h3>
              <p className="mt-2 mb-4 text-ink-soft">{text}</p>
              <Link to={screenPath(rol, screen)} className="link mt-auto inline-block py-1 font-semibold">
                {link}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
