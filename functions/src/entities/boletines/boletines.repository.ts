import type { api, Received } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createContentRepository, type StoredContent } from '../../content/content.repository.ts'
import { contentRecord, storedPdf } from '../../content/content-record.ts'
import type { PdfDetails } from '../../content/prepare-pdf.ts'
import { storedDay } from '../../store/fields.ts'
import type { Write } from '../../store/write.ts'

type BoletinFields = Received<typeof api.boletines.create>

export type StoredBoletin = StoredContent<BoletinFields, PdfDetails>

export const createBoletinesRepository = (db: Firestore, write: Write) =>
  createContentRepository<BoletinFields, PdfDetails>(db, write, {
    name: 'boletines',
    schema: z.object({ ...contentRecord, fechaPublicacion: storedDay, archivo: storedPdf }),
    notFound: 'No se encontró el boletín.',
    events: { published: 'boletin.publicado', edited: 'boletin.editado', deleted: 'boletin.eliminado' },
  })
