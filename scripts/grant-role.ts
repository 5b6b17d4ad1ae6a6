import { parseArgs } from 'node:util'
import { deleteApp } from 'firebase-admin/app'
import { openFirebase } from '../functions/src/platform/firebase.ts'
import { grantRole, parseRol } from './lib/grant-role.ts'
import { OperatorError, runMain } from './lib/operator.ts'

const USAGE = `Uso: npm run grant-role -- --email persona@ejemplo.ec --rol 1 [--project id-del-proyecto]

Con un proyecto real hacen falta credenciales: gcloud auth application-default login
Con los emuladores: npm run emulators:exec -- "npm run grant-role -- --email … --rol 1"`

await runMain(async () => {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, rol: { type: 'string' }, project: { type: 'string' } },
  })
  if (!values.email) throw new OperatorError(USAGE)
  const rol = parseRol(values.rol)
  const project = values.project ?? process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT
  if (!project) throw new OperatorError(`Falta --project.\n\n${USAGE}`)
  Object.assign(process.env, { GCLOUD_PROJECT: project, GOOGLE_CLOUD_PROJECT: project })
  const firebase = openFirebase()
  await grantRole(firebase, values.email, rol)
  await deleteApp(firebase.app)
  console.log(`Hecho: ${values.email} tiene el rol ${rol}. Debe volver a ingresar al portal.`)
  return 0
})
