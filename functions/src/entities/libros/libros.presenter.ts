import type { Libro } from '@naf/contract'
import { presentPdfFile } from '../../attachments/present-file.ts'
import type { FileStore } from '../../platform/file-store.ts'
import { type PersonName, presentUploader } from '../../records/uploader.ts'
import type { StoredLibro } from './libros.repository.ts'

export const presentLibro = (libro: StoredLibro, uploader: PersonName, urlOf: FileStore['urlOf']): Libro => ({
  Id: libro.id,
  Titulo: libro.titulo,
  Autor: libro.autor,
  Descripcion: libro.descripcion,
  FechaPublicacion: libro.fechaPublicacion,
  Tipo: libro.tipo,
  ...presentPdfFile(libro.archivo, urlOf),
  ...presentUploader(uploader),
})
