import { api } from '@naf/contract'
import { useState } from 'react'
import { usePublished } from '../../api/lists.ts'
import { Carousel } from '../../ui/carousel/Carousel.tsx'
import { CarouselSkeleton } from '../../ui/carousel/CarouselSkeleton.tsx'
import { PublicList } from '../../ui/PublicList.tsx'
import scene from '../../ui/scenes/detalle-montana.svg'
import { ImagenCard } from './ImagenCard.tsx'
import { MENSAJES_GALERIA as TEXTO } from './messages.ts'
import { PictureDialog } from './PictureDialog.tsx'

/** The pictures themselves: what the page waits for. */
export default function Imagenes() {
  const [at, setAt] = useState<number | null>(null)
  return (
    <PublicList
      query={usePublished(api.galeria.list)}
      loading={<CarouselSkeleton />}
      empty={{ title: TEXTO.empty, next: TEXTO.emptyNext, scene }}
      failed={TEXTO.failed}
    >
      {(imagenes) => (
        <>
          <Carousel
            label={TEXTO.list}
            summary={TEXTO.counted(imagenes.length)}
            rows={imagenes}
            rowId={({ Id }) => Id}
          >
            {(imagen, index) => <ImagenCard imagen={imagen} index={index} onOpen={setAt} />}
          </Carousel>
          {at !== null && (
            <PictureDialog imagenes={imagenes} at={at} onTurn={setAt} onClose={() => setAt(null)} />
          )}
        </>
      )}
    </PublicList>
  )
}
