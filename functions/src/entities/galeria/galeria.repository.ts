import type { api, Received } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createAttachmentsRepository, type StoredWithFile } from '../../attachments/attachments.repository.ts'
import type { ImagenDetails } from '../../attachments/prepare-imagen.ts'
import { storedImagen } from '../../attachments/stored-file.ts'
import type { Write } from '../../events/write.ts'
import { type Contents, storedPublication } from '../../records/publication.ts'
import { recordFields } from '../../records/record-fields.ts'

type ImagenFields = Contents<Received<typeof api.galeria.create>>

export type StoredImagen = StoredWithFile<ImagenFields, ImagenDetails>

export const createGaleriaRepository = (db: Firestore, write: Write) =>
  createAttachmentsRepository<ImagenFields, ImagenDetails>(db, write, {
    name: 'galeria',
    schema: z.object({ ...recordFields, ...storedPublication, archivo: storedImagen }),
    notFound: 'No se encontró la imagen.',
    events: {
      created: 'imagen.creada',
      published: 'imagen.publicada',
      edited: 'imagen.editada',
      deleted: 'imagen.eliminada',
    },
  })
