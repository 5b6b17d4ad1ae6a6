import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Documents } from '../../functions/src/http/html-shells.ts'
import { everywhere, type FirebaseJson } from '../lib/hosting-config.ts'
import { FUNCTIONS_DIST, ROOT, WEB_SHELLS } from '../lib/paths.ts'

const APP_SHELL = join(ROOT, 'web', 'dist', 'app.html')

/** Those of the web's build, by the first part of their address. */
const shells = (): Documents['shells'] =>
  Object.fromEntries(
    readdirSync(WEB_SHELLS).map((file) => [
      basename(file, '.html'),
      readFileSync(join(WEB_SHELLS, file), 'utf8'),
    ]),
  )

/** Puts beside the bundle what the server completes; they name the code that was built with them, and no other. */
export const provideDocuments = (config: FirebaseJson): void => {
  const documents: Documents = {
    headers: everywhere(config),
    shells: shells(),
    appShell: readFileSync(APP_SHELL, 'utf8'),
  }
  writeFileSync(join(FUNCTIONS_DIST, 'documents.json'), JSON.stringify(documents))
}
