import type { Picture } from '@naf/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { currentConnection, watchConnection } from '../../api/connection.ts'

interface RemoteImageProps {
  picture: Picture
  alt: string
  /** What stands in its place where it cannot be loaded. */
  fallback: ReactNode
  /** The same picture as WebP in other widths; the browser picks one by `sizes`. */
  variants?: readonly Picture[]
  sizes?: string
  className?: string
}

/** A stored picture: fetched when it comes near, its place there from the start, never a broken icon; fetched again when the connection is back. */
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
