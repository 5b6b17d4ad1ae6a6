import type { Identifier } from '@mdn/browser-compat-data'
import postcss, { type AnyNode, type AtRule, type Container, type Declaration } from 'postcss'
import { data, type Newer, newerThanOldest } from './support.ts'

const {
  properties = {},
  selectors = {},
  types = {},
  'at-rules': atRules = {},
} = data.css as Record<string, Identifier>

/** Data of units has the names of their groups. */
const UNITS: readonly (readonly [RegExp, Identifier | undefined])[] = [
  [/\d(dvh|dvw|dvi|dvb|dvmin|dvmax)\b/, types.length?.viewport_percentage_units_dynamic],
  [/\d(svh|svw|svmin|svmax)\b/, types.length?.viewport_percentage_units_small],
  [/\d(lvh|lvw|lvmin|lvmax)\b/, types.length?.viewport_percentage_units_large],
  [/\dr?lh\b/, types.length?.lh],
  [/\d(cqw|cqh|cqi|cqb)\b/, types.length?.container_query_length_units],
]

const functionOf = (name: string): Identifier | undefined =>
  types[name] ?? types.color?.[name] ?? types['easing-function']?.[name] ?? types['filter-function']?.[name]

const guards = (node: AnyNode | Container | undefined): boolean =>
  node?.type === 'atrule' && ((node as AtRule).name === 'supports' || guards(node.parent as Container))

const isGuarded = (node: AnyNode): boolean => {
  for (let up = node.parent as Container | undefined; up; up = up.parent as Container | undefined)
    if (guards(up)) return true
  return false
}

const plainName = (property: string): string => property.replace(/^-(webkit|moz)-/, '')

/** Another value of the same property, or the same with a browser's prefix: it counts where this one is unknown. */
const hasFallback = (declaration: Declaration): boolean =>
  declaration.parent?.some(
    (one) =>
      one !== declaration && one.type === 'decl' && plainName(one.prop) === plainName(declaration.prop),
  ) ?? false

const valuesOf = ({ prop, value }: Declaration): [string, Identifier | undefined][] => {
  const text = value.replaceAll(/url\([^)]*\)|"[^"]*"|var\(--[\w-]+/g, '')
  const words = text.match(/-?[a-z][\w-]*(?=\(|[\s,;)]|$)/gi) ?? []
  return [
    ...words.map((word): [string, Identifier | undefined] =>
      text.includes(`${word}(`)
        ? [`${word}()`, functionOf(word)]
        : [`${prop}: ${word}`, properties[prop]?.[word]],
    ),
    ...UNITS.filter(([unit]) => unit.test(text)).map(([unit, feature]): [string, Identifier | undefined] => [
      unit.exec(text)?.[1] ?? 'lh',
      feature,
    ]),
  ]
}

/** The features of a style sheet that an oldest browser lacks, but those in `@supports` and with an older value beside. */
export const scanStyle = (css: string): Newer[] => {
  const found: Newer[] = []
  const check = (node: AnyNode, feature: string, known: Identifier | undefined) => {
    const since = newerThanOldest(known)
    // A style that some browser has in no version is never needed.
    if (since && !since.includes('never') && !isGuarded(node))
      found.push({ feature, since, where: node.toString().slice(0, 120) })
  }
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl') {
      if (node.parent?.type === 'atrule') return
      if (hasFallback(node)) return
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
