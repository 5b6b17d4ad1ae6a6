import type { FileRule } from '@naf/contract'
import { useRef, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { ApiError, failureText } from '../../lib/api-client.ts'
import type { Saving } from '../../lib/content-queries.ts'
import { FILE_REFUSALS, withFile } from '../../lib/file-schema.ts'
import { attemptFor, type SendAttempt } from '../../lib/send-attempt.ts'
import { useSaveForm } from './useSaveForm.ts'

/** A change of a kind of content, as one of its mutations makes it. */
export interface ContentChange<Input> {
  /** Says whether a file is required, and what it may be. */
  endpoint: { file: FileRule }
  save: (saving: Saving<Input>) => Promise<unknown>
  texts: { saving: string; saved: string; failed: string }
}

interface ContentForm<Fields extends z.ZodRawShape> extends ContentChange<z.output<z.ZodObject<Fields>>> {
  fields: Fields
  /** What is left out has to be filled in. */
  values: Partial<z.input<z.ZodObject<Fields>>>
  list: string
}

/** The form of a record with a file, new or changed: the contract's fields, and the file as `archivo`. */
export const useContentForm = <Fields extends z.ZodRawShape>(setup: ContentForm<Fields>) => {
  type Input = z.output<z.ZodObject<Fields>>
  type Filled = Input & { archivo: File | null }
  const { fields, endpoint, values, save, texts, list } = setup
  const [schema] = useState(
    () => withFile(fields, endpoint) as unknown as z.ZodType<Filled, FieldValues & { archivo: File | null }>,
  )
  const attempt = useRef<SendAttempt | null>(null)

  /** The same for the same form and file, sent again because no answer came. */
  const keyFor = (input: object, file: File | null): string => {
    const { name, size, lastModified } = file ?? {}
    attempt.current = attemptFor({ input, name, size, lastModified }, attempt.current)
    return attempt.current.key
  }

  return useSaveForm({
    schema,
    values: { ...values, archivo: null } as DefaultValues<FieldValues & { archivo: File | null }>,
    save: ({ archivo, ...input }, sending) =>
      save({
        input: input as unknown as Input,
        file: archivo,
        key: keyFor(input, archivo),
        ...sending,
      }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'idempotency_mismatch') attempt.current = null
        throw error
      }),
    texts: { ...texts, failed: (error) => failureText(texts.failed, error) },
    fieldOf: FILE_REFUSALS,
    list,
  })
}
