import type { RecordHistory } from '@naf/contract'
import type { Deps } from '../deps.ts'
import type { FileStore, NewFile } from '../google/storage.ts'
import { submissionOf } from '../http/idempotency.ts'
import type { Upload } from '../http/multipart.ts'
import { newPublication, type PublicationForm, partsOf, standingAt } from '../records/publication.ts'
import { createRecordAnswers } from '../records/record-answers.ts'
import { presentHistory } from '../records/record-history.ts'
import type { CreateCall, DeleteCall, EditCall, RecordKind } from '../records/record-routes.ts'
import type { Titled } from '../records/records.repository.ts'
import type { PersonName } from '../records/uploader.ts'
import type { AttachmentsRepository, Changed, Copied, StoredWithFile } from './attachments.repository.ts'
import { changeWithCopy } from './change-with-copy.ts'
import { storeWithRecord } from './store-with-record.ts'
import type { Archivo, WithFile } from './stored-file.ts'

/** What one kind of record with a file has of its own. */
export interface AttachmentKind<Fields extends Titled, Details, Presented>
  extends Pick<RecordKind<WithFile<Fields, Details>, Presented>, 'manage' | 'output' | 'deleted'> {
  repository: AttachmentsRepository<Fields, Details>
  /** @throws unsupported_file */
  prepare: (upload: Upload) => Promise<{ files: NewFile[]; details: Details }>
  present: (
    record: StoredWithFile<Fields, Details>,
    uploader: PersonName,
    urlOf: FileStore['urlOf'],
  ) => Presented
}

type Form<Fields> = Fields & PublicationForm

/** The handlers of a kind of record with a file: those of `records`, and the order of steps around its file. */
export const createAttachmentRoutes = <Fields extends Titled, Details, Presented>(
  { files, ...deps }: Pick<Deps, 'files' | 'users' | 'lists' | 'config'>,
  kind: AttachmentKind<Fields, Details, Presented>,
) => {
  const { repository, manage, output, prepare, present, deleted } = kind
  const { list, published, presentCreated, presentEdited, uploaderOf } = createRecordAnswers(deps, {
    repository,
    manage,
    output,
    present: (record: StoredWithFile<Fields, Details>, uploader) =>
      present(standingAt(record, Date.now()), uploader, files.urlOf),
  })

  /** Stores what was made of an upload, and has `write` name its folder in the record. */
  const store = async <T>(
    id: string,
    upload: Upload,
    write: (archivo: Archivo<Details>) => Promise<T>,
  ): Promise<T> => {
    const prepared = await prepare(upload)
    return storeWithRecord(
      files,
      () => files.save(repository.collection, prepared.files),
      (folder) => write({ ...prepared.details, ...folder }),
      (carpeta) => repository.names(id, carpeta),
    )
  }

  const change = (id: string, changing: (copied: Copied | null) => Promise<Changed>) =>
    changeWithCopy(files, repository.collection, changing, (carpeta) => repository.names(id, carpeta))

  return {
    list,
    published,

    /** As that of a record without a file; the file is part of what was sent under the key. */
    async create({
      session,
      input,
      file,
      header,
    }: CreateCall<Form<Fields>> & { file: Upload }): Promise<Presented> {
      const subidoPor = await uploaderOf(session)
      const sent = JSON.stringify(input)
      const submission = submissionOf(session, header, repository.newId, sent, file.bytes)
      const { id, fingerprint } = submission
      const { contents, publication } = partsOf<Fields>(input)
      const record = { ...contents, ...newPublication(publication), subidoPor, fingerprint }
      if (fingerprint === null || !(await repository.find(id)))
        await store(id, file, async (archivo) => {
          const isNew = await repository.create(session, id, { ...record, archivo })
          if (!isNew) await files.discard(archivo.carpeta)
        })
      return presentCreated(submission)
    },

    async edit({
      session,
      params: { id },
      input,
      file,
    }: EditCall<Form<Fields>> & { file: Upload | null }): Promise<Presented> {
      const edit = (archivo: Archivo<Details> | null) =>
        change(id, (copied) => repository.edit(session, id, { ...partsOf<Fields>(input), archivo }, copied))
      if (file) {
        await repository.get(id)
        await store(id, file, edit)
      } else await edit(null)
      return presentEdited(id)
    },

    async delete({ session, params: { id } }: DeleteCall) {
      await files.discard(await repository.delete(session, id))
      return { mensaje: deleted }
    },

    async history({ params: { id } }: Pick<DeleteCall, 'params'>): Promise<RecordHistory> {
      await repository.get(id)
      return presentHistory(deps.users, await repository.history(id))
    },
  }
}
