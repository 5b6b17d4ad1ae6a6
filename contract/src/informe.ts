import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

/** What the centre has done, in figures that outlive the records; and what there is to do. */
export const informe = endpoints<typeof schemas.informe>()({
  /** A period and the one before it. */
  read: {
    method: 'GET',
    path: '/informe',
    permission: 'informe:read',
  },
  /** What waits for the caller and the team, and how far the half-year is. */
  inicio: {
    method: 'GET',
    path: '/informe/inicio',
    permission: 'informe:read',
  },
  /** What people said of how they were served, the newest first. */
  opiniones: {
    method: 'GET',
    path: '/informe/opiniones',
    permission: 'informe:read',
    answer: 'page',
  },
  /** The mails of the last 30 days that did not arrive, the newest first. */
  correos: {
    method: 'GET',
    path: '/informe/correos',
    permission: 'informe:read',
    answer: 'page',
  },
  /** How many follow the centre in each network, by month. */
  readRedes: {
    method: 'GET',
    path: '/informe/redes',
    permission: 'informe:read',
  },
  /** Writes down, or with null deletes, how many follow it in one network in one month. Answers with all of them. */
  updateRedes: {
    method: 'PUT',
    path: '/informe/redes',
    permission: 'informe:manage',
  },
  /** The same figures as a file for a spreadsheet, without those that could point to one person. */
  export: {
    method: 'GET',
    path: '/informe/exportar',
    permission: 'informe:export',
    answer: 'file',
  },
})
