import { api } from '@naf/contract'
import { A_SIGN_UP, A_TRAINING } from '../lib/example-forms.ts'
import { type Ask, type Calls, correoOf, idOf, newName } from './calls.ts'
import type { People } from './people.ts'
import { PAST_TRAINING, recordId, signUpAt } from './records.ts'

/** Trainings, who signs up for them and who attends. */
export const callsOfTrainings = ({ editor }: People, ask: Ask): Calls<'capacitaciones' | 'verificar'> => {
  const staff = { token: editor.token }
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
    capacitaciones: {
      list: async () => ({}),
      create: async () => ({ ...staff, input: A_TRAINING }),
      edit: async () => ({ ...staff, input: A_TRAINING, params: await createdTraining() }),
      delete: async () => ({ ...staff, params: await createdTraining() }),
      export: async () => ({ ...staff, query: { formato: 'csv' } }),
      seats: training(2),
      signUp: training(3, { input: { ...A_SIGN_UP, Correo: correoOf(newName()) } }),
      open: bySignUp(4),
      cancel: bySignUp(5),
      participants: training(6, staff),
      tick: async () => attendance(true),
    },
    verificar: {
      read: async () => ({ params: { codigo: await aCertificate() } }),
      certificate: async () => ({ params: { codigo: await aCertificate() } }),
    },
  }
}
