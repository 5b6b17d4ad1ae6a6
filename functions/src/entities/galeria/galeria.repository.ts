import type { api, Received } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createContentRepository, type StoredContent } from '../../content/content.repository.ts'
import { contentRecord, storedImagen } from '../../content/content-record.ts'
import type { ImagenDetails } from '../../content/prepare-imagen.ts'
import type { Write } from '../../store/write.ts'

type ImagenFields = Received<typeof api.galeria.create>

export type StoredImagen = StoredContent<ImagenFields, ImagenDetails>

export const createGaleriaRepository = (db: Firestore, write: Write) =>
  createContentRepository<ImagenFields, ImagenDetails>(db, write, {
    name: 'galeria',
    schema: z.object({ ...contentRecord, archivo: storedImagen }),
    notFound: 'No se encontró la imagen.',
    events: { published: 'imagen.publicada', edited: 'imagen.editada', deleted: 'imagen.eliminada' },
  })
