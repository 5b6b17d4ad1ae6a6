import { reach } from './reach.ts'

/** What is read here of a bundle's file; `viteMetadata` and `moduleIds` are a chunk's. */
export interface BuiltFile {
  type: 'asset' | 'chunk'
  fileName: string
  isEntry?: boolean
  moduleIds?: readonly string[]
  imports?: readonly string[]
  dynamicImports?: readonly string[]
  viteMetadata?: { importedCss: ReadonlySet<string> }
}

/**
 * What is not precached, with all that only it needs; whoever has loaded it has it cached all the same.
 * - The session and the dashboards: without the server they show nothing.
 * - Pages for which nobody comes back offline.
 */
export const NOT_PRECACHED: readonly string[] = [
  'session/IdentityBridge.tsx',
  'lib/firebase.ts',
  'app/Dashboard.tsx',
  'features/auth/LoginPage.tsx',
  'features/auth/RegisterPage.tsx',
  'features/auth/CuentaPage.tsx',
  'features/seguimiento/SeguimientoPage.tsx',
  'features/suscripciones/SuscripcionPage.tsx',
  'features/capacitaciones/CapacitacionesPage.tsx',
  'features/capacitaciones/MiCapacitacionPage.tsx',
  'features/verificar/VerificarPage.tsx',
  'ui/subscription/SubscribeForm.tsx',
  'features/institucional/TerminosPage.tsx',
  'features/institucional/PrivacidadPage.tsx',
  'features/institucional/CookiesPage.tsx',
]

type Bundle = Record<string, BuiltFile>

const named = (file: BuiltFile): readonly string[] => file.imports ?? []
const anyhow = (file: BuiltFile): readonly string[] => [...named(file), ...(file.dynamicImports ?? [])]

/** The chunks that one leads to, itself among them; through a closed one nothing leads. */
const reachable = (
  bundle: Bundle,
  start: string,
  leadsTo: (file: BuiltFile) => readonly string[],
  closed: readonly string[] = [],
): Set<string> =>
  reach([start], (name) => {
    const file = bundle[name]
    return file ? leadsTo(file).filter((next) => bundle[next] && !closed.includes(next)) : []
  })

/**
 * The code and styles without which a visitor's pages cannot be rendered: everything the first chunk leads to, except by
 * way of what is not precached, and the scripts that the document itself names. A new public page is among them
 * without anybody's doing.
 *
 * @throws where one of the exceptions is no longer loaded on its own, lest the portal come along with it
 */
export const precachedFiles = (bundle: Bundle): Set<string> => {
  const files = Object.values(bundle)
  const entry = files.find(({ isEntry }) => isEntry)?.fileName ?? ''
  const first = reachable(bundle, entry, named)
  const exceptions = NOT_PRECACHED.map((module) => {
    const chunk = files.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(`/web/src/${module}`)))
    if (!chunk || first.has(chunk.fileName))
      throw new Error(`${module} is not loaded on its own any more: see NOT_PRECACHED of build/precache.ts`)
    return chunk.fileName
  })
  const code = [...reachable(bundle, entry, anyhow, exceptions)]
  const styles = code.flatMap((name) => [...(bundle[name]?.viteMetadata?.importedCss ?? [])])
  const scripts = files.filter(({ type, fileName }) => type === 'asset' && fileName.endsWith('.js'))
  return new Set([...code, ...styles, ...scripts.map(({ fileName }) => fileName)])
}
