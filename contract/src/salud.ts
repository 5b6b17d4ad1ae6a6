import { endpoint } from './endpoint.ts'
import type * as s from './salud.schemas.ts'

export const salud = {
  read: endpoint<null, typeof s.saludSchema>()({ method: 'GET', path: '/salud', permission: 'salud:read' }),
}
