import type { Libro } from '@naf/contract'
import { useScreenPath } from '../../auth/paths.ts'
import { LibroCard } from './LibroCard.tsx'

export default function LibroPreview({ record }: { record: Libro }) {
  return <LibroCard libro={record} to={useScreenPath(`biblioteca/${record.Id}`)} />
}
