import * as asesoria from './asesorias.schemas.ts'
import * as boletin from './boletines.schemas.ts'
import type { SchemasOf } from './endpoint.ts'
import * as imagen from './galeria.schemas.ts'
import type { api } from './index.ts'
import * as inscripcion from './inscripciones.schemas.ts'
import * as libro from './libros.schemas.ts'
import * as salud from './salud.schemas.ts'
import * as user from './users.schemas.ts'
import * as userAdmin from './users-admin.schemas.ts'

/** Input and output of every endpoint; a missing or different one does not compile. */
export const schemas = {
  salud: {
    read: { input: null, output: salud.saludSchema },
  },
  users: {
    login: { input: user.loginSchema, output: user.loginAnswerSchema },
    dashboardAccess: { input: null, output: user.dashboardAccessSchema },
    register: { input: user.registerSchema, output: user.userSchema },
    readRol: { input: null, output: user.userRolSchema },
    read: { input: null, output: user.userSchema },
    updatePerfil: { input: user.perfilUpdateSchema, output: user.userSchema },
    deletePerfil: { input: null, output: user.doneSchema },
    list: { input: null, output: userAdmin.userListSchema },
    create: { input: userAdmin.userCreateSchema, output: user.userSchema },
    update: { input: userAdmin.userUpdateSchema, output: user.userSchema },
    delete: { input: null, output: user.doneSchema },
  },
  asesorias: {
    create: { input: asesoria.asesoriaCreateSchema, output: asesoria.asesoriaCreatedSchema },
    list: { input: null, output: asesoria.asesoriaListSchema },
    markDone: { input: null, output: asesoria.asesoriaSchema },
    delete: { input: null, output: asesoria.doneSchema },
    deleteDone: { input: null, output: asesoria.bulkDeletedSchema },
    deleteAll: { input: null, output: asesoria.bulkDeletedSchema },
  },
  boletines: {
    list: { input: null, output: boletin.boletinListSchema },
    create: { input: boletin.boletinFormSchema, output: boletin.boletinSchema },
    edit: { input: boletin.boletinFormSchema, output: boletin.boletinSchema },
    delete: { input: null, output: boletin.doneSchema },
  },
  libros: {
    list: { input: null, output: libro.libroListSchema },
    create: { input: libro.libroFormSchema, output: libro.libroSchema },
    edit: { input: libro.libroFormSchema, output: libro.libroSchema },
    delete: { input: null, output: libro.doneSchema },
  },
  galeria: {
    list: { input: null, output: imagen.imagenListSchema },
    create: { input: imagen.imagenFormSchema, output: imagen.imagenSchema },
    edit: { input: imagen.imagenFormSchema, output: imagen.imagenSchema },
    delete: { input: null, output: imagen.doneSchema },
  },
  inscripciones: {
    create: { input: inscripcion.inscripcionCreateSchema, output: inscripcion.inscripcionCreatedSchema },
    list: { input: null, output: inscripcion.inscripcionListSchema },
    delete: { input: null, output: inscripcion.doneSchema },
  },
} satisfies { [E in keyof typeof api]: SchemasOf<(typeof api)[E]> }

export * from './asesorias.schemas.ts'
export * from './attachments.schemas.ts'
export * from './boletines.schemas.ts'
export { optionalLine } from './fields.ts'
export * from './galeria.schemas.ts'
export * from './inscripciones.schemas.ts'
export * from './libros.schemas.ts'
export * from './records.schemas.ts'
export * from './users.schemas.ts'
export * from './users-admin.schemas.ts'
