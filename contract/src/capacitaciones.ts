import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

/** Trainings, who signs up for them and who attends. */
export const capacitaciones = endpoints<typeof schemas.capacitaciones>()({
  list: {
    method: 'GET',
    path: '/capacitaciones',
    permission: 'capacitaciones:read',
    answer: 'stored',
  },
  /** Under an `Idempotency-Key` the same form sent again is the same record. */
  create: {
    method: 'POST',
    path: '/capacitaciones/crear',
    permission: 'capacitaciones:manage',
    success: 201,
  },
  /** With more places than before those who wait move up; another day, hour or place is told by mail to who signed up. */
  edit: {
    method: 'PUT',
    path: '/capacitaciones/editar/:id',
    permission: 'capacitaciones:manage',
  },
  /** Who signed up goes with it, and is told by mail where it has not begun; certificates stay. */
  delete: {
    method: 'DELETE',
    path: '/capacitaciones/eliminar/:id',
    permission: 'capacitaciones:manage',
  },
  /** As a file for a spreadsheet, with how many signed up and came; the latest first. */
  export: {
    method: 'GET',
    path: '/capacitaciones/exportar',
    permission: 'capacitaciones:export',
    answer: 'file',
  },
  /** As it is at this moment, which the list does not say. */
  seats: {
    method: 'GET',
    path: '/capacitaciones/cupos/:id',
    permission: 'capacitaciones:read',
  },
  /** Once for an address, whose owner alone is told by mail whether it had signed up before. */
  signUp: {
    method: 'POST',
    path: '/capacitaciones/inscribirse/:id',
    permission: 'capacitaciones:join',
    appCheck: true,
    success: 201,
  },
  /** By the link in a mail, as the next one. */
  open: {
    method: 'POST',
    path: '/capacitaciones/enlace',
    permission: 'capacitaciones:join',
  },
  cancel: {
    method: 'POST',
    path: '/capacitaciones/cancelar',
    permission: 'capacitaciones:join',
  },
  participants: {
    method: 'GET',
    path: '/capacitaciones/participantes/:id',
    permission: 'capacitaciones:manage',
  },
  tick: {
    method: 'PUT',
    path: '/capacitaciones/asistencia/:participante',
    permission: 'capacitaciones:manage',
  },
})
