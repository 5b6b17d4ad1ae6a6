import { del, endpoints, get, post, put } from './endpoint.ts'
import { type FileRule, IMAGEN_GALERIA, PDF_BOLETIN, PDF_LIBRO } from './files.ts'
import type { schemas } from './schemas.ts'

/**
 * Every call of the API: its path below `/api`, its permission, and what else differs from a JSON answer with status 200.
 * Creations marked 'idempotent' take an `Idempotency-Key` header: the same form sent again is stored once.
 * Edits marked 'versioned' take an `If-Match` header: refused with `changed_meanwhile` if the record has another `Version`.
 */

/** With 503 the same fields come with the refusal. */
export const salud = endpoints<typeof schemas.salud>()({
  read: get('/salud', 'salud:read', { timeoutMs: 3000 }),
})

export const users = endpoints<typeof schemas.users>()({
  /** Waits up to ten seconds before a password that many guess is checked. */
  login: post('/users/login', 'users:login', { appCheck: true, timeoutMs: 20_000 }),
  dashboardAccess: get('/users/dashboard-access', 'perfil:manage'),
  count: get('/users/conteo', 'users:read'),
  export: get('/users/exportar', 'users:export', { answer: 'file' }),
  /** The handler requires the token of the identity account that it completes. */
  register: post('/users/create-user', 'users:register', { appCheck: true, success: 201 }),
  /** The caller's own, or anybody's for staff, as the next one. */
  readRol: get('/users/user-role/:uid', 'perfil:manage'),
  read: get('/users/:uid', 'perfil:manage'),
  /** Only the caller's own, as the next three calls. Versioned. */
  updatePerfil: put('/users/perfil/:uid', 'perfil:manage'),
  deletePerfil: del('/users/perfil/:uid', 'perfil:manage'),
  readComunicaciones: get('/users/comunicaciones/:uid', 'perfil:manage'),
  /** The same answer again keeps its date. */
  updateComunicaciones: put('/users/comunicaciones/:uid', 'perfil:manage'),
  list: get('/users', 'users:read', { answer: 'page' }),
  create: post('/users/create-user-admin', 'users:manage', { success: 201 }),
  /** Anybody's but the caller's own, as the next one. Versioned. */
  update: put('/users/:id', 'users:manage'),
  delete: del('/users/:id', 'users:manage'),
})

export const asesorias = endpoints<typeof schemas.asesorias>()({
  /** Idempotent. Mails a confirmation. */
  create: post('/asesorias/nueva', 'asesorias:create', { appCheck: true, success: 201 }),
  plazo: get('/asesorias/plazo', 'asesorias:create', { answer: 'stored' }),
  list: get('/asesorias/todas', 'asesorias:manage', { answer: 'page' }),
  count: get('/asesorias/conteo', 'asesorias:manage'),
  export: get('/asesorias/exportar', 'asesorias:export', { answer: 'file' }),
  /** Marking again keeps the first date. */
  markDone: put('/asesorias/marcar/:id', 'asesorias:manage'),
  delete: del('/asesorias/eliminar/:id', 'asesorias:manage'),
  deleteDone: del('/asesorias/eliminar-realizadas', 'asesorias:manage', { timeoutMs: 40_000 }),
  deleteAll: del('/asesorias/eliminar-todas', 'asesorias:manage', { timeoutMs: 40_000 }),
  read: get('/asesorias/ver/:id', 'asesorias:manage'),
  changes: get('/asesorias/novedades', 'asesorias:manage'),
  team: get('/asesorias/equipo', 'asesorias:manage'),
  reopen: put('/asesorias/reabrir/:id', 'asesorias:manage'),
  /** Refused with `changed_meanwhile` if the state is not the one that the caller saw. */
  changeState: put('/asesorias/estado/:id', 'asesorias:manage'),
  /** Refused with `changed_meanwhile` if the attendant is not the one that the caller saw. */
  assign: put('/asesorias/atiende/:id', 'asesorias:manage'),
  /** Idempotent, as the next one, which is mailed to the person. */
  addNote: post('/asesorias/notas/:id', 'asesorias:manage', { success: 201 }),
  addMessage: post('/asesorias/mensajes/:id', 'asesorias:manage', { success: 201 }),
  recordContact: post('/asesorias/contactos/:id', 'asesorias:manage', { success: 201 }),
  resendConfirmation: post('/asesorias/confirmacion/:id', 'asesorias:manage'),
  /** Refused with `changed_meanwhile` once the e-mail is confirmed. Ends the link of the old mail and mails a new one. */
  correctMail: put('/asesorias/correo/:id', 'asesorias:manage'),
  /** The caller's own requests, newest first, with those confirmed by a mail to the address that the caller proved. */
  mine: get('/asesorias/mias', 'asesorias:own', { answer: 'page' }),
  /** Requests that anybody may have sent with that address, newest first, until the caller says whose they are. */
  offered: get('/asesorias/mias/por-reconocer', 'asesorias:own', { answer: 'page' }),
  /** 'Es mía': it becomes the caller's. */
  claim: put('/asesorias/mias/reconocer/:id', 'asesorias:own'),
  /** 'No es mía': it loses the address and the link, so that it is not offered again and nothing more is mailed there. */
  disown: put('/asesorias/mias/negar/:id', 'asesorias:own'),
  cancelMine: put('/asesorias/mias/cancelar/:id', 'asesorias:own'),
  /** Idempotent. */
  answerMine: post('/asesorias/mias/mensajes/:id', 'asesorias:own', { success: 201 }),
  rateMine: put('/asesorias/mias/opinion/:id', 'asesorias:own'),
})

