import { basename } from 'node:path/posix'
import { inTime, unavailable } from '../errors.ts'
import type { Bucket, Firebase } from './firebase.ts'

export interface NewFile {
  /** Its name in the folder, chosen by the portal. */
  name: string
  type: string
  bytes: Buffer
  /** The whole Content-Disposition header. */
  disposition: string
}

/** The place of a record's files, and the secret that opens them. */
export interface Folder {
  carpeta: string
  token: string
}

export type FileStore = ReturnType<typeof createFileStore>

/**
 * For every call (0: `RetryAlways`), since each of ours can be made twice: the library's default repeats none that writes,
 * but a connection may have gone stale while the function slept.
 */
const RETRIES = { maxRetries: 2, retryDelayMultiplier: 1, totalTimeout: 20, idempotencyStrategy: 0 }
/** A folder never changes, so a browser may keep it. Caches in between may not, since a deleted file must be gone. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable'

/** Less than an upload's time, so that the answer names the silent service. */
const DEADLINE_MS = 50_000

const isGone = (error: unknown): boolean => (error as { code?: unknown }).code === 404

const refused = () =>
  unavailable('El almacenamiento de archivos no responde. Inténtalo de nuevo en unos minutos.')

/** @throws unavailable if Storage fails or is silent */
const answered = <T>(work: Promise<T>): Promise<T> =>
  inTime(
    work.catch(() => {
      throw refused()
    }),
    DEADLINE_MS,
    refused,
  )

/**
 * Cloud Storage. The files of a record have a folder of their own; another version of them is another folder. Storage sends
 * `nosniff` by itself and takes no other headers.
 */
export const createFileStore = ({ name: bucketName, open }: Firebase['bucket']) => {
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST
  const base = emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com'

  let opened: Promise<Bucket> | undefined
  const bucket = (): Promise<Bucket> => {
    opened ??= open().then((opening) => {
      Object.assign(opening.storage.retryOptions, RETRIES)
      return opening
    })
    return opened
  }

  const metadataOf = ({ token }: Folder, contentType = '', contentDisposition = '') => ({
    contentType,
    contentDisposition,
    cacheControl: CACHE_CONTROL,
    metadata: { firebaseStorageDownloadTokens: token },
  })

  return {
    /** @throws unavailable; some of the files may have been stored */
    async save(folder: Folder, files: NewFile[]): Promise<void> {
      const upload = async ({ name, type, bytes, disposition }: NewFile) =>
        (await bucket()).file(`${folder.carpeta}/${name}`).save(bytes, {
          resumable: false,
          metadata: metadataOf(folder, type, disposition),
        })
      await answered(Promise.all(files.map(upload)))
    },

    /**
     * Copies the files of a folder, so that its addresses do not open the copies.
     * @returns false if the files were deleted meanwhile
     * @throws unavailable
     */
    async copy(carpeta: string, to: Folder): Promise<boolean> {
      const copyAll = async () => {
        const [files] = await (await bucket()).getFiles({ prefix: `${carpeta}/` })
        return Promise.allSettled(
          files.map((file) => {
            const { contentType, contentDisposition } = file.metadata
            const metadata = metadataOf(to, contentType, contentDisposition)
            return file.copy(`${to.carpeta}/${basename(file.name)}`, metadata)
          }),
        )
      }
      const copies = await answered(copyAll())
      const failures = copies.flatMap((copy) => (copy.status === 'rejected' ? [copy.reason] : []))
      if (failures.length === 0) return true
      if (failures.some(isGone)) return false
      throw refused()
    },

    /** Deletes a folder, if it exists. @throws unavailable */
    async remove(carpeta: string): Promise<void> {
      const removed = bucket().then((opened) => opened.deleteFiles({ prefix: `${carpeta}/`, force: true }))
      const isRemoved = removed.catch((errors: unknown) => {
        // A repeated deletion finds nothing if the first answer was lost.
        if (![errors].flat().every(isGone)) throw errors
      })
      await answered(isRemoved)
    },

    /** The address that opens a file of the folder for anybody who has it. */
    urlOf: ({ carpeta, token }: Folder, name: string): string =>
      `${base}/v0/b/${bucketName}/o/${encodeURIComponent(`${carpeta}/${name}`)}?alt=media&token=${token}`,
  }
}
