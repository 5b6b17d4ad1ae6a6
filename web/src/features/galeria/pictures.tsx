import type { Imagen } from '@naf/contract'
import { ChevronLeft, ChevronRight, ExternalLink, ImageOff, Maximize2, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { classNames } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { CAROUSEL_FRAME, CAROUSEL_ITEM_PX } from '../../ui/carousel.tsx'
import { RemoteImage } from '../../ui/images.tsx'
import { isPlainClick, NewTabLink } from '../../ui/links.tsx'
import { LinkedText, Of } from '../../ui/text.tsx'

/** A picture without a title is called by its place. */
const titleOf = ({ Titulo }: Imagen, index: number): string => Titulo.trim() || `Imagen ${index + 1}`

interface PictureProps {
  imagen: Imagen
  title: string
  sizes: string
  className: string
}

function Picture({ imagen, title, sizes, className }: PictureProps) {
  const { RutaImagen, Ancho, Alto, Variantes } = imagen
  const missing = (
    <div
      className={classNames(
        CAROUSEL_FRAME,
        'flex flex-col items-center justify-center gap-2 bg-mist p-4 text-center text-sm text-ink-soft',
      )}
    >
      <ImageOff aria-hidden="true" className="size-8" />
      <p>No se pudo mostrar: {title}</p>
    </div>
  )
  return (
    <RemoteImage
      picture={{ Ruta: RutaImagen, Ancho, Alto }}
      variants={Variantes}
      sizes={sizes}
      alt={title}
      fallback={missing}
      className={classNames('bg-mist', className)}
    />
  )
}

/** A picture in the common frame, with its words. A plain click opens it here, any other its file. */
export function ImagenCard({ imagen, index, onOpen }: { imagen: Imagen; index: number; onOpen: () => void }) {
  const title = titleOf(imagen, index)
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onOpen()
  }
  return (
    <figure aria-label={title} className="card card-link flex h-full flex-col">
      <Picture
        imagen={imagen}
        title={title}
        sizes={`${CAROUSEL_ITEM_PX}px`}
        className={classNames(CAROUSEL_FRAME, 'object-cover')}
      />
      <figcaption className="flex grow flex-col px-[min(1rem,20px)] py-4">
        <h2 className="text-base leading-snug">{title}</h2>
        <p className="mt-1 line-clamp-3 text-sm whitespace-pre-line text-ink-soft">{imagen.Descripcion}</p>
        <p className="mt-auto pt-2">
          <a
            href={imagen.RutaImagen}
            onClick={open}
            className="link cover-link inline-flex min-h-8 items-center gap-1.5 text-sm"
          >
            <Of name={title}>Ver imagen completa</Of>
            <Maximize2 aria-hidden="true" className="size-4 shrink-0" />
          </a>
        </p>
      </figcaption>
    </figure>
  )
}

interface PictureDialogProps {
  imagenes: readonly Imagen[]
  at: number
  onTurn: (at: number) => void
  onClose: () => void
}

export function PictureDialog({ imagenes, at, onTurn, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const imagen = imagenes[at]

  useEffect(() => dialog.current?.showModal(), [])

  const turn = (to: number) => imagenes[to] && onTurn(to)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(at - 1)
    if (key === 'ArrowRight') turn(at + 1)
  }

  if (!imagen) return null
  const title = titleOf(imagen, at)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="card m-auto max-h-[calc(100dvh-1.5rem)] w-[calc(100%-1.5rem)] max-w-page overflow-y-auto text-ink shadow-pop"
    >
      <Picture
        key={imagen.Id}
        imagen={imagen}
        title={title}
        sizes="min(100vw, 72rem)"
        className="h-[38dvh] w-full sm:h-[65dvh] object-contain"
      />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4 p-4 sm:p-6">
        <div aria-live="polite" className="min-w-0 max-w-text grow basis-80">
          <h2 id={heading} className="text-lg">
            {title}
          </h2>
          <p className="mt-1 text-sm whitespace-pre-line text-ink-soft">
            <LinkedText text={imagen.Descripcion} />
          </p>
          <p className="mt-1 text-sm text-ink-soft">
            Imagen {at + 1} de {imagenes.length}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" off={at === 0} onClick={() => turn(at - 1)}>
            <ChevronLeft aria-hidden="true" className="size-5" />
            Anterior
          </Button>
          <Button variant="secondary" off={at === imagenes.length - 1} onClick={() => turn(at + 1)}>
            Siguiente
            <ChevronRight aria-hidden="true" className="size-5" />
          </Button>
          <NewTabLink href={imagen.RutaImagen} className="btn btn-quiet">
            Abrir el archivo
            <ExternalLink aria-hidden="true" className="size-4" />
          </NewTabLink>
          <Button variant="quiet" onClick={() => dialog.current?.close()}>
            <X aria-hidden="true" className="size-5" />
            Cerrar
          </Button>
        </div>
      </div>
    </dialog>
  )
}

interface StoredPictureProps {
  imagen: Imagen
  /** Empty where its title stands beside it. */
  alt: string
  /** In the same frame for all; otherwise it is cut nowhere. */
  isThumb?: boolean
}

export function StoredPicture({ imagen, alt, isThumb = false }: StoredPictureProps) {
  const { RutaImagen, Ancho, Alto, Variantes } = imagen
  const frame = 'rounded-sm border border-line bg-mist'
  const missing = 'flex flex-col items-center justify-center text-center text-ink-soft text-xs'
  return (
    <RemoteImage
      picture={Variantes[0] ?? { Ruta: RutaImagen, Ancho, Alto }}
      alt={alt}
      fallback={
        <span
          title="No se pudo mostrar"
          className={classNames(frame, missing, isThumb ? 'h-11 w-16' : 'max-w-field px-4 py-8')}
        >
          <ImageOff aria-hidden="true" className="size-5" />
          <span className={isThumb ? 'sr-only' : undefined}>No se pudo mostrar</span>
        </span>
      }
      className={classNames(
        frame,
        isThumb ? 'h-11 w-16 max-w-none object-cover' : 'h-auto max-h-80 w-auto max-w-full',
      )}
    />
  )
}
