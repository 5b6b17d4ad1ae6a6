import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { storedText } from '../../db/fields.ts'
import type { Write } from '../../events/write.ts'
import { recordFields } from '../../records/record-fields.ts'
import {
  createRecordsRepository,
  type RecordShape,
  recordCollection,
  type StoredRecord,
} from '../../records/records.repository.ts'

export interface PlantillaFields {
  titulo: string
  texto: string
}

export type StoredPlantilla = StoredRecord<PlantillaFields>

const shape: RecordShape<PlantillaFields> = {
  name: 'plantillas',
  schema: z.object({ ...recordFields, texto: storedText }).omit({ descripcion: true }),
  notFound: 'No se encontró la plantilla.',
  events: { published: 'plantilla.publicada', edited: 'plantilla.editada', deleted: 'plantilla.eliminada' },
}

export const createPlantillasRepository = (db: Firestore, write: Write) =>
  createRecordsRepository<PlantillaFields>(recordCollection(db, shape), write, shape.events)
