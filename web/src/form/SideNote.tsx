import { FoldSummary } from '../ui/text.tsx'

interface SideNoteProps {
  title: string
  items: readonly string[]
  ordered?: boolean
  warm?: boolean
  /** Closed where it stands below the form, on a phone. */
  folded?: boolean
}

export function SideNote({ title, items, ordered, warm = false, folded = false }: SideNoteProps) {
  const List = ordered ? 'ol' : 'ul'
  const list = (
    <List
      className={`mt-3 space-y-2 pb-2 pl-5 text-ink-soft text-sm marker:font-semibold marker:text-brand ${ordered ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
  return (
    <>
      {folded && (
        <details className="border-y border-line lg:hidden">
          <FoldSummary className="min-h-12 font-semibold">{title}</FoldSummary>
          {list}
        </details>
      )}
      <aside
        aria-label={title}
        className={`rounded-lg border p-5 sm:p-6 ${warm ? 'border-transparent bg-clay-soft' : 'border-line bg-mist'} ${folded ? 'max-lg:hidden' : ''}`}
      >
        <h2 className={`text-lg ${warm ? 'text-clay' : ''}`}>{title}</h2>
        {list}
      </aside>
    </>
  )
}
