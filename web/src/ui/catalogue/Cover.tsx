import type { Picture } from '@naf/contract'
import { FileText } from 'lucide-react'
import { RemoteImage } from '../attachments/RemoteImage.tsx'
import { classNames } from '../class-names.ts'
import { SHEET } from './card-layout.ts'

/** A PDF's first page. The title stands beside it, so it says nothing to those who do not see it. */
export function Cover({ picture }: { picture: Picture }) {
  return (
    <RemoteImage
      picture={picture}
      alt=""
      fallback={<BlankSheet />}
      className={classNames(SHEET, 'rounded-sm border border-line bg-mist object-contain object-top')}
    />
  )
}

function BlankSheet() {
  return (
    <span
      className={classNames(SHEET, 'flex items-center justify-center rounded-sm border border-line bg-mist')}
    >
      <FileText aria-hidden="true" className="size-8 text-ink-soft" />
    </span>
  )
}
