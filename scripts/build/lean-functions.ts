import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/** One file of a library: what stands in its place, or which of its texts another one replaces. */
interface LeanModule {
  module: string
  instead?: string
  replaced?: Record<string, string>
}

const NOTHING = 'module.exports = {}'

const GAX = 'google-gax/build'
const FIRESTORE = '@google-cloud/firestore/build'

/** What Firestore's client and the libraries beside it load or work out at their start, and the portal never calls. */
const LEAN: readonly LeanModule[] = [
  /** Where Google has regions; it opens a client of its own beside Firestore's. */
  { module: `${GAX}/src/locationService.js`, instead: 'exports.LocationsClient = class { close() {} }' },
  { module: `${GAX}/protos/iam_service.js`, instead: NOTHING },
  { module: `${GAX}/protos/locations.js`, instead: NOTHING },
  { module: `${GAX}/protos/operations.js`, instead: NOTHING },
  /** Each message's description of itself, which servers give away and clients never look at. */
  { module: 'protobufjs/ext/descriptor/index.js', instead: NOTHING },
  {
    module: '@grpc/proto-loader/build/src/index.js',
    replaced: {
      "root.toDescriptor('proto3').file": '[]',
      "const messageDescriptor = message.toDescriptor('proto3');": '',
      'messageDescriptor.$type.toObject(messageDescriptor, descriptorOptions)': '{}',
      "const enumDescriptor = enumType.toDescriptor('proto3');": '',
      'enumDescriptor.$type.toObject(enumDescriptor, descriptorOptions)': '{}',
    },
  },
  /** Files of query results for browsers, an API of before, and the administration of databases. */
  { module: `${FIRESTORE}/protos/firestore_v1_proto_api.js`, instead: NOTHING },
  { module: `${FIRESTORE}/src/v1beta1/index.js`, instead: NOTHING },
  { module: `${FIRESTORE}/src/v1/firestore_admin_client.js`, instead: NOTHING },
  /** Bodies in the charsets of East Asia: those of the portal are UTF-8, or refused. */
  { module: 'iconv-lite/encodings/dbcs-data.js', instead: NOTHING },
  /** For a Node without addresses of its own. */
  { module: 'whatwg-url/lib/public-api.js', instead: 'exports.URL = URL' },
]

/**
 * Leaves out of the bundle what costs each start of an instance and is never called (docs/decisions/functions-bundle.md).
 * A library that has changed so much that a rule no longer applies fails the build.
 */
export const leanFunctions = (rules: readonly LeanModule[] = LEAN): Plugin => ({
  name: 'lean-functions',
  setup(build) {
    const unmet = new Set(rules)
    for (const rule of rules)
      build.onLoad({ filter: endOf(rule.module) }, ({ path }) => {
        unmet.delete(rule)
        return { contents: rule.instead ?? replace(readFileSync(path, 'utf8'), rule), loader: 'js' }
      })
    build.onEnd(() => ({
      errors: [...unmet].map(({ module }) => ({
        text: `lean-functions.ts: nothing loads ${module} any more`,
      })),
    }))
  },
})

/** Paths of Windows too. */
const endOf = (module: string): RegExp =>
  new RegExp(`[\\\\/]${module.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`)

const replace = (code: string, { module, replaced = {} }: LeanModule): string =>
  Object.entries(replaced).reduce((text, [former, now]) => {
    if (!text.includes(former)) throw new Error(`lean-functions.ts: ${module} has no «${former}» any more`)
    return text.replace(former, now)
  }, code)
