import { splitAddresses } from '@naf/contract'
import { ChevronDown } from 'lucide-react'
import { Children, type ReactNode, useState } from 'react'
import { classNames } from '../lib/text.ts'
import { NewTabLink } from './links.tsx'

/** A text that names the record it is about to people who use a screen reader or voice control. */
export function Of({ name, children }: { name: string | undefined; children: ReactNode }) {
  return (
    <span>
      {children}
      {name && <span className="sr-only"> {name}</span>}
    </span>
  )
}

export function FoldSummary({ className, children }: { className: string; children: ReactNode }) {
  return (
    <summary
      className={classNames(
        'flex cursor-pointer list-none items-center justify-between gap-3 py-2 [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      <div className="min-w-0">{children}</div>
      <ChevronDown
        aria-hidden="true"
        className="size-5 shrink-0 text-ink-soft transition-transform in-[details[open]>summary]:rotate-180"
      />
    </summary>
  )
}

export type Fact = [label: string, value: ReactNode]

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-semibold wrap-anywhere">{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** In characters, of a line in a table. */
const LINE = 47

/** The first words of so many lines; null if the whole text is short enough. Only a word that is longer is cut. */
const beginningOf = (text: string, lines: number): string | null => {
  const most = lines * LINE
  if (text.length <= most * 1.25 && text.split('\n').length <= lines + 1) return null
  const first = text.split('\n').slice(0, lines).join('\n')
  const words = new RegExp(`^.{1,${most}}(?!\\S)`, 's').exec(first)?.[0] ?? first.slice(0, most)
  return `${words.trimEnd()}…`
}

export function LongText({ text, of, lines = 3 }: { text: string; of?: string; lines?: number }) {
  const [whole, setWhole] = useState(false)
  const beginning = beginningOf(text, lines)
  return (
    <span className="whitespace-pre-line">
      <span>{whole || beginning === null ? text : beginning}</span>
      {beginning !== null && (
        <>
          {' '}
          <button
            type="button"
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
            className="link cursor-pointer text-left"
          >
            <Of name={of}>{whole ? 'Ver menos' : 'Ver todo el detalle'}</Of>
          </button>
        </>
      )}
    </span>
  )
}

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
