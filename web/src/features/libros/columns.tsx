import type { Libro } from '@naf/contract'
import type { Column } from '../../ui/DataTable.tsx'
import { single } from '../../ui/data-table/single.ts'
import { pdfColumn, titleColumn, uploaderColumn } from '../../ui/records/content-columns.tsx'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

export const COLUMNS: readonly Column<Libro>[] = [
  titleColumn(),
  single({ id: 'autor', header: TEXTO.autor, value: ({ Autor }) => Autor }),
  single({ id: 'tipo', header: TEXTO.tipo, value: ({ Tipo }) => Tipo }),
  pdfColumn(),
  uploaderColumn(),
]
