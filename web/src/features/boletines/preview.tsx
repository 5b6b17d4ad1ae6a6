import type { Boletin } from '@naf/contract'
import { BoletinCard } from './BoletinCard.tsx'

export default function BoletinPreview({ record }: { record: Boletin }) {
  return <BoletinCard boletin={record} />
}
