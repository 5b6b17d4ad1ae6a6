import type { Picture } from '@naf/contract'
import { ImageOff } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { currentConnection, watchConnection } from '../api/connection.ts'
import { classNames } from '../lib/text.ts'

interface RemoteImageProps {
  picture: Picture
  alt: string
  fallback: ReactNode
  /** The same picture as WebP in other widths; the browser picks one by `sizes`. */
  variants?: readonly Picture[]
  sizes?: string
  className?: string
}

/**
 * A stored picture. It is fetched when it comes near and keeps its place until then; one that fails is never a broken
 * icon, and is fetched again when the connection is back.
 */
export function RemoteImage(props: RemoteImageProps) {
  const { picture, alt, fallback, variants = [], sizes, className } = props
  const [broken, setBroken] = useState<string | null>(null)

  useEffect(() => {
    if (broken === null) return
    return watchConnection(() => {
      if (!currentConnection().offline) setBroken(null)
    })
  }, [broken])

  if (broken === picture.Ruta) return fallback
  return (
    <picture className="contents">
      {variants.length > 0 && (
        <source
          type="image/webp"
          srcSet={variants.map(({ Ruta, Ancho }) => `${Ruta} ${Ancho}w`).join(', ')}
          sizes={sizes}
        />
      )}
      <img
        src={picture.Ruta}
        width={picture.Ancho}
        height={picture.Alto}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(picture.Ruta)}
        className={className}
      />
    </picture>
  )
}

export interface StoredImagen {
  RutaImagen: string
  Ancho: number
  Alto: number
  /** The smallest first. */
  Variantes: readonly Picture[]
}

export const pixelsText = ({ Ancho, Alto }: StoredImagen) => `${Ancho} × ${Alto} px`

const FRAME = 'rounded-sm border border-line bg-mist'
const THUMB = 'h-11 w-16'

interface StoredPictureProps {
  imagen: StoredImagen
  /** Empty where its title stands beside it. */
  alt: string
  /** `thumb` has the same frame for all; `whole` is cut nowhere. */
  size: 'thumb' | 'whole'
}

export function StoredPicture({ imagen, alt, size }: StoredPictureProps) {
  const { RutaImagen, Ancho, Alto, Variantes } = imagen
  const isThumb = size === 'thumb'
  const missing = classNames(
    FRAME,
    'flex flex-col items-center justify-center text-center text-ink-soft text-xs',
    isThumb ? THUMB : 'max-w-field px-4 py-8',
  )
  return (
    <RemoteImage
      picture={Variantes[0] ?? { Ruta: RutaImagen, Ancho, Alto }}
      alt={alt}
      fallback={
        <span className={missing} title="No se pudo mostrar">
          <ImageOff aria-hidden="true" className="size-5" />
          <span className={isThumb ? 'sr-only' : undefined}>No se pudo mostrar</span>
        </span>
      }
      className={classNames(
        FRAME,
        isThumb ? `${THUMB} max-w-none object-cover` : 'h-auto max-h-80 w-auto max-w-full',
      )}
    />
  )
}

/** Width and height in pixels, for the browser to leave it its place. */
const SHAPES = { '4/3': [480, 360], '3/2': [480, 320], '1/1': [120, 120] } as const

interface SceneProps {
  src: string
  shape?: keyof typeof SHAPES
  /** What a page begins with, and does not wait for. */
  first?: boolean
  className?: string
}

export function Scene({ src, shape = '1/1', first = false, className }: SceneProps) {
  const [width, height] = SHAPES[shape]
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={classNames('scene print:hidden', className)}
    />
  )
}

/** The portal's own mark: an N drawn as a ledger's line, with a point of light. Decorative: text stands beside it. */
export function Mark({ className = 'size-10' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <rect width="40" height="40" rx="9" className="fill-band" />
      <rect x="0.5" y="0.5" width="39" height="39" rx="8.5" fill="none" className="stroke-on-band/25" />
      <path
        d="M11 29V11l18 18V15"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-band"
      />
      <circle cx="29" cy="9.5" r="3" className="fill-accent" />
    </svg>
  )
}
