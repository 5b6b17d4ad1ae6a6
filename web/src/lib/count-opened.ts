import type { api } from '@naf/contract'
import { call } from './api-client.ts'

type Kind = Pick<typeof api.libros, 'countOpened'> | Pick<typeof api.boletines, 'countOpened'>

/** Somebody opens a publication's file. Nobody waits for the count, and where it fails there is one less. */
export const countOpened = ({ countOpened: endpoint }: Kind, id: string): void => {
  call(endpoint, { params: { id } }).catch(() => {})
}
