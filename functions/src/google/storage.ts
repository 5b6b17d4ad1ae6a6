import { basename } from 'node:path/posix'
import { inTime, serviceFailed, unavailable } from '../errors.ts'
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
 * Every call is repeated (0: `RetryAlways`), also those that write, because a connection may be stale after the function
 * slept. None of ours does harm if it is made twice.
 */
const RETRIES = { maxRetries: 2, retryDelayMultiplier: 1, totalTimeout: 20, idempotencyStrategy: 0 }
/** A folder never changes, so a browser may keep it. Caches in between may not, since a deleted file must be gone. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable'

/** Less than an upload's time, so that the answer names the silent service. */
const DEADLINE_MS = 50_000

/** @throws the errors of the library, unless all of them say that there is no such file */
const unlessGone = (errors: unknown): void => {
  const all = [errors].flat() as { code?: unknown }[]
  if (!all.every(({ code }) => code === 404)) throw errors
}

const NO_ANSWER = 'El almacenamiento de archivos no responde. Inténtalo de nuevo en unos minutos.'

/** @throws unavailable if Storage fails or is silent */
const answered = (ask: () => Promise<void>): Promise<void> =>
  inTime(
    ask().catch((error: unknown) => {
      throw serviceFailed('storage', NO_ANSWER, error)
    }),
    DEADLINE_MS,
    () => unavailable(NO_ANSWER),
  )

/** Cloud Storage. Each version of a record's files has a folder of its own. */
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
    save: (folder: Folder, files: NewFile[]): Promise<void> =>
      answered(async () => {
        const opened = await bucket()
        const upload = ({ name, type, bytes, disposition }: NewFile) =>
          opened.file(`${folder.carpeta}/${name}`).save(bytes, {
            resumable: false,
            metadata: metadataOf(folder, type, disposition),
          })
        await Promise.all(files.map(upload))
      }),

    /** Copies the files that are not deleted meanwhile; the old addresses do not open the copies. @throws unavailable */
    copy: (carpeta: string, to: Folder): Promise<void> =>
      answered(async () => {
        const [files] = await (await bucket()).getFiles({ prefix: `${carpeta}/` })
        const copies = files.map(async (file) => {
          const { contentType, contentDisposition } = file.metadata
          const metadata = metadataOf(to, contentType, contentDisposition)
          await file.copy(`${to.carpeta}/${basename(file.name)}`, metadata).catch(unlessGone)
        })
        await Promise.all(copies)
      }),

    /** Deletes a folder, if it exists. @throws unavailable */
    remove: (carpeta: string): Promise<void> =>
      answered(async () => {
        const opened = await bucket()
        // A repeated deletion finds nothing if the first answer was lost.
        await opened.deleteFiles({ prefix: `${carpeta}/`, force: true }).catch(unlessGone)
      }),

    /** One small read; the file need not exist. @returns whether Storage answered, else throws */
    probe: async (): Promise<true> => {
      await (await bucket()).file('salud').exists()
      return true
    },

    /** The address that opens a file of the folder for anybody who has it. */
    urlOf: ({ carpeta, token }: Folder, name: string): string =>
      `${base}/v0/b/${bucketName}/o/${encodeURIComponent(`${carpeta}/${name}`)}?alt=media&token=${token}`,
  }
}
