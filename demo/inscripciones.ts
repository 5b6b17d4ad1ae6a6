import { api, CARRERAS, SEMESTRES, VERSION_POLITICA } from '@naf/contract'
import type { Accounts } from './accounts.ts'
import { callApi } from './client.ts'
import { inventPerson } from './people.ts'
import type { Random } from './random.ts'

const COUNT = 30

/** So many came after somebody of the team looked at the list. */
const UNSEEN = 4

/** The team has looked at the list; only when the enrolments have their dates can it be told until where. */
export const seeInscripciones = async ({ editor }: Accounts, ids: readonly string[]): Promise<void> => {
  const id = ids.at(-1 - UNSEEN) ?? ''
  await callApi(api.inscripciones.markSeen, { params: { id }, token: editor.token })
}

/** Students who want to volunteer, the first one first. @returns the records' ids */
export const seedInscripciones = async (random: Random): Promise<string[]> => {
  const ids: string[] = []
  for (let number = 1; number <= COUNT; number++) {
    const person = inventPerson(random)
    const { Id } = await callApi(api.inscripciones.create, {
      input: {
        PrimerNombre: person.nombre,
        SegundoNombre: random.chance(0.7) ? person.segundoNombre : '',
        ApellidoPaterno: person.apellido,
        ApellidoMaterno: person.segundoApellido,
        Celular: person.telefono,
        Correo: person.correo,
        IdEspe: `L00${400_000 + number * 97 + random.integer(0, 90)}`,
        Carrera: random.pick(CARRERAS),
        NivelSemestre: random.pick(SEMESTRES),
        Consentimiento: VERSION_POLITICA,
      },
    })
    ids.push(Id)
  }
  return ids
}
