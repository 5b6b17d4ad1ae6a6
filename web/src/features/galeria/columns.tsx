import type { Imagen } from '@naf/contract'
import type { Column } from '../../ui/DataTable.tsx'
import {
  descriptionColumn,
  pictureColumn,
  titleColumn,
  uploadedColumn,
  uploaderColumn,
} from '../../ui/records/content-columns.tsx'

export const COLUMNS: readonly Column<Imagen>[] = [
  pictureColumn(),
  titleColumn(),
  descriptionColumn(),
  uploaderColumn(),
  uploadedColumn(),
]
