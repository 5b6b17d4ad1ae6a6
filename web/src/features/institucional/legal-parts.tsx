import { longDay } from '@naf/contract'
import { type ReactElement, type ReactNode, useEffect, useId } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router-dom'
import { useScreenPath } from '../../auth/paths.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'

interface SectionProps {
  /** Its place in the address, after the '#'. */
  id: string
  title: string
  children: ReactNode
}

/** A section of a legal text; `LegalPage` puts its number and its title above. */
export function Section({ children }: SectionProps) {
  return children
}

interface LegalPageProps {
  title: string
  date: string
  lead: string
  children: ReactElement<SectionProps>[]
}

export function LegalPage({ title, date, lead, children: sections }: LegalPageProps) {
  useSectionOfAddress()
  return (
    <div className="mx-auto w-full max-w-page px-[min(1.25rem,6vw)] py-10 md:px-10">
      <PageHeading title={title}>
        <p>{lead}</p>
        <p className="mt-3 text-sm">
          Última actualización:{' '}
          <time dateTime={date} className="inline-block">
            {longDay(date)}
          </time>
        </p>
      </PageHeading>
      <div className="@container mt-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 @3xl:grid-cols-[1fr_2fr] print:block">
          <Contents sections={sections.map(({ props }) => props)} />
          <div className="max-w-144 space-y-10 print:max-w-none">
            {sections.map((section, index) => (
              <section key={section.props.id} aria-labelledby={section.props.id} className="space-y-3">
                <h2
                  id={section.props.id}
                  tabIndex={-1}
                  className="scroll-mt-20 break-after-avoid text-xl focus:outline-none @max-[15rem]:text-lg"
                >
                  {index + 1}. {section.props.title}
                </h2>
                {section}
              </section>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

/** The links go through the router: to the router a bare '#' is a step back. */
function Contents({ sections }: { sections: readonly SectionProps[] }) {
  const title = useId()
  return (
    <nav
      aria-labelledby={title}
      className="self-start rounded-lg border border-line bg-mist p-5 @3xl:sticky @3xl:top-20 @3xl:max-h-[calc(100dvh-6rem)] @3xl:overflow-y-auto print:hidden"
    >
      <h2 id={title} className="text-base">
        Contenido
      </h2>
      <ol className="mt-2 list-decimal pl-6 text-sm marker:text-ink-soft">
        {sections.map(({ id, title }) => (
          <li key={id} className="py-1">
            <Link to={{ hash: id }} className="link">
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** react-router's key of the entry that a visit begins with. */
const FIRST_ENTRY = 'default'

/** Goes to the section that the address names, and gives it the focus; Back and Forward return to their place instead. */
const useSectionOfAddress = (): void => {
  const { hash, key } = useLocation()
  const how = useNavigationType()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    if (!hash || (how === 'POP' && key !== FIRST_ENTRY)) return
    const heading = document.getElementById(hash.slice(1))
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [key, hash])
}

export function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-brand">
      {items.map((item) => (
        <li key={item} className="break-inside-avoid pl-1">
          {item}
        </li>
      ))}
    </ul>
  )
}

export function Terms({ items }: { items: Readonly<Record<string, string>> }) {
  return (
    <dl className="space-y-4 border-l-4 border-line pl-4">
      {Object.entries(items).map(([term, text]) => (
        <div key={term} className="break-inside-avoid">
          <dt className="font-semibold">{term}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

export function ScreenLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={useScreenPath(to)} className="link">
      {children}
    </Link>
  )
}
