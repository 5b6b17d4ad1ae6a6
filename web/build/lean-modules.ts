import type { Replacements } from './replace-declarations.ts'

/**
 * An icon as lucide's own function draws it where nobody sets a size, a colour or a width of lines by a context or a prop,
 * and none has a name of its own for screen readers.
 */
const PLAIN_ICON = `({ name, aliases = [], node }) =>
  forwardRef(({ className, ...props }, ref) =>
    createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'true',
        className: ['lucide', ...[name, ...aliases].map((one) => 'lucide-' + one), className].filter(Boolean).join(' '),
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    ),
  )`

/** Another file of a library than the one its package gives to bundlers. */
export interface Redirect {
  source: RegExp
  from: string
  to: string
}

export interface LeanModule {
  /** The path of one file that the portal loads. */
  module: RegExp
  /** Its top-level calls only make values: see droppable.ts. */
  droppable?: true
  /** Loading it does nothing to anything else: where none of its exports is used, it goes. */
  unlessUsed?: true
  /** What the portal cannot reach, or must not do. */
  without?: Replacements
}

export const REDIRECTS: readonly Redirect[] = [
  /** The package gives the files for development to every bundler, with their warnings. */
  { source: /^react-router$/, from: '/dist/development/', to: '/dist/production/' },
  /** One file with all of rxjs that any product needs, against its sources, from which the rest can be dropped. */
  { source: /^reactfire$/, from: '/dist/index.js', to: '/src/index.ts' },
  { source: /^rxjs(\/operators)?$/, from: '/dist/esm5/', to: '/dist/esm/' },
  /** What the shim stands in for is part of React since version 18. */
  { source: /^use-sync-external-store\/shim$/, from: '/use-sync-external-store/shim/', to: '/react/' },
]

const NO_JSON_SCHEMA = "() => () => { throw new Error('JSON Schema is not part of the portal') }"

export const LEAN: readonly LeanModule[] = [
  {
    module: /\/react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/,
    droppable: true,
    without: {
      /** Rendered by links of the router's framework alone, which has a server of its own. */
      PrefetchPageLinks: '() => null',
      /**
       * Errors of loaders and of server components, which the plain router has neither of (docs/decisions/router.md).
       */
      DefaultErrorComponent: '() => null',
      RSCErrorHandler: '({ children }) => children',
    },
  },
  { module: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/, without: { createLucideIcon: PLAIN_ICON } },
  { module: /\/lucide-react\/dist\/esm\/(Icon|context)\.mjs$/, unlessUsed: true },
  /** Products of Firebase that the portal does not use in the browser. */
  {
    module: /\/reactfire\/src\/(database|firestore|functions|performance|remote-config|storage)\.tsx$/,
    unlessUsed: true,
  },
  { module: /\/reactfire\/src\/sdk\.tsx$/, droppable: true, unlessUsed: true },
  {
    module: /\/rxjs\/dist\/esm\/internal\/observable\/innerFrom\.js$/,
    /** Streams as sources, of which Firebase has none. */
    without: { fromAsyncIterable: 'undefined', fromReadableStreamLike: 'undefined' },
  },
  {
    module: /\/@firebase\/auth\/dist\/esm\/index-[^/]+\.js$/,
    droppable: true,
    without: {
      /**
       * reCAPTCHA Enterprise as a setting of the identity project, which the portal does not use: App Check's,
       * where it is on, is another (docs/decisions/app-check.md). Where the setting is made all the same, the
       * provider's refusal reaches the person as any other error.
       */
      handleRecaptchaFlow: '(auth, request, _action, send) => send(auth, request)',
      _initializeRecaptchaConfig: 'async () => {}',
      _setExternalJSProvider: '() => {}',
      /** Made by `validatePassword` alone; the portal's own rule stands in the contract. */
      PasswordPolicyImpl: 'class {}',
      /** Switched off in firebase.ts. */
      emitEmulatorWarning: '() => {}',
      /** Links in e-mails that sign in. */
      ActionCodeURL: 'class {}',
      /** The door for other products of Firebase. */
      AuthInterop: 'class {}',
    },
  },
  {
    module: /\/@firebase\/app\/dist\/esm\/index\.esm\.js$/,
    /** Counts for Google on which days a browser used which version of the SDK, in a database of its own. */
    without: {
      HeartbeatServiceImpl: "class { async triggerHeartbeat() {} async getHeartbeatsHeader() { return '' } }",
    },
  },
  {
    module: /\/@firebase\/util\/dist\/index\.esm\.js$/,
    without: {
      /** Settings from a cookie or a global variable; the portal's stand in firebase-config.ts. */
      getDefaults: '() => undefined',
      /** Reads a token's payload, in which every browser of ours helps: base64 for URLs, without padding. */
      base64Decode:
        "(text) => new TextDecoder().decode(Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)))",
    },
  },
  /** The heartbeats' database. */
  { module: /\/idb\/build\/index\.js$/, unlessUsed: true },
  { module: /\/idb\/build\/wrap-idb-value\.js$/, unlessUsed: true },
  {
    module: /\/@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    /** Lists that grow while they are read; the portal has none. */
    without: { infiniteQueryBehavior: '() => undefined' },
  },
  {
    module: /\/zod\/v4\/core\/to-json-schema\.js$/,
    /** A schema's description for other programs: the portal only parses by them. */
    without: { createToJSONSchemaMethod: NO_JSON_SCHEMA, createStandardJSONSchemaMethod: NO_JSON_SCHEMA },
  },
  { module: /\/zod\/v4\/core\/json-schema-processors\.js$/, without: { '*Processor': 'undefined' } },
]
