import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { Firebase } from '../../functions/src/google/firebase.ts'

const MAX_PER_PAGE = 1000

/** Records and accounts that do not belong together, by uid alone: what is printed here ends up in files. */
export interface UserFindings {
  records: number
  withoutAccount: string[]
  disabled: string[]
  /** Accounts without a record; those of the last hour may be registering. */
  withoutRecord: string[]
}

/** Records are read before and after the accounts: people register and leave meanwhile. */
export const inspectUsers = async (
  { auth, db }: Pick<Firebase, 'auth' | 'db'>,
  createdBefore: Date,
): Promise<UserFindings> => {
  const uids = async () => (await db.collection('users').select().get()).docs.map(({ id }) => id)
  const before = new Set(await uids())
  const accounts = await accountsOf(auth)
  const after = new Set(await uids())
  const stays = (uid: string) => before.has(uid) && after.has(uid)
  const settled = ({ metadata }: UserRecord) => Date.parse(metadata.creationTime) < createdBefore.getTime()
  return {
    records: after.size,
    withoutAccount: [...after].filter((uid) => stays(uid) && !accounts.has(uid)),
    disabled: [...accounts.values()]
      .filter(({ uid, disabled }) => disabled && stays(uid))
      .map(({ uid }) => uid),
    withoutRecord: [...accounts.values()]
      .filter((account) => settled(account) && !before.has(account.uid) && !after.has(account.uid))
      .map(({ uid }) => uid),
  }
}

const accountsOf = async (auth: Pick<Auth, 'listUsers'>): Promise<Map<string, UserRecord>> => {
  const accounts = new Map<string, UserRecord>()
  let pageToken: string | undefined
  do {
    const page = await auth.listUsers(MAX_PER_PAGE, pageToken)
    for (const account of page.users) accounts.set(account.uid, account)
    pageToken = page.pageToken
  } while (pageToken)
  return accounts
}

export const describeUsers = ({
  records,
  withoutAccount,
  disabled,
  withoutRecord,
}: UserFindings): string[] => [
  `usuarios: registros ${records}, sin cuenta ${withoutAccount.length}, con la cuenta inhabilitada ${disabled.length}, ` +
    `cuentas sin registro ${withoutRecord.length}`,
  ...withoutAccount.map((uid) => `  sin cuenta: users/${uid}`),
  ...disabled.map((uid) => `  cuenta inhabilitada: ${uid}`),
  ...withoutRecord.map((uid) => `  cuenta sin registro: ${uid}`),
]
