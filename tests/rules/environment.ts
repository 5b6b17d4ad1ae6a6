import { readFileSync } from 'node:fs'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { ROOT } from '../../scripts/lib/paths.ts'
import { PORTS } from '../support/emulators.ts'

const HOST = '127.0.0.1'

export const rulesFile = (name: 'firestore.rules' | 'storage.rules'): string =>
  readFileSync(`${ROOT}/${name}`, 'utf8')

/** A project of one's own, so that clearing it clears nobody else's data. */
export const openFirestoreEnvironment = (projectId: string, rules: string): Promise<RulesTestEnvironment> =>
  initializeTestEnvironment({ projectId, firestore: { host: HOST, port: PORTS.firestore, rules } })

/** The Storage emulator has one ruleset for all projects: whoever exchanges it must put the real one back. */
export const openStorageEnvironment = (projectId: string, rules: string): Promise<RulesTestEnvironment> =>
  initializeTestEnvironment({ projectId, storage: { host: HOST, port: PORTS.storage, rules } })
