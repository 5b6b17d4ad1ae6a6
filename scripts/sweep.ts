import { parseArgs } from 'node:util'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { createRepositories } from '../functions/src/entities/repositories.ts'
import { openFirebase } from '../functions/src/google/firebase.ts'
import { createFileStore } from '../functions/src/google/storage.ts'
import { OperatorError, runMain } from './lib/operator.ts'
import { bucketOf, describeFindings, inspect, removeOrphans } from './lib/sweep.ts'
import { describeUsers, inspectUsers } from './lib/sweep-users.ts'

const USAGE = `Uso: npm run sweep -- [--remove] [--project id-del-proyecto] [--bucket nombre-del-depósito]

Compara los archivos guardados con los registros que los nombran, y los usuarios con sus cuentas.
Con --remove elimina las carpetas que ningún registro usa; las de menos de una hora se dejan.
De usuarios y cuentas no elimina nada: docs/operacion.md dice qué hacer con cada uno.
Si no se dice otro, el depósito es id-del-proyecto.firebasestorage.app.

Con un proyecto real hacen falta credenciales: gcloud auth application-default login
Con los emuladores: npm run emulators:exec -- "npm run sweep"`

/** An upload takes a minute at most; an hour leaves no doubt, however wrong a clock is. */
const UNDER_WAY_MS = 60 * 60_000

/** No mail is written here. */
const NO_PORTAL = ''

const OPTIONS = {
  remove: { type: 'boolean', default: false },
  project: { type: 'string' },
  bucket: { type: 'string' },
} as const

const outcome = (removed: number, failed: string[]): string => {
  const done = `\nCarpetas eliminadas: ${removed}`
  if (failed.length === 0) return done
  return `${done}\n${['No se pudieron eliminar; repite la orden más tarde:', ...failed].join('\n  ')}`
}

await runMain(async () => {
  const { values } = parseArgs({ options: OPTIONS })
  const project = values.project ?? process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT
  if (!project) throw new OperatorError(`Falta --project.\n\n${USAGE}`)
  const storageBucket = values.bucket ?? bucketOf(project, process.env.FIREBASE_CONFIG)
  const firebase = openFirebase(initializeApp({ projectId: project, storageBucket }))
  const files = createFileStore(firebase.bucket)
  const parts = { files, ...createRepositories(firebase.db, NO_PORTAL) }

  const underWay = new Date(Date.now() - UNDER_WAY_MS)
  const findings = await inspect(parts, underWay)
  const people = await inspectUsers({ auth: firebase.auth, users: parts.users }, underWay)
  const lines = [`Depósito ${storageBucket}`, ...findings.flatMap(describeFindings), ...describeUsers(people)]
  console.log(lines.join('\n'))
  const failed = values.remove ? await removeOrphans(files, findings) : []
  await deleteApp(firebase.app)

  const orphans = findings.flatMap((found) => found.orphans).length
  if (values.remove) console.log(outcome(orphans - failed.length, failed))
  else if (orphans > 0)
    console.log('\nPara eliminar las carpetas sin registro, repite la orden con --remove.')
  return failed.length > 0 ? 1 : 0
})
