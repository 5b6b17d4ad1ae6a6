import * as z from 'zod'
import * as asesoria from './asesorias.schemas.ts'
import * as atencion from './atencion.schemas.ts'
import * as boletin from './boletines.schemas.ts'
import * as calendario from './calendario.schemas.ts'
import * as capacitacion from './capacitaciones.schemas.ts'
import * as exported from './exports.schemas.ts'
import { countSchema, doneSchema } from './fields.ts'
import * as imagen from './galeria.schemas.ts'
import * as informe from './informe.schemas.ts'
import * as inicio from './inicio.schemas.ts'
import * as inscripcion from './inscripciones.schemas.ts'
import * as libro from './libros.schemas.ts'
import * as papelera from './papelera.schemas.ts'
import * as period from './periods.schemas.ts'
import * as plantilla from './plantillas.schemas.ts'
import { pageQuerySchema, partQuerySchema } from './query.schemas.ts'
import * as record from './records.schemas.ts'
import * as redes from './redes.schemas.ts'
import * as salud from './salud.schemas.ts'
import * as seguidores from './seguidores.schemas.ts'
import * as seguimiento from './seguimiento.schemas.ts'
import * as sitemap from './sitemap.schemas.ts'
import * as suscripcion from './suscripciones.schemas.ts'
import * as user from './users.schemas.ts'
import * as userAdmin from './users-admin.schemas.ts'
import * as certificado from './verificar.schemas.ts'

const pageOf = <Item extends z.ZodType>(item: Item) => ({ query: pageQuerySchema, output: z.array(item) })
const publicListOf = <Item extends z.ZodType>(item: Item) => ({
  query: partQuerySchema,
  output: z.array(item),
})

const done = { output: doneSchema }
const history = { output: record.recordHistorySchema }
const count = { output: countSchema }

