import { type Call, findItem, type Item, itemSetting, type Project, type Setting } from './google-api.ts'

/** The uptime check, who is told, the four alarms, and what the platform's log must not hold. */

const METRIC = 'naf-trash-purged'
const FREE = 'gratis'

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
  const monitoring = `monitoring.googleapis.com/v3/projects/${id}`
  const logging = `logging.googleapis.com/v2/projects/${id}`
  const check: Item = {
    list: `${monitoring}/uptimeCheckConfigs`,
    identity: {
      displayName: 'NAF: /api/salud',
      monitoredResource: { type: 'uptime_url', labels: { project_id: id, host: new URL(portal).host } },
    },
  }
  const channel: Item = {
    list: `${monitoring}/notificationChannels`,
    identity: { type: 'email', labels: { email_address: mail } },
  }
  const nameOf = async (item: Item) => (await findItem(call, item))?.name ?? ''

  const alarm = (displayName: string) =>
    itemSetting(call, {
      what: `alarma «${displayName}»`,
      cost: 'unos 0,10 dólares',
      list: `${monitoring}/alertPolicies`,
      identity: { displayName },
      async wanted() {
        const checkId = (await nameOf(check)).split('/').at(-1) ?? ''
        const { condition, ...more } = alarms(checkId)[displayName] ?? {}
        return {
          combiner: 'OR',
          enabled: true,
          conditions: [{ displayName, ...condition }],
          notificationChannels: [await nameOf(channel)],
          ...more,
        }
      },
    })

  return [
    itemSetting(call, {
      ...check,
      what: `comprobación de ${portal}/api/salud cada 5 minutos`,
      cost: FREE,
      wanted: async () => ({
        httpCheck: { path: '/api/salud', port: 443, useSsl: true, validateSsl: true },
        period: '300s',
        timeout: '10s',
      }),
    }),
    itemSetting(call, {
      ...channel,
      what: `avisos a ${mail}`,
      cost: FREE,
      wanted: async () => ({ displayName: 'NAF' }),
    }),
    itemSetting(call, {
      what: 'cuenta de las limpiezas diarias',
      cost: FREE,
      list: `${logging}/metrics`,
      identity: { name: METRIC },
      wanted: async () => ({
        filter: 'jsonPayload.message="trash purged"',
        metricDescriptor: { metricKind: 'DELTA', valueType: 'INT64' },
      }),
      change: 'PUT',
    }),
    ...Object.keys(alarms('')).map(alarm),
    itemSetting(call, {
      what: 'registro de la plataforma sin las direcciones que llevan palabras buscadas',
      cost: FREE,
      list: `${logging}/exclusions`,
      identity: { name: 'naf-busquedas' },
      wanted: async () => ({
        filter: `logName="projects/${id}/logs/run.googleapis.com%2Frequests" AND httpRequest.requestUrl=~"[?&](buscar|q)="`,
      }),
    }),
  ]
}
