import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

export const asesorias = endpoints<typeof schemas.asesorias>()({
  /** Takes an `Idempotency-Key` header. Mails a confirmation. */
  create: {
    method: 'POST',
    path: '/asesorias/nueva',
    permission: 'asesorias:create',
    appCheck: true,
    success: 201,
  },
  /** How long a request usually takes and how many were served, for who thinks of sending one. May be a day old. */
  plazo: {
    method: 'GET',
    path: '/asesorias/plazo',
    permission: 'asesorias:create',
    answer: 'stored',
  },
  list: {
    method: 'GET',
    path: '/asesorias/todas',
    permission: 'asesorias:manage',
    answer: 'page',
  },
  /** As the list is whole: also of what no page of it has shown yet. */
  count: {
    method: 'GET',
    path: '/asesorias/conteo',
    permission: 'asesorias:manage',
  },
  /** As a file for a spreadsheet, with the filters of the queue; the newest first. */
  export: {
    method: 'GET',
    path: '/asesorias/exportar',
    permission: 'asesorias:export',
    answer: 'file',
  },
  /** Marking again keeps the first date. */
  markDone: {
    method: 'PUT',
    path: '/asesorias/marcar/:id',
    permission: 'asesorias:manage',
  },
  delete: {
    method: 'DELETE',
    path: '/asesorias/eliminar/:id',
    permission: 'asesorias:manage',
  },
  deleteDone: {
    method: 'DELETE',
    path: '/asesorias/eliminar-realizadas',
    permission: 'asesorias:manage',
  },
  deleteAll: {
    method: 'DELETE',
    path: '/asesorias/eliminar-todas',
    permission: 'asesorias:manage',
  },
  /** A request with all that happened to it. */
  read: {
    method: 'GET',
    path: '/asesorias/ver/:id',
    permission: 'asesorias:manage',
  },
  /** What others changed since a moment, for a list that is open. */
  changes: {
    method: 'GET',
    path: '/asesorias/novedades',
    permission: 'asesorias:manage',
  },
  /** Who of the team a request can be given to. */
  team: {
    method: 'GET',
    path: '/asesorias/equipo',
    permission: 'asesorias:manage',
  },
  /** Takes a mark back, at any time. */
  reopen: {
    method: 'PUT',
    path: '/asesorias/reabrir/:id',
    permission: 'asesorias:manage',
  },
  /** Refused with `changed_meanwhile` where it is no longer in the state that was seen. */
  changeState: {
    method: 'PUT',
    path: '/asesorias/estado/:id',
    permission: 'asesorias:manage',
  },
  /** Refused with `changed_meanwhile` where somebody else attends to it than was seen. */
  assign: {
    method: 'PUT',
    path: '/asesorias/atiende/:id',
    permission: 'asesorias:manage',
  },
  /** For the team alone. Takes an `Idempotency-Key` header. */
  addNote: {
    method: 'POST',
    path: '/asesorias/notas/:id',
    permission: 'asesorias:manage',
    success: 201,
  },
  /** To the person, who gets it by mail. Takes an `Idempotency-Key` header. */
  addMessage: {
    method: 'POST',
    path: '/asesorias/mensajes/:id',
    permission: 'asesorias:manage',
    success: 201,
  },
  /** Notes that somebody wrote or called. */
  recordContact: {
    method: 'POST',
    path: '/asesorias/contactos/:id',
    permission: 'asesorias:manage',
    success: 201,
  },
  /** Sends the confirmation again. */
  resendConfirmation: {
    method: 'POST',
    path: '/asesorias/confirmacion/:id',
    permission: 'asesorias:manage',
  },
  /** The caller's own requests, newest first, also those sent as a visitor from the mailbox that the caller proved. */
  mine: {
    method: 'GET',
    path: '/asesorias/mias',
    permission: 'asesorias:own',
  },
  /** 'Ya no la necesito', of an own request. */
  cancelMine: {
    method: 'PUT',
    path: '/asesorias/mias/cancelar/:id',
    permission: 'asesorias:own',
  },
  /** To the team, about an own request. Takes an `Idempotency-Key` header. */
  answerMine: {
    method: 'POST',
    path: '/asesorias/mias/mensajes/:id',
    permission: 'asesorias:own',
    success: 201,
  },
  /** Of an own request that is done; can be changed for a week. */
  rateMine: {
    method: 'PUT',
    path: '/asesorias/mias/opinion/:id',
    permission: 'asesorias:own',
  },
})
