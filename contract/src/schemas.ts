import * as asesoria from './asesorias.schemas.ts'
import type { SchemasOf } from './endpoint.ts'
import type { api } from './index.ts'
import * as salud from './salud.schemas.ts'
import * as user from './users.schemas.ts'

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
  },
  asesorias: {
    create: { input: asesoria.asesoriaCreateSchema, output: asesoria.asesoriaCreatedSchema },
    list: { input: null, output: asesoria.asesoriaListSchema },
    markDone: { input: null, output: asesoria.asesoriaSchema },
    delete: { input: null, output: asesoria.doneSchema },
    deleteDone: { input: null, output: asesoria.bulkDeletedSchema },
    deleteAll: { input: null, output: asesoria.bulkDeletedSchema },
  },
} satisfies { [E in keyof typeof api]: SchemasOf<(typeof api)[E]> }

export * from './asesorias.schemas.ts'
export * from './users.schemas.ts'
