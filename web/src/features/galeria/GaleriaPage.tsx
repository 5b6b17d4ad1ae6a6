import { Carousel, CarouselSkeleton } from '../../ui/carousel/Carousel.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PublicList } from '../../ui/PublicList.tsx'
import { useGaleria } from './api.ts'
import { Imagen } from './Imagen.tsx'
import { MENSAJES_GALERIA as TEXTO } from './messages.ts'

/** The pictures of the centre's work, side by side. */
export default function GaleriaPage() {
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10 md:px-10">
      <PageHeading title={TEXTO.titulo} className="mb-8">
        <p>{TEXTO.introduccion}</p>
      </PageHeading>
      <PublicList
        query={useGaleria()}
        loading={<CarouselSkeleton />}
        empty={{ title: TEXTO.vacio, next: TEXTO.vacioQueHacer }}
        failed={TEXTO.fallo}
      >
        {(imagenes) => (
          <Carousel
            label={TEXTO.imagenes}
            summary={TEXTO.contadas(imagenes.length)}
            items={imagenes.map((imagen, index) => ({
              id: imagen.Id,
              content: <Imagen imagen={imagen} position={index + 1} />,
            }))}
          />
        )}
      </PublicList>
    </div>
  )
}
