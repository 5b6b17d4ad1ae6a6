import type { Boletin, BoletinSummary } from '@naf/contract'
import { presentPdfFile } from '../../attachments/present-file.ts'
import type { FileStore } from '../../google/storage.ts'
import { presentRecord } from '../../records/present-record.ts'
import type { PersonName } from '../../records/uploader.ts'
import type { StoredBoletin } from './boletines.repository.ts'

export const presentBoletin = (
  { archivo, ...boletin }: StoredBoletin,
  uploader: PersonName,
  urlOf: FileStore['urlOf'],
): Boletin => ({
  ...presentRecord(boletin, uploader),
  Tema: boletin.tema ?? '',
  ...presentPdfFile(archivo, urlOf),
})

/** Nothing of its file, nor of who uploaded it. */
export const presentSummary = ({
  id,
  titulo,
  descripcion,
  fechaPublicacion,
  tema,
}: StoredBoletin): BoletinSummary => ({
  Id: id,
  Titulo: titulo,
  Descripcion: descripcion,
  FechaPublicacion: fechaPublicacion,
  Tema: tema ?? '',
})
