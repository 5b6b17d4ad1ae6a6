import { FORMATOS, type Formato, type SentQuery } from '@naf/contract'
import { Download } from 'lucide-react'
import { failureText } from '../api/client.ts'
import { type Downloaded, download, type FileEndpoint, saveFile } from '../api/download.ts'
import { formatBytes, formatNumber } from '../lib/format.ts'
import { alertError, progressing, toast } from './dialog.ts'
import { Menu } from './Menu.tsx'

/** The files that a screen gives. */

export const FORMAT_NAMES: Record<Formato, string> = { xlsx: 'Excel (XLSX)', csv: 'CSV' }

export interface ExportItem {
  label: string
  run: () => unknown
}

type Spreadsheet = FileEndpoint & { types?: { query?: { _zod: { input: { formato: Formato } } } } }

/** The same rows in each format, XLSX first. */
export const spreadsheets = <E extends Spreadsheet>(
  endpoint: E,
  query: Omit<SentQuery<E>, 'formato'>,
): ExportItem[] =>
  [...FORMATOS].reverse().map((formato) => ({
    label: FORMAT_NAMES[formato],
    run: () => saveExport(endpoint, { ...query, formato } as SentQuery<E>),
  }))

export function ExportMenu({ items }: { items: readonly ExportItem[] }) {
  return <Menu label="Descargar" icon={Download} items={items} />
}

/** A faster file comes without a dialog. */
const DIALOG_AFTER_MS = 400

/** Shows how much of a file has come, until `close`. */
const showProgress = (onCancel: () => void) => {
  let dialog: ReturnType<typeof progressing> | undefined
  let text = 'Preparando el archivo…'
  const timer = setTimeout(() => {
    dialog = progressing('Descargando', onCancel)
    dialog.show(text, null)
  }, DIALOG_AFTER_MS)
  return {
    show({ bytes, of }: Downloaded) {
      text = of === null ? formatBytes(bytes) : `${formatBytes(bytes)} (${formatNumber(of)} registros)`
      dialog?.show(text, null)
    },
    close() {
      clearTimeout(timer)
      dialog?.close()
    },
  }
}

/** Saves a file of the server. Nothing is saved if it is refused, cancelled or cut off. */
export const saveExport = async <E extends FileEndpoint>(endpoint: E, query: SentQuery<E>): Promise<void> => {
  const stop = new AbortController()
  const progress = showProgress(() => stop.abort())
  try {
    const file = await download(endpoint, { query, signal: stop.signal, onDownload: progress.show })
    progress.close()
    saveFile(file.name, file.content)
    toast('Archivo descargado')
  } catch (error) {
    progress.close()
    if (!stop.signal.aborted) await alertError(failureText('No se pudo descargar el archivo', error))
  }
}
