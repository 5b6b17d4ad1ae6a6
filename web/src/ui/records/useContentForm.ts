import type { FileRule } from '@naf/contract'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { ApiError, failureText } from '../../lib/api-client.ts'
import type { Saving } from '../../lib/content-queries.ts'
import { FILE_REFUSALS, withFile } from '../../lib/file-schema.ts'
import { type DraftName, useSaveForm } from './useSaveForm.ts'

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
  draft: DraftName
  list: string
}

/** By these a file that is chosen again is known as the same, although its bytes are not looked at. */
const traitsOf = (file: File | null) => ({
  name: file?.name,
  size: file?.size,
  lastModified: file?.lastModified,
})

/** The form of a record with a file, new or changed: the contract's fields, and the file as `archivo`. */
export const useContentForm = <Fields extends z.ZodRawShape>(setup: ContentForm<Fields>) => {
  type Input = z.output<z.ZodObject<Fields>>
  type Filled = Input & { archivo: File | null }
  const { fields, endpoint, values, draft, save, texts, list } = setup
  const [schema] = useState(
    () => withFile(fields, endpoint) as unknown as z.ZodType<Filled, FieldValues & { archivo: File | null }>,
  )
  const blank = Object.fromEntries(Object.keys(fields).map((name) => [name, '']))

  return useSaveForm({
    schema,
    values: { ...blank, ...values, archivo: null },
    draft,
    save: ({ archivo, ...input }, { keyFor, forgetKey, ...sending }) =>
      save({
        input: input as unknown as Input,
        file: archivo,
        key: keyFor({ input, ...traitsOf(archivo) }),
        ...sending,
      }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'idempotency_mismatch') forgetKey()
        throw error
      }),
    texts: { ...texts, failed: (error) => failureText(texts.failed, error) },
    fieldOf: FILE_REFUSALS,
    list,
  })
}
