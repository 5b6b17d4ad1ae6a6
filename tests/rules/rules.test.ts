import { readFileSync } from 'node:fs'
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
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
import {
  deleteObject,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PORTS, ROOT } from '../../scripts/lib/config.ts'

/** One rule covers all collections and folders, so a few of them show it. */
const COLLECTIONS = ['users', 'asesorias', 'users/propio/privado', 'coleccion-desconocida']
const FOLDERS = ['boletines', 'galeria', 'users/propio', 'carpeta-desconocida']
/** Also the uid of every account below: even a person's own record is closed. */
const OWN = 'propio'
const ANA = { nombre: 'Ana' }
const PDF = new TextEncoder().encode('%PDF-1.7')

type Context = ReturnType<RulesTestEnvironment['unauthenticatedContext']>
type Operations<T> = Record<string, (on: T, path: string) => Promise<unknown>>

const RECORDS: Operations<ReturnType<Context['firestore']>> = {
  read: (db, path) => getDoc(doc(db, path, OWN)),
  list: (db, path) => getDocs(collection(db, path)),
  'list the group': (db, path) => getDocs(collectionGroup(db, path.split('/').at(-1) ?? path)),
  create: (db, path) => setDoc(doc(db, path, 'nuevo'), ANA),
  change: (db, path) => updateDoc(doc(db, path, OWN), { nombre: 'Eva' }),
  delete: (db, path) => deleteDoc(doc(db, path, OWN)),
}
const FILES: Operations<ReturnType<Context['storage']>> = {
  read: (storage, path) => getMetadata(ref(storage, `${path}/${OWN}.pdf`)),
  link: (storage, path) => getDownloadURL(ref(storage, `${path}/${OWN}.pdf`)),
  list: (storage, path) => listAll(ref(storage, path)),
  upload: (storage, path) => uploadBytes(ref(storage, `${path}/nuevo.pdf`), PDF),
  replace: (storage, path) => uploadBytes(ref(storage, `${path}/${OWN}.pdf`), PDF),
  change: (storage, path) => updateMetadata(ref(storage, `${path}/${OWN}.pdf`), { cacheControl: 'no-store' }),
  delete: (storage, path) => deleteObject(ref(storage, `${path}/${OWN}.pdf`)),
}
const PEOPLE: [name: string, claims: Record<string, unknown> | null][] = [
  ['a visitor', null],
  ['a taxpayer', { rol: 3 }],
  ['an editor', { rol: 2 }],
  ['an administrator', { rol: 1 }],
  ['an account with an unknown claim', { admin: true, rol: 1 }],
]

let env: RulesTestEnvironment

const withoutRules = (work: (context: Context) => Promise<void>) => env.withSecurityRulesDisabled(work)

beforeAll(async () => {
  setLogLevel('error')
  const rulesOf = (service: 'firestore' | 'storage') => ({
    host: '127.0.0.1',
    port: PORTS[service],
    rules: readFileSync(`${ROOT}/${service}.rules`, 'utf8'),
  })
  const [firestore, storage] = [rulesOf('firestore'), rulesOf('storage')]
  env = await initializeTestEnvironment({ projectId: 'demo-rules', firestore, storage })
  await env.clearFirestore()
  await withoutRules(async (context) => {
    for (const path of COLLECTIONS) await setDoc(doc(context.firestore(), path, OWN), ANA)
    for (const path of FOLDERS) await uploadBytes(ref(context.storage(), `${path}/${OWN}.pdf`), PDF)
  })
})
afterAll(async () => {
  await env.clearStorage()
  await env.cleanup()
})

describe('the rules', () => {
  it.each(PEOPLE)('deny %s every operation on records and files', async (_, claims) => {
    const context = claims ? env.authenticatedContext(OWN, claims) : env.unauthenticatedContext()
    const denied = (what: string, work: Promise<unknown>) =>
      expect.soft(assertFails(work), what).resolves.toBeDefined()
    for (const [name, run] of Object.entries(RECORDS))
      for (const path of COLLECTIONS) await denied(`${name} ${path}`, run(context.firestore(), path))
    for (const [name, run] of Object.entries(FILES))
      for (const path of FOLDERS) await denied(`${name} ${path}`, run(context.storage(), path))
  })

  it('leave records and files as they were, and are what denies the operations', async () => {
    await withoutRules(async (context) => {
      for (const path of COLLECTIONS) {
        const { docs } = await getDocs(collection(context.firestore(), path))
        expect(docs.map((found) => [found.id, found.data()])).toEqual([[OWN, ANA]])
      }
      for (const path of FOLDERS) {
        const { items } = await listAll(ref(context.storage(), path))
        expect(items.map(({ name }) => name)).toEqual([`${OWN}.pdf`])
        const { cacheControl } = await getMetadata(ref(context.storage(), `${path}/${OWN}.pdf`))
        expect(cacheControl).toBeUndefined()
      }
      for (const run of Object.values(RECORDS)) await run(context.firestore(), 'asesorias')
      for (const run of Object.values(FILES)) await run(context.storage(), 'boletines')
    })
  })
})
