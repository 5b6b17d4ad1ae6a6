import { describe, expect, it } from 'vitest'
import { isOf, offences, type Rule, sourceFiles } from '../support/sources.ts'

/** The folders of web/src, from the lowest up: each may import itself and those before it. */
const LAYERS = ['lib', 'api', 'ui', 'auth', 'form', 'list', 'manage', 'parts', 'features', 'app']

/** Files that are not rewritten yet count for the layer that replaces them, whatever folder they are in. */
const REPLACED_IN: readonly [RegExp, string][] = [
  [/^ui\/useExitGuard/, 'form'],
  [/^lib\/send-attempt/, 'form'],
  [/^lib\/plain-click/, 'ui'],
  [/^lib\/(?!format|storage|text)/, 'api'],
]

/** Imports of a layer above, in files that are not rewritten yet. The list only shrinks. */
const LOOKING_UP: readonly string[] = []

const SRC = 'web/src'
const web = sourceFiles(SRC)

const nameOf = (path: string) => path.slice(SRC.length + 1)

/** Undefined outside web/src, and for what stands in none of the folders. */
const layerOf = (path: string): string | undefined => {
  if (!isOf(path, SRC)) return undefined
  const [, replacedIn] = REPLACED_IN.find(([pattern]) => pattern.test(nameOf(path))) ?? []
  return replacedIn ?? LAYERS.find((layer) => isOf(nameOf(path), layer))
}

/** From 0 for the lowest; -1 without a layer. */
const rankOf = (path: string): number => LAYERS.indexOf(layerOf(path) ?? '')

describe('web', () => {
  it('has each file in a layer', () => {
    expect(web.map(({ path }) => path).filter((path) => rankOf(path) < 0)).toEqual([])
    const matchesAny = (pattern: RegExp) => web.some(({ path }) => pattern.test(nameOf(path)))
    expect(REPLACED_IN.filter(([pattern]) => !matchesAny(pattern))).toEqual([])
  })

  it('imports no layer above, types too, but what is listed', () => {
    const direction: Rule = ({ target }, { path }) => rankOf(target) <= rankOf(path)
    expect(offences(web, direction).toSorted()).toEqual(LOOKING_UP)
  })

  it('imports no feature from another', () => {
    const featureOf = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1]
    const features = web.filter(({ path }) => featureOf(path))
    const own: Rule = ({ target }, { path }) =>
      featureOf(target) === undefined || featureOf(target) === featureOf(path)
    expect(offences(features, own)).toEqual([])
  })

  it('names the screens of features in two files of app', () => {
    const app = web.filter(({ path }) => isOf(path, 'web/src/app'))
    const naming = app.filter(
      (file) => offences([file], ({ target }) => !isOf(target, 'web/src/features')).length,
    )
    expect(naming.map(({ path }) => path).toSorted()).toEqual([
      'web/src/app/dashboard-screens.ts',
      'web/src/app/public-screens.ts',
    ])
  })

  it('uses firebase in api and auth only', () => {
    const wrapped: Rule = ({ target }, { path }) =>
      !isOf(target, 'firebase', 'reactfire') || ['api', 'auth'].includes(layerOf(path) ?? '')
    expect(offences(web, wrapped)).toEqual([])
  })
})
