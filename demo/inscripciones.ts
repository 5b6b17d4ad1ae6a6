import { api, CARRERAS, SEMESTRES, VERSION_POLITICA } from '@naf/contract'
import { callApi } from './client.ts'
import { inventPerson } from './people.ts'
import type { Random } from './random.ts'

const COUNT = 30

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
