import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { widenConfig, withConfig } from '../../scripts/deploy-config.ts'

const original = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')

type Config = { hosting: { headers: { headers: { key: string; value: string }[] }[] } }

/** The policy's directives by name. */
const policyOf = (text: string): Record<string, string[]> => {
  const headers = (JSON.parse(text) as Config).hosting.headers.flatMap((rule) => rule.headers)
  const policies = headers.filter(({ key }) => key === 'Content-Security-Policy')
  expect(policies).toHaveLength(1)
  const directives = policies[0]?.value.split('; ').map((directive) => directive.split(' ')) ?? []
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]))
}

const GOOGLE_SCRIPTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

describe('deploying a project without reCAPTCHA', () => {
  it('uses firebase.json itself, whose policy names none of its hosts', async () => {
    await withConfig({ recaptcha: false }, async (path) => {
      expect(path).toMatch(/[\\/]firebase\.json$/)
      expect(readFileSync(path, 'utf8')).toBe(original)
    })
    expect(original).not.toMatch(/recaptcha|appcheck/)
  })
})

describe('deploying a project with reCAPTCHA', () => {
  it('adds its hosts to three directives of the policy, and changes nothing else', () => {
    const strict = policyOf(original)
    expect(policyOf(widenConfig(original))).toEqual({
      ...strict,
      'script-src': [...(strict['script-src'] ?? []), ...GOOGLE_SCRIPTS],
      'connect-src': [
        ...(strict['connect-src'] ?? []),
        'https://www.google.com/recaptcha/',
        'https://content-firebaseappcheck.googleapis.com',
      ],
      'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    })
    const withoutPolicy = (text: string) =>
      JSON.stringify(JSON.parse(text), (_key, value) =>
        value?.key === 'Content-Security-Policy' ? 'policy' : value,
      )
    expect(withoutPolicy(widenConfig(original))).toBe(withoutPolicy(original))
  })

  it('leaves no configuration behind, however it ends', async () => {
    let used = ''
    const failing = withConfig({ recaptcha: true }, async (path) => {
      used = path
      expect(readFileSync(path, 'utf8')).toBe(widenConfig(original))
      throw new Error('the deploy failed')
    })
    await expect(failing).rejects.toThrow('the deploy failed')
    expect(used).not.toBe('')
    expect(existsSync(used)).toBe(false)
  })
})
