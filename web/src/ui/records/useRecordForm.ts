import type { FileRule } from '@naf/contract'
import { scheduled } from '@naf/contract/schemas'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import * as z from 'zod'
import { ApiError, failureText, isChangedMeanwhile } from '../../api/client.ts'
import type { WithId } from '../../lib/record-table.ts'
import { FILE_REFUSALS, withFile } from '../attachments/file-schema.ts'
import { storedPath } from '../attachments/stored-path.ts'
import type { KindFormProps } from './record-kind.ts'
import { useSaveForm } from './useSaveForm.ts'

/** `Values` are what stands in the inputs, where that is not what is sent. */
export interface RecordFormSetup<Input, Item, Values = Required<Input>> {
  /** Under that name what is typed awaits the end of a session, or a crash. */
  draft: string
  /** The contract's, in the order of the page; the file is no part of them. */
  fields: { [Name in keyof Input]: z.ZodType<Input[Name]> }
  /** Of every field, also of one that may be empty: what is left out here the next change would empty. */
  valuesOf: (record: Item) => Values
  /** What a new record begins with; what is left out has to be filled in. */
  newValues?: () => Partial<Values>
  /** What holds between several fields; where it does not, the message stands at `field`. */
  rules?: readonly { field: keyof Input & string; holds: (input: Input) => boolean; message: string }[]
}

type Filled<Input> = Input & { archivo?: File | null }

const schemaOf = <Input, Item, Values>(
  { fields, rules = [] }: RecordFormSetup<Input, Item, Values>,
  file: FileRule | undefined,
  isNew: boolean,
) => {
  const shape = fields as z.ZodRawShape
  const whole: z.ZodType<object> = file ? withFile(shape, file, isNew) : z.object(shape)
  const schema = scheduled(whole) as unknown as z.ZodType<Filled<Input>, FieldValues>
  return rules.reduce(
    (judged, { field, holds, message }) => judged.refine(holds, { error: message, path: [field] }),
    schema,
  )
}

/** By these a file that is chosen again is known as the same, although its bytes are not looked at. */
const fingerprintOf = (file: File | null) => ({
  name: file?.name,
  size: file?.size,
  lastModified: file?.lastModified,
})

/** The form of a record, new or changed: the contract's fields and, where the kind has one, the file as `archivo`. */
export const useRecordForm = <Input, Item extends WithId, Values>(
  form: RecordFormSetup<Input, Item, Values>,
  { file, stored, save, texts, announce, owner, list }: KindFormProps<Input, Item>,
) => {
  const [schema] = useState(() => schemaOf(form, file, !stored))
  const blank = Object.fromEntries(Object.keys(form.fields).map((name) => [name, '']))
  const known = stored ? form.valuesOf(stored) : form.newValues?.()

  return useSaveForm({
    schema,
    values: { ...blank, ...known, ...(file && { archivo: null }) },
    draft: { form: form.draft, record: stored?.Id, owner },
    save: ({ archivo = null, ...input }, { keyFor, forgetKey, ...sending }) =>
      save({
        input: { ...(stored && !archivo && storedPath(stored as object)), ...input } as Input,
        file: archivo,
        key: keyFor({ input, ...fingerprintOf(archivo) }),
        version: stored?.Version,
        ...sending,
      }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'idempotency_mismatch') forgetKey()
        throw error
      }),
    texts: {
      saving: texts.saving,
      saved: texts.saved,
      // The form's own words say to try again.
      failed: (error) => (isChangedMeanwhile(error) ? error.message : failureText(texts.failed, error)),
    },
    ...(announce && { announce: (saved) => announce(saved as Item, stored, texts.saved) }),
    fieldOf: file && FILE_REFUSALS,
    list,
  })
}
