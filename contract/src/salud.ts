import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

export const salud = endpoints<typeof schemas.salud>()({
  read: { method: 'GET', path: '/salud', permission: 'salud:read' },
})
