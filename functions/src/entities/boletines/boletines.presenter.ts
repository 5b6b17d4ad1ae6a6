import type { Boletin } from '@naf/contract'
import { presentPdfFile } from '../../attachments/present-file.ts'
import type { FileStore } from '../../platform/file-store.ts'
import { type PersonName, presentUploader } from '../../records/uploader.ts'
import type { StoredBoletin } from './boletines.repository.ts'

export const presentBoletin = (
  boletin: StoredBoletin,
  uploader: PersonName,
  urlOf: FileStore['urlOf'],
): Boletin => ({
  Id: boletin.id,
  Titulo: boletin.titulo,
  Descripcion: boletin.descripcion,
  FechaPublicacion: boletin.fechaPublicacion,
  ...presentPdfFile(boletin.archivo, urlOf),
  ...presentUploader(uploader),
})
