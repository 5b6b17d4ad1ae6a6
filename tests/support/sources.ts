import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** The project's own source files and what they import. */

export const ROOT = resolve(import.meta.dirname, '../..')

interface Import {
  /** As written, or from the project's root for a relative one. */
  target: string
  /** Vanishes when compiled. */
  typeOnly: boolean
}

export interface SourceFile {
  path: string
  text: string
  imports: Import[]
}

const STATEMENT = /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[\w\s{},*$]*?\sfrom\s+)?['"]([^'"]+)['"]/g
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

const importsOf = (path: string, text: string): Import[] => {
  const target = (specifier: string) =>
    specifier.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(path), specifier)) : specifier
  return [
    ...[...text.matchAll(STATEMENT)].map(([, type, specifier]) => ({
      target: target(specifier ?? ''),
      typeOnly: type !== undefined,
    })),
    ...[...text.matchAll(DYNAMIC)].map(([, specifier]) => ({
      target: target(specifier ?? ''),
      typeOnly: false,
    })),
  ]
}

/** Every TypeScript file below a folder of the project. */
export const sourceFiles = (folder: string): SourceFile[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('node_modules/') && !path.includes('/dist/'))
    .map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8')
      return { path, text, imports: importsOf(path, text) }
    })

export type Rule = (imported: Import, file: SourceFile) => boolean

/** The imports of these files that the rule does not allow. */
export const offences = (files: SourceFile[], allowed: Rule): string[] =>
  files.flatMap((file) =>
    file.imports
      .filter((imported) => !allowed(imported, file))
      .map(({ target }) => `${file.path} imports ${target}`),
  )

export const isOf = (target: string, ...folders: string[]) =>
  folders.some((folder) => target === folder || target.startsWith(`${folder}/`))
