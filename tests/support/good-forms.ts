import { randomUUID } from 'node:crypto'
import { ROL, VERSION_COMUNICACIONES } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import type * as z from 'zod'
import { uniqueName } from './api-as.ts'
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
  aUserUpdate,
} from './builders.ts'
import type { Identity } from './identities.ts'

/** A form that is taken, or one of each kind, for every call that takes a form. */

type Schemas = typeof schemas
type Form = Record<string, unknown>

type Forms = {
  [E in keyof Schemas]: {
    [K in keyof Schemas[E] as Schemas[E][K] extends { input: z.ZodType } ? K : never]: [Form, ...Form[]]
  }
}

/** Such as `users.register`. */
type Call = { [E in keyof Forms]: `${E}.${keyof Forms[E] & string}` }[keyof Forms]

interface GoodForm {
  call: string
  /** Which of the call's forms, from 1 on. */
  n: number
  schema: z.ZodType
  form: Form
}

const AN_ENLACE = `${'a'.repeat(20)}.${'B'.repeat(32)}`

const SCHEDULED = { estado: 'programado', fechaProgramada: '2026-07-10T08:00' }

/** One that is left out does not compile. */
const FORMS: Forms = {
  salud: {},
  users: {
    login: [{ username: 'ana', password: 'secreta-1' }],
    register: [
      aRegistration(),
      aRegistration({
        tipoIdentificacion: 'ruc',
        cedulaRUC: '1710034065001',
        rol_id: undefined,
        comunicaciones: { acepta: true, version: VERSION_COMUNICACIONES },
      }),
    ],
    updatePerfil: [aPerfil({ passwordActual: 'x', nuevaContrasena: 'y' })],
    updateComunicaciones: [
      { acepta: true, version: VERSION_COMUNICACIONES },
      { acepta: false, version: VERSION_COMUNICACIONES },
    ],
    create: [aUserToCreate()],
    update: [aUserToCreate()],
  },
  asesorias: {
    create: [anAsesoria(), anAsesoria({ Suscripcion: VERSION_COMUNICACIONES })],
    reopen: [{ Motivo: 'Llamó otra vez.' }, {}],
    changeState: [
      { Desde: 'recibida', Estado: 'en_curso' },
      { Desde: 'en_curso', Estado: 'realizada', Cierre: 'sin_respuesta' },
    ],
    assign: [
      { Desde: null, Uid: 'alguien' },
      { Desde: 'alguien', Uid: null },
    ],
    addNote: [{ Texto: 'No contesta; prefiere después de las 18h.' }],
    addMessage: [{ Texto: 'Trae tus facturas de octubre.' }],
    recordContact: [{ Medio: 'whatsapp' }],
    answerMine: [{ Texto: '¿A qué hora me llaman?' }],
    rateMine: [{ Valor: 5, Comentario: 'Muy claro.' }, { Valor: 1 }],
  },
  seguimiento: {
    find: [{ Numero: 'naf 7q4k', Correo: 'ana@correo.test' }],
    open: [{ Enlace: AN_ENLACE }],
    cancel: [{ Enlace: AN_ENLACE }],
    answer: [{ Enlace: AN_ENLACE, Texto: '¿A qué hora me llaman?' }],
    rate: [{ Enlace: AN_ENLACE, Valor: 4 }],
  },
  plantillas: {
    create: [{ Titulo: 'Primera llamada', Texto: 'Hola, {nombre}: te llamamos por tu solicitud {numero}.' }],
    edit: [{ Titulo: 'Primera llamada', Texto: 'Hola, {nombre}.' }],
  },
  papelera: {},
  informe: {
    updateRedes: [
      { Mes: '2025-07', Red: 'Facebook', Seguidores: 1200 },
      { Mes: '2025-07', Red: 'TikTok', Seguidores: null },
    ],
  },
  boletines: {
    create: [aBoletin(), aBoletin(SCHEDULED)],
    edit: [aBoletin(), aBoletin({ estado: 'archivado' })],
  },
  libros: {
    create: [aLibro(), aLibro(SCHEDULED)],
    edit: [aLibro(), aLibro({ estado: 'archivado' })],
  },
  calendario: { create: [aCalendario()], edit: [aCalendario()] },
  capacitaciones: {
    create: [aCapacitacion(), aCapacitacion(SCHEDULED)],
    edit: [aCapacitacion({ enlace: '' }), aCapacitacion({ lugar: '', estado: 'archivado' })],
    signUp: [aSignUp()],
    open: [{ Enlace: AN_ENLACE }],
    cancel: [{ Enlace: AN_ENLACE }],
    tick: [{ Asistio: true }, { Asistio: false }],
  },
  verificar: {},
  galeria: {
    create: [anImagen(), anImagen(SCHEDULED)],
    edit: [anImagen(), anImagen({ estado: 'archivado' })],
  },
  sitemap: {},
  inscripciones: { create: [anInscripcion()] },
  suscripciones: {
    ask: [{ Correo: 'ana@correo.test', Version: VERSION_COMUNICACIONES }],
    open: [{ Enlace: AN_ENLACE }, { Enlace: `${AN_ENLACE}.boletin` }],
    choose: [
      { Enlace: AN_ENLACE, Boletines: true, Version: VERSION_COMUNICACIONES },
      { Enlace: AN_ENLACE, Boletines: false, Version: VERSION_COMUNICACIONES },
    ],
  },
}

