import { type Asesoria, type api, can } from '@naf/contract'
import { MENSAJES_ATENCION } from '@naf/contract/schemas'
import { asStored } from '../db/collection.ts'
import { listNewestFirst } from '../db/query.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { submissionOf } from '../http/form-headers.ts'
import type { Routes } from '../http/router.ts'
import { limitForms } from '../http/throttle.ts'
import type { AuthorizedSession } from '../session.ts'
import { fullName } from '../users/record.ts'
import { consentTo } from '../util.ts'
import { createCaseRoutes, presentAsesorias, presentOne } from './case.ts'
import { exportAsesorias } from './export.ts'
import { createOwnRoutes } from './own-requests.ts'
import { createRequest, type Decide, takeStep } from './store.ts'
import { deleteRequest, deleteRequests } from './trash.ts'
import { assign, close, move, reopen, UNASSIGN } from './workflow.ts'

/** After more changes the whole list is read again. */
const CHANGES_MAX = 500
/** Two writes of one moment may be committed one after the other, so the last seconds are read once more. */
const OVERLAP_MS = 3000

/** @throws not_found if nothing was deleted */
const bulkDeleted = (eliminadas: number, nothing: string) => {
  if (eliminadas === 0) throw new AppError('not_found', nothing)
  const mensaje = eliminadas === 1 ? 'Se eliminó 1 asesoría' : `Se eliminaron ${eliminadas} asesorías`
  return { mensaje, eliminadas }
}

const changedMeanwhile = () => new AppError('changed_meanwhile', 'Alguien la cambió mientras la veías.')

export const createAsesoriasRoutes = (deps: Deps): Routes<Omit<typeof api.asesorias, 'plazo'>> => {
  const { asesorias, suscripciones, users, config } = deps

  /** @throws invalid_input unless the uid is one of the team */
  const attendantOf = async (uid: string) => {
    const user = await users.find(uid)
    if (!user || !can(user.rol, 'asesorias:manage'))
      throw new AppError('invalid_input', MENSAJES_ATENCION.uid)
    return { uid, nombre: fullName(user) }
  }

  const change = async (session: AuthorizedSession, id: string, decide: Decide): Promise<Asesoria> =>
    presentOne(deps, await takeStep(deps, session, id, decide))

  return {
    create: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      /** Under an idempotency key the same form sent twice is one request with one mail. */
      async handle({ session, origin, input, header }) {
        const { Consentimiento, Suscripcion, UsuarioId: _, ...fields } = input
        // The version of the consent is no part of it: a form sent again under a newer policy is the same.
        const form = { ...asStored(fields), usuarioId: session?.uid ?? null }
        const sender = { uid: session?.uid ?? '' }
        const { id, fingerprint } = submissionOf(sender, header, asesorias.newId, JSON.stringify(form))
        const asesoria = { ...form, fingerprint, consentimiento: consentTo(Consentimiento) }
        const stored = await createRequest(deps, session, id, asesoria, origin)
        if (stored.fingerprint !== fingerprint)
          throw new AppError(
            'idempotency_mismatch',
            'Esta solicitud ya fue registrada con otros datos. Vuelve a enviar el formulario.',
          )
        if (!session && Suscripcion) await suscripciones.ask(input.Correo, Suscripcion, origin)
        const mensaje = 'Tu solicitud fue registrada correctamente.'
        return { Id: id, mensaje, Numero: stored.numero ?? '' }
      },
    },

    async list({ query }) {
      const { records, ...page } = await listNewestFirst(asesorias, 'fechaSolicitud', query)
      return { ...page, items: await presentAsesorias(deps, records) }
    },

    async count() {
      const { total, done } = await asesorias.count()
      return { Total: total, Pendientes: total - done, Realizadas: done }
    },

    async changes({ query: { desde } }) {
      const since = new Date(desde)
      const { changed, deleted, readAt } = await asesorias.changesSince(since, CHANGES_MAX + 1)
      const Hasta = new Date(Math.max(since.getTime(), readAt - OVERLAP_MS)).toISOString()
      if (changed.length > CHANGES_MAX || deleted.length > CHANGES_MAX)
        return { Hasta, Completa: false, Asesorias: [], Eliminadas: [] }

      // A request that was deleted and sent again is in both.
      const present = new Set(changed.map(({ id }) => id))
      return {
        Hasta,
        Completa: true,
        Asesorias: await presentAsesorias(deps, asesorias.found(changed).records),
        Eliminadas: deleted.filter((id) => !present.has(id)),
      }
    },

    export: ({ session, query }) => exportAsesorias(deps, session, query),

    async delete({ session, params }) {
      await deleteRequest(deps, session, params.id)
      return { mensaje: 'Asesoría eliminada' }
    },

    async deleteDone({ session }) {
      const deleted = await deleteRequests(deps, session, 'done')
      return bulkDeleted(deleted, 'No hay asesorías marcadas como realizadas para eliminar.')
    },

    async deleteAll({ session }) {
      const deleted = await deleteRequests(deps, session, 'all')
      return bulkDeleted(deleted, 'No hay asesorías para eliminar.')
    },

    async team() {
      const members = (await users.team()).map((user) => ({ Uid: user.id, Nombre: fullName(user) }))
      return { Equipo: members.toSorted((a, b) => a.Nombre.localeCompare(b.Nombre, 'es')) }
    },

    markDone: ({ session, params }) =>
      change(session, params.id, ({ estado }) => (estado === 'realizada' ? null : close('atendida'))),

    reopen: ({ session, params, input }) =>
      change(session, params.id, (asesoria) =>
        asesoria.estado === 'realizada' ? reopen(asesoria, input.Motivo) : null,
      ),

    /** Refuses if somebody else changed the state that the caller saw. The caller's own change sent again is done once. */
    changeState: ({ session, params: { id }, input: { Desde, Estado, Cierre } }) =>
      change(session, id, async (asesoria) => {
        const isAsWanted = asesoria.estado === Estado && asesoria.cierre === (Cierre ?? null)
        if (asesoria.estado !== Desde) {
          if (isAsWanted && (await asesorias.history(id)).at(-1)?.uid === session.uid) return null
          throw changedMeanwhile()
        }
        if (isAsWanted) return null
        if (Estado === 'realizada') return close(Cierre ?? 'atendida')
        return Desde === 'realizada' ? reopen(asesoria, '', Estado) : move(Estado)
      }),

    /** Refuses if somebody else attends to it than the caller saw. */
    async assign({ session, params, input: { Desde, Uid } }) {
      const attendant = Uid === null ? null : await attendantOf(Uid)
      return change(session, params.id, (asesoria) => {
        const now = asesoria.atiende?.uid ?? null
        if (now === Uid) return null
        if (now !== Desde) throw changedMeanwhile()
        return attendant ? assign(session, asesoria, attendant) : UNASSIGN
      })
    },

    ...createCaseRoutes(deps),
    ...createOwnRoutes(deps),
  }
}
