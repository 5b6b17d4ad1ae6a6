import { compress, decompress, digest } from '../util.ts'

/** A list as it is sent. */
export interface ReadyList {
  /** Its JSON, compressed with gzip. */
  bytes: Buffer
  /** Tells it from every other content. */
  digest: string
  /** How many records it had no room for. */
  left: number
  /** Until when it holds, in ms, without anybody's write; null where only a write changes it. */
  until: number | null
}

/** What a list is made of. */
interface Packed extends Pick<ReadyList, 'left'> {
  json: string
  until?: number | null
}

export const hasPassed = ({ until }: Pick<ReadyList, 'until'>): boolean =>
  until !== null && until <= Date.now()

export const packList = async ({ json, left, until = null }: Packed): Promise<ReadyList> => ({
  bytes: await compress(json),
  digest: digest(json),
  left,
  until,
})

export const unpackList = async ({ bytes }: ReadyList): Promise<unknown[]> =>
  JSON.parse((await decompress(bytes)).toString()) as unknown[]
