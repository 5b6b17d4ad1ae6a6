import type { Deps } from '../../functions/src/deps.ts'
import { ATTACHMENT_KINDS, type AttachmentEntity } from '../../functions/src/entities/record-kinds.ts'
import { bucketsOf } from './buckets.ts'
import { OperatorError } from './operator.ts'

type Parts = Pick<Deps, 'files' | AttachmentEntity>

/** How records and files of one kind of attachment fit together. */
export interface Findings {
  kind: AttachmentEntity
  /** How many folders hold the files that a record has. */
  inUse: number
  /** Folders that no record names. */
  orphans: string[]
  /** How many more no record names yet, but are so new that their upload may be under way. */
  recent: number
  /** Records whose folder is not there. */
  missing: { id: string; titulo: string }[]
}

/** Compares records and folders; the portal may be in use meanwhile. */
export const inspect = (parts: Parts, uploadedBefore: Date): Promise<Findings[]> =>
  Promise.all(ATTACHMENT_KINDS.map((kind) => inspectKind(parts, kind, uploadedBefore)))

/**
 * Files come before their record and go after it, so records are read before and after Storage: a folder is missing
 * only where a record names it both times, and an orphan only where none does either time.
 */
const inspectKind = async (
  { files, ...repositories }: Parts,
  kind: Findings['kind'],
  uploadedBefore: Date,
): Promise<Findings> => {
  const earlier = await repositories[kind].folders()
  const folders = await files.folders(kind)
  const records = await repositories[kind].folders()
  const before = new Set(earlier.map(({ carpeta }) => carpeta))
  const named = new Set([...earlier, ...records].map(({ carpeta }) => carpeta))

  const unnamed = [...folders].filter(([carpeta]) => !named.has(carpeta))
  const orphans = unnamed.filter(([, since]) => since < uploadedBefore).map(([carpeta]) => carpeta)
  return {
    kind,
    inUse: folders.size - unnamed.length,
    orphans,
    recent: unnamed.length - orphans.length,
    missing: records
      .filter(({ carpeta }) => before.has(carpeta) && !folders.has(carpeta))
      .map(({ id, titulo }) => ({ id, titulo })),
  }
}

/**
 * Removes what no record names.
 * @returns the folders that Storage did not remove
 * @throws OperatorError where every folder would go: that is another project's bucket rather than rubbish
 */
export const removeOrphans = async (
  files: Pick<Parts['files'], 'remove'>,
  findings: Findings[],
): Promise<string[]> => {
  const orphans = findings.flatMap((found) => found.orphans)
  if (orphans.length > 0 && findings.every(({ inUse }) => inUse === 0))
    throw new OperatorError(
      'Ninguna carpeta de este depósito pertenece a un registro: parece el depósito de otro proyecto.\n' +
        'No se eliminó nada. Revisa --project y --bucket.',
    )
  const failed: string[] = []
  for (const carpeta of orphans) await files.remove(carpeta).catch(() => failed.push(carpeta))
  return failed
}

/** The bucket the environment names for this project, or else the one Firebase gives to a new project. */
export const bucketOf = (project: string, firebaseConfig = '{}'): string => {
  const { projectId, storageBucket } = JSON.parse(firebaseConfig)
  return projectId === project && storageBucket ? storageBucket : bucketsOf(project)[0]
}

/** The findings as lines to read. */
export const describeFindings = ({ kind, inUse, orphans, recent, missing }: Findings): string[] => [
  `${kind}: en uso ${inUse}, sin registro ${orphans.length}, recientes que se dejan ${recent}, ` +
    `registros sin archivo ${missing.length}`,
  ...orphans.map((carpeta) => `  sin registro: ${carpeta}`),
  ...missing.map(({ id, titulo }) => `  sin archivo: ${kind}/${id} «${titulo}»`),
]
