import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFirestoreEnvironment, rulesFile } from './environment.ts'
import { PEOPLE } from './people.ts'

/** One rule covers every collection, so a few of them show it. */
const COLLECTIONS = ['users', 'asesorias', 'users/propio/privado', 'coleccion-desconocida']
/** Also the uid of everybody who tries: not even one's own document is open. */
const EXISTING = 'propio'

type Firestore = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['firestore']>

const OPERATIONS: [name: string, run: (db: Firestore, path: string) => Promise<unknown>][] = [
  ['read', (db, path) => getDoc(doc(db, path, EXISTING))],
  ['list', (db, path) => getDocs(collection(db, path))],
  ['list the group', (db, path) => getDocs(collectionGroup(db, path.split('/').at(-1) ?? path))],
  ['create', (db, path) => setDoc(doc(db, path, 'nuevo'), { nombre: 'Ana' })],
  ['change', (db, path) => updateDoc(doc(db, path, EXISTING), { nombre: 'Eva' })],
  ['delete', (db, path) => deleteDoc(doc(db, path, EXISTING))],
]

let env: RulesTestEnvironment

beforeAll(async () => {
  setLogLevel('error')
  env = await openFirestoreEnvironment('demo-rules-firestore', rulesFile('firestore.rules'))
  await env.clearFirestore()
  await env.withSecurityRulesDisabled(async (context) => {
    for (const path of COLLECTIONS) await setDoc(doc(context.firestore(), path, EXISTING), { nombre: 'Ana' })
  })
})

afterAll(() => env.cleanup())

describe.each(PEOPLE)('Firestore does not let %s', (_person, enter) => {
  describe.each(OPERATIONS)('%s', (_operation, run) => {
    it.each(COLLECTIONS)('in %s', async (path) => {
      await assertFails(run(enter(env).firestore(), path))
    })
  })
})

describe('the same operations', () => {
  it('left the data as it was', async () => {
    await env.withSecurityRulesDisabled(async (context) => {
      for (const path of COLLECTIONS) {
        const { docs } = await getDocs(collection(context.firestore(), path))
        expect(docs.map((found) => [found.id, found.data()])).toEqual([[EXISTING, { nombre: 'Ana' }]])
      }
    })
  })

  it('work without rules, so it is the rules that forbid them', async () => {
    await env.withSecurityRulesDisabled(async (context) => {
      for (const [, run] of OPERATIONS) await assertSucceeds(run(context.firestore(), 'asesorias'))
    })
  })

  it('are allowed or not as other rules say', async () => {
    const permissive = await openFirestoreEnvironment(
      'demo-rules-firestore-open',
      `rules_version = '2';
       service cloud.firestore {
         match /databases/{database}/documents/users/{uid} {
           allow read, write: if request.auth.uid == uid;
         }
       }`,
    )
    const db = permissive.authenticatedContext(EXISTING).firestore()
    await assertSucceeds(setDoc(doc(db, 'users', EXISTING), { nombre: 'Ana' }))
    await assertSucceeds(getDoc(doc(db, 'users', EXISTING)))
    await assertFails(getDoc(doc(db, 'users', 'ajeno')))
    await permissive.cleanup()
  })
})
