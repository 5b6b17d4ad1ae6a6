import { api, ROL, VERSION_COMUNICACIONES } from '@naf/contract'
import {
  A_PROFILE,
  A_TEMPLATE,
  AN_ENROLMENT,
  aCalendar,
  aRegistration,
  aUserToCreate,
} from '../lib/example-forms.ts'
import { type Ask, type Calls, correoOf, idOf, newName, nextNumber } from './calls.ts'
import { callsOfContent, createdBulletin } from './calls-of-content.ts'
import { callsOfRequests } from './calls-of-requests.ts'
import { callsOfTrainings } from './calls-of-trainings.ts'
import { type People, signIn, signUp } from './people.ts'
import { recordId, subscriptionAt } from './records.ts'

const PERIOD = { desde: '2026-07-01', hasta: '2026-12-31' }

/** Every call of the contract. */
export const createCalls = (people: People, ask: Ask): Calls => {
  const { admin, editor, usuario } = people
  const staff = { token: editor.token }
  const asAdmin = { token: admin.token }
  const aYear = () => 2030 + (nextNumber() % 70)
  const createdUser = async () => {
    const username = newName()
    return idOf(
      await ask(api.users.create, { ...asAdmin, input: aUserToCreate(username, correoOf(username)) }),
    )
  }
  const oneself = { token: usuario.token, params: { uid: usuario.uid } }
  const subscription = (n: number, input?: object) => async () => {
    const { lector, clave } = subscriptionAt(n)
    return { input: { Enlace: `${lector}.${clave}`, ...input } }
  }
  const oneClick = (n: number) => async () => ({ params: { boletin: 'boletin', ...subscriptionAt(n) } })
  const aBulletin = async () => ({ ...staff, params: await createdBulletin(people, ask) })
  const aReport = async () => ({ ...asAdmin, query: PERIOD })
  const createdTemplate = async () =>
    idOf(await ask(api.plantillas.create, { ...asAdmin, input: A_TEMPLATE }))

  return {
    salud: { read: async () => ({}) },
    users: {
      login: async () => ({ input: { username: usuario.username, password: 'Demo-2025' } }),
      dashboardAccess: async () => ({ token: usuario.token }),
      async register() {
        const username = newName()
        const { localId, idToken } = await signUp(correoOf(username))
        return { token: idToken, input: aRegistration(username, correoOf(username), localId) }
      },
      readRol: async () => oneself,
      read: async () => oneself,
      updatePerfil: async () => ({ ...oneself, input: A_PROFILE }),
      readComunicaciones: async () => oneself,
      updateComunicaciones: async () => ({
        ...oneself,
        input: { acepta: true, version: VERSION_COMUNICACIONES },
      }),
      async deletePerfil() {
        const username = newName()
        const input = aUserToCreate(username, correoOf(username))
        await ask(api.users.create, { ...asAdmin, input })
        const { localId: uid, idToken } = await signIn(input.correo, input.password)
        return { token: idToken, params: { uid } }
      },
      list: async () => asAdmin,
      count: async () => asAdmin,
      export: async () => ({ ...asAdmin, query: { formato: 'xlsx' } }),
      create: async () => ({ ...asAdmin, input: aUserToCreate(newName(), correoOf(newName())) }),
      async update() {
        const params = await createdUser()
        const username = newName()
        return {
          ...asAdmin,
          params,
          input: { ...A_PROFILE, username, correo: correoOf(username), rol_id: ROL.EDITOR },
        }
      },
      delete: async () => ({ ...asAdmin, params: await createdUser() }),
    },
    ...callsOfRequests(people, ask),
    plantillas: {
      list: async () => staff,
      create: async () => ({ ...asAdmin, input: A_TEMPLATE }),
      edit: async () => ({ ...asAdmin, input: A_TEMPLATE, params: await createdTemplate() }),
      delete: async () => ({ ...asAdmin, params: await createdTemplate() }),
    },
    informe: {
      read: aReport,
      inicio: async () => staff,
      opiniones: aReport,
      correos: async () => staff,
      readRedes: async () => staff,
      updateRedes: async () => ({
        ...staff,
        input: { Mes: '2025-07', Red: 'Facebook', Seguidores: 1200 },
      }),
      export: async () => ({ ...asAdmin, query: { ...PERIOD, formato: 'xlsx' } }),
    },
    calendario: {
      list: async () => ({}),
      subscription: async () => ({ params: { tipo: 'general', digito: '3' } }),
      create: async () => ({ ...staff, input: aCalendar(aYear()) }),
      edit: async () => {
        const input = aCalendar(aYear())
        return { ...staff, input, params: idOf(await ask(api.calendario.create, { ...staff, input })) }
      },
      delete: async () => {
        const input = aCalendar(aYear())
        return { ...staff, params: idOf(await ask(api.calendario.create, { ...staff, input })) }
      },
    },
    ...callsOfContent(people, ask),
    sitemap: { read: async () => ({}) },
    ...callsOfTrainings(people, ask),
    inscripciones: {
      create: async () => ({ input: AN_ENROLMENT }),
      list: async () => staff,
      count: async () => staff,
      markSeen: async () => ({ ...staff, params: { id: recordId('inscripciones', 2) } }),
      export: async () => ({ ...staff, query: { formato: 'csv' } }),
      delete: async () => ({ ...staff, params: { id: recordId('inscripciones', 1) } }),
    },
    suscripciones: {
      ask: async () => ({ input: { Correo: correoOf(newName()), Version: VERSION_COMUNICACIONES } }),
      open: subscription(1),
      choose: subscription(2, { Boletines: false, Version: VERSION_COMUNICACIONES }),
      unsubscribe: oneClick(3),
      leadToChoice: oneClick(4),
      readNotice: aBulletin,
      notify: aBulletin,
    },
  }
}
