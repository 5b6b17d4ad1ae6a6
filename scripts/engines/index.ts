import { OperatorError } from '../lib/operator.ts'
import { findCloudCliJar, wrapCloudCliJar } from './cloud-cli.ts'
import { canBeDownloaded, ENGINES, isAtHand } from './firebase-cache.ts'
import { requireJava } from './java.ts'

/**
 * The environment with which firebase-tools finds the engines it does not carry (Firestore and the Storage rules):
 * nothing when it has them or can download them, else the paths of those made from the Cloud CLI's jar.
 */
export const engineEnvironment = async (): Promise<Record<string, string>> => {
  await requireJava()
  const missing = ENGINES.filter((engine) => !isAtHand(engine))
  const [first] = missing
  if (!first) return {}

  if (await canBeDownloaded(first)) {
    console.log(`Firebase descargará sus emuladores (${missing.join(', ')}); solo ocurre la primera vez.`)
    return {}
  }
  const jar = findCloudCliJar()
  if (!jar)
    throw new OperatorError(
      `Faltan los emuladores de Firebase (${missing.join(' y ')}) y no se pueden descargar ahora. Haz una de estas dos cosas:\n` +
        `  · con conexión a internet: npx firebase setup:emulators:${missing.join(' && npx firebase setup:emulators:')}\n` +
        '  · instala el emulador de Firestore de Google Cloud CLI: gcloud components install cloud-firestore-emulator\n' +
        '    (en Debian y Ubuntu: el paquete google-cloud-cli-firestore-emulator)',
    )
  const wrappers = await wrapCloudCliJar(jar)
  return Object.fromEntries(
    missing.map((engine) => [`${engine.toUpperCase()}_EMULATOR_BINARY_PATH`, wrappers[engine]]),
  )
}
