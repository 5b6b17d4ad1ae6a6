import type { Deps } from '../deps.ts'
import type { AuthorizedSession } from '../google/identity.ts'
import { submissionOf } from '../http/idempotency.ts'
import { createRecordAnswers, type RecordView } from './record-answers.ts'
import type { RecordsRepository, Titled } from './records.repository.ts'

/** What one kind of record has of its own. */
export interface RecordKind<Fields extends Titled, Presented> extends RecordView<Fields, Presented> {
  repository: RecordsRepository<Fields>
  /** What is said after a deletion. */
  deleted: string
}

export interface DeleteCall {
  session: AuthorizedSession
  params: { id: string }
}

export interface EditCall<Fields> extends DeleteCall {
  input: Fields
}

export interface CreateCall<Fields> {
  session: AuthorizedSession
  input: Fields
  header: (name: string) => string | undefined
}

/** The handlers of a kind of record without a file. */
export const createRecordRoutes = <Fields extends Titled, Presented>(
  deps: Pick<Deps, 'users' | 'lists' | 'config'>,
  kind: RecordKind<Fields, Presented>,
) => {
  const { repository, deleted } = kind
  const { list, presentCreated, presentEdited, uploaderOf } = createRecordAnswers(deps, kind)

  return {
    list,
    presentEdited,

    /** Under an idempotency key the same form sent twice is one record: what is there already is answered again. */
    async create({ session, input, header }: CreateCall<Fields>): Promise<Presented> {
      const subidoPor = await uploaderOf(session)
      const submission = submissionOf(session, header, repository.newId, JSON.stringify(input))
      const { id, fingerprint } = submission
      await repository.create(session, id, { ...input, subidoPor, fingerprint })
      return presentCreated(submission)
    },

    async edit({ session, params: { id }, input }: EditCall<Fields>): Promise<Presented> {
      await repository.edit(session, id, input)
      return presentEdited(id)
    },

    async delete({ session, params: { id } }: DeleteCall) {
      await repository.delete(session, id)
      return { mensaje: deleted }
    },
  }
}
