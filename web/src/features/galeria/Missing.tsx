import { ImageOff } from 'lucide-react'
import { classNames } from '../../lib/text.ts'
import { CAROUSEL_FRAME } from '../../ui/carousel/carousel-layout.ts'
import { MENSAJES_UI } from '../../ui/messages.ts'

/** What stands where a picture did not come. */
export function Missing({ title }: { title: string }) {
  return (
    <div
      className={classNames(
        CAROUSEL_FRAME,
        'flex flex-col items-center justify-center gap-2 bg-mist p-4 text-center text-sm text-ink-soft',
      )}
    >
      <ImageOff aria-hidden="true" className="size-8" />
      <p>
        {MENSAJES_UI.imageUnavailable}: {title}
      </p>
    </div>
  )
}
