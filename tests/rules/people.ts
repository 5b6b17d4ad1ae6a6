import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing'

/** Everybody who might try the back door: nobody, each role, and somebody with a claim nobody gives. */
export const PEOPLE: [name: string, enter: (env: RulesTestEnvironment) => RulesTestContext][] = [
  ['un visitante', (env) => env.unauthenticatedContext()],
  ['un usuario', (env) => env.authenticatedContext('propio', { rol: 3 })],
  ['un editor', (env) => env.authenticatedContext('propio', { rol: 2 })],
  ['un administrador', (env) => env.authenticatedContext('propio', { rol: 1 })],
  ['alguien con admin: true', (env) => env.authenticatedContext('propio', { admin: true, rol: 1 })],
]
