import { api } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

const files = ['contract/src', 'functions/src', 'web/src', 'demo', 'scripts', 'tests'].flatMap(sourceFiles)

const PASCAL = /^[A-Z][A-Za-z0-9]*(?:\.test)?\.tsx?$/
const HOOK = /^use[A-Z][A-Za-z0-9]*(?:\.test)?\.tsx?$/
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)*\.(?:tsx?)$/

const nameOf = (path: string): string => path.split('/').at(-1) ?? ''

describe('files', () => {
  it('are named as a component, as a hook or in kebab-case', () => {
    const strange = files
      .map(({ path }) => path)
      .filter((path) => ![PASCAL, HOOK, KEBAB].some((p) => p.test(nameOf(path))))
    expect(strange).toEqual([])
  })

  it('have an entity’s endpoint table under its name, by which the web’s build knows it', () => {
    const tables = Object.keys(api).map((entity) => `contract/src/${entity}.ts`)
    expect(tables.filter((table) => !files.some(({ path }) => path === table))).toEqual([])
  })
})

describe('features', () => {
  const features = files.filter(({ path }) => path.startsWith('web/src/features/'))

  it('are called what /api calls them', () => {
    const forPrograms = ['salud', 'feed']
    const entities = Object.keys(api).filter((entity) => !forPrograms.includes(entity))
    expect(entities.filter((entity) => !features.some(({ path }) => path.includes(`/${entity}/`)))).toEqual(
      [],
    )
  })

  it('say what a form is made of in <thing>-form.ts', () => {
    const parts = features.filter(({ path, text }) => path.endsWith('.ts') && /\bTextOf\b/.test(text))
    expect(parts.map(({ path }) => path).filter((path) => !path.endsWith('-form.ts'))).toEqual([])
  })
})
