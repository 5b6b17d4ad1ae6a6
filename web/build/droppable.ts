import { type ESTree, parseSync } from 'vite'
import { applyEdits, type Edit } from './edits.ts'

const PURE = '/* @__PURE__ */ '

type Kind = 'class' | 'function' | 'value'

/** What a name stands for, and the statics that the module gives it afterwards. */
interface Declared {
  name: string
  kind: Kind
  /** A whole declaration, or a variable's value. */
  at: ESTree.Span
  /** A class below something that must be looked up, as in `extends React.Component`. */
  looksUp: boolean
  statics: { name: string; value: string; at: ESTree.Span }[]
}

/**
 * Lets the bundler drop what a module prepares on its top level for names that nobody imports. Three things prevent
 * it: calls (`React.forwardRef(…)`, a class in an immediately called function), classes that
 * extend something looked up (`React.Component`), and statics that are set afterwards (`X.displayName = 'X'`).
 * The first two are marked as pure and the statics are moved to where `X` is made; what remains in use does the
 * same as before.
 *
 * Only for modules whose top-level calls do nothing but make a value.
 */
export const droppableStatements = (code: string): string => {
  const { body } = parseSync('library.js', code).program
  const declared = new Map(body.flatMap(declarations).map((one) => [one.name, one]))
  for (const statement of body) collectStatic(code, statement, declared)
  return applyEdits(code, [
    ...body.flatMap(calls),
    ...[...declared.values()].flatMap((one) => rewritten(code, one)),
  ])
}

const looksUp = ({ superClass }: ESTree.Class): boolean => superClass?.type === 'MemberExpression'

const declarations = (statement: ESTree.Statement | ESTree.ModuleDeclaration): Declared[] => {
  if (statement.type === 'ClassDeclaration' && statement.id)
    return [
      { name: statement.id.name, kind: 'class', at: statement, looksUp: looksUp(statement), statics: [] },
    ]
  if (statement.type === 'FunctionDeclaration' && statement.id)
    return [{ name: statement.id.name, kind: 'function', at: statement, looksUp: false, statics: [] }]
  if (statement.type !== 'VariableDeclaration') return []
  return statement.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init
      ? [
          {
            name: id.name,
            kind: 'value' as const,
            at: init,
            looksUp: init.type === 'ClassExpression' && looksUp(init),
            statics: [],
          },
        ]
      : [],
  )
}

const calls = (statement: ESTree.Statement | ESTree.ModuleDeclaration): Edit[] =>
  statement.type === 'VariableDeclaration'
    ? statement.declarations.flatMap(({ init }) => {
        const value = init?.type === 'ParenthesizedExpression' ? init.expression : init
        return value?.type === 'CallExpression' || value?.type === 'NewExpression'
          ? [{ start: value.start, end: value.start, text: PURE }]
          : []
      })
    : []

/** `X.name = 'literal'`, for an X that the module declares; anything else stays where it is. */
const collectStatic = (
  code: string,
  statement: ESTree.Statement | ESTree.ModuleDeclaration,
  declared: ReadonlyMap<string, Declared>,
): void => {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return
  const { left, right, operator } = statement.expression
  if (operator !== '=' || left.type !== 'MemberExpression' || left.computed) return
  if (left.object.type !== 'Identifier' || left.property.type !== 'Identifier') return
  const isPlain =
    right.type === 'Literal' || (right.type === 'ArrayExpression' && right.elements.length === 0)
  if (!isPlain) return
  declared.get(left.object.name)?.statics.push({
    name: left.property.name,
    value: code.slice(right.start, right.end),
    at: statement,
  })
}

const rewritten = (code: string, { name, kind, at, looksUp, statics }: Declared): Edit[] => {
  if (statics.length === 0 && !looksUp) return []
  const fields = statics.map((field) => `${field.name}: ${field.value}`).join(', ')
  const removed = statics.map((field) => ({ start: field.at.start, end: field.at.end, text: '' }))
  const value = `${PURE}(() => Object.assign(${code.slice(at.start, at.end)}, { ${fields} }))()`
  const place = { start: at.start, end: at.end }
  if (kind === 'value') return [{ ...place, text: value }, ...removed]
  const declaration = `const ${name} = ${value};`
  if (kind === 'class') return [{ ...place, text: declaration }, ...removed]
  // A function is there from the module's first line on.
  return [{ start: 0, end: 0, text: declaration }, { ...place, text: '' }, ...removed]
}
