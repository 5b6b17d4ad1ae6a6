import type { Imagen } from '@naf/contract'
import { ImagenCard } from './ImagenCard.tsx'

export default function ImagenPreview({ record }: { record: Imagen }) {
  return <ImagenCard imagen={record} position={1} />
}
