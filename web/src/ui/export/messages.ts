import type { Formato } from '@naf/contract'
import type { Downloaded } from '../../lib/download.ts'
import { formatBytes, formatNumber } from '../../lib/format.ts'

export const MENSAJES_DESCARGA = {
  menu: 'Descargar',
  formats: { xlsx: 'Excel (XLSX)', csv: 'CSV' } satisfies Record<Formato, string>,
  preparing: 'Preparando el archivo…',
  title: 'Descargando',
  /** What has come, and of how much where somebody knows. */
  progress: ({ rows, bytes, of }: Downloaded): string => {
    if (rows === null)
      return of === null ? formatBytes(bytes) : `${formatBytes(bytes)} (${formatNumber(of)} registros)`
    return of === null ? `${formatNumber(rows)} filas` : `${formatNumber(rows)} de ${formatNumber(of)} filas`
  },
  done: 'Archivo descargado',
  failed: 'No se pudo descargar el archivo',
} as const
