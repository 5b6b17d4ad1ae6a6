/** What `npm audit --json` says of a workspace (report version 2), as far as it is read here. */
export interface AuditReport {
  auditReportVersion: 2
  vulnerabilities: Record<string, { via: (string | Via)[] }>
}

interface Via {
  /** The vulnerable package; those that merely depend on it name it as a string. */
  name: string
  title: string
  url: string
  severity: string
}

export interface Vulnerability {
  /** The last part of the advisory's address, such as `GHSA-…`. */
  advisory: string
  name: string
  title: string
  severity: string
}

/** A vulnerability that stays for a while, and why that is no danger here. */
export interface Allowed {
  advisory: string
  reason: string
  /** `YYYY-MM-DD`: from the day after, the reason has to be looked at again. */
  until: string
}

const GRAVE = ['high', 'critical']

/** The advisories of high and critical severity, each once, however many packages lead to it. */
export const graveVulnerabilities = (reports: readonly AuditReport[]): Vulnerability[] => {
  const vulnerabilities = reports.flatMap(({ vulnerabilities }) =>
    Object.values(vulnerabilities).flatMap(({ via }) =>
      via.flatMap((cause) =>
        typeof cause === 'string' || !GRAVE.includes(cause.severity) ? [] : [asVulnerability(cause)],
      ),
    ),
  )
  return [...new Map(vulnerabilities.map((found) => [`${found.name} ${found.advisory}`, found])).values()]
}

const asVulnerability = ({ name, title, url, severity }: Via): Vulnerability => ({
  advisory: url.split('/').at(-1) ?? url,
  name,
  title,
  severity,
})

/** What is wrong, one line each: a vulnerability without a reason, a reason out of date, a reason for nothing. */
export const judge = (
  vulnerabilities: readonly Vulnerability[],
  allowed: readonly Allowed[],
  today: string,
): string[] => [
  ...vulnerabilities
    .filter(({ advisory }) => !allowed.some((entry) => entry.advisory === advisory))
    .map(({ name, severity, advisory, title }) => `${name}: ${severity}, ${advisory}: ${title}`),
  ...allowed
    .filter(({ until }) => until < today)
    .map(({ advisory, until }) => `${advisory}: su permiso venció el ${until}`),
  ...allowed
    .filter(({ advisory }) => !vulnerabilities.some((found) => found.advisory === advisory))
    .map(({ advisory }) => `${advisory}: ya no está; quítalo de scripts/dependencies/allowed.ts`),
]

/** A report, or null for whatever else npm wrote: it answers a refusal of the registry in JSON too. */
export const asReport = (output: string): AuditReport | null => {
  try {
    const report: unknown = JSON.parse(output)
    return isReport(report) ? report : null
  } catch {
    return null
  }
}

const isReport = (value: unknown): value is AuditReport =>
  typeof value === 'object' &&
  value !== null &&
  'auditReportVersion' in value &&
  value.auditReportVersion === 2 &&
  'vulnerabilities' in value
