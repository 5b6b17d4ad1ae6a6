import type { Formato } from '@naf/contract'
import type { Downloaded } from '../../api/download.ts'
import { formatBytes, formatNumber } from '../../lib/format.ts'

export const MENSAJES_DESCARGA = {
  menu: 'Descargar',
  formats: { xlsx: 'Excel (XLSX)', csv: 'CSV' } satisfies Record<Formato, string>,
  preparing: 'Preparando el archivo…',
  title: 'Descargando',
  /** How much has come, and of how many records where the server said it. */
  progress: ({ bytes, of }: Downloaded): string =>
    of === null ? formatBytes(bytes) : `${formatBytes(bytes)} (${formatNumber(of)} registros)`,
  done: 'Archivo descargado',
  failed: 'No se pudo descargar el archivo',
} as const
