import { type ESTree, parseSync } from 'vite'
import { applyEdits, type Edit } from './edits.ts'

/**
 * Source text of an expression that comes in the place of a name's value. `*Suffix` means every name that ends
 * in it.
 */
export type Replacements = Readonly<Record<string, string>>

interface Declared extends ESTree.Span {
  name: string
  /** A whole statement, against a variable's value. */
  isStatement: boolean
}

const declaredBy = (statement: ESTree.Program['body'][number]): Declared[] => {
  if (statement.type === 'ExportNamedDeclaration')
    return statement.declaration ? declaredBy(statement.declaration) : []
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
    const { id, start, end } = statement
    return id ? [{ name: id.name, start, end, isStatement: true }] : []
  }
  if (statement.type !== 'VariableDeclaration') return []
  return statement.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init
      ? [{ name: id.name, start: init.start, end: init.end, isStatement: false }]
      : [],
  )
}

const matches = (pattern: string, name: string): boolean =>
  pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern

/**
 * Exchanges what a module declares on its top level.
 * @throws {Error} where the module declares nothing of one of the names
 */
export const replaceDeclarations = (code: string, replacements: Replacements): string => {
  const patterns = Object.entries(replacements)
  if (patterns.length === 0) return code
  const declared = parseSync('library.js', code).program.body.flatMap(declaredBy)
  const missing = patterns.filter(([pattern]) => !declared.some(({ name }) => matches(pattern, name)))
  if (missing.length > 0)
    throw new Error(`Not declared in the library any more: ${missing.map(([pattern]) => pattern).join(', ')}`)
  const edits = declared.flatMap(({ name, start, end, isStatement }): Edit[] => {
    const found = patterns.find(([pattern]) => matches(pattern, name))
    return found ? [{ start, end, text: isStatement ? `var ${name} = ${found[1]};` : found[1] }] : []
  })
  return applyEdits(code, edits)
}
