import type { Imagen } from '@naf/contract'
import { presentImagenFile } from '../../attachments/present-file.ts'
import type { FileStore } from '../../google/storage.ts'
import { presentRecord } from '../../records/present-record.ts'
import type { PersonName } from '../../records/uploader.ts'
import type { StoredImagen } from './galeria.repository.ts'

export const presentImagen = (
  { archivo, ...imagen }: StoredImagen,
  uploader: PersonName,
  urlOf: FileStore['urlOf'],
): Imagen => ({ ...presentRecord(imagen, uploader), ...presentImagenFile(archivo, urlOf) })
