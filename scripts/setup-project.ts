import { CENTRE } from '@naf/contract'
import { portalUrl } from './lib/build.ts'
import { bucketsOf } from './lib/config.ts'
import { holds, openGoogle } from './lib/google-api.ts'
import { OperatorError, readOptions, runMain } from './lib/operator.ts'

/** What a project needs beside the deployment. */

const USAGE = `Uso: npm run setup-project -- --project id-del-proyecto --mail ${CENTRE.mail} [--check]

Activa respaldos, permisos y alarmas, y dice qué estaba activado y cuánto cuesta al mes. Se puede repetir.
--check no cambia nada y termina con 1 si falta algo.

Hacen falta credenciales: gcloud auth application-default login`

type Google = Awaited<ReturnType<typeof openGoogle>>

const DAY_S = 24 * 60 * 60

/** Versions and backups of the database, deleted files, and images of the functions. */
const keepData = async ({ call, ensure, ensureItem }: Google, id: string): Promise<void> => {
  const database = `firestore.googleapis.com/v1/projects/${id}/databases/(default)`
  const versions = {
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  }
  await ensure(
    'cada minuto de los últimos 7 días de Firestore, y protección contra borrar la base (unos 0,20 dólares por GB)',
    versions,
    () => call('GET', database),
    () => call('PATCH', `${database}?updateMask=${Object.keys(versions)}`, versions),
  )
  await ensureItem(
    'respaldo diario de Firestore durante 98 días (unos 3 dólares por GB)',
    `${database}/backupSchedules`,
    { dailyRecurrence: {} },
    { retention: `${98 * DAY_S}s` },
  )

  const buckets = 'storage.googleapis.com/storage/v1/b'
  const [bucket, olderBucket] = bucketsOf(id)
  const softDelete = { softDeletePolicy: { retentionDurationSeconds: 90 * DAY_S } }
  await ensure(
    'archivos eliminados recuperables durante 90 días (unos 0,03 dólares por GB eliminado)',
    softDelete,
    () => call('GET', `${buckets}/${bucket}`).catch(() => call('GET', `${buckets}/${olderBucket}`)),
    (found) => call('PATCH', `${buckets}/${found?.name}`, softDelete),
  )

  const images = `artifactregistry.googleapis.com/v1/projects/${id}/locations/us-central1/repositories/gcf-artifacts`
  // The name under which firebase-tools looks for it.
  const name = 'firebase-functions-cleanup'
  const policy = { id: name, action: 'DELETE', condition: { tagState: 'ANY', olderThan: `${30 * DAY_S}s` } }
  await ensure(
    'imágenes de las funciones durante 30 días (unos 0,10 dólares por GB)',
    { cleanupPolicies: { [name]: policy } },
    () => call('GET', images),
    (found) => {
      const others = found?.cleanupPolicies as object | undefined
      return call('PATCH', `${images}?updateMask=cleanupPolicies`, {
        cleanupPolicies: { ...others, [name]: policy },
      })
    },
  )
}

/** What the functions do with Firestore, accounts and files; how events reach them; how they are built and log. */
const ROLES = [
  'datastore.user',
  'firebaseauth.admin',
  'storage.objectAdmin',
  'eventarc.eventReceiver',
  'run.invoker',
  'cloudbuild.builds.builder',
  'logging.logWriter',
].map((role) => `roles/${role}`)

