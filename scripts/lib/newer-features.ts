import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import postcss, { type AnyNode, type AtRule, type Declaration } from 'postcss'
import { type ESTree, parseSync } from 'vite'
import { OLDEST_BROWSERS } from '../../web/build/browsers.ts'
import { ROOT } from './config.ts'

/** The features of the built portal that an oldest browser lacks, by MDN's data (docs/decisions/browsers.md). */

export interface Newer {
  feature: string
  /** Such as 'chrome 110, safari never'. */
  since: string
  /** The code around it. */
  where: string
}

/** Newer features that may stay, and what an oldest browser does without each. */
export const HARMLESS: Readonly<Record<string, string>> = {
  'startViewTransition()': 'React calls it in a `try` and goes on without a transition',
  '::details-content': 'a printed chart has no table',
  'content-visibility': 'a printed chart has no table',
  'content-visibility: visible': 'a printed chart has no table',
  '@property': 'Tailwind sets the same values by a rule for older browsers',
  dvh: 'a box is as tall as its contents (Chrome 107 alone)',
  lh: 'an empty line has no height',
  'field-sizing': 'a text area keeps its rows and scrolls',
  'field-sizing: content': 'a text area keeps its rows and scrolls',
  'grid-template-columns: subgrid': 'a label stands above its value',
  'scrollbar-width': 'a row that scrolls shows its bar',
  'scrollbar-width: none': 'a row that scrolls shows its bar',
  'text-wrap': 'a heading breaks where its line ends',
  'text-wrap: balance': 'a heading breaks where its line ends',
}

export const scanBuild = (folder = join(ROOT, 'web', 'dist')): (Newer & { file: string })[] =>
  (readdirSync(folder, { recursive: true }) as string[]).flatMap((file) => {
    const scan = file.endsWith('.js') ? scanScript : file.endsWith('.css') ? scanStyle : null
    return scan ? scan(readFileSync(join(folder, file), 'utf8')).map((newer) => ({ file, ...newer })) : []
  })

/** Read as text, because 20 MB are no module. */
const data = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as CompatData

const OLDEST = Object.entries({ ...OLDEST_BROWSERS, safari_ios: OLDEST_BROWSERS.safari })

/** Null if all oldest browsers have a feature. A version with a part of it counts; one behind a flag or a prefix does not. */
const newerThanOldest = (feature: Identifier | undefined): string | null => {
  const support = feature?.__compat?.support
  if (!support) return null
  const firstIn = (browser: string): number => {
    const statements = [support[browser as keyof typeof support] ?? []].flat() as SimpleSupportStatement[]
    const versions = statements
      .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
      .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')))
    return Math.min(
      ...versions.map((version) => (Number.isNaN(version) ? Number.POSITIVE_INFINITY : version)),
    )
  }
  const newer = OLDEST.flatMap(([browser, oldest]) => {
    const first = firstIn(browser)
    return first > oldest ? [`${browser} ${Number.isFinite(first) ? first : 'never'}`] : []
  })
  return newer.join(', ') || null
}

const {
  properties = {},
  selectors = {},
  types = {},
  'at-rules': atRules = {},
} = data.css as Record<string, Identifier>

/** The data names groups of units. */
const UNITS: readonly (readonly [RegExp, Identifier | undefined])[] = [
  [/\d(dvh|dvw|dvi|dvb|dvmin|dvmax)\b/, types.length?.viewport_percentage_units_dynamic],
  [/\d(svh|svw|svmin|svmax)\b/, types.length?.viewport_percentage_units_small],
  [/\d(lvh|lvw|lvmin|lvmax)\b/, types.length?.viewport_percentage_units_large],
  [/\dr?lh\b/, types.length?.lh],
  [/\d(cqw|cqh|cqi|cqb)\b/, types.length?.container_query_length_units],
]

const functionOf = (name: string): Identifier | undefined =>
  types[name] ?? types.color?.[name] ?? types['easing-function']?.[name] ?? types['filter-function']?.[name]

const isInSupports = (node: AnyNode): boolean => {
  for (let up = node.parent; up; up = up.parent as typeof up)
    if (up.type === 'atrule' && (up as AtRule).name === 'supports') return true
  return false
}

