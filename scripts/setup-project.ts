import { CENTRE } from '@naf/contract'
import { portalUrl } from './lib/build.ts'
import { openGoogle } from './lib/google-api.ts'
import { OperatorError, readOptions, runMain } from './lib/operator.ts'
import { settingsOf, setUp } from './lib/setup-project.ts'

const USAGE = `Uso: npm run setup-project -- --project id-del-proyecto --mail ${CENTRE.mail} [--check]

Activa respaldos, permisos y alarmas, y dice qué estaba activado y cuánto cuesta al mes. Se puede repetir.
--check no cambia nada y termina con 1 si falta algo.

Hacen falta credenciales: gcloud auth application-default login`

await runMain(async () => {
  const values = readOptions(USAGE, {
    project: { type: 'string' },
    mail: { type: 'string' },
    check: { type: 'boolean', default: false },
  })
  const { project: id, mail = '', check } = values
  if (!id || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail)) throw new OperatorError(USAGE)
  const project = { id, mail, portal: portalUrl(id) }
  const call = await openGoogle(id).catch(() => {
    throw new OperatorError('No hay credenciales: gcloud auth application-default login')
  })
  const off = await setUp(settingsOf(call, project), check, console.log)
  console.log(off === 0 ? 'Todo está activado.' : `Faltan ${off}.`)
  return off === 0 ? 0 : 1
})