const grantRoles = async ({ call, ensure }: Google, id: string): Promise<void> => {
  const project = `cloudresourcemanager.googleapis.com/v1/projects/${id}`
  // If it is refused, so is the next call, which says why.
  const { projectNumber } = await call('GET', project).catch(() => ({ projectNumber: '' }))
  const members = [`serviceAccount:${projectNumber}-compute@developer.gserviceaccount.com`]
  const bindings = ROLES.map((role) => ({ role, members }))
  await ensure(
    `permisos de la cuenta de las funciones: ${ROLES.join(', ')} (gratis)`,
    { bindings },
    () => call('POST', `${project}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } }),
    (found) => {
      const present = (found?.bindings ?? []) as object[]
      const added = bindings.filter((one) => !holds(present, [one]))
      // With the `etag` that was read, Google refuses to overwrite somebody else's change.
      const policy = { ...found, version: 3, bindings: [...present, ...added] }
      return call('POST', `${project}:setIamPolicy`, { policy })
    },
  )
}

const METRIC = 'naf-trash-purged'

/** What is counted in the log, and what the platform's log must not hold. */
const setUpLog = async ({ ensureItem }: Google, id: string): Promise<void> => {
  const logging = `logging.googleapis.com/v2/projects/${id}`
  await ensureItem(
    'cuenta de las limpiezas diarias (gratis)',
    `${logging}/metrics`,
    { name: METRIC },
    {
      filter: 'jsonPayload.message="trash purged"',
      metricDescriptor: { metricKind: 'DELTA', valueType: 'INT64' },
    },
  )
  await ensureItem(
    'registro de la plataforma sin las direcciones que llevan palabras buscadas (gratis)',
    `${logging}/exclusions`,
    { name: 'naf-busquedas' },
    {
      filter: `logName="projects/${id}/logs/run.googleapis.com%2Frequests" AND httpRequest.requestUrl=~"[?&](buscar|q)="`,
    },
  )
}

/** The uptime check, who is told, and the four alarms. */
const watch = async ({ ensureItem }: Google, id: string, mail: string, portal: string): Promise<void> => {
  const monitoring = `monitoring.googleapis.com/v3/projects/${id}`
  const monitoredResource = { type: 'uptime_url', labels: { project_id: id, host: new URL(portal).host } }
  const httpCheck = { path: '/api/salud', port: 443, useSsl: true, validateSsl: true }
  const check = await ensureItem(
    `comprobación de ${portal}/api/salud cada 5 minutos (gratis)`,
    `${monitoring}/uptimeCheckConfigs`,
    { displayName: 'NAF: /api/salud', monitoredResource },
    { httpCheck, period: '300s', timeout: '10s' },
  )
  const channel = await ensureItem(
    `avisos a ${mail} (gratis)`,
    `${monitoring}/notificationChannels`,
    { type: 'email', labels: { email_address: mail } },
    { displayName: 'NAF' },
  )

  const ensureAlarm = async (displayName: string, condition: object, more: object = {}) => {
    const conditions = [{ displayName, ...condition }]
    await ensureItem(
      `alarma «${displayName}» (unos 0,10 dólares)`,
      `${monitoring}/alertPolicies`,
      { displayName },
      { combiner: 'OR', enabled: true, conditions, notificationChannels: [channel?.name], ...more },
    )
  }
  const ensureLogAlarm = async (displayName: string, lines: string) => {
    const filter = `resource.type="cloud_run_revision" AND ${lines}`
    const alertStrategy = { notificationRateLimit: { period: '3600s' }, autoClose: '86400s' }
    await ensureAlarm(displayName, { conditionMatchedLog: { filter } }, { alertStrategy })
  }
  // Twice down is two checks of five minutes.
  await ensureAlarm('NAF: el portal no responde', {
    conditionThreshold: {
      filter: `metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND resource.type="uptime_url" AND metric.labels.check_id="${check?.name?.split('/').at(-1)}"`,
      aggregations: [
        {
          alignmentPeriod: '300s',
          perSeriesAligner: 'ALIGN_NEXT_OLDER',
          crossSeriesReducer: 'REDUCE_COUNT_FALSE',
        },
      ],
      comparison: 'COMPARISON_GT',
      thresholdValue: 1,
      duration: '300s',
    },
  })
  await ensureLogAlarm(
    'NAF: una petición o tarea falló',
    '(severity>=ERROR OR jsonPayload.message="request failed")',
  )
  await ensureLogAlarm(
    'NAF: SendGrid rechaza la clave o el remitente',
    'jsonPayload.message="mail not sent" AND (jsonPayload.reason="401" OR jsonPayload.reason="403")',
  )
  // An absence that is no query ends at 23.5 hours.
  const query = `absent_over_time(logging_googleapis_com:user_${METRIC.replaceAll('-', '_')}[26h])`
  await ensureAlarm('NAF: la limpieza diaria no corrió en 26 horas', {
    conditionPrometheusQueryLanguage: { query, evaluationInterval: '300s' },
  })
}

await runMain(async () => {
  const { project, mail, check } = readOptions(USAGE, {
    project: { type: 'string' },
    mail: { type: 'string', default: '' },
    check: { type: 'boolean', default: false },
  })
  if (!project || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail)) throw new OperatorError(USAGE)
  const portal = portalUrl(project)
  const google = await openGoogle(project, check)
  await keepData(google, project)
  await grantRoles(google, project)
  await setUpLog(google, project)
  await watch(google, project, mail, portal)
  const off = google.countOff()
  console.log(off === 0 ? 'Todo está activado.' : `Faltan ${off}.`)
  return off === 0 ? 0 : 1
})
