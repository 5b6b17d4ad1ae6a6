import { expect, it } from 'vitest'
import { bucketsOf } from '../../scripts/lib/buckets.ts'
import {
  type Deployment,
  hostingConfig,
  readFirebaseJson,
  replaceSource,
} from '../../scripts/lib/hosting-config.ts'

const deployed = (deployment: Partial<Deployment> = {}) =>
  hostingConfig(readFirebaseJson(), {
    buckets: bucketsOf('naf-espe'),
    assets: ['index-Ab3_x9.js', 'a+b.css'],
    ...deployment,
  }).hosting.headers

const policyOf = (headers: ReturnType<typeof deployed>) =>
  headers.flatMap((rule) => rule.headers).find(({ key }) => key === 'Content-Security-Policy')?.value ?? ''

/** As Hosting does: of two rules for one header the later one holds. */
const cachingOf = (path: string, headers: ReturnType<typeof deployed>) =>
  headers
    .filter(({ regex, source }) =>
      regex ? new RegExp(regex).test(path) : source === '!/@(api|biblioteca|boletines)/**',
    )
    .flatMap((rule) => rule.headers)
    .findLast(({ key }) => key === 'Cache-Control')?.value

it('lets a page show the pictures of its own project and of no other', () => {
  const [, sources] = /img-src ([^;]*);/.exec(policyOf(deployed())) ?? []
  expect(sources?.split(' ')).toEqual([
    "'self'",
    'blob:',
    'https://firebasestorage.googleapis.com/v0/b/naf-espe.firebasestorage.app/o/',
    'https://firebasestorage.googleapis.com/v0/b/naf-espe.appspot.com/o/',
  ])
})

it('changes nothing else of the policy', () => {
  const without = (policy: string) => policy.replace(/img-src [^;]*;/, '')
  expect(without(policyOf(deployed()))).toBe(without(policyOf(readFirebaseJson().hosting.headers)))
})

it('lets reCAPTCHA run where the project uses it, and nowhere else', () => {
  const directives = (policy: string) =>
    Object.fromEntries(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]))
  const strict = directives(policyOf(deployed()))
  expect(JSON.stringify(deployed())).not.toMatch(/recaptcha|appcheck/)
  expect(directives(policyOf(deployed({ recaptcha: true })))).toEqual({
    ...strict,
    'script-src': [
      ...(strict['script-src'] ?? []),
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ],
    'connect-src': [
      ...(strict['connect-src'] ?? []),
      'https://www.google.com/recaptcha/',
      'https://content-firebaseappcheck.googleapis.com',
    ],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  })
})

it('has what was built cached for good, and no other name', () => {
  const headers = deployed()
  expect(cachingOf('/assets/index-Ab3_x9.js', headers)).toContain('immutable')
  expect(cachingOf('/assets/a+b.css', headers)).toContain('immutable')
  for (const path of ['/assets/index-Ab3_x8.js', '/assets/index-Ab3_x9Xjs', '/assets/x/a+b.css', '/otra'])
    expect(cachingOf(path, headers), path).toBe('no-cache')
})

it('has nothing cached for good where nothing was built', () => {
  expect(JSON.stringify(deployed({ assets: [] }))).not.toContain('immutable')
})

it('refuses to go on where the policy does not say what is to be narrowed', () => {
  expect(() => replaceSource(readFirebaseJson(), 'img-src', 'https://example.org', [])).toThrow(
    'img-src https://example.org',
  )
})
