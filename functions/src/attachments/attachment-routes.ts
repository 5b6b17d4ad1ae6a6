import type { Deps } from '../deps.ts'
import type { Upload } from '../http/multipart.ts'
import type { FileStore, Folder, NewFile } from '../platform/file-store.ts'
import { createRecordAnswers } from '../records/record-answers.ts'
import type { CreateCall, DeleteCall, EditCall, RecordKind } from '../records/record-routes.ts'
import type { Titled } from '../records/records.repository.ts'
import { submissionOf } from '../records/submission.ts'
import type { PersonName } from '../records/uploader.ts'
import type { AttachmentsRepository, StoredWithFile } from './attachments.repository.ts'
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

/** The handlers of a kind of record with a file: those of `records`, and the order of steps around its file. */
export const createAttachmentRoutes = <Fields extends Titled, Details, Presented>(
  { files, ...deps }: Pick<Deps, 'files' | 'users' | 'lists' | 'config'>,
  { repository, manage, output, prepare, present, deleted }: AttachmentKind<Fields, Details, Presented>,
) => {
  const { list, presentCreated, presentEdited, uploaderOf } = createRecordAnswers(deps, {
    repository,
    manage,
    output,
    present: (record: StoredWithFile<Fields, Details>, uploader) => present(record, uploader, files.urlOf),
  })

  /** Stores what was made of an upload, and has `write` name its folder in the record. */
  const store = async <T>(
    id: string,
    upload: Upload,
    write: (archivo: Archivo<Details>) => Promise<T>,
  ): Promise<T> => {
    const prepared = await prepare(upload)
    const named = (folder: Folder) => write({ ...prepared.details, ...folder })
    const current = async () => (await repository.find(id))?.archivo.carpeta
    return storeWithRecord(files, repository.collection, prepared.files, named, current)
  }

  return {
    list,

    /** As that of a record without a file; the file is part of what was sent under the key. */
    async create({
      session,
      input,
      file,
      header,
    }: CreateCall<Fields> & { file: Upload }): Promise<Presented> {
      const subidoPor = await uploaderOf(session)
      const sent = JSON.stringify(input)
      const submission = submissionOf(session, header, repository.newId, sent, file.bytes)
      const { id, fingerprint } = submission
      if (fingerprint === null || !(await repository.find(id)))
        await store(id, file, async (archivo) => {
          const isNew = await repository.create(session, id, { ...input, subidoPor, archivo, fingerprint })
          if (!isNew) await files.discard(archivo.carpeta)
        })
      return presentCreated(submission)
    },

    async edit({
      session,
      params: { id },
      input,
      file,
    }: EditCall<Fields> & { file: Upload | null }): Promise<Presented> {
      await repository.get(id)
      const edit = (archivo: Archivo<Details> | null) => repository.edit(session, id, input, archivo)
      const replaced = file ? await store(id, file, edit) : await edit(null)
      if (replaced !== null) await files.discard(replaced)
      return presentEdited(id)
    },

    async delete({ session, params: { id } }: DeleteCall) {
      await files.discard(await repository.delete(session, id))
      return { mensaje: deleted }
    },
  }
}
