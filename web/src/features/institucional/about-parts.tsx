import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { TitledSection } from '../../ui/PageHeading.tsx'
import { downloadText } from '../../ui/pdf.tsx'
import documents from './documentos.json'

export function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TitledSection
      title={title}
      look="text-xl"
      className="grid gap-x-10 gap-y-3 border-t border-line pt-6 @min-[42rem]:grid-cols-[1fr_3fr]"
    >
      <div className="max-w-144 space-y-4">{children}</div>
    </TitledSection>
  )
}

type DocumentName = keyof typeof documents

export const isDocument = (name: string): name is DocumentName => name in documents

/** A PDF of the portal, with its size before anything is loaded; `npm run documents` writes both. */
export function DownloadLink({ document, children }: { document: DocumentName; children: ReactNode }) {
  const { pages, bytes } = documents[document]
  return (
    <a
      href={`/documentos/${document}.pdf`}
      download
      className="card flex items-center gap-4 p-4 hover:border-brand sm:p-5"
    >
      <FileDown aria-hidden="true" className="size-7 shrink-0 text-brand" />
      <span className="min-w-0">
        <span className="link block font-semibold">{children}</span>
        <span className="block text-sm text-ink-soft">{downloadText(pages, bytes)}</span>
      </span>
    </a>
  )
}
