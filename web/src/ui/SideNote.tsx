interface SideNoteProps {
  title: string
  items: readonly string[]
  /** Steps, one after the other. */
  ordered?: boolean
  /** What is about the volunteers. */
  warm?: boolean
}

const LIST = 'mt-3 space-y-2 pl-5 text-ink-soft text-sm marker:font-semibold marker:text-brand'

/** What stands beside a form: what it is about, or what comes after it. */
export function SideNote({ title, items, ordered = false, warm = false }: SideNoteProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <aside
      aria-label={title}
      className={`rounded-lg border p-5 sm:p-6 ${warm ? 'border-transparent bg-clay-soft' : 'border-line bg-mist'}`}
    >
      <h2 className={`text-lg ${warm ? 'text-clay' : ''}`}>{title}</h2>
      <List className={`${LIST} ${ordered ? 'list-decimal' : 'list-disc'}`}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </aside>
  )
}
