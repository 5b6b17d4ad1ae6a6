import type { api } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { AuthorizedSession } from '../../google/identity.ts'
import { idempotencyKey, idUnder } from '../../http/idempotency.ts'
import type { Routes } from '../../http/router.ts'
import { fullName } from '../../records/uploader.ts'
import { presentCase, presentHappening, presentMessage, presentNote } from './case.presenter.ts'
import type { Author, Written } from './correspondence.repository.ts'
import { presentAsesorias, presentOne } from './present-asesorias.ts'

type Case = Pick<
  typeof api.asesorias,
  'read' | 'changes' | 'addNote' | 'addMessage' | 'recordContact' | 'resendConfirmation'
>

/** @throws idempotency_mismatch where another text was stored under the key */
const asSent = <S extends { texto: string }>(stored: S, texto: string): S => {
  if (stored.texto === texto) return stored
  throw new AppError('idempotency_mismatch', 'Este texto ya fue guardado de otra forma. Envíalo de nuevo.')
}

/** What the team knows of a request, says about it and writes to the person. */
export const createCaseRoutes = (deps: Pick<Deps, 'asesorias' | 'users'>): Routes<Case> => {
  const { asesorias, users } = deps

  const authorOf = async (session: AuthorizedSession): Promise<Author> => {
    const name = (await users.namesOf([session.uid])).get(session.uid)
    return { uid: session.uid, rol: session.rol, nombre: name ? fullName(name) : '' }
  }

  /** Under an idempotency key the same text sent twice is one. */
  const writtenBy = (
    { uid }: AuthorizedSession,
    asesoria: string,
    texto: string,
    header: (name: string) => string | undefined,
  ): Written => {
    const key = idempotencyKey(header)
    return { id: key === undefined ? asesorias.newId() : idUnder(`${asesoria}\n${key}`, uid), texto }
  }

  return {
    async read({ params: { id } }) {
      const asesoria = await asesorias.get(id)
      const parts = await asesorias.readCase(id)
      const authors = [...parts.messages, ...parts.notes].flatMap(({ uid }) => uid ?? [])
      const names = await users.namesOf([...new Set(authors)])
      const nameOf = (uid: string) => {
        const name = names.get(uid)
        return name && fullName(name)
      }
      return presentCase(asesoria, await presentOne(deps, asesoria), parts, nameOf)
    },

    async changes({ query: { desde } }) {
      const { until, changed } = await asesorias.changesSince(new Date(desde))
      return {
        Hasta: until.toISOString(),
        Completa: changed !== null,
        Asesorias: await presentAsesorias(deps, changed?.records ?? []),
        Eliminadas: changed?.deleted ?? [],
      }
    },

    async addNote({ session, params: { id }, input: { Texto }, header }) {
      const author = await authorOf(session)
      const note = await asesorias.addNote(author, id, writtenBy(session, id, Texto, header))
      return presentNote(asSent(note, Texto), () => author.nombre)
    },

    async addMessage({ session, params: { id }, input: { Texto }, header }) {
      const author = await authorOf(session)
      const message = await asesorias.addMessage(author, id, writtenBy(session, id, Texto, header))
      return presentMessage(asSent(message, Texto), () => author.nombre)
    },

    recordContact: async ({ session, params, input: { Medio } }) =>
      presentHappening(await asesorias.recordContact(session, params.id, Medio)),

    async resendConfirmation({ session, params }) {
      await asesorias.resendConfirmation(session, params.id)
      return { mensaje: 'La confirmación va en camino.' }
    },
  }
}
