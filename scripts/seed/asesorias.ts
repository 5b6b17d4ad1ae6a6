import {
  type Answer,
  api,
  MEDIOS_CONTACTO,
  OTRO,
  type Sent,
  TIPOS_CONTRIBUYENTE,
  TIPOS_SERVICIO,
} from '@naf/contract'
import type { DemoAccounts } from './accounts.ts'
import { callApi } from './client.ts'
import { DETALLES } from './detalles.ts'
import { inventPerson, type Person } from './people.ts'
import type { Random } from './random.ts'

const COUNT = 24
/** Every sixth request comes from the registered taxpayer, so that both kinds are there to be seen. */
const REGISTERED_EVERY = 6
const DONE_SHARE = 0.55

type Asesoria = Sent<typeof api.asesorias.create>

export interface SeededAsesoria {
  id: string
  done: boolean
}

/** Requests for advice as visitors and a taxpayer send them, the oldest first; staff has done part of them. */
export async function seedAsesorias(accounts: DemoAccounts, random: Random): Promise<SeededAsesoria[]> {
  const seeded: SeededAsesoria[] = []
  for (let number = 1; number <= COUNT; number++) {
    const { method, path } = api.asesorias.create
    const { Id } = await callApi<Answer<typeof api.asesorias.create>>(method, path, {
      body: inventAsesoria(inventPerson(random), random),
      token: number % REGISTERED_EVERY === 0 ? accounts.usuario.token : undefined,
      idempotencyKey: `seed-asesoria-${String(number).padStart(8, '0')}`,
    })
    // The latest ones are always still to be done: that is what staff logs in for.
    const done = number <= COUNT - 5 && random.chance(DONE_SHARE)
    if (done) await markDone(Id, accounts)
    seeded.push({ id: Id, done })
  }
  return seeded
}

async function markDone(id: string, { editor }: DemoAccounts): Promise<void> {
  const { method, path } = api.asesorias.markDone
  await callApi(method, path.replace(':id', id), { token: editor.token })
}

function inventAsesoria(person: Person, random: Random): Asesoria {
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
  }
}

/** The API never sees 'Otro', but what the person typed instead. */
const orOwnText = (choice: string, ownText: string): string => (choice === OTRO ? ownText : choice)
