import type { Imagen } from '@naf/contract'
import { Maximize2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { isPlainClick } from '../../lib/plain-click.ts'
import { classNames } from '../../lib/text.ts'
import { RemoteImage } from '../../ui/attachments/RemoteImage.tsx'
import { CAROUSEL_FRAME, CAROUSEL_ITEM_PX } from '../../ui/carousel/carousel-layout.ts'
import { Missing } from './Missing.tsx'
import { MENSAJES_GALERIA as TEXTO } from './messages.ts'
import { titleOf } from './title.ts'

interface ImagenCardProps {
  imagen: Imagen
  /** Its place in the row. */
  index: number
  onOpen: (index: number) => void
}

/** A picture, cut to the common frame, with its words. A plain press opens it here, any other its own address. */
export function ImagenCard({ imagen, index, onOpen }: ImagenCardProps) {
  const { RutaImagen, Ancho, Alto, Variantes, Descripcion } = imagen
  const title = titleOf(imagen, index)
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onOpen(index)
  }
  return (
    <figure aria-label={title} className="card card-link flex h-full flex-col">
      <RemoteImage
        picture={{ Ruta: RutaImagen, Ancho, Alto }}
        variants={Variantes}
        sizes={`${CAROUSEL_ITEM_PX}px`}
        alt={title}
        fallback={<Missing title={title} />}
        className={classNames(CAROUSEL_FRAME, 'bg-mist object-cover')}
      />
      <figcaption className="flex grow flex-col p-4">
        <h2 className="text-base leading-snug">{title}</h2>
        <p className="mt-1 line-clamp-3 text-sm whitespace-pre-line text-ink-soft">{Descripcion}</p>
        <p className="mt-auto pt-2">
          <a
            href={RutaImagen}
            onClick={open}
            className="link cover-link inline-flex min-h-8 items-center gap-1.5 text-sm"
          >
            <span>
              {TEXTO.viewWhole}
              <span className="sr-only"> {title}</span>
            </span>
            <Maximize2 aria-hidden="true" className="size-4 shrink-0" />
          </a>
        </p>
      </figcaption>
    </figure>
  )
}
