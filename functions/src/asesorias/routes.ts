import { type AsesoriaCreate, type api, can } from '@naf/contract'
import { MENSAJES_ATENCION } from '@naf/contract/schemas'
import { asStored } from '../db/fields.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { idempotencyKey, idUnder } from '../http/idempotency.ts'
import type { Routes } from '../http/router.ts'
import { limitForms, limitReads } from '../http/throttle.ts'
import { fullName } from '../users/record.ts'
import { consentTo, digest } from '../util.ts'
import { createCaseRoutes } from './case.ts'
import { exportAsesorias } from './export.ts'
import { createOwnRoutes } from './own-requests.ts'
import { type NewAsesoria, presentAsesorias, presentOne } from './record.ts'
import { createUsualWait } from './usual-wait.ts'
import { assign, close, move, reopen, unassign } from './workflow.ts'

const MENSAJES = {
  created: 'Tu solicitud fue registrada correctamente.',
  deleted: 'Asesoría eliminada',
  noneDone: 'No hay asesorías marcadas como realizadas para eliminar.',
  none: 'No hay asesorías para eliminar.',
} as const

/** The version of the consent is no part of the fingerprint: a form sent again under a newer policy is the same. */
const newAsesoria = (
  { Consentimiento, UsuarioId: _, Suscripcion: __, ...input }: AsesoriaCreate,
  usuarioId: string | null,
): NewAsesoria => {
  const asesoria = { ...asStored(input), usuarioId }
  return {
    ...asesoria,
    fingerprint: digest(JSON.stringify(asesoria)),
    consentimiento: consentTo(Consentimiento),
  }
}

/** @throws not_found if nothing was deleted */
const bulkDeleted = (eliminadas: number, nothing: string) => {
  if (eliminadas === 0) throw new AppError('not_found', nothing)
  const mensaje = eliminadas === 1 ? 'Se eliminó 1 asesoría' : `Se eliminaron ${eliminadas} asesorías`
  return { mensaje, eliminadas }
}

const changedMeanwhile = () => new AppError('changed_meanwhile', 'Alguien la cambió mientras la veías.')

export const createAsesoriasRoutes = (deps: Deps): Routes<typeof api.asesorias> => {
  const { asesorias, papelera, suscripciones, users, counters, config } = deps
  const usualWait = createUsualWait(counters)

  /** @throws invalid_input unless the uid is one of the team */
  const attendantOf = async (uid: string) => {
    const user = await users.find(uid)
    if (!user || !can(user.rol, 'asesorias:manage'))
      throw new AppError('invalid_input', MENSAJES_ATENCION.uid)
    return { uid, nombre: fullName(user) }
  }

  return {
    create: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      /** Under an idempotency key the same form sent twice is one request with one mail. */
      async handle({ session, input, header }) {
        const key = idempotencyKey(header)
        const usuarioId = session?.uid ?? null
        const id = key === undefined ? asesorias.newId() : idUnder(key, usuarioId)
        const asesoria = newAsesoria(input, usuarioId)
        const { numero, fingerprint } = await asesorias.create(session, id, asesoria)
        if (fingerprint !== asesoria.fingerprint)
          throw new AppError(
            'idempotency_mismatch',
            'Esta solicitud ya fue registrada con otros datos. Vuelve a enviar el formulario.',
          )
        if (!session && input.Suscripcion) await suscripciones.ask(input.Correo, input.Suscripcion)
        return { Id: id, mensaje: MENSAJES.created, Numero: numero ?? '' }
      },
    },

    plazo: {
      limit: limitReads(config.MAX_LISTS_PER_IP),
      handle: usualWait,
    },

    async list({ query }) {
      const { records, ...page } = await asesorias.list(query)
      return { ...page, items: await presentAsesorias(users.namesOf, records) }
    },

    async count() {
      const { total, done } = await asesorias.count()
      return { Total: total, Pendientes: total - done, Realizadas: done }
    },

    async changes({ query: { desde } }) {
      const { until, changed } = await asesorias.changesSince(new Date(desde))
      return {
        Hasta: until.toISOString(),
        Completa: changed !== null,
        Asesorias: await presentAsesorias(users.namesOf, changed?.records ?? []),
        Eliminadas: changed?.deleted ?? [],
      }
    },

    export: ({ session, query }) => exportAsesorias(deps, session, query),

    async delete({ session, params }) {
      await papelera.delete(session, params.id)
      return { mensaje: MENSAJES.deleted }
    },

    deleteDone: async ({ session }) => bulkDeleted(await papelera.deleteDone(session), MENSAJES.noneDone),
    deleteAll: async ({ session }) => bulkDeleted(await papelera.deleteAll(session), MENSAJES.none),

    async team() {
      const members = (await users.team()).map((user) => ({ Uid: user.id, Nombre: fullName(user) }))
      return { Equipo: members.toSorted((a, b) => a.Nombre.localeCompare(b.Nombre, 'es')) }
    },

    /** A request that is done keeps its date. */
    markDone: async ({ session, params }) =>
      presentOne(
        users.namesOf,
        await asesorias.take(session, params.id, ({ estado }) =>
          estado === 'realizada' ? null : close('atendida'),
        ),
      ),

    /** An open request stays as it is. */
    reopen: async ({ session, params, input }) =>
      presentOne(
        users.namesOf,
        await asesorias.take(session, params.id, (asesoria) =>
          asesoria.estado === 'realizada' ? reopen(asesoria, input.Motivo) : null,
        ),
      ),

    /** Refuses if somebody else changed the state that the caller saw. The caller's own change sent again is done once. */
    async changeState({ session, params: { id }, input: { Desde, Estado, Cierre } }) {
      const changed = await asesorias.take(session, id, async (asesoria) => {
        const isAsWanted = asesoria.estado === Estado && asesoria.cierre === (Cierre ?? null)
        if (asesoria.estado !== Desde) {
          if (isAsWanted && (await asesorias.history(id)).at(-1)?.uid === session.uid) return null
          throw changedMeanwhile()
        }
        if (isAsWanted) return null
        if (Estado === 'realizada') return close(Cierre ?? 'atendida')
        return Desde === 'realizada' ? reopen(asesoria, '', Estado) : move(Estado)
      })
      return presentOne(users.namesOf, changed)
    },

    /** Refuses if somebody else attends to it than the caller saw. */
    async assign({ session, params: { id }, input: { Desde, Uid } }) {
      const attendant = Uid === null ? null : await attendantOf(Uid)
      const changed = await asesorias.take(session, id, (asesoria) => {
        const now = asesoria.atiende?.uid ?? null
        if (now === Uid) return null
        if (now !== Desde) throw changedMeanwhile()
        return attendant ? assign(session, asesoria, attendant) : unassign(asesoria)
      })
      return presentOne(users.namesOf, changed)
    },

    ...createCaseRoutes(deps),
    ...createOwnRoutes(deps),
  }
}
