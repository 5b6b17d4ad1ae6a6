import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import {
  deleteObject,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStorageEnvironment, rulesFile } from './environment.ts'
import { PEOPLE } from './people.ts'

const PROJECT = 'demo-rules-storage'
const FOLDERS = ['boletines', 'libros', 'galeria', 'users/propio', 'carpeta-desconocida']
const EXISTING = 'existente.pdf'
const BYTES = new TextEncoder().encode('%PDF-1.7')

type Storage = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['storage']>

const OPERATIONS: [name: string, run: (storage: Storage, folder: string) => Promise<unknown>][] = [
  ['read', (storage, folder) => getMetadata(ref(storage, `${folder}/${EXISTING}`))],
  ['ask for the link', (storage, folder) => getDownloadURL(ref(storage, `${folder}/${EXISTING}`))],
  ['list', (storage, folder) => listAll(ref(storage, folder))],
  ['upload', (storage, folder) => uploadBytes(ref(storage, `${folder}/nuevo.pdf`), BYTES)],
  ['replace', (storage, folder) => uploadBytes(ref(storage, `${folder}/${EXISTING}`), BYTES)],
  [
    'change',
    (storage, folder) => updateMetadata(ref(storage, `${folder}/${EXISTING}`), { cacheControl: 'no-store' }),
  ],
  ['delete', (storage, folder) => deleteObject(ref(storage, `${folder}/${EXISTING}`))],
]

let env: RulesTestEnvironment

const useRules = async (rules: string): Promise<void> => {
  await env?.cleanup()
  env = await openStorageEnvironment(PROJECT, rules)
}

const useRealRules = () => useRules(rulesFile('storage.rules'))

const storeFiles = (): Promise<void> =>
  env.withSecurityRulesDisabled(async (context) => {
    for (const folder of FOLDERS) await uploadBytes(ref(context.storage(), `${folder}/${EXISTING}`), BYTES)
  })

beforeAll(async () => {
  await useRealRules()
  await storeFiles()
})

afterAll(async () => {
  await env.clearStorage()
  await env.cleanup()
})

describe.each(PEOPLE)('Storage does not let %s', (_person, enter) => {
  describe.each(OPERATIONS)('%s', (_operation, run) => {
    it.each(FOLDERS)('in %s', async (folder) => {
      await assertFails(run(enter(env).storage(), folder))
    })
  })
})

describe('the same operations', () => {
  it('left the files as they were', async () => {
    await env.withSecurityRulesDisabled(async (context) => {
      for (const folder of FOLDERS) {
        const { items } = await listAll(ref(context.storage(), folder))
        expect(items.map((item) => item.name)).toEqual([EXISTING])
        expect(
          (await getMetadata(ref(context.storage(), `${folder}/${EXISTING}`))).cacheControl,
        ).toBeUndefined()
      }
    })
  })

  it('work without rules, so it is the rules that forbid them', async () => {
    await env.withSecurityRulesDisabled(async (context) => {
      for (const [, run] of OPERATIONS) await assertSucceeds(run(context.storage(), 'boletines'))
    })
  })
})

describe('the engine of the rules', () => {
  beforeEach(storeFiles)
  afterAll(useRealRules)

  it('allows and denies by person, path, method and file', async () => {
    await useRules(`rules_version = '2';
      service firebase.storage {
        match /b/{bucket}/o/users/{uid}/{file} {
          allow get: if request.auth.uid == uid;
          allow create: if request.auth.token.rol == 1 && request.resource.size < 10;
          allow delete: if resource.name.matches('.*[.]pdf');
        }
      }`)
    const own = `users/propio/${EXISTING}`
    const user = env.authenticatedContext('propio', { rol: 3 }).storage()
    const stranger = env.authenticatedContext('ajeno', { rol: 1 }).storage()

    await assertSucceeds(getMetadata(ref(user, own)))
    await assertFails(getMetadata(ref(stranger, own)))
    await assertFails(getMetadata(ref(user, `boletines/${EXISTING}`)))
    await assertFails(listAll(ref(user, 'users/propio')))
    await assertFails(uploadBytes(ref(user, 'users/propio/chico.txt'), BYTES))
    await assertSucceeds(uploadBytes(ref(stranger, 'users/propio/chico.txt'), BYTES))
    await assertFails(uploadBytes(ref(stranger, 'users/propio/grande.txt'), new Uint8Array(10)))
    await assertFails(deleteObject(ref(stranger, 'users/propio/chico.txt')))
    await assertSucceeds(deleteObject(ref(stranger, own)))
  })

  it('denies what it cannot evaluate', async () => {
    await useRules(`rules_version = '2';
      service firebase.storage {
        match /b/{bucket}/o/{file=**} { allow read: if request.auth.token.noExiste.tampoco == 1; }
      }`)
    await assertFails(getMetadata(ref(env.unauthenticatedContext().storage(), `boletines/${EXISTING}`)))
  })

  it('refuses rules that do not parse', async () => {
    await expect(useRules('service firebase.storage { match ')).rejects.toThrow()
  })
})
