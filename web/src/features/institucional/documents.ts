import { formatBytes } from '../../lib/format.ts'
import { MENSAJES_PDF } from '../../ui/attachments/pdf-messages.ts'
import facts from './documentos.json'

export type DocumentName = keyof typeof facts

/** A document of the site's own, as a link needs it. What it says of the file was written with the file. */
export const documentOf = (name: DocumentName) => {
  const { pages, bytes } = facts[name]
  return {
    href: `/documentos/${name}.pdf`,
    facts: MENSAJES_PDF.download(pages, formatBytes(bytes)),
  }
}
