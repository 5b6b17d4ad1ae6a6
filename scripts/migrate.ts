import { parseArgs } from 'node:util'
import { deleteApp } from 'firebase-admin/app'
import { migrate, pendingMigrations } from './lib/migrate.ts'
import { openProject } from './lib/open-project.ts'
import { runMain } from './lib/operator.ts'
import { MIGRATIONS } from './migrations/index.ts'

const USAGE = `Uso: npm run migrate -- [--list] [--project id-del-proyecto]

Lleva los datos de un proyecto a la forma que espera esta versión, paso a paso y sin detener el portal.
Si se interrumpe, repite la orden: sigue donde quedó. Con --list solo dice qué falta.
Con un proyecto real hacen falta credenciales: gcloud auth application-default login
Con los emuladores: npm run emulators:exec -- "npm run migrate"`

await runMain(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, list: { type: 'boolean', default: false } },
  })
  const { app, db } = openProject(values.project, USAGE)
  const pending = await pendingMigrations(db, MIGRATIONS)
  if (pending.length === 0) console.log('Los datos ya tienen la forma que espera esta versión.')
  for (const migration of pending) {
    const name = `${migration.number}: ${migration.title}`
    if (values.list) console.log(`Falta la migración ${name}`)
    else console.log(`Migración ${name}. Documentos cambiados: ${await migrate(db, migration)}`)
  }
  await deleteApp(app)
  return 0
})
