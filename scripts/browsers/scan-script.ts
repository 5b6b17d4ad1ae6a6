import { type ESTree, parseSync } from 'vite'
import { below, data, type Newer, newerThanOldest } from './support.ts'

/** Objects whose name in code is not their interface's. */
const INSTANCES: Readonly<Record<string, string>> = {
  Document: 'document',
  Navigator: 'navigator',
  Window: 'window',
  History: 'history',
  Crypto: 'crypto',
  Performance: 'performance',
}

/** Interfaces whose newer methods are looked for. Those of rarer interfaces are called as libraries call their own. */
const INTERFACES = new Set([
  ...['Element', 'HTMLElement', 'Document', 'Node', 'Event', 'Range', 'Selection', 'Animation', 'Storage'],
  ...[
    'Request',
    'Response',
    'Blob',
    'FormData',
    'URLSearchParams',
    'Headers',
    'AbortSignal',
    'ReadableStream',
  ],
  ...['HTMLDialogElement', 'HTMLInputElement', 'HTMLFormElement', 'HTMLSelectElement', 'SubtleCrypto'],
])

/** Anybody's methods have the names of theirs, such as `use` and `since`; their constructors are found as globals. */
const OWN_NAMES = new Set(['Temporal', 'DisposableStack', 'AsyncDisposableStack'])

type Index = Map<string, (string | null)[]>

const indexes = () => {
  const globals: Index = new Map()
  const statics: Index = new Map()
  const methods: Index = new Map()
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

/** What an expression asks before its names are used: `typeof x`, `'x' in y`, `y.x && …`, `y.x ? …`, `y.x?.()`. */
const askedBy = (node: ESTree.Node): ESTree.Node | null => {
  if (node.type === 'UnaryExpression' && node.operator === 'typeof') return node.argument
  if (node.type === 'BinaryExpression' && node.operator === 'in') return node.left
  if (node.type === 'LogicalExpression') return node.left
  if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') return node.test
  if (node.type === 'UnaryExpression' && node.operator === '!') return node.argument
  return node.type === 'CallExpression' && node.optional ? node.callee : null
}

/**
 * The features of a file that an oldest browser lacks. One that the file asks for before use counts as guarded, wherever
 * it is used in the file. Methods are known by name alone.
 */
export const scanScript = (code: string): Newer[] => {
  const { program } = parseSync('bundle.js', code)
  const guarded = new Set<string>()
  const found: (Newer & { name: string })[] = []
  walk(program, null, (node, parent) => {
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

/** Whether an identifier names a property or a label, and no variable. Bundled names of variables are short. */
const isName = (node: ESTree.Node, parent: ESTree.Node | null): boolean =>
  (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
  (parent?.type === 'Property' && parent.key === node && !parent.shorthand) ||
  parent?.type === 'MethodDefinition' ||
  parent?.type === 'PropertyDefinition' ||
  parent?.type === 'ExportSpecifier' ||
  parent?.type === 'ImportSpecifier'
