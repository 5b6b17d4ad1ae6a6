import { addDays, api, VERSION_POLITICA } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import type { Accounts } from './accounts.ts'
import { callApi } from './client.ts'
import { dayBefore } from './days.ts'
import { inventPerson } from './people.ts'
import { Random } from './random.ts'
import { TALKS, type Talk } from './talks.ts'

/** A training that was made, and the day that it is of. */
export interface SeededTalk {
  id: string
  fecha: string
}

/** Nobody comes to a lesson on a Sunday. */
const dayOf = (newest: number, inDays: number): string => {
  const day = dayBefore(newest, -inDays)
  return new Date(day).getUTCDay() === 0 ? addDays(day, -1) : day
}

const isPast = ({ inDays }: Talk): boolean => inDays < 0

/**
 * The trainings with who signs up for each; of those to come, the last person does not confirm. Nobody can sign up for what has been, so those that were held are still to come
 * here; `dateTalks` gives them their days, and `seedAttendance` notes who came.
 */
export const seedTalks = (
  db: Firestore,
  { publishers }: Accounts,
  newest: number,
  seed: number,
): Promise<SeededTalk[]> =>
  Promise.all(
    TALKS.map(async (talk, index) => {
      const { inDays, people, ...form } = talk
      const random = new Random(seed + index)
      const fecha = dayOf(newest, inDays)
      const { Id } = await callApi(api.capacitaciones.create, {
        input: { ...form, fecha: isPast(talk) ? dayBefore(newest, -2) : fecha },
        token: publishers[index % publishers.length]?.token,
      })
      for (let number = 1; number <= people; number++) {
        const correo = await signUp(Id, random)
        const isLast = number === people
        if (isPast(talk) || !isLast) await confirm(db, Id, correo)
      }
      return { id: Id, fecha }
    }),
  )

/** @returns the address */
const signUp = async (id: string, random: Random): Promise<string> => {
  const { nombre, apellido, segundoApellido, correo } = inventPerson(random)
  const Nombre = `${nombre} ${apellido} ${segundoApellido}`
  const input = { Nombre, Correo: correo, Consentimiento: VERSION_POLITICA }
  await callApi(api.capacitaciones.signUp, { params: { id }, input })
  return correo
}

/** As the link of the mail does, whose secret is on the record. */
const confirm = async (db: Firestore, id: string, correo: string) => {
  const ofTraining = db.collection('participantes').where('capacitacion', '==', id)
  const [one] = (await ofTraining.where('correo', '==', correo).get()).docs
  if (!one) throw new Error(`no sign-up of ${correo}`)
  const input = { Enlace: `${one.id}.${one.get('clave')}`, Nombre: one.get('nombre') }
  await callApi(api.capacitaciones.confirm, { input })
}

/** So many of who has a place come. */
const CAME_SHARE = 0.8

/** As the editor ticks them at the door. */
export const seedAttendance = async (
  { editor }: Accounts,
  newest: number,
  talks: readonly SeededTalk[],
  random: Random,
): Promise<void> => {
  const { token } = editor
  const held = talks.filter(({ fecha }) => fecha < dayBefore(newest, 0))
  for (const { id } of held) {
    const { Participantes } = await callApi(api.capacitaciones.participants, { params: { id }, token })
    const came = Participantes.filter(({ Estado }) => Estado === 'inscrito' && random.chance(CAME_SHARE))
    for (const { Id } of came)
      await callApi(api.capacitaciones.tick, {
        params: { participante: Id },
        input: { Asistio: true },
        token,
      })
  }
}
