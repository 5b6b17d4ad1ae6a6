import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

/** What the centre has done, in figures that outlive the records. */
export const informe = endpoints<typeof schemas.informe>()({
  /** A period and the one before it. */
  read: {
    method: 'GET',
    path: '/informe',
    permission: 'informe:read',
  },
  /** The same figures as a file for a spreadsheet, without those that could point to one person. */
  export: {
    method: 'GET',
    path: '/informe/exportar',
    permission: 'informe:export',
    answer: 'file',
  },
  /** And as a report to be signed. */
  pdf: {
    method: 'GET',
    path: '/informe/pdf',
    permission: 'informe:export',
    answer: 'file',
  },
})
