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
import { createAttention } from './attention.ts'
import { callApi } from './client.ts'
import { DETALLES } from './detalles.ts'
import { inventPerson, type Person } from './people.ts'
import type { Random } from './random.ts'

const COUNT = 120
/** So many of all requests come from people with an account. */
const REGISTERED_SHARE = 0.35
const DONE_SHARE = 0.65
/** The latest ones are always still to be done: that is what staff logs in for. */
const LATEST = 12

/** Those of this morning, which nobody has looked at. */
const UNTOUCHED = 6

type Asesoria = Sent<typeof api.asesorias.create>

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
    const { Id } = await callApi(api.asesorias.create, {
      input: inventAsesoria(inventPerson(random), random),
      token: sender?.token,
      idempotencyKey: `seed-asesoria-${String(number).padStart(8, '0')}`,
    })
    const done = number <= COUNT - LATEST && random.chance(DONE_SHARE)
    if (done) await attention.onDone({ id: Id, sender })
    else if (number <= COUNT - UNTOUCHED) await attention.onOpen({ id: Id, sender })
    seeded.push(Id)
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
