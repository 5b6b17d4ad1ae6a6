import type { FileRule } from '@naf/contract'
import { FileField } from './FileField.tsx'
import { MENSAJES_ARCHIVO as TEXTO } from './messages.ts'
import { PdfLink, type StoredPdf } from './PdfLink.tsx'
import { type StoredImagen, StoredPicture } from './StoredPicture.tsx'

/** The file of a record's form, which `withFile` calls `archivo`. Each stands inside a `RecordForm`. */

/** A PDF; with a link to the one that is stored now, where one is. */
export function PdfField({ rule, stored }: { rule: FileRule; stored: StoredPdf | undefined }) {
  return (
    <FileField
      name="archivo"
      rule={rule}
      label={TEXTO.pdfFile}
      hint={stored ? TEXTO.pdfOptional : TEXTO.pdfHint}
      current={stored && <PdfLink text={TEXTO.currentPdf} pdf={stored} />}
    />
  )
}

/** A picture; with the one that is stored now, where one is. */
export function PictureField({ rule, stored }: { rule: FileRule; stored: StoredImagen | undefined }) {
  return (
    <FileField
      name="archivo"
      rule={rule}
      label={TEXTO.picture}
      hint={stored ? TEXTO.pictureOptional : TEXTO.pictureHint}
      current={stored && <StoredPicture imagen={stored} alt={TEXTO.currentPicture} size="whole" />}
    />
  )
}
