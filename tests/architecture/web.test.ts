import { describe, expect, it } from 'vitest'
import { isOf, offences, type Rule, sourceFiles } from '../support/sources.ts'

/** The folders of web/src, from the lowest up: each may import itself and those before it. */
const LAYERS = ['lib', 'api', 'ui', 'auth', 'form', 'list', 'manage', 'parts', 'features', 'app']

const SRC = 'web/src'
const web = sourceFiles(SRC)

const nameOf = (path: string) => path.slice(SRC.length + 1)

/** Undefined outside web/src, and for what stands in none of the folders. */
const layerOf = (path: string): string | undefined => {
  if (!isOf(path, SRC)) return undefined
  return LAYERS.find((layer) => isOf(nameOf(path), layer))
}

/** From 0 for the lowest; -1 without a layer. */
const rankOf = (path: string): number => LAYERS.indexOf(layerOf(path) ?? '')

describe('web', () => {
  it('has each file in a layer', () => {
    expect(web.map(({ path }) => path).filter((path) => rankOf(path) < 0)).toEqual([])
  })

  it('imports no layer above, types too', () => {
    const direction: Rule = ({ target }, { path }) => rankOf(target) <= rankOf(path)
    expect(offences(web, direction)).toEqual([])
  })

  it('imports no feature from another', () => {
    const featureOf = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1]
    const features = web.filter(({ path }) => featureOf(path))
    const own: Rule = ({ target }, { path }) =>
      featureOf(target) === undefined || featureOf(target) === featureOf(path)
    expect(offences(features, own)).toEqual([])
  })

  it('names the screens of features in the lists of screens and in app/pages', () => {
    const others = web.filter(({ path }) => isOf(path, 'web/src/app') && !isOf(path, 'web/src/app/pages'))
    const naming = others.filter(
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
