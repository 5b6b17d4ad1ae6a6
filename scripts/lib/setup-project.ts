import { bucketsOf } from './config.ts'
import { type Call, holds, type Project, Refused, type Setting } from './google-api.ts'
import { alarmsOf } from './setup-alarms.ts'

/** What a project needs beside the deployment: read, compared, and switched on where it differs. */

const DAY_S = 24 * 60 * 60
const seconds = (days: number) => `${days * DAY_S}s`

const databaseOf = (call: Call, { id }: Project): Setting[] => {
  const database = `firestore.googleapis.com/v1/projects/${id}/databases/(default)`
  const field = (name: string, value: string, what: string, cost: string): Setting => ({
    what,
    cost,
    isOn: async () => holds(await call('GET', database), { [name]: value }),
    switchOn: () => call('PATCH', `${database}?updateMask=${name}`, { [name]: value }),
  })
  interface Schedules {
    backupSchedules?: { name: string; retention: string; dailyRecurrence?: object }[]
  }
  const daily = async () =>
    (await call<Schedules>('GET', `${database}/backupSchedules`)).backupSchedules?.find(
      ({ dailyRecurrence }) => dailyRecurrence,
    )
  const retention = seconds(98)
  return [
    field(
      'pointInTimeRecoveryEnablement',
      'POINT_IN_TIME_RECOVERY_ENABLED',
      'cada minuto de los últimos 7 días de Firestore',
      'unos 0,20 dólares por GB',
    ),
    field('deleteProtectionState', 'DELETE_PROTECTION_ENABLED', 'protección contra borrar la base', 'gratis'),
    {
      what: 'respaldo diario de Firestore durante 98 días',
      cost: 'unos 3 dólares por GB',
      isOn: async () => holds(await daily(), { retention }),
      async switchOn() {
        const found = await daily()
        if (!found) return call('POST', `${database}/backupSchedules`, { retention, dailyRecurrence: {} })
        return call('PATCH', `firestore.googleapis.com/v1/${found.name}?updateMask=retention`, { retention })
      },
    },
  ]
}

const bucketOf = (call: Call, { id }: Project): Setting => {
  const softDeletePolicy = { retentionDurationSeconds: 90 * DAY_S }
  const find = async (names: readonly string[] = bucketsOf(id)): Promise<[string, object]> => {
    const [name = '', ...others] = names
    const address = `storage.googleapis.com/storage/v1/b/${name}`
    try {
      return [address, await call('GET', `${address}?fields=softDeletePolicy`)]
    } catch (error) {
      if (!(error instanceof Refused && error.status === 404) || others.length === 0) throw error
      return find(others)
    }
  }
  return {
    what: 'archivos eliminados recuperables durante 90 días',
    cost: 'unos 0,03 dólares por GB eliminado',
    isOn: async () => holds((await find())[1], { softDeletePolicy }),
    switchOn: async () => call('PATCH', (await find())[0], { softDeletePolicy }),
  }
}

const imagesOf = (call: Call, { id }: Project): Setting => {
  const address = `artifactregistry.googleapis.com/v1/projects/${id}/locations/us-central1/repositories/gcf-artifacts`
  // The name under which firebase-tools looks for it.
  const name = 'firebase-functions-cleanup'
  const policy = { id: name, action: 'DELETE', condition: { tagState: 'ANY', olderThan: seconds(30) } }
  const read = () => call<{ cleanupPolicies?: object }>('GET', address)
  return {
    what: 'imágenes de las funciones durante 30 días',
    cost: 'unos 0,10 dólares por GB',
    isOn: async () => holds(await read(), { cleanupPolicies: { [name]: policy } }),
    async switchOn() {
      const cleanupPolicies = { ...(await read()).cleanupPolicies, [name]: policy }
      return call('PATCH', `${address}?updateMask=cleanupPolicies`, { cleanupPolicies })
    },
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
  bindings?: { role: string; members: string[]; condition?: object }[]
}

const rolesOf = (call: Call, { id }: Project): Setting => {
  const address = `cloudresourcemanager.googleapis.com/v1/projects/${id}`
  const read = async () => {
    const { projectNumber } = await call<{ projectNumber: string }>('GET', address)
    const member = `serviceAccount:${projectNumber}-compute@developer.gserviceaccount.com`
    const options = { requestedPolicyVersion: 3 }
    const policy = await call<Policy>('POST', `${address}:getIamPolicy`, { options })
    const { bindings = [] } = policy
    const has = (role: string) =>
      bindings.some((one) => one.role === role && !one.condition && one.members.includes(member))
    return { member, policy, bindings, missing: ROLES.filter((role) => !has(role)) }
  }
  return {
    what: `permisos de la cuenta de las funciones: ${ROLES.join(', ')}`,
    cost: 'gratis',
    isOn: async () => (await read()).missing.length === 0,
    async switchOn() {
      const { member, policy, bindings, missing } = await read()
      const added = missing.map((role) => ({ role, members: [member] }))
      // With the `etag` that was read, Google refuses to overwrite somebody else's change.
      const changed = { ...policy, version: 3, bindings: [...bindings, ...added] }
      return call('POST', `${address}:setIamPolicy`, { policy: changed })
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
  for (const { what, cost, isOn, switchOn } of settings) {
    try {
      if (await isOn()) {
        print(`✓ ${what} (${cost})`)
        continue
      }
      if (!isCheck) await switchOn()
      print(isCheck ? `✗ falta: ${what} (${cost})` : `+ activado: ${what} (${cost})`)
      if (isCheck) off += 1
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      print(`✗ no se pudo: ${what}. ${error.message}`)
      off += 1
    }
  }
  return off
}
