import type { Boletin } from '@naf/contract'
import { useScreenPath } from '../../auth/paths.ts'
import { PublicationCard } from '../../parts/PublicationCard.tsx'

export default function BoletinPreview({ record }: { record: Boletin }) {
  return <PublicationCard item={record} to={useScreenPath(`boletines/${record.Id}`)} />
}
