import type { api, Received } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import { createContentRepository, type StoredContent } from '../../content/content.repository.ts'
import type { PdfDetails } from '../../content/prepare-pdf.ts'

type BoletinFields = Received<typeof api.boletines.create>

export type StoredBoletin = StoredContent<BoletinFields, PdfDetails>

export const createBoletinesRepository = (db: Firestore) =>
  createContentRepository<BoletinFields, PdfDetails>(db, 'boletines')
