import { randomUUID } from 'node:crypto'
import { type api, ROL } from '@naf/contract'
import { uniqueName } from './api-as.ts'
import {
  aBoletin,
  aLibro,
  anAsesoria,
  anImagen,
  anInscripcion,
  aPerfil,
  aRegistration,
  aUserToCreate,
  aUserUpdate,
} from './builders.ts'
import type { Entity } from './endpoints.ts'
import type { Identity } from './every-identity.ts'

/** A good body of every endpoint. */

export type Input = Record<string, unknown>

/** What a body says: of whoever asks, where `owner` is that person too. */
type Body = (owner: Identity, isOwn: boolean) => Input

const none: Body = () => ({})

const anIdEspe = () => `L${randomUUID().slice(0, 8).toUpperCase()}`
const subidoPor = (form: (changes: Input) => unknown): Body => {
  return ({ uid = '' }) => form({ subidoPor: uid }) as Input
}

/** One that is left out does not compile. */
const BODIES: { [E in Entity]: Record<keyof (typeof api)[E], Body> } = {
  salud: { read: none },
  users: {
    login: ({ user }, isOwn) => ({
      username: user?.Username ?? uniqueName('nadie'),
      password: isOwn ? 'secreta-1' : 'equivocada-1',
    }),
    register: ({ uid = 'nadie', correo = 'nadie@example.com', user }) =>
      aRegistration({ uid, correo, username: user?.Username ?? uniqueName('nueva') }) as Input,
    dashboardAccess: none,
    readRol: none,
    read: none,
    updatePerfil: () => aPerfil({ ciudad: 'Otra' }) as Input,
    deletePerfil: none,
    list: none,
    create: () => {
      const username = uniqueName('creada')
      return aUserToCreate({ username, correo: `${username}@example.com`, rol_id: '1' }) as Input
    },
    update: ({ user }) => (user ? (aUserUpdate(user, { nombre: 'Otra', rol_id: ROL.ADMIN }) as Input) : {}),
    delete: none,
  },
  asesorias: {
    create: ({ uid = null }) => anAsesoria({ UsuarioId: uid }) as Input,
    list: none,
    markDone: none,
    delete: none,
    deleteDone: none,
    deleteAll: none,
  },
  boletines: { list: none, create: subidoPor(aBoletin), edit: subidoPor(aBoletin), delete: none },
  libros: { list: none, create: subidoPor(aLibro), edit: subidoPor(aLibro), delete: none },
  galeria: { list: none, create: subidoPor(anImagen), edit: subidoPor(anImagen), delete: none },
  inscripciones: {
    create: () => anInscripcion({ IdEspe: anIdEspe() }) as Input,
    list: none,
    delete: none,
  },
}

/** What `action` takes, said of `owner`; where `isOwn`, by that person. */
export const inputOf = (entity: Entity, action: string, owner: Identity, isOwn: boolean): Input =>
  (BODIES[entity] as Record<string, Body>)[action]?.(owner, isOwn) ?? {}
