import * as z from 'zod'

/** `listas/{name}`: a public list, ready to be sent, and whether it still is as its records are. */
export const storedListSchema = z.object({
  /** One more with every write that changes what the list shows. */
  version: z.number().default(0),
  /** The version that `bytes` show, none where nobody has asked for the list yet. */
  builtAt: z.number().nullable().default(null),
  /** The build that made them; another one may present the same records otherwise. */
  shape: z.string().default(''),
  digest: z.string().default(''),
  left: z.number().default(0),
  /** Until when they hold, in ms, without anybody's write. */
  until: z.number().nullable().default(null),
  bytes: z.instanceof(Uint8Array).default(Buffer.alloc(0)),
  /** How many documents of `partes` hold the rest of the bytes. */
  parts: z.number().default(0),
})

/** `listas/{name}/partes/{n}`: what one document has no room for. */
export const partSchema = z.object({
  /** The list it is a part of. */
  digest: z.string(),
  bytes: z.instanceof(Uint8Array),
})

/** A document holds 1 MiB (firebase.google.com/docs/firestore/quotas), its other fields included. */
const PART_BYTES = 900_000

export const inParts = (bytes: Buffer, size = PART_BYTES): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size))
