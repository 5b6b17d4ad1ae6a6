import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../support/sources.ts'

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

  it('has no address of a registry in its lock', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "\w+:/)
  })
})
