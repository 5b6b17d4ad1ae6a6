import { api, type Endpoint, type RecordHistory, ROL, VERSION_COMUNICACIONES } from '@naf/contract'
import {
  A_BOOK,
  A_BULLETIN,
  A_PICTURE,
  A_PROFILE,
  A_SIGN_UP,
  A_TEMPLATE,
  A_TRAINING,
  AN_ADVISORY,
  AN_ENROLMENT,
  aCalendar,
  aRegistration,
  aUserToCreate,
} from '../lib/example-forms.ts'
import type { Call, Reply } from './ask.ts'
import { aPdf, aPicture } from './files.ts'
import { type People, signIn, signUp } from './people.ts'
import { PAST_TRAINING, recordId, signUpAt, subscriptionAt } from './records.ts'

const SMALL_PDF = 200_000
const PERIOD = { desde: '2026-07-01', hasta: '2026-12-31' }

/** How every endpoint of the contract is called so that it does its work; what it needs beforehand is done when it is asked for. */
type Calls = { [E in keyof typeof api]: { [K in keyof (typeof api)[E]]: () => Promise<Call> } }

type Content = Record<'create' | 'edit' | 'history', Endpoint>

type Ask = (endpoint: Endpoint, how: Call) => Promise<Reply>

export const createCalls = ({ admin, editor, usuario }: People, ask: Ask): Calls => {
  const staff = { token: editor.token }
  const asAdmin = { token: admin.token }
  const idOf = ({ text }: Reply) => ({ id: (JSON.parse(text) as { Id: string }).Id })
  let made = 0
  const name = () => `medida-${process.pid}-${made++}`
  const aYear = () => 2030 + (made++ % 70)
  const correo = (username: string) => `${username}@example.com`

  const created = async (endpoint: Endpoint, input: object, file: File) =>
    idOf(await ask(endpoint, { ...staff, input, file }))
  const createdUser = async () => {
    const username = name()
    return idOf(await ask(api.users.create, { ...asAdmin, input: aUserToCreate(username, correo(username)) }))
  }
  const ofKind = (input: object, create: Endpoint, aFile: () => Promise<File>, reader: Call = {}) => ({
    list: async () => reader,
    create: async () => ({ ...staff, input, file: await aFile() }),
    edit: async () => ({ ...staff, input, params: await created(create, input, await aFile()) }),
    delete: async () => ({ ...staff, params: await created(create, input, await aFile()) }),
  })
  const ofContent = (input: object, table: Content, aFile: () => Promise<File>, reader: Call = {}) => {
    const replaced = async () => {
      const params = await created(table.create, input, await aFile())
      await ask(table.edit, { ...staff, input, params, file: await aFile() })
      return params
    }
    return {
      ...ofKind(input, table.create, aFile, reader),
      history: async () => ({ ...staff, params: await replaced() }),
      async restore() {
        const params = await replaced()
        const { Anteriores } = JSON.parse(
          (await ask(table.history, { ...staff, params })).text,
        ) as RecordHistory
        return { ...staff, params, input: { Archivo: Anteriores[0]?.Id } }
      },
    }
  }
  const oneself = { token: usuario.token, params: { uid: usuario.uid } }
  const request = (n: number, input?: object) => async () => ({
    ...staff,
    params: { id: recordId('asesorias', n) },
    ...(input && { input }),
  })
  const ownRequestId = async () =>
    idOf(await ask(api.asesorias.create, { token: usuario.token, input: AN_ADVISORY }))
  const ownRequest = (input?: object) => async () => ({
    token: usuario.token,
    params: await ownRequestId(),
    ...(input && { input }),
  })
  const asked = async () =>
    JSON.parse((await ask(api.asesorias.create, { input: AN_ADVISORY })).text) as Record<
      'Id' | 'Numero',
      string
    >
  const pairOf = ({ Numero }: { Numero: string }) => ({ Numero, Correo: AN_ADVISORY.Correo })
  const aPair = async () => pairOf(await asked())
  const aLink = async () => {
    const request = await asked()
    const { text } = await ask(api.seguimiento.find, { input: pairOf(request) })
    return { input: { Enlace: (JSON.parse(text) as { Enlace: string }).Enlace }, Id: request.Id }
  }
  const byLink = (input?: object) => async () => ({ input: { ...(await aLink()).input, ...input } })
  const subscription = (n: number, input?: object) => async () => {
    const { lector, clave } = subscriptionAt(n)
    return { input: { Enlace: `${lector}.${clave}`, ...input } }
  }
  const oneClick = (n: number) => async () => ({ params: { boletin: 'boletin', ...subscriptionAt(n) } })
  const aBulletin = async () => ({
    ...staff,
    params: await created(api.boletines.create, A_BULLETIN, await aPdf(SMALL_PDF)),
  })
  const aReport = async () => ({ ...asAdmin, query: PERIOD })
  const createdTemplate = async () =>
    idOf(await ask(api.plantillas.create, { ...asAdmin, input: A_TEMPLATE }))

  const createdTraining = async () =>
    idOf(await ask(api.capacitaciones.create, { ...staff, input: A_TRAINING }))
  const training =
    (n: number, how: object = {}) =>
    async () => ({
      params: { id: recordId('capacitaciones', n) },
      ...how,
    })
  const bySignUp = (n: number) => async () => ({ input: { Enlace: signUpAt(n) } })
  const attendance = (Asistio: boolean) => ({
    ...staff,
    params: { participante: recordId('participantes', PAST_TRAINING) },
    input: { Asistio },
  })
  const aCertificate = async () => {
    await ask(api.capacitaciones.tick, attendance(true))
    const { text } = await ask(api.capacitaciones.open, await bySignUp(PAST_TRAINING)())
    return (JSON.parse(text) as { Certificado: string }).Certificado
  }

  return {
    salud: { read: async () => ({}) },
    users: {
      login: async () => ({ input: { username: usuario.username, password: 'Demo-2025' } }),
      dashboardAccess: async () => ({ token: usuario.token }),
      async register() {
        const username = name()
        const { localId, idToken } = await signUp(correo(username))
        return { token: idToken, input: aRegistration(username, correo(username), localId) }
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
        const username = name()
        const input = aUserToCreate(username, correo(username))
        await ask(api.users.create, { ...asAdmin, input })
        const { localId: uid, idToken } = await signIn(input.correo, input.password)
        return { token: idToken, params: { uid } }
      },
      list: async () => asAdmin,
      count: async () => asAdmin,
      export: async () => ({ ...asAdmin, query: { formato: 'xlsx' } }),
      create: async () => ({ ...asAdmin, input: aUserToCreate(name(), correo(name())) }),
      async update() {
        const params = await createdUser()
        const username = name()
        return {
          ...asAdmin,
          params,
          input: { ...A_PROFILE, username, correo: correo(username), rol_id: ROL.EDITOR },
        }
      },
      delete: async () => ({ ...asAdmin, params: await createdUser() }),
    },
    asesorias: {
      create: async () => ({ input: AN_ADVISORY }),
      plazo: async () => ({}),
      list: async () => staff,
      count: async () => staff,
      export: async () => ({ ...staff, query: { formato: 'csv' } }),
      markDone: request(1),
      delete: request(2),
      read: request(5),
      changes: async () => ({ ...staff, query: { desde: new Date().toISOString() } }),
      team: async () => staff,
      reopen: request(6, { Motivo: '' }),
      changeState: request(7, { Desde: 'recibida', Estado: 'en_curso' }),
      assign: request(9, { Desde: null, Uid: editor.uid }),
      addNote: request(11, { Texto: 'No contesta; prefiere después de las 18h.' }),
      addMessage: request(13, { Texto: 'Trae tus facturas de octubre.' }),
      recordContact: request(15, { Medio: 'llamada' }),
      resendConfirmation: request(17),
      mine: async () => ({ token: usuario.token }),
      cancelMine: ownRequest(),
      answerMine: ownRequest({ Texto: '¿A qué hora me llaman?' }),
      async rateMine() {
        const params = await ownRequestId()
        await ask(api.asesorias.markDone, { ...staff, params })
        return { token: usuario.token, params, input: { Valor: 5 } }
      },
      deleteDone: async () => staff,
      deleteAll: async () => staff,
    },
    seguimiento: {
      find: async () => ({ input: await aPair() }),
      open: byLink(),
      cancel: byLink(),
      answer: byLink({ Texto: '¿A qué hora me llaman?' }),
      async rate() {
        const { input, Id } = await aLink()
        await ask(api.asesorias.markDone, { ...staff, params: { id: Id } })
        return { input: { ...input, Valor: 5 } }
      },
    },
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
      pdf: aReport,
    },
    papelera: {
      list: async () => asAdmin,
      async restore() {
        const { params } = await request(19)()
        await ask(api.asesorias.delete, { ...staff, params })
        return { ...asAdmin, params }
      },
    },
    boletines: {
      ...ofContent(A_BULLETIN, api.boletines, () => aPdf(SMALL_PDF), { token: usuario.token }),
      summary: async () => ({
        params: await created(api.boletines.create, A_BULLETIN, await aPdf(SMALL_PDF)),
      }),
      countOpened: async () => ({
        token: usuario.token,
        params: await created(api.boletines.create, A_BULLETIN, await aPdf(SMALL_PDF)),
      }),
    },
    feed: { read: async () => ({}), sitemap: async () => ({}) },
    libros: {
      ...ofContent(A_BOOK, api.libros, () => aPdf(SMALL_PDF)),
      countOpened: async () => ({
        params: await created(api.libros.create, A_BOOK, await aPdf(SMALL_PDF)),
      }),
    },
    calendario: {
      list: async () => ({}),
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
    capacitaciones: {
      list: async () => ({}),
      create: async () => ({ ...staff, input: A_TRAINING }),
      edit: async () => ({ ...staff, input: A_TRAINING, params: await createdTraining() }),
      delete: async () => ({ ...staff, params: await createdTraining() }),
      export: async () => ({ ...staff, query: { formato: 'csv' } }),
      seats: training(2),
      signUp: training(3, { input: { ...A_SIGN_UP, Correo: correo(name()) } }),
      open: bySignUp(4),
      cancel: bySignUp(5),
      participants: training(6, staff),
      tick: async () => attendance(true),
    },
    verificar: {
      read: async () => ({ params: { codigo: await aCertificate() } }),
      certificate: async () => ({ params: { codigo: await aCertificate() } }),
    },
    galeria: ofContent(A_PICTURE, api.galeria, aPicture),
    inscripciones: {
      create: async () => ({ input: AN_ENROLMENT }),
      list: async () => staff,
      count: async () => staff,
      markSeen: async () => ({ ...staff, params: { id: recordId('inscripciones', 2) } }),
      export: async () => ({ ...staff, query: { formato: 'csv' } }),
      delete: async () => ({ ...staff, params: { id: recordId('inscripciones', 1) } }),
    },
    suscripciones: {
      ask: async () => ({ input: { Correo: correo(name()), Version: VERSION_COMUNICACIONES } }),
      open: subscription(1),
      choose: subscription(2, { Boletines: false, Version: VERSION_COMUNICACIONES }),
      unsubscribe: oneClick(3),
      leadToChoice: oneClick(4),
      readNotice: aBulletin,
      notify: aBulletin,
    },
  }
}
