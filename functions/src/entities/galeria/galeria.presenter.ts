import type { Imagen } from '@naf/contract'
import { presentImagenFile } from '../../attachments/present-file.ts'
import type { FileStore } from '../../platform/file-store.ts'
import { type PersonName, presentUploader } from '../../records/uploader.ts'
import type { StoredImagen } from './galeria.repository.ts'

export const presentImagen = (
  imagen: StoredImagen,
  uploader: PersonName,
  urlOf: FileStore['urlOf'],
): Imagen => ({
  Id: imagen.id,
  Titulo: imagen.titulo,
  Descripcion: imagen.descripcion,
  ...presentImagenFile(imagen.archivo, urlOf),
  FechaSubida: imagen.fechaSubida.toDate().toISOString(),
  ...presentUploader(uploader),
})
