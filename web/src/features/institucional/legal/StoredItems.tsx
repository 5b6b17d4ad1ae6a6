import type { StoredItem } from './document.ts'
import { MENSAJES_LEGAL as TEXTO } from './messages.ts'

/** What is stored in a browser, item by item. A list and not a table: it reads the same on the narrowest phone. */
export function StoredItems({ items }: { items: readonly StoredItem[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map(({ name, purpose, life }) => (
        <li key={name} className="@container break-inside-avoid py-4">
          <code className="font-semibold break-all">{name}</code>
          <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm @md:grid-cols-[10rem_1fr]">
            <dt className="font-semibold">{TEXTO.purpose}</dt>
            <dd className="text-ink-soft">{purpose}</dd>
            <dt className="font-semibold">{TEXTO.life}</dt>
            <dd className="text-ink-soft">{life}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
