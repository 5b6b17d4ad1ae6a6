import {
  api,
  MEDIOS_CONTACTO,
  OTRO,
  type Sent,
  TIPOS_CONTRIBUYENTE,
  TIPOS_SERVICIO,
  VERSION_POLITICA,
} from '@naf/contract'
import type { Accounts } from './accounts.ts'
import { type Attended, createAttention } from './attention.ts'
import { type Account, callApi } from './client.ts'
import { DETALLES } from './detalles.ts'
import { inventPerson, type Person } from './people.ts'
import type { Random } from './random.ts'

const COUNT = 120
/** Of the months before those, all of them settled. */
const FORMER = 60
/** So many of all requests come from people with an account. */
const REGISTERED_SHARE = 0.35
const DONE_SHARE = 0.65
/** The latest ones are always still to be done: that is what staff logs in for. */
const LATEST = 12

/** Those of this morning, which nobody has looked at. */
const UNTOUCHED = 6

type Asesoria = Sent<typeof api.asesorias.create>

const send = async (sender: Account | null, random: Random, key: string): Promise<Attended> => {
  const { Id } = await callApi(api.asesorias.create, {
    input: inventAsesoria(inventPerson(random), random),
    token: sender?.token,
    idempotencyKey: key,
  })
  return { id: Id, sender }
}

/** Those of the months before, the oldest first; the demo taxpayer had not heard of the centre. @returns their ids */
export const seedFormerAsesorias = async (accounts: Accounts, random: Random): Promise<string[]> => {
  const seeded: string[] = []
  const attention = createAttention(accounts, random)
  const others = accounts.taxpayers.slice(1)
  for (let number = 1; number <= FORMER; number++) {
    const sender = random.chance(REGISTERED_SHARE) ? random.pick(others) : null
    const asked = await send(sender, random, `seed-former-${String(number).padStart(8, '0')}`)
    await attention.onDone(asked)
    seeded.push(asked.id)
  }
  return seeded
}

/**
 * Requests for advice as visitors and taxpayers send them, the oldest first; staff has done most of them, attends to
 * others, and has deleted one.
 * @param later invents what becomes of them
 * @returns their ids
 */
export const seedAsesorias = async (accounts: Accounts, random: Random, later: Random): Promise<string[]> => {
  const seeded: string[] = []
  const attention = createAttention(accounts, later)
  for (let number = 1; number <= COUNT; number++) {
    const sender = random.chance(REGISTERED_SHARE) ? random.pick(accounts.taxpayers) : null
    const asked = await send(sender, random, `seed-asesoria-${String(number).padStart(8, '0')}`)
    const done = number <= COUNT - LATEST && random.chance(DONE_SHARE)
    if (done) await attention.onDone(asked)
    else if (number <= COUNT - UNTOUCHED) await attention.onOpen(asked)
    seeded.push(asked.id)
  }
  const twice = await callApi(api.asesorias.create, { input: inventAsesoria(inventPerson(later), later) })
  await attention.toBin({ id: twice.Id, sender: null })
  return seeded
}

const inventAsesoria = (person: Person, random: Random): Asesoria => {
  const tipoServicio = random.pick(TIPOS_SERVICIO)
  return {
    Nombre: `${person.nombre} ${person.apellido}`,
    CedulaRUC: random.chance(0.4) ? `${person.cedula}001` : person.cedula,
    Correo: person.correo,
    Telefono: person.telefono,
    Ciudad: person.ciudad,
    TipoServicio: tipoServicio,
    TipoContribuyente: orOwnText(random.pick(TIPOS_CONTRIBUYENTE), 'Artesano calificado'),
    Discapacidad: random.chance(0.1) ? 'si' : 'no',
    MedioContacto: orOwnText(random.pick(MEDIOS_CONTACTO), 'Telegram'),
    DetalleSolicitud: random.pick(DETALLES[tipoServicio]),
    Consentimiento: VERSION_POLITICA,
  }
}

/** The API never sees 'Otro', but what the person typed instead. */
const orOwnText = (choice: string, ownText: string): string => (choice === OTRO ? ownText : choice)
