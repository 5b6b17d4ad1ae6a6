import { splitAddresses } from '@naf/contract'
import { Children } from 'react'
import { NewTabLink } from './NewTabLink.tsx'

/** A text of the team, its https addresses as links. Texts of visitors are shown without it. */
export function LinkedText({ text }: { text: string }) {
  return Children.map(splitAddresses(text), (part, index) =>
    index % 2 === 0 ? (
      <span>{part}</span>
    ) : (
      <NewTabLink href={part} className="link wrap-anywhere">
        {part}
      </NewTabLink>
    ),
  )
}
