import { deleteApp } from 'firebase-admin/app'
import { OperatorError, readOptions, runMain } from './lib/operator.ts'
import { erasePerson, exportPerson, personWith } from './lib/person.ts'
import { openPortal } from './lib/users.ts'

const USAGE = `Uso: npm run person -- --email persona@ejemplo.ec [--export carpeta] [--erase --yes] --project id-del-proyecto

Dice cuánto guarda el portal de una persona en cada colección.
--export escribe todo en una carpeta nueva, un archivo JSON por colección.
--erase lo borra todo, también la cuenta; sin --yes solo dice qué se borraría. No se puede deshacer.

Con un proyecto real hacen falta credenciales: gcloud auth application-default login`

await runMain(async () => {
  const values = readOptions(USAGE, {
    email: { type: 'string' },
    export: { type: 'string' },
    erase: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    project: { type: 'string' },
  })
  if (!values.email || !/^[^\s@]+@[^\s@]+$/.test(values.email.trim())) throw new OperatorError(USAGE)
  const portal = openPortal(values.project, USAGE)
  const person = await personWith(portal.firebase, values.email)
  for (const [name, { length }] of Object.entries({ cuentas: person.uids, ...person.found }))
    console.log(name.padEnd(14) + length)
  if (values.export) {
    exportPerson(person.found, values.export)
    console.log(
      `Todo está en la carpeta ${values.export}. Son datos personales: bórrala después de entregarla.`,
    )
  }
  if (values.erase && values.yes) {
    await erasePerson(portal, person)
    console.log('Borrado. Las copias de seguridad lo conservan hasta 14 semanas.')
  }
  await deleteApp(portal.firebase.app)
  if (!values.erase || values.yes) return 0
  console.log('No se borró nada. Para borrar todo lo anterior, y la cuenta, repite la orden con --yes.')
  return 1
})