/** Deleted requests, kept for 30 days. */
export const papelera = endpoints<typeof schemas.papelera>()({
  list: get('/papelera/todas', 'papelera:manage', { answer: 'page' }),
  restore: put('/papelera/restaurar/:id', 'papelera:manage'),
  /** All that one deletion of many took, by its number. */
  restoreBatch: put('/papelera/restaurar-lote/:lote', 'papelera:manage', { timeoutMs: 40_000 }),
})

/** Requests of people without a session, by the links of mails. */
export const seguimiento = endpoints<typeof schemas.seguimiento>()({
  /** Mails the links of a mailbox's newest requests to it. Known and unknown mailboxes get the same answer. */
  sendLinks: post('/seguimiento', 'seguimiento:use', { appCheck: true, success: 202 }),
  /** By a link, as all below. Changes nothing, because scanners of mails open links. */
  open: post('/seguimiento/enlace', 'seguimiento:use'),
  /** The person says that the request is theirs; a message, a cancellation or an opinion says so too. */
  confirm: post('/seguimiento/confirmar', 'seguimiento:use'),
  /** The person says that it is not: the request is closed, and loses the address and the link. */
  disown: post('/seguimiento/desconocer', 'seguimiento:use'),
  cancel: post('/seguimiento/cancelar', 'seguimiento:use'),
  /** Idempotent. */
  answer: post('/seguimiento/mensajes', 'seguimiento:use', { success: 201 }),
  /** For a request that is done; can be changed for a week. */
  rate: post('/seguimiento/opinion', 'seguimiento:use'),
})

/**
 * The calls of a kind of content with a file. Creations are idempotent, edits versioned; an edit without a file keeps the
 * stored one.
 */
const managed = <const Kind extends 'libros' | 'boletines' | 'galeria', const File extends FileRule>(
  kind: Kind,
  file: File,
) => ({
  list: get(`/${kind}/ver`, `${kind}:read`, { answer: 'stored' }),
  create: post(`/${kind}/crear`, `${kind}:manage`, { file, success: 201 }),
  edit: put(`/${kind}/editar/:id`, `${kind}:manage`, { file }),
  delete: del(`/${kind}/eliminar/:id`, `${kind}:manage`),
  history: get(`/${kind}/historial/:id`, `${kind}:manage`),
})

export const libros = endpoints<typeof schemas.libros>()(managed('libros', PDF_LIBRO))

export const boletines = endpoints<typeof schemas.boletines>()({
  ...managed('boletines', PDF_BOLETIN),
  /** What visitors see of a bulletin: no file. */
  summary: get('/boletines/resumen/:id', 'boletines:summary'),
})

export const galeria = endpoints<typeof schemas.galeria>()(managed('galeria', IMAGEN_GALERIA))

/** The team's ready answers. */
export const plantillas = endpoints<typeof schemas.plantillas>()({
  list: get('/plantillas/todas', 'plantillas:read', { answer: 'stored' }),
  create: post('/plantillas/crear', 'plantillas:manage', { success: 201 }),
  /** Versioned. */
  edit: put('/plantillas/editar/:id', 'plantillas:manage'),
  delete: del('/plantillas/eliminar/:id', 'plantillas:manage'),
})

/** The due dates of each year, by the ninth digit of the RUC. */
export const calendario = endpoints<typeof schemas.calendario>()({
  list: get('/calendario', 'calendario:read', { answer: 'stored' }),
  /** The dates of every published year as a calendar to subscribe to (RFC 5545). */
  subscription: get('/calendario/suscripcion/:tipo/:digito.ics', 'calendario:read', { answer: 'stored' }),
  /** A year has one calendar: the same form again is the same record, another is refused with `year_taken`. */
  create: post('/calendario/crear', 'calendario:manage', { success: 201 }),
  /** Versioned. The year itself cannot change. */
  edit: put('/calendario/editar/:id', 'calendario:manage'),
  delete: del('/calendario/eliminar/:id', 'calendario:manage'),
})

