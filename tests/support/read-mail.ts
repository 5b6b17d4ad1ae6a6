import type { DocumentData } from 'firebase-admin/firestore'
import { renderMail } from '../../functions/src/outbox/templates/index.ts'

/** A mail of the outbox as its recipient will read it. */
export const readMail = (stored: DocumentData | undefined) => renderMail(stored?.template, stored?.data)
