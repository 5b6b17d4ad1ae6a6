import { api } from '@naf/contract'
import { AN_ADVISORY } from '../lib/example-forms.ts'
import { type Ask, type Calls, idOf } from './calls.ts'
import type { People } from './people.ts'
import { recordId } from './records.ts'

/** Requests, as who asks and as who attends to them. */
export const callsOfRequests = (
  { admin, editor, usuario }: People,
  ask: Ask,
): Calls<'asesorias' | 'seguimiento' | 'papelera'> => {
  const staff = { token: editor.token }
  const asAdmin = { token: admin.token }
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

  return {
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
    papelera: {
      list: async () => asAdmin,
      async restore() {
        const { params } = await request(19)()
        await ask(api.asesorias.delete, { ...staff, params })
        return { ...asAdmin, params }
      },
    },
  }
}
