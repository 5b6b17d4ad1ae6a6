import { type api, type Received, TIPOS_LIBRO } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createAttachmentsRepository, type StoredWithFile } from '../../attachments/attachments.repository.ts'
import type { PdfDetails } from '../../attachments/prepare-pdf.ts'
import { storedPdf } from '../../attachments/stored-file.ts'
import { storedDay, storedText } from '../../db/fields.ts'
import type { Write } from '../../events/write.ts'
import { type Contents, storedPublication } from '../../records/publication.ts'
import { recordFields, storedTema } from '../../records/record-fields.ts'

type LibroFields = Contents<Received<typeof api.libros.create>>

export type StoredLibro = StoredWithFile<LibroFields, PdfDetails>

export const createLibrosRepository = (db: Firestore, write: Write) =>
  createAttachmentsRepository<LibroFields, PdfDetails>(db, write, {
    name: 'libros',
    schema: z.object({
      ...recordFields,
      ...storedPublication,
      autor: storedText,
      fechaPublicacion: storedDay,
      tema: storedTema,
      tipo: z.enum(TIPOS_LIBRO),
      archivo: storedPdf,
    }),
    notFound: 'No se encontró el libro.',
    events: {
      created: 'libro.creado',
      published: 'libro.publicado',
      edited: 'libro.editado',
      deleted: 'libro.eliminado',
    },
  })
