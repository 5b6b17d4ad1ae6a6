import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing'

/** Everybody who might try the back door: nobody, each role, and somebody with a claim nobody gives. */
export const PEOPLE: [name: string, enter: (env: RulesTestEnvironment) => RulesTestContext][] = [
  ['a visitor', (env) => env.unauthenticatedContext()],
  ['a taxpayer', (env) => env.authenticatedContext('propio', { rol: 3 })],
  ['an editor', (env) => env.authenticatedContext('propio', { rol: 2 })],
  ['an administrator', (env) => env.authenticatedContext('propio', { rol: 1 })],
  [
    'somebody with a claim that nobody gives',
    (env) => env.authenticatedContext('propio', { admin: true, rol: 1 }),
  ],
]
