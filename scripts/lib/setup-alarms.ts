import { type Call, holds, type Project, type Setting } from './google-api.ts'

/** The uptime check, who is told, the four alarms, and what the platform's log must not hold. */

type Named = { name: string } & Record<string, unknown>

interface Wanted {
  what: string
  cost: string
  /** The address of the list, and the field of its answer. */
  list: string
  field: string
  /** The address below which an existing one is changed. */
  root: string
  isIt: (one: Named) => boolean
  body: () => Promise<object>
  /** Metrics of the log are replaced. */
  change?: 'PUT'
}

const MONITORING = 'monitoring.googleapis.com/v3'
const LOGGING = 'logging.googleapis.com/v2'

const listOf = async (call: Call, list: string, field: string): Promise<Named[]> =>
  (await call<Record<string, Named[] | undefined>>('GET', list))[field] ?? []

/** Google refuses these in a change: they say which one it is. */
const IDENTITY = ['name', 'monitoredResource']

/** A setting that is one of a list: made where it is missing, changed where it differs. */
const oneOf = (call: Call, { what, cost, list, field, root, isIt, body, change }: Wanted): Setting => {
  const find = async () => (await listOf(call, list, field)).find(isIt)
  return {
    what,
    cost,
    isOn: async () => holds(await find(), await body()),
    async switchOn() {
      const [found, wanted] = [await find(), await body()]
      if (!found) return call('POST', list, wanted)
      // Those of the log are named without their list.
      const address = found.name.includes('/') ? `${root}/${found.name}` : `${list}/${found.name}`
      if (change) return call(change, address, wanted)
      const mask = Object.keys(wanted).filter((name) => !IDENTITY.includes(name))
      return call('PATCH', `${address}?updateMask=${mask.join(',')}`, wanted)
    },
  }
}

const METRIC = 'naf-trash-purged'
const FREE = 'gratis'
const ALARM = 'unos 0,10 dólares'

const inLog = (filter: string) => ({
  condition: { conditionMatchedLog: { filter: `resource.type="cloud_run_revision" AND ${filter}` } },
  alertStrategy: { notificationRateLimit: { period: '3600s' }, autoClose: '86400s' },
})

/** By name. Twice down is two checks of five minutes. */
const alarms = (checkId: string): Record<string, { condition: object; alertStrategy?: object }> => ({
  'NAF: el portal no responde': {
    condition: {
      conditionThreshold: {
        filter: `metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND resource.type="uptime_url" AND metric.labels.check_id="${checkId}"`,
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
    },
  },
  'NAF: una petición o tarea falló': inLog('(severity>=ERROR OR jsonPayload.message="request failed")'),
  'NAF: SendGrid rechaza la clave o el remitente': inLog(
    'jsonPayload.message="mail not sent" AND (jsonPayload.reason="401" OR jsonPayload.reason="403")',
  ),
  // An absence that is no query ends at 23.5 hours.
  'NAF: la limpieza diaria no corrió en 26 horas': {
    condition: {
      conditionPrometheusQueryLanguage: {
        query: `absent_over_time(logging_googleapis_com:user_${METRIC.replaceAll('-', '_')}[26h])`,
        evaluationInterval: '300s',
      },
    },
  },
})

export const alarmsOf = (call: Call, { id, mail, portal }: Project): Setting[] => {
  const monitoring = `${MONITORING}/projects/${id}`
  const logging = `${LOGGING}/projects/${id}`
  const checks = `${monitoring}/uptimeCheckConfigs`
  const channels = `${monitoring}/notificationChannels`
  const hasName = (displayName: string) => (one: Named) => one.displayName === displayName
  const isChannel = (one: Named) => one.type === 'email' && holds(one, { labels: { email_address: mail } })
  const nameIn = async (list: string, field: string, isIt: (one: Named) => boolean) =>
    (await listOf(call, list, field)).find(isIt)?.name ?? ''

  const CHECK = 'NAF: /api/salud'
  const httpCheck = { path: '/api/salud', port: 443, useSsl: true, validateSsl: true }
  const monitoredResource = { type: 'uptime_url', labels: { project_id: id, host: new URL(portal).host } }
  const isCheck = (one: Named) => hasName(CHECK)(one) && holds(one, { monitoredResource })
  const channel = { type: 'email', displayName: 'NAF', labels: { email_address: mail } }
  const metric = {
    name: METRIC,
    filter: 'jsonPayload.message="trash purged"',
    metricDescriptor: { metricKind: 'DELTA', valueType: 'INT64' },
  }
  const hidden = {
    name: 'naf-busquedas',
    filter: `logName="projects/${id}/logs/run.googleapis.com%2Frequests" AND httpRequest.requestUrl=~"[?&](buscar|q)="`,
  }

  const alarm = (name: string): Setting =>
    oneOf(call, {
      what: `alarma «${name}»`,
      cost: ALARM,
      list: `${monitoring}/alertPolicies`,
      field: 'alertPolicies',
      root: MONITORING,
      isIt: hasName(name),
      async body() {
        const check = await nameIn(checks, 'uptimeCheckConfigs', isCheck)
        const { condition, ...more } = alarms(check.split('/').at(-1) ?? '')[name] ?? {}
        return {
          displayName: name,
          combiner: 'OR',
          enabled: true,
          conditions: [{ displayName: name, ...condition }],
          notificationChannels: [await nameIn(channels, 'notificationChannels', isChannel)],
          ...more,
        }
      },
    })

  return [
    oneOf(call, {
      what: `comprobación de ${portal}/api/salud cada 5 minutos`,
      cost: FREE,
      list: checks,
      field: 'uptimeCheckConfigs',
      root: MONITORING,
      isIt: isCheck,
      body: async () => ({
        displayName: CHECK,
        monitoredResource,
        httpCheck,
        period: '300s',
        timeout: '10s',
      }),
    }),
    oneOf(call, {
      what: `avisos a ${mail}`,
      cost: FREE,
      list: channels,
      field: 'notificationChannels',
      root: MONITORING,
      isIt: isChannel,
      body: async () => channel,
    }),
    oneOf(call, {
      what: 'cuenta de las limpiezas diarias',
      cost: FREE,
      list: `${logging}/metrics`,
      field: 'metrics',
      root: LOGGING,
      isIt: ({ name }) => name === METRIC,
      body: async () => metric,
      change: 'PUT',
    }),
    ...Object.keys(alarms('')).map(alarm),
    oneOf(call, {
      what: 'registro de la plataforma sin las direcciones que llevan palabras buscadas',
      cost: FREE,
      list: `${logging}/exclusions`,
      field: 'exclusions',
      root: LOGGING,
      isIt: ({ name }) => name === hidden.name,
      body: async () => hidden,
    }),
  ]
}
