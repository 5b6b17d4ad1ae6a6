import type { Boletin } from '@naf/contract'
import type { Column } from '../../ui/DataTable.tsx'
import {
  descriptionColumn,
  pdfColumn,
  publishedColumn,
  titleColumn,
  uploaderColumn,
} from '../../ui/records/content-columns.tsx'

export const COLUMNS: readonly Column<Boletin>[] = [
  titleColumn(),
  descriptionColumn(),
  publishedColumn(),
  pdfColumn(),
  uploaderColumn(),
]
