import type { Plantilla } from '@naf/contract'
import { type PersonName, presentUploader } from '../../records/uploader.ts'
import type { StoredPlantilla } from './plantillas.repository.ts'

export const presentPlantilla = (
  { id, titulo, texto }: StoredPlantilla,
  uploader: PersonName,
): Plantilla => ({
  Id: id,
  Titulo: titulo,
  Texto: texto,
  ...presentUploader(uploader),
})
