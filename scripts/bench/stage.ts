import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Firestore } from 'firebase-admin/firestore'
import { EMULATOR_ENV, PROJECT } from '../lib/addresses.ts'
import { CACHE, FUNCTIONS_DIST } from '../lib/paths.ts'
import { functionsEnv, readEnv } from '../lib/project-env.ts'
import { startFirestore } from './firestore.ts'
import { bringPeople, type People } from './people.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** What one set of measurements stands on: an empty Firestore with three people, and servers over it. */
export interface Stage {
  db: Firestore
  people: People
  portal(options?: Start): Promise<ServerProcess>
  naive(options?: Start): Promise<ServerProcess>
  /** Express with a list in memory. */
  bare(list: string, options?: Start): Promise<ServerProcess>
}

interface Start {
  probe?: boolean
}

/** Nobody is to be refused for asking often. */
const NO_LIMITS = {
  MAX_FORMS_PER_IP: '1000000000',
  MAX_LISTS_PER_IP: '1000000000',
  MAX_LOGIN_FAILURES: '1000000000',
  MAX_TRACKING_FAILURES: '1000000000',
}

const LIST_FILE = join(CACHE, 'bench', 'list.json')

/** The emulator of Firestore is there for this set alone. */
export const onStage = async <T>(work: (stage: Stage) => Promise<T>): Promise<T> => {
  const firestore = await startFirestore()
  const cleanUp: (() => Promise<unknown>)[] = [firestore.stop]
  try {
    const db = new Firestore({
      projectId: PROJECT,
      host: firestore.address,
      ssl: false,
      customHeaders: { Authorization: 'Bearer owner' },
    })
    cleanUp.unshift(() => db.terminate())
    const env = { ...EMULATOR_ENV, FIRESTORE_EMULATOR_HOST: firestore.address }
    const start = async (...how: Parameters<typeof startServer>) => {
      const server = await startServer(...how)
      cleanUp.unshift(server.stop)
      return server
    }
    const portalEnv = {
      ...env,
      ...(readEnv(functionsEnv(PROJECT)) as Record<string, string>),
      ...NO_LIMITS,
      PORTAL_BUNDLE: join(FUNCTIONS_DIST, 'index.js'),
      FUNCTION_TARGET: 'api',
      SENDGRID_API_KEY: 'SG.bench',
    }
    return await work({
      db,
      people: await bringPeople(db),
      portal: (options) => start('portal', { env: portalEnv, ...options }),
      naive: (options) => start('naive', { env, ...options }),
      async bare(list, options) {
        mkdirSync(join(CACHE, 'bench'), { recursive: true })
        writeFileSync(LIST_FILE, list)
        return await start('bare', { env: { LIST_FILE }, ...options })
      },
    })
  } finally {
    for (const end of cleanUp) await end()
  }
}
