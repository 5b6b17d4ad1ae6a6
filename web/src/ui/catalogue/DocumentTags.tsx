import { Badge } from '../Badge.tsx'
import { isNew } from './is-new.ts'
import { MENSAJES_DOCUMENTO as TEXTO } from './messages.ts'

interface DocumentTagsProps {
  /** Empty ones are left out. */
  tags: readonly string[]
  /** The one of them that stands in the other colour. */
  warmTag: string | undefined
  /** The plain date it bears. */
  published: string
}

/** What a publication is, in a word or two each: whether it is new, its kind, its topic. */
export function DocumentTags({ tags, warmTag, published }: DocumentTagsProps) {
  const said = tags.filter(Boolean)
  const fresh = isNew(published)
  if (said.length === 0 && !fresh) return null
  return (
    <p className="mb-1.5 flex flex-wrap gap-1.5">
      {fresh && <Badge look="waiting">{TEXTO.new}</Badge>}
      {said.map((tag) => (
        <Badge key={tag} look={tag === warmTag ? 'warm' : 'good'}>
          {tag}
        </Badge>
      ))}
    </p>
  )
}
