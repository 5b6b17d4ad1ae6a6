import type { api, Received } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createAttachmentsRepository, type StoredWithFile } from '../../attachments/attachments.repository.ts'
import type { PdfDetails } from '../../attachments/prepare-pdf.ts'
import { storedPdf } from '../../attachments/stored-file.ts'
import { storedDay } from '../../db/fields.ts'
import type { Write } from '../../events/write.ts'
import { type Contents, storedPublication } from '../../records/publication.ts'
import { recordFields, storedTema } from '../../records/record-fields.ts'

type BoletinFields = Contents<Received<typeof api.boletines.create>>

export type StoredBoletin = StoredWithFile<BoletinFields, PdfDetails>

export const createBoletinesRepository = (db: Firestore, write: Write) =>
  createAttachmentsRepository<BoletinFields, PdfDetails>(db, write, {
    name: 'boletines',
    schema: z.object({
      ...recordFields,
      ...storedPublication,
      fechaPublicacion: storedDay,
      tema: storedTema,
      archivo: storedPdf,
    }),
    notFound: 'No se encontró el boletín.',
    events: {
      created: 'boletin.creado',
      published: 'boletin.publicado',
      edited: 'boletin.editado',
      deleted: 'boletin.eliminado',
    },
  })
