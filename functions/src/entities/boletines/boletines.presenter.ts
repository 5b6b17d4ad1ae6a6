import type { Boletin } from '@naf/contract'
import type { PersonName } from '../../content/content.repository.ts'
import { presentPdfFile, presentUploader } from '../../content/present-content.ts'
import type { FileStore } from '../../platform/file-store.ts'
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
