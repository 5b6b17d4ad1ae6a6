import { parseArgs } from 'node:util'
import { deleteApp } from 'firebase-admin/app'
import { openProject } from './lib/open-project.ts'
import { runMain } from './lib/operator.ts'
import { compareTallies, correctTallies } from './lib/recount.ts'

const USAGE = `Uso: npm run recount -- [--list] [--project id-del-proyecto]

Compara las cifras del informe con la bitácora, y con los registros de antes de que hubiera cifras, y las corrige.
Dice qué era distinto. Con --list no cambia nada. El portal puede seguir en uso.
Con un proyecto real hacen falta credenciales: gcloud auth application-default login
Con los emuladores: npm run emulators:exec -- "npm run recount"`

const signed = (count: number): string => (count > 0 ? `+${count}` : String(count))

await runMain(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, list: { type: 'boolean', default: false } },
  })
  const { app, db } = openProject(values.project, USAGE)
  const recount = await compareTallies(db)
  const { differences, former } = recount
  for (const [day, tally] of differences)
    for (const [name, count] of Object.entries(tally)) console.log(`${day}  ${name}  ${signed(count)}`)
  console.log(
    differences.length === 0
      ? 'Las cifras coinciden con lo que pasó.'
      : `Días con diferencias: ${differences.length}${values.list ? '' : ', corregidos'}`,
  )
  if (former.length > 0) console.log(`De antes de que hubiera cifras: ${former.length}`)
  if (!values.list) await correctTallies(db, recount)
  await deleteApp(app)
  return 0
})