/** Another value of the same property, or the same with a prefix, counts where this one is unknown. */
const hasFallback = (declaration: Declaration): boolean => {
  const plainName = (property: string) => property.replace(/^-(webkit|moz)-/, '')
  const isOther = (one: AnyNode) =>
    one !== declaration && one.type === 'decl' && plainName(one.prop) === plainName(declaration.prop)
  return declaration.parent?.some(isOther) ?? false
}

const valuesOf = ({ prop, value }: Declaration): [string, Identifier | undefined][] => {
  const text = value.replaceAll(/url\([^)]*\)|"[^"]*"|var\(--[\w-]+/g, '')
  const words = text.match(/-?[a-z][\w-]*(?=\(|[\s,;)]|$)/gi) ?? []
  return [
    ...words.map((word): [string, Identifier | undefined] =>
      text.includes(`${word}(`)
        ? [`${word}()`, functionOf(word)]
        : [`${prop}: ${word}`, properties[prop]?.[word]],
    ),
    ...UNITS.flatMap(([unit, feature]): [string, Identifier | undefined][] => {
      const found = unit.exec(text)
      return found ? [[found[1] ?? 'lh', feature]] : []
    }),
  ]
}

/** Leaves out what is in `@supports` or has an older value beside it, and what some browser never has. */
export const scanStyle = (css: string): Newer[] => {
  const found: Newer[] = []
  const check = (node: AnyNode, feature: string, known: Identifier | undefined) => {
    const since = newerThanOldest(known)
    if (since && !since.includes('never') && !isInSupports(node))
      found.push({ feature, since, where: node.toString().slice(0, 120) })
  }
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl') {
      if (node.parent?.type === 'atrule' || hasFallback(node)) return
      check(node, node.prop, properties[node.prop])
      for (const [feature, known] of valuesOf(node)) check(node, feature, known)
    } else if (node.type === 'rule') {
      for (const [pseudo, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g))
        check(node, pseudo, selectors[name])
      if (/(^|[^\\])&/.test(node.selector)) check(node, '&', selectors.nesting)
    } else if (node.type === 'atrule') {
      check(node, `@${node.name}`, atRules[node.name])
      for (const [, name = ''] of node.params.matchAll(/\(([a-z-]+)/g))
        check(node, `@${node.name} ${name}`, atRules[node.name]?.[name])
    }
  })
  return found
}

/** Objects whose name in code is not their interface's. */
const INSTANCES: Readonly<Record<string, string>> = {
  Document: 'document',
  Navigator: 'navigator',
  Window: 'window',
  History: 'history',
  Crypto: 'crypto',
  Performance: 'performance',
}

/** Interfaces whose methods are looked for. Libraries have own methods with the names of rarer interfaces. */
const INTERFACES = new Set(
  (
    'Element HTMLElement Document Node Event Range Selection Animation Storage Request Response Blob FormData ' +
    'URLSearchParams Headers AbortSignal ReadableStream HTMLDialogElement HTMLInputElement HTMLFormElement ' +
    'HTMLSelectElement SubtleCrypto'
  ).split(' '),
)

/** Many objects have methods with the names of theirs, such as `use` and `since`. */
const OWN_NAMES = new Set(['Temporal', 'DisposableStack', 'AsyncDisposableStack'])

type Index = Map<string, (string | null)[]>

const below = (feature: Identifier): [string, Identifier][] =>
  Object.entries(feature).filter(([name]) => name !== '__compat') as [string, Identifier][]

const indexes = () => {
  const [globals, statics, methods]: [Index, Index, Index] = [new Map(), new Map(), new Map()]
  const sought = new Set<string>()
  const add = (index: Index, name: string, since: string | null) =>
    index.set(name, [...(index.get(name) ?? []), since])
  const { builtins } = data.javascript
  for (const [owner, feature] of [...below(builtins ?? {}), ...below(data.api)]) {
    const isBuiltin = builtins?.[owner] === feature
    if (feature.__compat) add(globals, owner, newerThanOldest(feature))
    for (const [key, member] of below(feature)) {
      const name = key.replace(/_static$/, '')
      const since = newerThanOldest(member)
      add(statics, `${INSTANCES[owner] ?? owner}.${name}`, since)
      if (owner === 'Window') add(globals, name, since)
      if (isBuiltin ? !OWN_NAMES.has(owner) : INTERFACES.has(owner)) sought.add(name)
      add(methods, name, since)
    }
  }
  return { globals, statics, methods: new Map([...methods].filter(([name]) => sought.has(name))) }
}

