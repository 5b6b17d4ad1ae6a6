import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT, sourceFiles } from '../support/sources.ts'

const read = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8')
const manifest = (folder: string) => JSON.parse(read(folder, 'package.json'))
const filesIn = (folder: string) => readdirSync(join(ROOT, folder)).map((file) => read(folder, file))

describe('the repository', () => {
  it('names one version of Node for machines, containers and Cloud Functions', () => {
    const [, image] = /^FROM node:(\d+)-/m.exec(read('.devcontainer/Dockerfile')) ?? []
    const [{ runtime }] = JSON.parse(read('firebase.json')).functions
    expect([image, runtime]).toEqual([read('.nvmrc').trim(), `nodejs${image}`])
  })

  it('runs only commands in its workflows that package.json or .ci has', () => {
    const runs = filesIn('.github/workflows').flatMap((text) => [
      ...text.matchAll(/ \/portal portal (.+)$/gm),
    ])
    const commands = runs.map(([, command = '']) => command)
    expect(commands).toEqual(['.ci/run', 'npm run test:full', 'npm run audit'])
    const { scripts } = manifest('.')
    for (const command of commands.slice(1))
      expect(scripts).toHaveProperty([command.slice('npm run '.length)])
  })

  it('asks for no personal data in public forms, and names the address for it', () => {
    const [, address] = /\*\*(\S+@\S+)\*\*/.exec(read('SECURITY.md')) ?? []
    const forms = filesIn('.github/ISSUE_TEMPLATE').filter((text) => text.includes('body:'))
    expect(forms.length).toBeGreaterThan(1)
    for (const form of forms) {
      expect(form).toContain(`**${address}**`)
      expect(form).toMatch(/no contiene datos de personas\.\n +required: true/)
    }
  })

  it.each([
    ['.', ['scripts', 'demo']],
    ...['contract', 'functions', 'web', 'tests'].map((name): [string, string[]] => [name, [name]]),
  ])('declares in the package.json of %s what its code imports', (folder, parts) => {
    const { dependencies = {}, devDependencies = {} } = manifest(folder)
    const isOurs = (target: string) => /^(contract|demo|functions|scripts|tests|web)\//.test(target)
    const isOfNode = (target: string) => target.startsWith('node:') || builtinModules.includes(target)
    const packages = parts
      .flatMap(sourceFiles)
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ target }) => !isOurs(target) && !isOfNode(target) && !target.startsWith('virtual:'))
          .map(({ target }) => ({ path, name: /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? '' })),
      )
    expect(packages.length).toBeGreaterThan(5)
    const declared = { ...dependencies, ...devDependencies }
    expect(packages.filter(({ name }) => !(name in declared))).toEqual([])
  })

  it('has no address of a registry in its lock', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "\w+:/)
  })
})
