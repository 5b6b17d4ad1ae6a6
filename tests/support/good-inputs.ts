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
  aSignUp,
  aUserToCreate,
  aUserUpdate,
} from './builders.ts'
import type { Entity } from './endpoints.ts'
import type { Identity } from './every-identity.ts'
import { goodForms } from './good-forms.ts'

/** A good body of every endpoint. */

export type Input = Record<string, unknown>

/** What a body says: of whoever asks, where `owner` is that person too. */
type Body = (owner: Identity, isOwn: boolean) => Input

const anIdEspe = () => `L${randomUUID().slice(0, 8).toUpperCase()}`
const subidoPor = (form: (changes: Input) => unknown): Body => {
  return ({ uid = '' }) => form({ subidoPor: uid }) as Input
}

/** What must be somebody's own, or new each time; every other body is the first of `good-forms.ts`. */
const BODIES: { [E in Entity]?: { [K in keyof (typeof api)[E]]?: Body } } = {
  users: {
    login: ({ user }, isOwn) => ({
      username: user?.Username ?? uniqueName('nadie'),
      password: isOwn ? 'secreta-1' : 'equivocada-1',
    }),
    register: ({ uid = 'nadie', correo = 'nadie@example.com', user }) =>
      aRegistration({ uid, correo, username: user?.Username ?? uniqueName('nueva') }) as Input,
    updatePerfil: () => aPerfil({ ciudad: 'Otra' }) as Input,
    create: () => {
      const username = uniqueName('creada')
      return aUserToCreate({ username, correo: `${username}@example.com`, rol_id: '1' }) as Input
    },
    update: ({ user }) => (user ? (aUserUpdate(user, { nombre: 'Otra', rol_id: ROL.ADMIN }) as Input) : {}),
  },
  asesorias: {
    create: ({ uid = null }) => anAsesoria({ UsuarioId: uid }) as Input,
    changeState: () => ({ Desde: 'realizada', Estado: 'en_curso' }),
    assign: () => ({ Desde: null, Uid: null }),
  },
  boletines: { create: subidoPor(aBoletin), edit: subidoPor(aBoletin) },
  libros: { create: subidoPor(aLibro), edit: subidoPor(aLibro) },
  galeria: { create: subidoPor(anImagen), edit: subidoPor(anImagen) },
  capacitaciones: {
    signUp: () => aSignUp({ Correo: `${uniqueName('asistente')}@example.com` }) as Input,
  },
  inscripciones: { create: () => anInscripcion({ IdEspe: anIdEspe() }) as Input },
}

/** What `action` takes, said of `owner`; where `isOwn`, by that person. Nothing where it takes no body. */
export const inputOf = (entity: Entity, action: string, owner: Identity, isOwn: boolean): Input => {
  const own = (BODIES[entity] as Record<string, Body> | undefined)?.[action]
  if (own) return own(owner, isOwn)
  return goodForms.find(({ call }) => call === `${entity}.${action}`)?.form ?? {}
}
