import type { FileRule } from '@naf/contract'
import { AppError } from '../errors.ts'
import type { Upload } from '../http/multipart.ts'

/** The refusal of a file that is not what the rule asks for. */
export const unsupported = (rule: Pick<FileRule, 'messages'>) =>
  new AppError('unsupported_file', rule.messages.unsupported)

/**
 * Looks at the bytes alone: a name or a declared type is only what somebody says.
 * @throws unsupported_file
 */
export const assertKind = async (
  upload: Upload,
  rule: Pick<FileRule, 'types' | 'messages'>,
): Promise<void> => {
  const { fileTypeFromBuffer } = await import('file-type')
  const kind = await fileTypeFromBuffer(upload.bytes)
  if (!kind || !rule.types.includes(kind.mime)) throw unsupported(rule)
}
