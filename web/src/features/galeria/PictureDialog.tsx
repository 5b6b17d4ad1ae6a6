import type { Imagen } from '@naf/contract'
import { ChevronLeft, ChevronRight, ExternalLink, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { RemoteImage } from '../../ui/attachments/RemoteImage.tsx'
import { Button } from '../../ui/Button.tsx'
import { MENSAJES_CARRUSEL } from '../../ui/carousel/messages.ts'
import { LinkedText } from '../../ui/LinkedText.tsx'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { StepButton } from '../../ui/StepButton.tsx'
import { Missing } from './Missing.tsx'
import { MENSAJES_GALERIA as TEXTO } from './messages.ts'
import { titleOf } from './title.ts'

interface PictureDialogProps {
  imagenes: readonly Imagen[]
  /** Which of them is looked at. */
  at: number
  onTurn: (at: number) => void
  onClose: () => void
}

/** One picture as large as the window lets it be, with its words, and the ways to the ones beside it. */
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
  const { RutaImagen, Ancho, Alto, Variantes, Descripcion } = imagen
  const title = titleOf(imagen, at)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="card m-auto max-h-[calc(100dvh-1.5rem)] w-[calc(100%-1.5rem)] max-w-page overflow-y-auto text-ink shadow-pop"
    >
      <RemoteImage
        key={imagen.Id}
        picture={{ Ruta: RutaImagen, Ancho, Alto }}
        variants={Variantes}
        sizes="min(100vw, 72rem)"
        alt={title}
        fallback={<Missing title={title} />}
        className="h-[65dvh] w-full bg-mist object-contain"
      />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4 p-4 sm:p-6">
        <div aria-live="polite" className="min-w-0 max-w-text grow basis-80">
          <h2 id={heading} className="text-lg">
            {title}
          </h2>
          <p className="mt-1 text-sm whitespace-pre-line text-ink-soft">
            <LinkedText text={Descripcion} />
          </p>
          <p className="mt-1 text-sm text-ink-soft">{TEXTO.position(at + 1, imagenes.length)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <StepButton possible={at > 0} onPress={() => turn(at - 1)}>
            <ChevronLeft aria-hidden="true" className="size-5" />
            {MENSAJES_CARRUSEL.previous}
          </StepButton>
          <StepButton possible={at < imagenes.length - 1} onPress={() => turn(at + 1)}>
            {MENSAJES_CARRUSEL.next}
            <ChevronRight aria-hidden="true" className="size-5" />
          </StepButton>
          <NewTabLink href={RutaImagen} className="btn btn-quiet">
            {TEXTO.openFile}
            <ExternalLink aria-hidden="true" className="size-4" />
          </NewTabLink>
          <Button variant="quiet" onClick={() => dialog.current?.close()}>
            <X aria-hidden="true" className="size-5" />
            {TEXTO.close}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
