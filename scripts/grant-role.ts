import { createInterface } from 'node:readline/promises'
import { deleteApp } from 'firebase-admin/app'
import { OperatorError, readOptions, runMain } from './lib/operator.ts'
import { describePerson, findPerson, grantRoleTo, openProject, parseRol } from './lib/users.ts'

const USAGE = `Uso: npm run grant-role -- --email persona@ejemplo.ec --rol 1 [--yes] [--project id-del-proyecto]

Muestra de quién es la cuenta y pregunta antes de cambiar nada; con --yes no pregunta.
Con un proyecto real hacen falta credenciales: gcloud auth application-default login
Con los emuladores: npm run emulators:exec -- "npm run grant-role -- --email … --rol 1 --yes"`

const confirm = async (question: string): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
  const answer = await Promise.race([terminal.question(question), ended])
  terminal.close()
  return /^(s|sí|si|y)$/i.test(answer.trim())
}

await runMain(async () => {
  const values = readOptions(USAGE, {
    email: { type: 'string' },
    rol: { type: 'string' },
    project: { type: 'string' },
    yes: { type: 'boolean', default: false },
  })
  if (!values.email) throw new OperatorError(USAGE)
  const rol = parseRol(values.rol)
  const firebase = openProject(values.project, USAGE)
  const person = await findPerson(firebase, values.email)
  console.log(describePerson(person))
  const agreed = values.yes || (await confirm(`¿Darle el rol ${rol}? (s/N) `))
  if (agreed) await grantRoleTo(firebase, person, rol)
  await deleteApp(firebase.app)
  if (!agreed) {
    console.log('No se cambió nada.')
    return 1
  }
  console.log(`Hecho: ${values.email} tiene el rol ${rol}. Debe volver a ingresar al portal.`)
  return 0
})
