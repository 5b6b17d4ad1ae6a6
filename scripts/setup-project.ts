import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { functionsEnv, ROOT, readEnv } from './lib/config.ts'
import { openGoogle } from './lib/google-api.ts'
import { OperatorError, runMain } from './lib/operator.ts'
import { settingsOf, setUp } from './lib/setup-project.ts'

const USAGE = `Uso: npm run setup-project -- --project id-del-proyecto --mail x@espe.edu.ec [--check]

Activa respaldos, permisos y alarmas, y dice qué estaba activado y cuánto cuesta al mes. Se puede repetir.
--check no cambia nada y termina con 1 si falta algo.

Hacen falta credenciales: gcloud auth application-default login`

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      mail: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  })
  const { project: id, mail = '', check } = values
  if (!id || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail)) throw new OperatorError(USAGE)
  const file = functionsEnv(id)
  const portal = existsSync(join(ROOT, file)) ? readEnv(file).PORTAL_URL : undefined
  if (!portal) throw new OperatorError(`Falta PORTAL_URL en ${file}.`)
  const call = await openGoogle(id).catch(() => {
    throw new OperatorError('No hay credenciales: gcloud auth application-default login')
  })
  const off = await setUp(settingsOf(call, { id, mail, portal }), check, console.log)
  console.log(off === 0 ? 'Todo está activado.' : `Faltan ${off}.`)
  return off === 0 ? 0 : 1
})
