import { FORMATOS, type Formato, type SentQuery } from '@naf/contract'
import { Download } from 'lucide-react'
import type { FileEndpoint } from '../../api/download.ts'
import { Menu } from '../Menu.tsx'
import { MENSAJES_DESCARGA as TEXTO } from './messages.ts'
import { runExport } from './run-export.ts'

/** A file that can be taken along. */
export interface ExportItem {
  label: string
  run: () => unknown
}

const exportItem = <E extends FileEndpoint>(label: string, endpoint: E, query: SentQuery<E>): ExportItem => ({
  label,
  run: () => runExport(endpoint, query),
})

type Spreadsheet = FileEndpoint & { types?: { query?: { _zod: { input: { formato: Formato } } } } }

/** The same rows in each format, the one first that loses nothing. */
export const spreadsheets = <E extends Spreadsheet>(
  endpoint: E,
  query: Omit<SentQuery<E>, 'formato'>,
): ExportItem[] =>
  [...FORMATOS]
    .reverse()
    .map((formato) => exportItem(TEXTO.formats[formato], endpoint, { ...query, formato } as SentQuery<E>))

/** What can be taken along of a screen. */
export function ExportMenu({ items, label = TEXTO.menu }: { items: readonly ExportItem[]; label?: string }) {
  return <Menu label={label} icon={Download} items={items} />
}
