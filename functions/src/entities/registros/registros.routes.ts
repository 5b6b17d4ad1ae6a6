import { type api, COLECCIONES, type Coleccion } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Routes } from '../../http/handler.ts'
import type { AuthorizedSession } from '../../platform/identity.ts'
import { presentRegistro } from './registros.presenter.ts'

const notFound = () => new AppError('not_found', 'No se encontró el registro.')

/** @throws not_found */
const coleccionIn = ({ coleccion }: { coleccion: string }): Coleccion => {
  const found = COLECCIONES.find((name) => name === coleccion)
  if (!found) throw notFound()
  return found
}

/** @param removeUser deletes record and account, as the administrators' page of users does */
export const createRegistrosRoutes = (
  deps: Deps,
  removeUser: (session: AuthorizedSession, uid: string) => Promise<void>,
): Routes<typeof api.registros> => {
  /** Null for a record that nobody can read, and for none. */
  const find: Record<Coleccion, (id: string) => Promise<unknown>> = {
    asesorias: deps.asesorias.find,
    papelera: deps.asesorias.findDeleted,
    inscripciones: deps.inscripciones.find,
    users: deps.users.find,
    boletines: deps.boletines.find,
    libros: deps.libros.find,
    galeria: deps.galeria.find,
    plantillas: deps.plantillas.find,
    calendario: deps.calendario.find,
    capacitaciones: deps.capacitaciones.find,
    correos: deps.outbox.findMail,
  }
  const isReadable = async (coleccion: Coleccion, id: string) => (await find[coleccion](id)) !== null

  return {
    read: {
      waits: true,
      async handle({ session, params }) {
        const coleccion = coleccionIn(params)
        if (await isReadable(coleccion, params.id)) throw notFound()
        const fields = await deps.registros.read(session, coleccion, params.id)
        if (!fields) throw notFound()
        return presentRegistro(coleccion, params.id, fields)
      },
    },

    async delete({ session, params }) {
      const coleccion = coleccionIn(params)
      const { id } = params
      if (coleccion !== 'users')
        await deps.registros.remove(session, coleccion, id, () => isReadable(coleccion, id))
      else if (await isReadable(coleccion, id)) throw notFound()
      else await removeUser(session, id)
      return { mensaje: 'Registro eliminado' }
    },
  }
}