/** What goes into every endpoint and what comes out of it; the tables of endpoints take their types from here. */
export const schemas = {
  salud: {
    read: { output: salud.saludSchema },
  },
  users: {
    login: { input: user.loginSchema, output: user.loginAnswerSchema },
    dashboardAccess: { output: user.dashboardAccessSchema },
    register: { input: user.registerSchema, output: user.userSchema },
    readRol: { output: user.userRolSchema },
    read: { output: user.userSchema },
    updatePerfil: { input: user.perfilUpdateSchema, output: user.userSchema },
    deletePerfil: done,
    readComunicaciones: { output: user.comunicacionesSchema },
    updateComunicaciones: { input: user.comunicacionesUpdateSchema, output: user.comunicacionesSchema },
    /** By surname and name where it is whole, which it is up to 20,000 users; pages newest first. */
    list: pageOf(userAdmin.userListItemSchema),
    count,
    export: { query: exported.usersExportSchema },
    create: { input: userAdmin.userCreateSchema, output: user.userSchema },
    update: { input: userAdmin.userUpdateSchema, output: user.userSchema },
    delete: done,
  },
  asesorias: {
    create: { input: asesoria.asesoriaCreateSchema, output: asesoria.asesoriaCreatedSchema },
    plazo: { output: asesoria.plazoAnswerSchema },
    /** Newest first. */
    list: pageOf(asesoria.asesoriaSchema),
    count: { output: asesoria.asesoriaCountSchema },
    export: { query: exported.asesoriasExportSchema },
    markDone: { output: asesoria.asesoriaSchema },
    delete: done,
    deleteDone: { output: asesoria.bulkDeletedSchema },
    deleteAll: { output: asesoria.bulkDeletedSchema },
    read: { output: atencion.asesoriaCaseSchema },
    changes: { query: atencion.changesQuerySchema, output: atencion.changesSchema },
    team: { output: atencion.teamSchema },
    reopen: { input: atencion.reopenSchema, output: asesoria.asesoriaSchema },
    changeState: { input: atencion.stateChangeSchema, output: asesoria.asesoriaSchema },
    assign: { input: atencion.assignmentSchema, output: asesoria.asesoriaSchema },
    addNote: { input: atencion.noteCreateSchema, output: atencion.noteSchema },
    addMessage: { input: atencion.messageCreateSchema, output: atencion.messageSchema },
    recordContact: { input: atencion.contactSchema, output: atencion.historyEntrySchema },
    resendConfirmation: done,
    mine: { output: seguimiento.ownAsesoriasSchema },
    cancelMine: { output: seguimiento.ownAsesoriaSchema },
    answerMine: { input: atencion.messageCreateSchema, output: seguimiento.ownMessageSchema },
    rateMine: { input: atencion.opinionSchema, output: seguimiento.ownAsesoriaSchema },
  },
  seguimiento: {
    find: { input: seguimiento.trackingSchema, output: seguimiento.trackingAnswerSchema },
    open: { input: seguimiento.linkSchema, output: seguimiento.trackingAnswerSchema },
    cancel: { input: seguimiento.linkSchema, output: seguimiento.trackingAnswerSchema },
    answer: { input: seguimiento.linkedMessageSchema, output: seguimiento.trackingAnswerSchema },
    rate: { input: seguimiento.linkedOpinionSchema, output: seguimiento.trackingAnswerSchema },
  },
  plantillas: {
    list: publicListOf(plantilla.plantillaSchema),
    create: { input: plantilla.plantillaFormSchema, output: plantilla.plantillaSchema },
    edit: { input: plantilla.plantillaFormSchema, output: plantilla.plantillaSchema },
    delete: done,
  },
  papelera: {
    list: pageOf(papelera.deletedAsesoriaSchema),
    restore: { output: asesoria.asesoriaSchema },
  },
  calendario: {
    list: publicListOf(calendario.calendarioSchema),
    subscription: { output: calendario.icsSchema },
    create: { input: calendario.calendarioFormSchema, output: calendario.calendarioSchema },
    edit: { input: calendario.calendarioFormSchema, output: calendario.calendarioSchema },
    delete: done,
  },
  capacitaciones: {
    list: publicListOf(capacitacion.capacitacionSchema),
    create: { input: capacitacion.capacitacionFormSchema, output: capacitacion.capacitacionSchema },
    edit: { input: capacitacion.capacitacionFormSchema, output: capacitacion.capacitacionSchema },
    delete: done,
    export: { query: exported.capacitacionesExportSchema },
    seats: { output: capacitacion.seatsSchema },
    signUp: { input: capacitacion.signUpSchema, output: capacitacion.signedUpSchema },
    open: { input: capacitacion.trainingLinkSchema, output: capacitacion.participationSchema },
    cancel: { input: capacitacion.trainingLinkSchema, output: capacitacion.participationSchema },
    participants: { output: capacitacion.participantsSchema },
    tick: { input: capacitacion.attendanceSchema, output: capacitacion.participantSchema },
  },
  verificar: {
    read: { output: certificado.verifiedSchema },
    certificate: {},
  },
  boletines: {
    list: publicListOf(boletin.boletinSchema),
    summary: { output: boletin.boletinSummarySchema },
    create: { input: boletin.boletinFormSchema, output: boletin.boletinSchema },
    edit: { input: boletin.boletinFormSchema, output: boletin.boletinSchema },
    delete: done,
    history,
  },
  libros: {
    list: publicListOf(libro.libroSchema),
    create: { input: libro.libroFormSchema, output: libro.libroSchema },
    edit: { input: libro.libroFormSchema, output: libro.libroSchema },
    delete: done,
    history,
  },
  galeria: {
    list: publicListOf(imagen.imagenSchema),
    create: { input: imagen.imagenFormSchema, output: imagen.imagenSchema },
    edit: { input: imagen.imagenFormSchema, output: imagen.imagenSchema },
    delete: done,
    history,
  },
  sitemap: {
    read: { output: sitemap.sitemapSchema },
  },
  informe: {
    read: { query: period.periodQuerySchema, output: informe.informeSchema },
    inicio: { output: inicio.inicioSchema },
    opiniones: { query: period.opinionesQuerySchema, output: z.array(informe.informeOpinionSchema) },
    correos: { query: period.correosQuerySchema, output: z.array(inicio.failedMailSchema) },
    readRedes: { output: seguidores.redesSchema },
    updateRedes: { input: redes.redesUpdateSchema, output: seguidores.redesSchema },
    export: { query: period.informeExportSchema },
  },
  inscripciones: {
    create: { input: inscripcion.inscripcionCreateSchema, output: inscripcion.inscripcionCreatedSchema },
    /** Newest first. */
    list: pageOf(inscripcion.inscripcionSchema),
    count,
    markSeen: done,
    export: { query: exported.inscripcionesExportSchema },
    delete: done,
  },
  suscripciones: {
    ask: { input: suscripcion.subscriptionAskSchema, output: doneSchema },
    open: { input: suscripcion.subscriptionLinkSchema, output: suscripcion.subscriptionSchema },
    choose: { input: suscripcion.subscriptionChoiceSchema, output: suscripcion.subscriptionSchema },
    unsubscribe: done,
    leadToChoice: {},
    readNotice: { output: suscripcion.noticeStateSchema },
    notify: { output: suscripcion.noticeStateSchema },
  },
}

export * from './asesorias.schemas.ts'
export * from './atencion.schemas.ts'
export * from './attachments.schemas.ts'
export * from './boletines.schemas.ts'
export * from './calendario.schemas.ts'
export * from './capacitaciones.schemas.ts'
export * from './exports.schemas.ts'
export { optionalLine } from './fields.ts'
export * from './galeria.schemas.ts'
export * from './informe.schemas.ts'
export * from './inicio.schemas.ts'
export * from './inscripciones.schemas.ts'
export * from './libros.schemas.ts'
export * from './papelera.schemas.ts'
export * from './periods.schemas.ts'
export * from './plantillas.schemas.ts'
export * from './records.schemas.ts'
export * from './redes.schemas.ts'
export * from './seguidores.schemas.ts'
export * from './seguimiento.schemas.ts'
export * from './suscripciones.schemas.ts'
export * from './users.schemas.ts'
export * from './users-admin.schemas.ts'
export * from './verificar.schemas.ts'
