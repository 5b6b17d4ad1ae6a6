import { api, can, type Endpoint, VERSION_COMUNICACIONES } from '@naf/contract'
import type { schemas } from '@naf/contract/schemas'
import type * as z from 'zod'
import {
  aBoletin,
  aCalendario,
  aCapacitacion,
  aLibro,
  anAsesoria,
  anImagen,
  anInscripcion,
  aPerfil,
  aRegistration,
  aSignUp,
  aUserToCreate,
} from './builders.ts'

type Schemas = typeof schemas
type Entity = keyof typeof api

const Enlace = `${'a'.repeat(20)}.${'B'.repeat(32)}`
const Version = VERSION_COMUNICACIONES
const Texto = 'Hola, {nombre}.'

/** A good input of each endpoint that takes one; a missing one does not compile. */
const INPUTS: {
  [E in keyof Schemas]: {
    [A in keyof Schemas[E] as Schemas[E][A] extends { input: z.ZodType } ? A : never]: object
  }
} = {
  salud: {},
  users: {
    login: { username: 'ana', password: 'secreta-1' },
    register: aRegistration(),
    updatePerfil: aPerfil({ passwordActual: 'x', nuevaContrasena: 'y' }),
    updateComunicaciones: { acepta: true, version: Version },
    create: aUserToCreate(),
    update: aUserToCreate(),
  },
  asesorias: {
    create: anAsesoria({ Suscripcion: Version }),
    reopen: { Motivo: 'Llamó otra vez.' },
    changeState: { Desde: 'en_curso', Estado: 'realizada', Cierre: 'sin_respuesta' },
    assign: { Desde: null, Uid: 'alguien' },
    addNote: { Texto },
    addMessage: { Texto },
    recordContact: { Medio: 'whatsapp' },
    correctMail: { Correo: 'ana@correo.test' },
    answerMine: { Texto },
    rateMine: { Valor: 5, Comentario: 'Muy claro.' },
  },
  seguimiento: {
    sendLinks: { Correo: 'ana@correo.test' },
    open: { Enlace },
    confirm: { Enlace },
    disown: { Enlace },
    cancel: { Enlace },
    answer: { Enlace, Texto },
    rate: { Enlace, Valor: 4 },
  },
  plantillas: { create: { Titulo: 'Un saludo', Texto }, edit: { Titulo: 'Otro saludo', Texto } },
  papelera: {},
  informe: { updateRedes: { Mes: '2025-07', Red: 'Facebook', Seguidores: 1200 } },
  correos: {},
  boletines: { create: aBoletin(), edit: aBoletin() },
  libros: { create: aLibro(), edit: aLibro() },
  galeria: { create: anImagen(), edit: anImagen() },
  calendario: { create: aCalendario(), edit: aCalendario() },
  capacitaciones: {
    create: aCapacitacion(),
    edit: aCapacitacion(),
    signUp: aSignUp(),
    open: { Enlace },
    confirm: { Enlace, Nombre: 'Ana Guamán' },
    rename: { Enlace, Nombre: 'Ana Guamán' },
    cancel: { Enlace },
    tick: { Asistio: true },
  },
  verificar: {},
  sitemap: {},
  inscripciones: { create: anInscripcion() },
  suscripciones: {
    ask: { Correo: 'ana@correo.test', Version },
    open: { Enlace },
    choose: { Enlace, Boletines: true, Version },
  },
}

/** Every endpoint of the contract under its two names, with a good input if it takes one. */
export const ENDPOINTS = (Object.keys(api) as Entity[]).flatMap((entity) =>
  Object.entries(api[entity] as Record<string, Endpoint>).map(([action, endpoint]) => ({
    entity,
    action,
    endpoint,
    input: (INPUTS[entity] as Record<string, Record<string, unknown>>)[action],
  })),
)

/** What visitors may send. */
export const VISITORS_WRITES = ENDPOINTS.map(({ endpoint }) => endpoint).filter(
  ({ method, permission }) => method !== 'GET' && can(null, permission),
)
