import { CENTRE } from '@naf/contract'
import { Link } from 'react-router-dom'
import { screenPath } from '../../../auth/paths.ts'
import { useSession } from '../../../auth/session.ts'
import { MailLink } from '../../../ui/MailLink.tsx'
import type { LegalContent } from './document.ts'
import { StoredItems } from './StoredItems.tsx'

/** One block of a legal text, rendered as what it is. */
export function LegalBlock({ block }: { block: LegalContent }) {
  if ('stored' in block) return <StoredItems items={block.stored} />
  if ('list' in block)
    return (
      <ul className="list-disc space-y-2 pl-5 marker:text-brand">
        {block.list.map((item) => (
          <li key={item} className="break-inside-avoid pl-1">
            {item}
          </li>
        ))}
      </ul>
    )
  if ('terms' in block)
    return (
      <dl className="space-y-4 border-l-4 border-line pl-4">
        {block.terms.map(([term, text]) => (
          <div key={term} className="break-inside-avoid">
            <dt className="font-semibold">{term}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    )
  if ('contact' in block)
    return (
      <p>
        {block.contact} <MailLink correo={CENTRE.mail} />
      </p>
    )
  if ('screen' in block) return <ScreenBlock {...block} />
  return <p>{block.p}</p>
}

function ScreenBlock({ p, screen, link }: { p: string; screen: string; link: string }) {
  const { rol } = useSession()
  return (
    <p>
      {p}{' '}
      <Link to={screenPath(rol, screen)} className="link">
        {link}
      </Link>
      .
    </p>
  )
}
