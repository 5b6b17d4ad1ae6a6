import type { api, Received } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import { createContentRepository, type StoredContent } from '../../content/content.repository.ts'
import type { PdfDetails } from '../../content/prepare-pdf.ts'

type LibroFields = Received<typeof api.libros.create>

export type StoredLibro = StoredContent<LibroFields, PdfDetails>

export const createLibrosRepository = (db: Firestore) =>
  createContentRepository<LibroFields, PdfDetails>(db, 'libros')
