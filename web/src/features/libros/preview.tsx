import type { Libro } from '@naf/contract'
import { LibroCard } from './LibroCard.tsx'

export default function LibroPreview({ record }: { record: Libro }) {
  return <LibroCard libro={record} />
}
