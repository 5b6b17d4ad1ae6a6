import { formatPlainDate } from '../../../lib/format.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import type { LegalText } from './document.ts'
import { LegalBlock } from './LegalBlock.tsx'
import { LegalContents } from './LegalContents.tsx'
import { MENSAJES_LEGAL as TEXTO } from './messages.ts'
import { useSectionOfAddress } from './useSectionOfAddress.ts'

/** A legal text: its date, what it holds, and its sections, each with an address of its own. */
export function LegalDocument({ text }: { text: LegalText }) {
  useSectionOfAddress()
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10 md:px-10">
      <PageHeading title={text.title}>
        <p>{text.lead}</p>
        <p className="mt-3 text-sm">
          {TEXTO.updated} <time dateTime={text.date}>{formatPlainDate(text.date)}</time>
        </p>
      </PageHeading>
      <div className="@container mt-8">
        <div className="grid gap-10 @3xl:grid-cols-[1fr_2fr] print:block">
          <LegalContents sections={text.sections} />
          <div className="max-w-144 space-y-10 print:max-w-none">
            {text.sections.map(({ id, title, blocks }, index) => (
              <section key={id} aria-labelledby={id} className="space-y-3">
                <h2
                  id={id}
                  tabIndex={-1}
                  className="scroll-mt-20 break-after-avoid text-xl focus:outline-none"
                >
                  {index + 1}. {title}
                </h2>
                {blocks.map((block, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
                  <LegalBlock key={place} block={block} />
                ))}
              </section>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
