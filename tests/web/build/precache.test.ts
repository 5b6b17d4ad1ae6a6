import { describe, expect, it } from 'vitest'
import { type BuiltFile, NOT_PRECACHED, precachedFiles } from '../../../web/build/precache.ts'

const chunk = (name: string, file: Partial<BuiltFile> = {}): BuiltFile => ({
  type: 'chunk',
  fileName: `assets/${name}.js`,
  moduleIds: [`/portal/web/src/${name}.tsx`],
  ...file,
})

const exceptions = NOT_PRECACHED.map((module) =>
  chunk(module.replaceAll('/', '-'), {
    moduleIds: [`/portal/web/src/${module}`],
    imports: ['assets/theirs.js'],
  }),
)

const bundle = (...files: BuiltFile[]) =>
  Object.fromEntries([...exceptions, ...files].map((file) => [file.fileName, file]))

const entry = chunk('index', {
  isEntry: true,
  imports: ['assets/react.js'],
  dynamicImports: ['assets/page.js', ...exceptions.map(({ fileName }) => fileName)],
  viteMetadata: { importedCss: new Set(['assets/index.css']) },
})
const page = chunk('page', { imports: ['assets/shared.js'] })

describe('what is precached', () => {
  it('is all that the first chunk leads to, with its styles, except by way of the exceptions', () => {
    const files = bundle(entry, page, chunk('react'), chunk('shared'), chunk('theirs'), chunk('unused'))
    expect([...precachedFiles(files)].sort()).toEqual([
      'assets/index.css',
      'assets/index.js',
      'assets/page.js',
      'assets/react.js',
      'assets/shared.js',
    ])
  })

  it('is also the script that the document names', () => {
    const script: BuiltFile = { type: 'asset', fileName: 'assets/start.js' }
    expect(precachedFiles(bundle(entry, script))).toContain('assets/start.js')
  })

  it('is not decided on where an exception has become part of another chunk, or has gone', () => {
    const swal = 'assets/lib-swal.ts.js'
    const { [swal]: _gone, ...without } = bundle(entry)
    expect(() => precachedFiles(without)).toThrow('lib/swal.ts')
    expect(() => precachedFiles(bundle({ ...entry, imports: [swal] }))).toThrow('lib/swal.ts')
  })
})
