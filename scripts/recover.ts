import { momentAtClock } from '@naf/contract'
import { deleteApp } from 'firebase-admin/app'
import { getFirestore, Timestamp } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { bucketsOf } from './lib/config.ts'
import { OperatorError, readOptions, runMain } from './lib/operator.ts'
import { clockOf, recover } from './lib/recover.ts'
import { RULED } from './lib/recover-plan.ts'
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

const parseMoment = (text: string, isFromBackup: boolean): Timestamp => {
  const moment = momentAtClock(text.replace(' ', 'T'))
  if (Number.isNaN(moment.valueOf()) || clockOf(moment) !== text)
    throw new OperatorError("--at debe ser una fecha y una hora de Ecuador: '2026-11-28 22:00'.")
  if (moment.valueOf() > Date.now()) throw new OperatorError('--at está en el futuro.')
  if (!isFromBackup && moment.valueOf() < Date.now() - KEPT_MS)
    throw new OperatorError(
      '--at es de hace más de siete días: restaura un respaldo en otra base y nómbrala con --from.',
    )
  return Timestamp.fromDate(moment)
}

const parseOnly = (text: string | undefined): string[] | undefined => {
  const known = RULED.map(([name]) => name).filter((name) => !name.includes('/'))
  const unknown = text?.split(',').filter((name) => !known.includes(name)) ?? []
  if (unknown.length === 0) return text?.split(',')
  throw new OperatorError(`--only no conoce ${unknown.join(', ')}; las colecciones son ${known.join(', ')}.`)
}

/** The project's own bucket, whose name depends on its age. */
const openBucket = async ({ app, bucket }: ProjectFirebase) => {
  if (bucket.name) return bucket.open()
  for (const name of bucketsOf(String(process.env.GCLOUD_PROJECT))) {
    const found = getStorage(app).bucket(name)
    if ((await found.exists())[0]) return found
  }
  throw new OperatorError('El proyecto no tiene un depósito de Storage.')
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
  const wish = {
    at: parseMoment(values.at, values.from !== undefined),
    only: parseOnly(values.only),
    undoBy: values['undo-by'],
    yes: values.yes,
  }
  const firebase = openProject(values.project, USAGE)
  const from = values.from === undefined ? undefined : getFirestore(firebase.app, values.from)
  await recover({ ...firebase, openBucket: () => openBucket(firebase) }, { ...wish, from })
  await deleteApp(firebase.app)
  return 0
})