export const capacitaciones = endpoints<typeof schemas.capacitaciones>()({
  list: get('/capacitaciones', 'capacitaciones:read', { answer: 'stored' }),
  create: post('/capacitaciones/crear', 'capacitaciones:manage', { success: 201 }),
  /** Versioned. More seats move the waiting list up. A change of day, hours or place is mailed to the participants. */
  edit: put('/capacitaciones/editar/:id', 'capacitaciones:manage'),
  /** Deletes the sign-ups and, before the training, mails the participants. Certificates stay. */
  delete: del('/capacitaciones/eliminar/:id', 'capacitaciones:manage'),
  export: get('/capacitaciones/exportar', 'capacitaciones:export', { answer: 'file' }),
  seats: get('/capacitaciones/cupos/:id', 'capacitaciones:read'),
  /** Once for a person, for four people of an address. Only its owner learns by mail who had signed up before. */
  signUp: post('/capacitaciones/inscribirse/:id', 'capacitaciones:join', { appCheck: true, success: 201 }),
  /** By the link of a mail, as the next one. */
  open: post('/capacitaciones/enlace', 'capacitaciones:join'),
  /** Takes a seat or a place in the waiting list, under the name that is sent. */
  confirm: post('/capacitaciones/confirmar', 'capacitaciones:join'),
  rename: post('/capacitaciones/nombre', 'capacitaciones:join'),
  cancel: post('/capacitaciones/cancelar', 'capacitaciones:join'),
  participants: get('/capacitaciones/participantes/:id', 'capacitaciones:manage'),
  /** The sign-ups that nobody confirmed, 50 a page, the newest first. */
  unconfirmed: get('/capacitaciones/sin-confirmar/:id', 'capacitaciones:manage', { answer: 'page' }),
  /** Cancels a wrong sign-up without a mail and gives its seat to the next person. */
  takeOut: del('/capacitaciones/quitar/:participante', 'capacitaciones:manage'),
  tick: put('/capacitaciones/asistencia/:participante', 'capacitaciones:manage'),
})

export const verificar = endpoints<typeof schemas.verificar>()({
  /** Made-up codes and deleted certificates get the same answer. */
  read: get('/verificar/:codigo', 'certificados:verify'),
  certificate: get('/verificar/:codigo/certificado', 'certificados:verify', { answer: 'file' }),
})

export const sitemap = endpoints<typeof schemas.sitemap>()({
  read: get('/sitemap.xml', 'boletines:summary', { answer: 'stored' }),
})

export const informe = endpoints<typeof schemas.informe>()({
  read: get('/informe', 'informe:read'),
  inicio: get('/informe/inicio', 'informe:read'),
  opiniones: get('/informe/opiniones', 'informe:read', { answer: 'page' }),
  /** The mails of the last 30 days that did not arrive, and those that are half an hour late. */
  correos: get('/informe/correos', 'informe:read', { answer: 'page' }),
  /** Sends one of them again, if it did not bounce. A mail that is on its way stays as it is, as in the next one. */
  resendMail: post('/informe/correos/reenviar/:id', 'informe:manage'),
  /** Sends up to 500 of them again. */
  resendMails: post('/informe/correos/reenviar', 'informe:manage', { timeoutMs: 40_000 }),
  readRedes: get('/informe/redes', 'informe:read'),
  updateRedes: put('/informe/redes', 'informe:manage'),
  /** Without the figures that could identify a person. */
  export: get('/informe/exportar', 'informe:export', { answer: 'file' }),
})

/** What the mail service reports of the mails that it took. */
export const correos = endpoints<typeof schemas.correos>()({
  /** Signed by the service; 404 if the portal does not have its key. */
  report: post('/correos/eventos', 'correos:report', { raw: true, timeoutMs: 40_000 }),
})

export const inscripciones = endpoints<typeof schemas.inscripciones>()({
  /** Idempotent. */
  create: post('/inscripciones/crear', 'inscripciones:create', { appCheck: true, success: 201 }),
  list: get('/inscripciones/todas', 'inscripciones:manage', { answer: 'page' }),
  count: get('/inscripciones/conteo', 'inscripciones:manage'),
  markSeen: put('/inscripciones/vistas/:id', 'inscripciones:manage'),
  export: get('/inscripciones/exportar', 'inscripciones:export', { answer: 'file' }),
  delete: del('/inscripciones/eliminar/:id', 'inscripciones:manage'),
})

export const suscripciones = endpoints<typeof schemas.suscripciones>()({
  /** Mails a link to confirm. Known and unknown addresses get the same answer. */
  ask: post('/suscripciones', 'suscripciones:use', { appCheck: true }),
  /** By the link of a mail, as the next one. */
  open: post('/suscripciones/enlace', 'suscripciones:use'),
  choose: put('/suscripciones/enlace', 'suscripciones:use'),
  /** One-click unsubscribing by mail programs (RFC 8058); the body is ignored. */
  unsubscribe: post('/suscripciones/baja/:lector/:clave', 'suscripciones:use'),
  /** The same address in a browser leads to the page of the subscription and changes nothing. */
  leadToChoice: get('/suscripciones/baja/:lector/:clave', 'suscripciones:use', {
    success: 303,
    answer: 'redirect',
  }),
  readNotice: get('/suscripciones/avisos/:id', 'suscripciones:notify'),
  /** Mails all readers about a published bulletin, once. */
  notify: post('/suscripciones/avisos/:id', 'suscripciones:notify', { success: 201 }),
})
