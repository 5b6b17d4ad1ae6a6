import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { api } from '@naf/contract'
import { expect, it } from 'vitest'

/** docs/pruebas.md and docs/seguridad.md say which test checks what: they name files that are there. */

const TESTS = new URL('../', import.meta.url)

/** The test files a document names, without their endings. */
const namedIn = (document: string): string[] => {
  const text = readFileSync(new URL(`../../docs/${document}`, import.meta.url), 'utf8')
  return [...new Set([...text.matchAll(/`(\w+\/[\w/-]+)`/g)].map(([, name]) => name ?? ''))]
}

const ENDINGS = ['.spec.ts', '.test.ts', '.test.tsx']
const isThere = (name: string) => ENDINGS.some((ending) => existsSync(new URL(name + ending, TESTS)))

it.each(['pruebas.md', 'seguridad.md'])('%s names test files that are there', (document) => {
  const named = namedIn(document)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((name) => !isThere(name))).toEqual([])
})

it.each(['e2e', 'functions'])('pruebas.md names every file of %s', (folder) => {
  const named = namedIn('pruebas.md')
  const files = readdirSync(new URL(folder, TESTS)).map((file) => `${folder}/${file.split('.')[0]}`)
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((name) => !named.includes(name))).toEqual([])
})

const ENTITIES = Object.keys(api)
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

it('glosario.md has a word for every entity of the API', () => {
  const glossary = read('docs/glosario.md')
  expect(ENTITIES.filter((entity) => !glossary.includes(`\`/${entity}`))).toEqual([])
})

it('arquitectura.md tells the collection of every entity that has records', () => {
  const architecture = read('docs/arquitectura.md')
  const withRecords = ENTITIES.filter(
    (entity) => !['salud', 'feed', 'seguimiento', 'informe', 'verificar', 'registros'].includes(entity),
  )
  expect(withRecords.filter((entity) => !architecture.includes(`- \`${entity}/{`))).toEqual([])
})

it('SECURITY.md gives the address that the portal gives', () => {
  const address = /CONTACT_EMAIL = '(.+)'/.exec(read('web/src/features/institucional/contact.ts'))?.[1]
  expect(address).toMatch(/@/)
  expect(read('SECURITY.md').split(`**${address}**`)).toHaveLength(3)
})
