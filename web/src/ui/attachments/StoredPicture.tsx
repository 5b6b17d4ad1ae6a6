import type { Picture } from '@naf/contract'
import { ImageOff } from 'lucide-react'
import { classNames } from '../../lib/text.ts'
import { MENSAJES_UI } from '../messages.ts'
import { RemoteImage } from './RemoteImage.tsx'

export interface StoredImagen {
  RutaImagen: string
  Ancho: number
  Alto: number
  /** The smallest first. */
  Variantes: readonly Picture[]
}

const smallest = ({ RutaImagen, Ancho, Alto, Variantes }: StoredImagen): Picture =>
  Variantes[0] ?? { Ruta: RutaImagen, Ancho, Alto }

const FRAME = 'rounded-sm border border-line bg-mist'

interface StoredPictureProps {
  imagen: StoredImagen
  /** Empty where its title stands beside it. */
  alt: string
  /** `thumb` has the same frame for all; `whole` is cut nowhere. */
  size: 'thumb' | 'whole'
}

/** A stored picture as staff sees it, in its smallest variant. */
export function StoredPicture({ imagen, alt, size }: StoredPictureProps) {
  const isThumb = size === 'thumb'
  return (
    <RemoteImage
      picture={smallest(imagen)}
      alt={alt}
      fallback={<Missing className={isThumb ? 'h-18 w-24' : 'max-w-field px-4 py-8'} />}
      className={classNames(
        FRAME,
        isThumb ? 'h-18 w-24 max-w-none object-cover' : 'h-auto max-h-80 w-auto max-w-full',
      )}
    />
  )
}

function Missing({ className }: { className: string }) {
  return (
    <span
      className={classNames(
        FRAME,
        'flex flex-col items-center justify-center text-center text-xs text-ink-soft',
        className,
      )}
    >
      <ImageOff aria-hidden="true" className="size-5" />
      {MENSAJES_UI.imageUnavailable}
    </span>
  )
}
