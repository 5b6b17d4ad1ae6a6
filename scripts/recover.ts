import { asInEcuador, momentAtClock } from '@naf/contract'
import { deleteApp } from 'firebase-admin/app'
import { getFirestore, Timestamp } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { bucketsOf } from './lib/config.ts'
import { OperatorError, readOptions, runMain } from './lib/operator.ts'
import { foldersMissing, lookBack, recover, usersWithoutAccount } from './lib/recover.ts'
import { type Plan, RULED } from './lib/recover-plan.ts'
import { openProject, type ProjectFirebase } from './lib/users.ts'

const USAGE = `Uso: npm run recover -- --project id-del-proyecto --at '2026-11-28 22:00' [--from base] [--only libros,galeria] [--undo-by uid] [--yes]

Muestra qué registros de ese momento faltan ahora; con --yes los crea otra vez, sin sustituir ninguno.
--at       el momento, en la hora de Ecuador
--from     la base en la que se restauró un respaldo de ese momento
--only     solo estas colecciones
--undo-by  también lo que esta cuenta eliminó en el portal
Con un proyecto real hacen falta credenciales: gcloud auth application-default login`

/** Firestore keeps no older versions. */
const KEPT_MS = 7 * 24 * 60 * 60_000

const clockOf = (moment: Date): string => asInEcuador(moment).toISOString().slice(0, 16).replace('T', ' ')

const parseMoment = (text: string, isFromBackup: boolean): Date => {
  const moment = momentAtClock(text.replace(' ', 'T'))
  if (Number.isNaN(moment.valueOf()) || clockOf(moment) !== text)
    throw new OperatorError("--at debe ser una fecha y una hora de Ecuador: '2026-11-28 22:00'.")
  if (moment.valueOf() > Date.now()) throw new OperatorError('--at está en el futuro.')
  if (!isFromBackup && moment.valueOf() < Date.now() - KEPT_MS)
    throw new OperatorError(
      '--at es de hace más de siete días: restaura un respaldo en otra base y nómbrala con --from.',
    )
  return moment
}

const parseOnly = (text: string | undefined): string[] | undefined => {
  const known = RULED.map(([name]) => name).filter((name) => !name.includes('/'))
  const unknown = text?.split(',').filter((name) => !known.includes(name)) ?? []
  if (unknown.length === 0) return text?.split(',')
  throw new OperatorError(`--only no conoce ${unknown.join(', ')}; las colecciones son ${known.join(', ')}.`)
}

const describe = ({ rows, world }: Plan): string[] => {
  const line = (name: string, missing: string | number, back: string | number) =>
    name.padEnd(20) + String(missing).padStart(10) + String(back).padStart(10)
  const nameOf = (uid: string | null): string => {
    const user = world.get(`users/${uid}`)
    if (uid === null) return 'el portal o la propia persona'
    return user ? `${user.nombre} ${user.apellido} (${uid})` : uid
  }
  const deleters = rows.flatMap(({ collection, deletions }) =>
    [...new Set(deletions.map(({ uid }) => uid))].map((uid) => {
      const times = deletions.filter((one) => one.uid === uid).map(({ fecha }) => clockOf(fecha.toDate()))
      return `  ${collection}: ${times.length} por ${nameOf(uid)}, la última vez ${times.sort().at(-1)}`
    }),
  )
  const missing = rows.filter((row) => row.missing > 0)
  const lines = [
    line('colección', 'faltan', 'vuelven'),
    ...missing.map(({ collection, missing, back }) => line(collection, missing, back.length)),
  ]
  if (deleters.length > 0) lines.push('', 'Eliminados en el portal:', ...deleters)
  if (missing.some(({ collection }) => collection === 'bitacora'))
    lines.push(
      '',
      'La bitácora perdió líneas: no se sabe todo lo que se eliminó después. Elige un momento justo antes del daño.',
    )
  return lines
}

/** The project's own bucket, whose name depends on its age. */
const bucketOf = async ({ app, bucket }: ProjectFirebase) => {
  if (bucket.name) return bucket.open()
  for (const name of bucketsOf(String(process.env.GCLOUD_PROJECT))) {
    const found = getStorage(app).bucket(name)
    if ((await found.exists())[0]) return found
  }
  throw new OperatorError('El proyecto no tiene un depósito de Storage.')
}

const reportFiles = async (firebase: ProjectFirebase, { world }: Plan): Promise<void> => {
  const bucket = await bucketOf(firebase)
  const missing = await foldersMissing(bucket, world)
  if (missing.length === 0) return
  console.log('\nFaltan los archivos de estos registros. Tráelos de vuelta con:')
  for (const carpeta of missing) console.log(`  gcloud storage restore 'gs://${bucket.name}/${carpeta}/**'`)
}

await runMain(async () => {
  const values = readOptions(USAGE, {
    project: { type: 'string' },
    at: { type: 'string' },
    from: { type: 'string' },
    only: { type: 'string' },
    'undo-by': { type: 'string' },
    yes: { type: 'boolean', default: false },
  })
  if (!values.at) throw new OperatorError(USAGE)
  const at = Timestamp.fromDate(parseMoment(values.at, values.from !== undefined))
  const only = parseOnly(values.only)
  const firebase = openProject(values.project, USAGE)
  const from = values.from === undefined ? undefined : getFirestore(firebase.app, values.from)
  const wish = { at, from, only, undoBy: values['undo-by'] }

  if (values.yes) {
    const done = await recover(firebase, wish)
    console.log([...describe(done), '', `Hecho: volvieron ${done.created} registros.`].join('\n'))
    for (const account of done.refused) console.log(`No se pudo crear la cuenta ${account}.`)
    await reportFiles(firebase, done)
  } else {
    const plan = await lookBack(firebase.db, wish)
    const accounts = await usersWithoutAccount(firebase.auth, plan.world)
    console.log([...describe(plan), '', `Cuentas que se crearán: ${accounts.length}.`].join('\n'))
    await reportFiles(firebase, plan)
    console.log('\nNo se cambió nada. Con --yes vuelven.')
  }
  await deleteApp(firebase.app)
  return 0
})
