import { api } from '@naf/contract'
import { useState } from 'react'
import { usePublished } from '../../api/lists.ts'
import { PublicList } from '../../parts/PublicList.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import scene from '../../ui/scenes/brigada.svg'
import mountain from '../../ui/scenes/detalle-montana.svg'
import { SkeletonList } from '../../ui/states.tsx'
import { ImagenCard, PictureDialog } from './pictures.tsx'

/** On a phone larger than a picture of the carousel: the largest paint does not wait for the list. */
const BAND = 'h-42'

export default function GaleriaPage() {
  const query = usePublished(api.galeria.list)
  const [at, setAt] = useState<number | null>(null)
  return (
    <div className="bleed-page">
      <div className="bleed-column pt-5 pb-8 md:py-10">
        <PageHeading title="Nuestra Galería" scene={scene} band={BAND} className="mb-4 md:mb-8">
          <p className="text-sm md:text-lg">
            Asesorías, talleres y visitas del NAF: así trabajan sus estudiantes y docentes, dentro y fuera de
            la universidad.
          </p>
        </PageHeading>
        <PublicList
          query={query}
          loading={<SkeletonList count={1} className="h-120" />}
          empty={{
            title: 'No hay imágenes disponibles en este momento.',
            next: 'Vuelve pronto: aquí mostramos lo que hacemos en el NAF.',
            scene: mountain,
          }}
          failed="No pudimos cargar las imágenes."
        >
          {(imagenes) => (
            <>
              <Carousel
                label="Imágenes de la galería"
                summary={imagenes.length === 1 ? '1 imagen' : `${imagenes.length} imágenes`}
                rows={imagenes}
              >
                {(imagen, index) => <ImagenCard imagen={imagen} index={index} onOpen={() => setAt(index)} />}
              </Carousel>
              {at !== null && (
                <PictureDialog imagenes={imagenes} at={at} onTurn={setAt} onClose={() => setAt(null)} />
              )}
            </>
          )}
        </PublicList>
      </div>
    </div>
  )
}
