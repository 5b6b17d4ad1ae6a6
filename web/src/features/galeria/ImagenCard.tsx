import type { Imagen } from '@naf/contract'
import { ExternalLink, ImageOff } from 'lucide-react'
import { RemoteImage } from '../../ui/attachments/RemoteImage.tsx'
import { CAROUSEL_FRAME, CAROUSEL_ITEM_PX } from '../../ui/carousel/carousel-layout.ts'
import { classNames } from '../../ui/class-names.ts'
import { MENSAJES_UI } from '../../ui/messages.ts'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { MENSAJES_GALERIA as TEXTO } from './messages.ts'

interface ImagenCardProps {
  imagen: Imagen
  /** From 1: what a picture without a title is called by. */
  position: number
}

/** A picture, cut to the common frame, with its words and the way to the whole of it. */
export function ImagenCard({ imagen, position }: ImagenCardProps) {
  const { RutaImagen, Ancho, Alto, Variantes, Descripcion } = imagen
  const title = imagen.Titulo.trim() || TEXTO.untitled(position)
  return (
    <figure aria-label={title} className="card flex h-full flex-col overflow-hidden">
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
        <p className="mt-1 text-sm whitespace-pre-line text-ink-soft">{Descripcion}</p>
        <p className="mt-auto pt-3">
          <NewTabLink href={RutaImagen} className="link inline-flex min-h-8 items-center gap-1.5 text-sm">
            <span>
              {TEXTO.viewWhole}
              <span className="sr-only"> {title}</span>
            </span>
            <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
          </NewTabLink>
        </p>
      </figcaption>
    </figure>
  )
}

function Missing({ title }: { title: string }) {
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
