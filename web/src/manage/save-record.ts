import { longDay, TEMAS } from '@naf/contract'
import { callAny } from '../api/client.ts'
import { useRowMutation, withRow } from '../api/row-changes.ts'
import { type Upload, upload } from '../api/upload.ts'
import { plainMoment } from '../lib/format.ts'
import { notice } from '../ui/dialog.ts'
import type { Kind, RecordTable, StoredRecord } from './kind.ts'

export const SAVING_CHANGES = 'Guardando cambios...'

/** The record has as `Titulo` what its form calls `titulo`. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const FIELD_TEXTS: Record<string, (stored: string) => string> = {
  fechaProgramada: plainMoment,
  // Empty if the list has another topic now.
  tema: (stored) => TEMAS.find((tema) => tema === stored) ?? '',
}

/** The form of a record. The next change would empty a field that is missing. */
export const fieldsOf = (record: object, fields: readonly string[] = []): Record<string, string> => {
  const stored: Record<string, unknown> = { ...record }
  const textOf = (field: string) => {
    const text = String(stored[capital(field)] ?? '')
    return text && (FIELD_TEXTS[field]?.(text) ?? text)
  }
  return Object.fromEntries(fields.map((field) => [field, textOf(field)]))
}

export const recordOf = (filled: Record<string, string>): object =>
  Object.fromEntries(Object.entries(filled).map(([field, text]) => [capital(field), text]))

/** The API takes the address of a file that stays. */
const keptFile = ({ RutaPdf, RutaImagen }: StoredRecord) => ({
  ...(RutaPdf && { rutaPdf: RutaPdf }),
  ...(RutaImagen && { rutaImagen: RutaImagen }),
})

/** As the server lists them: by their day, if they have one; a new one stands first on its day. */
const latestFirst = <Item extends StoredRecord>(records: Item[]): Item[] =>
  records.sort((a, b) => (b.FechaPublicacion ?? '').localeCompare(a.FechaPublicacion ?? ''))

interface Saving<Item> extends Upload {
  /** The record that is changed; absent for a new one. */
  record: Item | undefined
  input: object
  /** Names the form: it is stored once however often it is sent. */
  key: string
  version: number | undefined
  signal?: AbortSignal
}

export const useSaveRecord = <Item extends StoredRecord>(table: RecordTable<Item>) =>
  useRowMutation({
    list: [table.list.path],
    mutationFn: ({ record, input, key, version, signal, ...file }: Saving<Item>) => {
      const endpoint = record ? table.edit : table.create
      return callAny(endpoint, {
        params: { id: record?.Id },
        input: { ...(record && !file.file && keptFile(record)), ...input },
        key,
        version,
        signal,
        transport: endpoint.file && upload(endpoint.file, file),
      }) as Promise<Item>
    },
    applied: (records: Item[], saved, { record }) =>
      latestFirst(record ? withRow(records, saved) : [saved, ...records.filter(({ Id }) => Id !== saved.Id)]),
    about: ({ record }) => record?.Id,
  }).mutateAsync

/** When a scheduled record is published: 'el 4 de diciembre de 2026 a las 08:00'; null for any other. */
export const scheduledText = ({ estado, fechaProgramada = '' }: Record<string, string>): string | null => {
  const [day, hour] = fechaProgramada.split('T')
  return estado === 'programado' && day && hour ? `el ${longDay(day)} a las ${hour}` : null
}

export const tellSaved = async <Item extends StoredRecord>(
  kind: Kind<Item>,
  saved: Item,
  before: Item | undefined,
): Promise<void> => {
  const title = before ? kind.texts.edited : kind.texts.created
  const when = scheduledText(fieldsOf(saved, ['estado', 'fechaProgramada']))
  const text = when ? `«${kind.nameOf(saved)}» se publicará ${when}.` : undefined
  await (kind.announce?.(saved, before, title, text) ?? notice(title, text))
}
