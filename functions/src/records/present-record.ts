import { type Answered, asAnswered } from '../db/fields.ts'
import type { NewRecord, StoredRecord } from './records.repository.ts'
import { type PersonName, presentUploader } from './uploader.ts'

type Shown<Fields> = Answered<Omit<StoredRecord<Fields>, keyof NewRecord<unknown>>>

/** A record as it is answered, but for its file: the form's fields, its id, when it was made, and who uploaded it. */
export const presentRecord = <Fields>(
  { subidoPor: _, fingerprint: __, ...record }: StoredRecord<Fields>,
  uploader: PersonName,
) => ({ ...(asAnswered(record) as Shown<Fields>), ...presentUploader(uploader) })
