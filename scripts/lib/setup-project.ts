import { bucketsOf } from './config.ts'
import { type Call, holds, itemSetting, type Project, type Setting } from './google-api.ts'
import { OperatorError } from './operator.ts'
import { alarmsOf } from './setup-alarms.ts'

/** What a project needs beside the deployment: read, compared, and switched on where it differs. */

const DAY_S = 24 * 60 * 60
const seconds = (days: number) => `${days * DAY_S}s`

const databaseOf = (call: Call, { id }: Project): Setting[] => {
  const database = `firestore.googleapis.com/v1/projects/${id}/databases/(default)`
  const fields = {
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  }
  return [
    {
      what: 'cada minuto de los últimos 7 días de Firestore, y protección contra borrar la base',
      cost: 'unos 0,20 dólares por GB',
      find: () => call('GET', database),
      wanted: async () => fields,
      write: () => call('PATCH', `${database}?updateMask=${Object.keys(fields)}`, fields),
    },
    itemSetting(call, {
      what: 'respaldo diario de Firestore durante 98 días',
      cost: 'unos 3 dólares por GB',
      list: `${database}/backupSchedules`,
      identity: { dailyRecurrence: {} },
      wanted: async () => ({ retention: seconds(98) }),
    }),
  ]
}

const bucketOf = (call: Call, { id }: Project): Setting<{ name: string }> => {
  const buckets = 'storage.googleapis.com/storage/v1/b'
  return {
    what: 'archivos eliminados recuperables durante 90 días',
    cost: 'unos 0,03 dólares por GB eliminado',
    async find() {
      const { items } = await call<{ items?: { name: string }[] }>('GET', `${buckets}?project=${id}`)
      return items?.find(({ name }) => bucketsOf(id).some((own) => own === name))
    },
    wanted: async () => ({ softDeletePolicy: { retentionDurationSeconds: 90 * DAY_S } }),
    write(policy, found) {
      if (!found) throw new OperatorError('el proyecto no tiene un depósito de Storage')
      return call('PATCH', `${buckets}/${found.name}`, policy)
    },
  }
}

const imagesOf = (call: Call, { id }: Project): Setting<{ cleanupPolicies?: object }> => {
  const address = `artifactregistry.googleapis.com/v1/projects/${id}/locations/us-central1/repositories/gcf-artifacts`
  // The name under which firebase-tools looks for it.
  const name = 'firebase-functions-cleanup'
  const policy = { id: name, action: 'DELETE', condition: { tagState: 'ANY', olderThan: seconds(30) } }
  return {
    what: 'imágenes de las funciones durante 30 días',
    cost: 'unos 0,10 dólares por GB',
    find: () => call('GET', address),
    wanted: async () => ({ cleanupPolicies: { [name]: policy } }),
    write: (_, found) =>
      call('PATCH', `${address}?updateMask=cleanupPolicies`, {
        cleanupPolicies: { ...found?.cleanupPolicies, [name]: policy },
      }),
  }
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

interface Policy {
  bindings?: { role: string; members: string[] }[]
}

const rolesOf = (call: Call, { id }: Project): Setting<Policy, Required<Policy>> => {
  const address = `cloudresourcemanager.googleapis.com/v1/projects/${id}`
  return {
    what: `permisos de la cuenta de las funciones: ${ROLES.join(', ')}`,
    cost: 'gratis',
    find: () => call('POST', `${address}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } }),
    async wanted() {
      const { projectNumber } = await call<{ projectNumber: string }>('GET', address)
      const members = [`serviceAccount:${projectNumber}-compute@developer.gserviceaccount.com`]
      return { bindings: ROLES.map((role) => ({ role, members })) }
    },
    write({ bindings }, found) {
      const added = bindings.filter((one) => !holds(found, { bindings: [one] }))
      // With the `etag` that was read, Google refuses to overwrite somebody else's change.
      const policy = { ...found, version: 3, bindings: [...(found?.bindings ?? []), ...added] }
      return call('POST', `${address}:setIamPolicy`, { policy })
    },
  }
}

export const settingsOf = (call: Call, project: Project): Setting[] => [
  ...databaseOf(call, project),
  bucketOf(call, project),
  imagesOf(call, project),
  rolesOf(call, project),
  ...alarmsOf(call, project),
]

/**
 * Switches on what is off, unless it only checks. A refusal of one interface stops no other setting.
 * @returns how many settings are off at the end
 */
export const setUp = async (settings: Setting[], isCheck: boolean, print: (line: string) => void) => {
  let off = 0
  for (const { what, cost, find, wanted, write } of settings) {
    try {
      const [found, right] = [await find(), await wanted()]
      if (holds(found, right)) print(`✓ ${what} (${cost})`)
      else if (isCheck) {
        off += 1
        print(`✗ falta: ${what} (${cost})`)
      } else {
        await write(right, found)
        print(`+ activado: ${what} (${cost})`)
      }
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error
      off += 1
      print(`✗ no se pudo: ${what}. ${error.message}`)
    }
  }
  return off
}
