import type { Picture } from '@naf/contract'
import { FileText } from 'lucide-react'
import { classNames } from '../../lib/text.ts'
import { RemoteImage } from '../attachments/RemoteImage.tsx'

interface CoverTopProps {
  picture: Picture
  /** Its shape. */
  className: string
}

/**
 * The upper part of a PDF's first page, as wide as its place: there its title stands, at a size that can be read. The
 * title stands beside it as well, so it says nothing to those who do not see it.
 */
export function CoverTop({ picture, className }: CoverTopProps) {
  const place = classNames('w-full border-line border-b bg-mist', className)
  return (
    <RemoteImage
      picture={picture}
      alt=""
      fallback={
        <span className={classNames('flex items-center justify-center', place)}>
          <FileText aria-hidden="true" className="size-8 text-ink-soft" />
        </span>
      }
      className={classNames('object-cover object-top', place)}
    />
  )
}
