import { createApp } from '../../functions/src/app.ts'
import type { Deps } from '../../functions/src/deps.ts'
import { createListsRepository } from '../../functions/src/lists/lists.repository.ts'
import type { ApiServer } from './api-server.ts'
import { serveApp } from './serve-app.ts'

let made = 0

/** The same portal once more, with a memory of its own. @param replace exchanges parts of its composition */
export const startInstance = ({ deps }: ApiServer, replace: Partial<Deps> = {}) => {
  made += 1
  return serveApp(`instance-${made}`, createApp({ ...deps, ...replace }))
}

/** What an instance of another build has for `lists`: one that presents records otherwise. */
export const listsOfBuild = ({ firebase }: ApiServer, build: string): Deps['lists'] =>
  createListsRepository(firebase.db, build)
