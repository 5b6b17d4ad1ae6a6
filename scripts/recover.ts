import { momentAtClock } from '@naf/contract'
import { deleteApp } from 'firebase-admin/app'
import { getFirestore, Timestamp } from 'firebase-admin/firestore'
import { OperatorError, readOptions, runMain } from './lib/operator.ts'
import { clockOf, recover } from './lib/recover.ts'
import { RULED } from './lib/recover-plan.ts'
import { openProject } from './lib/users.ts'

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
  const at = parseMoment(values.at, values.from !== undefined)
  const only = parseOnly(values.only)
  const firebase = openProject(values.project, USAGE)
  const from = values.from === undefined ? undefined : getFirestore(firebase.app, values.from)
  await recover(firebase, { at, from, only, undoBy: values['undo-by'], yes: values.yes })
  await deleteApp(firebase.app)
  return 0
})
