import type { Boletin } from '@naf/contract'
import { formatBytes } from '../lib/format.ts'
import { NewTabLink } from './links.tsx'
import { Of } from './text.tsx'

export type StoredPdf = Pick<Boletin, 'RutaPdf' | 'Paginas' | 'Bytes'>

const pagesText = (count: number) => (count === 1 ? '1 página' : `${count} páginas`)

/** How much there is to download: 'PDF, 12 páginas, 2,4 MB'. */
export const downloadText = (pages: number, bytes: number) =>
  `PDF, ${pagesText(pages)}, ${formatBytes(bytes)}`

type PdfLinkProps = { text: string; about?: string; pdf: StoredPdf; small?: boolean }

export function PdfLink({ text, about, pdf, small = false }: PdfLinkProps) {
  const pages = pagesText(pdf.Paginas)
  const size = formatBytes(pdf.Bytes)
  return (
    <span className={small ? 'whitespace-nowrap' : undefined}>
      <NewTabLink href={pdf.RutaPdf} className="link inline-block min-h-6 font-semibold">
        <Of name={about}>{text}</Of>
      </NewTabLink>
      <span className="block text-ink-soft" title={small ? pages : undefined}>
        {small ? size : `${pages} · ${size}`}
      </span>
    </span>
  )
}
