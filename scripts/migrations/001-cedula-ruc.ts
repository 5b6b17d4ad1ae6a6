import { FieldValue } from 'firebase-admin/firestore'
import type { Migration } from './migration.ts'

/** Stored fields are called what the contract calls them, with a small first letter. */
export const cedulaRuc: Migration = {
  number: 1,
  title: 'cedulaRuc pasa a llamarse cedulaRUC',
  collections: ['asesorias', 'users'],
  change(document) {
    const { cedulaRuc, cedulaRUC = cedulaRuc } = document.data()
    return cedulaRuc === undefined ? null : { cedulaRUC, cedulaRuc: FieldValue.delete() }
  },
}
