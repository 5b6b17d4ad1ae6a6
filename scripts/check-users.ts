import { deleteApp } from 'firebase-admin/app'
import { readOptions, runMain } from './lib/operator.ts'
import { describeUsers, inspectUsers, openProject } from './lib/users.ts'

const USAGE = `Uso: npm run check-users -- [--project id-del-proyecto]

Compara los usuarios con sus cuentas. No cambia nada: docs/operacion.md dice qué hacer con cada uno.

Con un proyecto real hacen falta credenciales: gcloud auth application-default login
Con los emuladores: npm run emulators:exec -- "npm run check-users"`

/** A younger account may still be registering. */
const UNDER_WAY_MS = 60 * 60_000

await runMain(async () => {
  const values = readOptions(USAGE, { project: { type: 'string' } })
  const firebase = openProject(values.project, USAGE)
  const found = await inspectUsers(firebase, new Date(Date.now() - UNDER_WAY_MS))
  console.log(describeUsers(found).join('\n'))
  await deleteApp(firebase.app)
  return 0
})
