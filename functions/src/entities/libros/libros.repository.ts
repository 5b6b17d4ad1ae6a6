import { type api, type Received, TIPOS_LIBRO } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createContentRepository, type StoredContent } from '../../content/content.repository.ts'
import { contentRecord, storedPdf } from '../../content/content-record.ts'
import type { PdfDetails } from '../../content/prepare-pdf.ts'
import { storedDay, storedText } from '../../store/fields.ts'
import type { Write } from '../../store/write.ts'

type LibroFields = Received<typeof api.libros.create>

export type StoredLibro = StoredContent<LibroFields, PdfDetails>

export const createLibrosRepository = (db: Firestore, write: Write) =>
  createContentRepository<LibroFields, PdfDetails>(db, write, {
    name: 'libros',
    schema: z.object({
      ...contentRecord,
      autor: storedText,
      fechaPublicacion: storedDay,
      tipo: z.enum(TIPOS_LIBRO),
      archivo: storedPdf,
    }),
    notFound: 'No se encontró el libro.',
    events: { published: 'libro.publicado', edited: 'libro.editado', deleted: 'libro.eliminado' },
  })
