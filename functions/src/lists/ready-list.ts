import { digest } from '../platform/digest.ts'
import { compress, decompress } from '../platform/gzip.ts'

/** A list as it is sent. */
export interface ReadyList {
  /** Its JSON, compressed with gzip. */
  bytes: Buffer
  /** Tells it from every other content. */
  digest: string
  /** How many records it had no room for. */
  left: number
}

export const packList = async ({ json, left }: { json: string; left: number }): Promise<ReadyList> => ({
  bytes: await compress(json),
  digest: digest(json),
  left,
})

export const unpackList = async ({ bytes }: ReadyList): Promise<unknown[]> =>
  JSON.parse((await decompress(bytes)).toString()) as unknown[]
