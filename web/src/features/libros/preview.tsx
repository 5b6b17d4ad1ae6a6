import type { Libro } from '@naf/contract'
import { useScreenPath } from '../../auth/paths.ts'
import { PublicationCard } from '../../parts/PublicationCard.tsx'

export default function LibroPreview({ record }: { record: Libro }) {
  return <PublicationCard item={record} to={useScreenPath(`biblioteca/${record.Id}`)} />
}
