import type { Firestore } from 'firebase-admin/firestore'

/** The id of the one mail that speaks of a request. */
export const mailAbout = async (db: Firestore, request: string): Promise<string> => {
  const { docs } = await db.collection('correos').where('about.id', '==', request).get()
  const [mail, ...others] = docs
  if (!mail || others.length > 0) throw new Error(`${docs.length} mails about ${request}`)
  return mail.id
}
