import type { api, Received } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import { createContentRepository, type StoredContent } from '../../content/content.repository.ts'
import type { ImagenDetails } from '../../content/prepare-imagen.ts'

type ImagenFields = Received<typeof api.galeria.create>

export type StoredImagen = StoredContent<ImagenFields, ImagenDetails>

export const createGaleriaRepository = (db: Firestore) =>
  createContentRepository<ImagenFields, ImagenDetails>(db, 'galeria')
