import { readFileSync } from 'node:fs'
import { api } from '@naf/contract'
import { expect, it } from 'vitest'

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