const schemaOf = (entity: string, name: string): z.ZodType => {
  const calls = (schemas as unknown as Record<string, Record<string, { input?: z.ZodType }>>)[entity]
  const input = calls?.[name]?.input
  if (!input) throw new Error(`${entity}.${name} takes no form`)
  return input
}

export const goodForms: readonly GoodForm[] = Object.entries(FORMS).flatMap(([entity, calls]) =>
  Object.entries(calls as Record<string, Form[]>).flatMap(([name, forms]) =>
    forms.map((form, at) => ({
      call: `${entity}.${name}`,
      n: at + 1,
      schema: schemaOf(entity, name),
      form,
    })),
  ),
)

/** The schema of a call, and the first form that it takes. */
export const formOf = (call: Call): Pick<GoodForm, 'schema' | 'form'> => {
  const found = goodForms.find((good) => good.call === call)
  if (!found) throw new Error(`${call} has no form`)
  return { schema: found.schema, form: found.form }
}

/** What a body says about its owner; `isOwn` where the owner sends it. */
type Body = (owner: Identity, isOwn: boolean) => object

const bySubidoPor = (form: (changes: Form) => object): Body => {
  return ({ uid = '' }) => form({ subidoPor: uid })
}

/** The forms that name their owner, or must be new each time. */
const OWNED: Record<string, Body> = {
  'users.login': ({ user }, isOwn) => ({
    username: user?.Username ?? uniqueName('nadie'),
    password: isOwn ? 'secreta-1' : 'equivocada-1',
  }),
  'users.register': ({ uid = 'nadie', correo = 'nadie@example.com', user }) =>
    aRegistration({ uid, correo, username: user?.Username ?? uniqueName('nueva') }),
  'users.updatePerfil': () => aPerfil({ ciudad: 'Otra' }),
  'users.create': () => {
    const username = uniqueName('creada')
    return aUserToCreate({ username, correo: `${username}@example.com`, rol_id: '1' })
  },
  'users.update': ({ user }) => (user ? aUserUpdate(user, { nombre: 'Otra', rol_id: ROL.ADMIN }) : {}),
  'asesorias.create': ({ uid = null }) => anAsesoria({ UsuarioId: uid }),
  'asesorias.changeState': () => ({ Desde: 'realizada', Estado: 'en_curso' }),
  'asesorias.assign': () => ({ Desde: null, Uid: null }),
  'boletines.create': bySubidoPor(aBoletin),
  'boletines.edit': bySubidoPor(aBoletin),
  'libros.create': bySubidoPor(aLibro),
  'libros.edit': bySubidoPor(aLibro),
  'galeria.create': bySubidoPor(anImagen),
  'galeria.edit': bySubidoPor(anImagen),
  'capacitaciones.signUp': () => aSignUp({ Correo: `${uniqueName('asistente')}@example.com` }),
  'inscripciones.create': () => anInscripcion({ IdEspe: `L${randomUUID().slice(0, 8).toUpperCase()}` }),
}

/** A good body of an endpoint, about `owner`; empty where it takes none. */
export const inputOf = (entity: string, action: string, owner: Identity, isOwn: boolean): Form => {
  const call = `${entity}.${action}`
  const own = OWNED[call]?.(owner, isOwn) ?? goodForms.find((good) => good.call === call)?.form
  return { ...own }
}
