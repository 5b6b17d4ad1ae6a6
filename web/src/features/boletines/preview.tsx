import type { Boletin } from '@naf/contract'
import { useScreenPath } from '../../auth/paths.ts'
import { BoletinCard } from './BoletinCard.tsx'

export default function BoletinPreview({ record }: { record: Boletin }) {
  return <BoletinCard boletin={record} to={useScreenPath(`boletines/${record.Id}`)} />
}
