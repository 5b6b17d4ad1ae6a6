import { randomUUID } from 'node:crypto'
import { basename } from 'node:path/posix'
import { inTime, unavailable } from '../errors.ts'
import { logger } from '../util.ts'
import type { Bucket, Firebase } from './firebase.ts'

export interface NewFile {
  /** Its name in the folder, made by us. */
  name: string
  type: string
  bytes: Buffer
  /** The whole Content-Disposition header. */
  disposition: string
}

/** Where the files of one record stand, and the secret that opens them. */
export interface Folder {
  carpeta: string
  token: string
}

export type FileStore = ReturnType<typeof createFileStore>

const PRODUCTION = 'https://firebasestorage.googleapis.com'
/**
 * Nobody waits longer than this for the provider's own retries. They are for every call (0: `RetryAlways`), since each
 * of ours can be made twice: by itself the library repeats none that writes or removes, and a connection that went
 * stale while the function slept is all it takes.
 */
const RETRIES = { maxRetries: 2, retryDelayMultiplier: 1, totalTimeout: 20, idempotencyStrategy: 0 }
/** A folder never changes, so a browser may cache it; nothing in between may, since a deleted file is to be gone. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable'

/** A repeated deletion finds nothing where the first one's answer was lost. */
const isGone = (error: unknown): boolean => (error as { code?: unknown }).code === 404

const NO_ANSWER = 'El almacenamiento de archivos no responde. Inténtalo de nuevo en unos minutos.'
const refused = () => unavailable(NO_ANSWER)

/** How long a failed upload waits for its files to be removed; the night job removes the others. */
const DISCARD_MS = 10_000

/**
 * Cloud Storage. The files of a record share a folder that nobody else has; another version of them is another folder.
 * Storage sends `nosniff` by itself; headers of one's own it does not take.
 */
export const createFileStore = ({ name: bucketName, open }: Firebase['bucket'], deadlineMs = 60_000) => {
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST
  const base = emulator ? `http://${emulator}` : PRODUCTION

  let opened: Promise<Bucket> | undefined
  const bucket = (): Promise<Bucket> => {
    opened ??= open().then((opening) => {
      Object.assign(opening.storage.retryOptions, RETRIES)
      return opening
    })
    return opened
  }

  const metadataOf = ({ type, disposition }: Omit<NewFile, 'name' | 'bytes'>, { token }: Folder) => ({
    contentType: type,
    contentDisposition: disposition,
    cacheControl: CACHE_CONTROL,
    metadata: { firebaseStorageDownloadTokens: token },
  })

  const upload = async (folder: Folder, file: NewFile) =>
    (await bucket()).file(`${folder.carpeta}/${file.name}`).save(file.bytes, {
      resumable: false,
      metadata: metadataOf(file, folder),
    })

  const copyFile = (file: ReturnType<Bucket['file']>, folder: Folder) => {
    const { contentType = '', contentDisposition = '' } = file.metadata
    const metadata = metadataOf({ type: contentType, disposition: contentDisposition }, folder)
    return file.copy(`${folder.carpeta}/${basename(file.name)}`, metadata)
  }

  const deleteAll = async (carpeta: string) =>
    (await bucket()).deleteFiles({ prefix: `${carpeta}/`, force: true })

  const remove = async (carpeta: string, ms = deadlineMs): Promise<void> => {
    const removed = deleteAll(carpeta).catch((errors: unknown) => {
      if (![errors].flat().every(isGone)) throw refused()
    })
    await inTime(removed, ms, refused)
  }

  const leftBehind = (carpeta: string) => logger.error('files left behind', { carpeta })

  const discard = async (carpeta: string): Promise<void> => {
    await remove(carpeta, Math.min(deadlineMs, DISCARD_MS)).catch(() => leftBehind(carpeta))
  }

  /** A new folder, filled whole or not at all. */
  const fill = async (
    root: string,
    into: (folder: Folder) => Promise<PromiseSettledResult<unknown>[]>,
  ): Promise<Folder> => {
    const folder = { carpeta: `${root}/${randomUUID()}`, token: randomUUID() }
    const filled = into(folder).catch(() => null)
    const outcomes = await inTime(filled, deadlineMs, refused).catch((error: unknown) => {
      // What is still on its way would come after a removal.
      leftBehind(folder.carpeta)
      throw error
    })
    if (outcomes?.every(({ status }) => status === 'fulfilled')) return folder
    await discard(folder.carpeta)
    throw refused()
  }

  return {
    /**
     * Stores the files in a new folder below `root`, all or none; if Storage is silent, the night job removes what came.
     * @throws unavailable
     */
    save: (root: string, files: NewFile[]): Promise<Folder> =>
      fill(root, (folder) => Promise.allSettled(files.map((file) => upload(folder, file)))),

    /**
     * The same files in a new folder below `root`, where no address of before opens them; as `save` else.
     * @returns null where somebody removed them meanwhile
     * @throws unavailable
     */
    async copy(carpeta: string, root: string): Promise<Folder | null> {
      let areGone = false
      const copyInto = async (folder: Folder) => {
        const [files] = await (await bucket()).getFiles({ prefix: `${carpeta}/` })
        const copies = await Promise.allSettled(files.map((file) => copyFile(file, folder)))
        areGone = copies.some((copy) => copy.status === 'rejected' && isGone(copy.reason))
        return copies
      }
      return fill(root, copyInto).catch((error: unknown) => {
        if (areGone) return null
        throw error
      })
    },

    /**
     * Removes a folder; one that is not there is no error.
     * @throws unavailable
     */
    remove: (carpeta: string): Promise<void> => remove(carpeta),

    /** The address that opens a file of the folder, for whoever holds it. */
    urlOf: ({ carpeta, token }: Folder, name: string): string =>
      `${base}/v0/b/${bucketName}/o/${encodeURIComponent(`${carpeta}/${name}`)}?alt=media&token=${token}`,

    /**
     * Every folder right below `root`, with the time its first file came. A file beside the folders, which is none of
     * ours, belongs to none: it must never stand for `root` as a whole.
     */
    async folders(root: string): Promise<Map<string, Date>> {
      const [files] = await (await bucket()).getFiles({ prefix: `${root}/` })
      const since = new Map<string, Date>()
      for (const { name, metadata } of files) {
        const end = name.indexOf('/', root.length + 1)
        if (end < 0) continue
        const carpeta = name.slice(0, end)
        const created = new Date(metadata.timeCreated ?? 0)
        const known = since.get(carpeta)
        since.set(carpeta, known && known < created ? known : created)
      }
      return since
    },
  }
}
