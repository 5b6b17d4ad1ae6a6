import { api, type Capacitacion } from '@naf/contract'
import { A_TRAINING } from '../../../scripts/lib/example-forms.ts'
import { call } from '../api-as.ts'
import { apiToken, firebase, portalApi } from './server-side.ts'

/** A training that is to come, made past the screens. @returns its id */
export const createTraining = async (changes: Partial<typeof A_TRAINING> = {}): Promise<string> => {
  const token = await apiToken('editor')
  const input = { ...A_TRAINING, ...changes }
  const { status, body } = await call(portalApi, api.capacitaciones.create, { input, token })
  if (status !== 201) throw new Error(`a training: ${status}`)
  return (body as Capacitacion).Id
}

/** One that no test changes, which is made where there is none. @returns its id */
export const ensureTraining = async (): Promise<string> => {
  const token = await apiToken('editor')
  const titulo = 'Una capacitación que se queda'
  const { body } = await call(portalApi, api.capacitaciones.list, { token })
  const found = (body as Capacitacion[]).find(({ Titulo }) => Titulo === titulo)
  return found?.Id ?? createTraining({ titulo })
}

export const removeTraining = async (id: string): Promise<void> => {
  await call(portalApi, api.capacitaciones.delete, { params: { id }, token: await apiToken('editor') })
}

/** As on another day. */
export const moveTraining = async (id: string, fecha: string): Promise<void> => {
  await firebase.db.doc(`capacitaciones/${id}`).update({ fecha })
}
