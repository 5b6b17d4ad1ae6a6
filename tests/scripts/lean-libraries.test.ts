import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { droppableStatements } from '../../web/build/droppable.ts'
import { replaceDeclarations } from '../../web/build/replace-declarations.ts'

const evaluate = (code: string, result: string): unknown => new Function(`${code}; return ${result}`)()

/** What the bundler leaves of a library of which only `used` is imported. */
const bundled = async (library: string): Promise<string> => {
  const files: Record<string, string> = {
    '/entry.js': 'import { used } from "/library.js"; console.log(used)',
    '/library.js': library,
  }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'files', resolveId: (id) => (id in files ? id : null), load: (id) => files[id] ?? null },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: '/entry.js' } },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('one build was expected')
  return result.output[0].code
}

const LIBRARY = `
  const make = (value) => ({ value })
  const parent = { Base: class { kind() { return 'base' } } }
  class Provider { static own = 1 }
  Provider.ID = 'unused id'
  Provider.LIST = []
  class Below extends parent.Base {}
  const wrapped = make('unused call')
  wrapped.label = 'unused label'
  const immediate = (function () { return 'unused immediate' })()
  Hoisted.label = 'unused hoisted'
  function Hoisted() { return 'h' }
  const used = 'used'
`
const NAMES = '{ Provider, Below, wrapped, immediate, Hoisted, used }'

describe('droppableStatements', () => {
  it('leaves every name with the value it had', () => {
    const look = `(({ Provider, Below, wrapped, immediate, Hoisted, used }) => [
      Provider.ID, Provider.LIST, Provider.own, Provider.name, new Below().kind(), Below.name,
      wrapped, immediate, Hoisted.label, Hoisted(), Hoisted.name, used,
    ])(${NAMES})`
    expect(evaluate(droppableStatements(LIBRARY), look)).toEqual(evaluate(LIBRARY, look))
  })

  it('lets the bundler drop what nobody imports', async () => {
    const library = `${LIBRARY}\nexport ${NAMES}`
    expect(await bundled(library)).toContain('unused')
    const code = await bundled(droppableStatements(library))
    expect(code).toContain('console.log')
    expect(code).not.toMatch(/unused|Below/)
  })

  it('leaves an assignment of something that is not plain where it is', () => {
    const code = 'const log = []\nclass A {}\nA.made = log.push("once")\nA.x = 1'
    expect(evaluate(droppableStatements(code), '[A.made, A.x, log]')).toEqual([1, 1, ['once']])
  })
})

describe('replaceDeclarations', () => {
  const code = `
    function a() { return 1 }
    class B {}
    const oneThing = () => 2, other = 3
    var twoThing = 4`

  it('exchanges functions, classes and values, by name or by the end of the name', () => {
    const replaced = replaceDeclarations(code, { a: '() => 10', B: 'class { x = 5 }', '*Thing': 'null' })
    expect(evaluate(replaced, '[a(), new B().x, oneThing, other, twoThing]')).toEqual([10, 5, null, 3, null])
  })

  it('exchanges what is declared where it is exported', () => {
    const replaced = replaceDeclarations('export async function a() {}\nexport const b = 1', {
      a: '2',
      b: '3',
    })
    expect(replaced).toBe('export var a = 2;\nexport const b = 3')
  })

  it('fails where the library no longer has the name, so that a new release is looked at', () => {
    expect(() => replaceDeclarations(code, { a: '1', gone: '2', '*Gone': '3' })).toThrow(/: gone, \*Gone$/)
  })
})
