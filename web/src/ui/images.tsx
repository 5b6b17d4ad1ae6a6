import type { Picture } from '@naf/contract'
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

/** A stored picture. One that fails is never a broken icon, and is fetched again when the connection is back. */
export function RemoteImage(props: RemoteImageProps) {
  const { picture, alt, fallback, variants = [], sizes, className } = props
  const [broken, setBroken] = useState<string | null>(null)

  useEffect(() => {
    return watchConnection(() => {
      if (!currentConnection().offline) setBroken(null)
    })
  }, [])

  if (picture.Ruta === '' || broken === picture.Ruta) return fallback
  const srcSet = variants.map(({ Ruta, Ancho }) => `${Ruta} ${Ancho}w`).join(', ')
  return (
    <picture className="contents">
      {srcSet && <source type="image/webp" srcSet={srcSet} sizes={sizes} />}
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
export function Mark({ className }: { className: string }) {
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
