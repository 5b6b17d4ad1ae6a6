import type { Libro } from '@naf/contract'
import { presentPdfFile } from '../../attachments/present-file.ts'
import type { FileStore } from '../../google/storage.ts'
import { presentRecord } from '../../records/present-record.ts'
import type { PersonName } from '../../records/uploader.ts'
import type { StoredLibro } from './libros.repository.ts'

export const presentLibro = (
  { archivo, ...libro }: StoredLibro,
  uploader: PersonName,
  urlOf: FileStore['urlOf'],
): Libro => ({
  ...presentRecord(libro, uploader),
  Tema: libro.tema ?? '',
  ...presentPdfFile(archivo, urlOf),
})