const { globals, statics, methods } = indexes()

/** Null unless each feature of the name is newer: an older one may be meant. */
const sinceOf = (index: Index, name: string): string | null => {
  const since = index.get(name)
  return since?.every((one) => one !== null) ? (since[0] ?? null) : null
}

/** Grammar of regular expressions that Safari has since 16.4, and newer grammar. The build lowers all other syntax. */
const NEWER_REGEX = /\(\?<[=!]|\(\?[ims]*-?[ims]+:/

type Visit = (node: ESTree.Node, parent: ESTree.Node | null) => void

const walk = (node: ESTree.Node, parent: ESTree.Node | null, visit: Visit): void => {
  visit(node, parent)
  for (const child of Object.values(node).flat())
    if (child !== null && typeof child === 'object' && 'type' in child)
      walk(child as ESTree.Node, node, visit)
}

const nameOf = (node: ESTree.Node | null): string | null => {
  if (node?.type === 'Identifier') return node.name
  if (node?.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.name
  if (node?.type === 'ChainExpression') return nameOf(node.expression)
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  return node?.type === 'TemplateLiteral' ? (node.quasis[0]?.value.cooked ?? null) : null
}

/** What code asks for before it uses a name: `typeof x`, `'x' in y`, `y.x && …`, `y.x ? …`, `y.x?.()`. */
const askedBy = (node: ESTree.Node): ESTree.Node | null => {
  if (node.type === 'UnaryExpression' && ['typeof', '!'].includes(node.operator)) return node.argument
  if (node.type === 'BinaryExpression' && node.operator === 'in') return node.left
  if (node.type === 'LogicalExpression') return node.left
  if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') return node.test
  return node.type === 'CallExpression' && node.optional ? node.callee : null
}

/** Whether an identifier names a property or a label, and no variable. */
const isName = (node: ESTree.Node, parent: ESTree.Node | null): boolean =>
  (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
  (parent?.type === 'Property' && parent.key === node && !parent.shorthand) ||
  ['MethodDefinition', 'PropertyDefinition', 'ExportSpecifier', 'ImportSpecifier'].includes(
    parent?.type ?? '',
  )

/** A feature that the file asks for before use is guarded in the whole file. Methods are known by name alone. */
export const scanScript = (code: string): Newer[] => {
  const guarded = new Set<string>()
  const found: (Newer & { name: string })[] = []
  walk(parseSync('bundle.js', code).program, null, (node, parent) => {
    const asked = nameOf(askedBy(node))
    if (asked) guarded.add(asked)
    const note = (feature: string, name: string, since: string | null) => {
      const where = code.slice(Math.max(0, node.start - 60), node.end + 40).replaceAll(/\s+/g, ' ')
      if (since !== null) found.push({ feature, name, since, where })
    }
    if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed) {
      const { name } = node.property
      const of = `${nameOf(node.object)}.${name}`
      const isCalled = parent?.type === 'CallExpression' && parent.callee === node
      if (node.object.type === 'Identifier' && statics.has(of)) note(of, name, sinceOf(statics, of))
      else if (isCalled) note(`${name}()`, name, sinceOf(methods, name))
    } else if (node.type === 'Identifier' && !isName(node, parent)) {
      note(node.name, node.name, sinceOf(globals, node.name))
    } else if (node.type === 'Literal' && 'regex' in node) {
      const { pattern, flags } = node.regex
      if (NEWER_REGEX.test(pattern) || flags.includes('v')) note('regex', pattern, 'safari 16.4 or newer')
    }
  })
  return found.filter(({ name }) => !guarded.has(name)).map(({ name: _, ...newer }) => newer)
}
