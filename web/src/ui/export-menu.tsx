import { FORMATOS, type Formato, type SentQuery } from '@naf/contract'
import { Download } from 'lucide-react'
import { failureText } from '../api/client.ts'
import { download, type FileEndpoint, saveFile } from '../api/download.ts'
import { formatBytes, formatNumber } from '../lib/format.ts'
import { alertError, progressing, toast } from './dialog.ts'
import { Menu, type MenuItem } from './Menu.tsx'

const FORMAT_NAMES: Record<Formato, string> = { xlsx: 'Excel (XLSX)', csv: 'CSV' }

type Spreadsheet = FileEndpoint & { types?: { query?: { _zod: { input: { formato: Formato } } } } }

export const spreadsheets = <E extends Spreadsheet>(endpoint: E, query: Omit<SentQuery<E>, 'formato'>) =>
  [...FORMATOS].reverse().map((formato) => ({
    label: FORMAT_NAMES[formato],
    run: () => saveExport(endpoint, { ...query, formato } as SentQuery<E>),
  }))

export function ExportMenu({ items }: { items: readonly MenuItem[] }) {
  return <Menu label="Descargar" icon={Download} items={items} />
}

/** Saves a file of the server. Nothing is saved if it is refused, cancelled or cut off. */
const saveExport = async <E extends FileEndpoint>(endpoint: E, query: SentQuery<E>): Promise<void> => {
  const stop = new AbortController()
  const { show, close } = progressing('Descargando', () => stop.abort())
  const onDownload = (bytes: number, of: number | null) =>
    show(of === null ? formatBytes(bytes) : `${formatBytes(bytes)} (${formatNumber(of)} registros)`, null)
  show('Preparando el archivo…', null)
  try {
    const file = await download(endpoint, query, onDownload, stop.signal)
    close()
    saveFile(file.name, file.content)
    toast('Archivo descargado')
  } catch (error) {
    close()
    if (!stop.signal.aborted) await alertError(failureText('No se pudo descargar el archivo', error))
  }
}
