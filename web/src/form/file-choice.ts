import type { FileRule } from '@naf/contract'
import { useRef } from 'react'
import * as z from 'zod'

/** The file of a form. The values of a form are texts, so its field `archivo` only has a text that tells files apart. */
export interface FileChoice {
  rule: FileRule
  isRequired: boolean
  file: File | null
}

export const useFileChoice = (rule: FileRule, isRequired: boolean): FileChoice =>
  useRef<FileChoice>({ rule, isRequired, file: null }).current

/** How files of each type begin. A name or a declared type can be wrong. */
const SIGNATURES: Record<string, readonly number[]> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}
/** Some programs write a byte order mark or blank lines in front of a PDF. */
const PADDING = new Set([0xef, 0xbb, 0xbf, 0x00, 0x09, 0x0a, 0x0d, 0x20])
const LOOKED_AT = 1024

/** Padding alone is no reason to refuse a file: the server looks at all of it. */
const beginsWith = (bytes: Uint8Array, type: string): boolean => {
  const signature = SIGNATURES[type] ?? []
  const first = type === 'application/pdf' ? bytes.findIndex((byte) => !PADDING.has(byte)) : 0
  if (first < 0) return bytes.length > 0
  return signature.length > 0 && signature.every((byte, index) => bytes[first + index] === byte)
}

const problemOf = async ({ rule, isRequired, file }: FileChoice): Promise<string | null> => {
  const { types, limitBytes, messages } = rule
  if (!file) return isRequired ? messages.missing : null
  if (file.size >= limitBytes) return messages.tooLarge
  try {
    const start = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer())
    return types.some((type) => beginsWith(start, type)) ? null : messages.unsupported
  } catch {
    return 'No pudimos leer el archivo. Puede haber cambiado de lugar: elígelo otra vez.'
  }
}

/** The schema of `archivo`: the file is checked by the endpoint's own rule before a byte of it is sent. */
export const fileSchema = (choice: FileChoice) =>
  z.string().superRefine(async (_text, context) => {
    const message = await problemOf(choice)
    if (message) context.addIssue({ code: 'custom', message })
  })

export const FILE_REFUSALS = { file_too_large: 'archivo', unsupported_file: 'archivo' } as const
