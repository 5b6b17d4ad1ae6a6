import { FORMATOS, type Formato, type SentQuery } from '@naf/contract'
import { Download } from 'lucide-react'
import type { FileEndpoint } from '../../api/download.ts'
import { Disclosure } from '../Disclosure.tsx'
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
  return (
    <Disclosure
      label={
        <>
          <Download aria-hidden="true" className="size-4" />
          {label}
        </>
      }
      align="end"
    >
      {(close) => (
        <ul>
          {items.map((item) => (
            <li key={item.label}>
              <button
                type="button"
                className="nav-link w-full cursor-pointer text-left md:min-h-9 md:py-1.5"
                onClick={() => {
                  close()
                  void item.run()
                }}
              >
                {item.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}
