/** What `npm audit --json` says of a workspace (report version 2), as far as it is read here. */
export interface AuditReport {
  auditReportVersion: 2
  vulnerabilities: Record<string, { via: (string | Via)[] }>
}

interface Via {
  /** The package with the hole; those that merely depend on it name it as a string. */
  name: string
  title: string
  url: string
  severity: string
}

export interface Hole {
  /** The last part of the advisory's address, such as `GHSA-…`. */
  advisory: string
  name: string
  title: string
  severity: string
}

/** A hole that stays for a while, and why that is no danger here. */
export interface Allowed {
  advisory: string
  reason: string
  /** `YYYY-MM-DD`: from the day after, the reason has to be looked at again. */
  until: string
}

const GRAVE = ['high', 'critical']

/** The advisories of high and critical severity, each once, however many packages lead to it. */
export const graveHoles = (reports: readonly AuditReport[]): Hole[] => {
  const holes = reports.flatMap(({ vulnerabilities }) =>
    Object.values(vulnerabilities).flatMap(({ via }) =>
      via.flatMap((cause) =>
        typeof cause === 'string' || !GRAVE.includes(cause.severity) ? [] : [asHole(cause)],
      ),
    ),
  )
  return [...new Map(holes.map((hole) => [`${hole.name} ${hole.advisory}`, hole])).values()]
}

const asHole = ({ name, title, url, severity }: Via): Hole => ({
  advisory: url.split('/').at(-1) ?? url,
  name,
  title,
  severity,
})

/** What is wrong, one line each: a hole without a reason, a reason out of date, a reason for nothing. */
export const judge = (holes: readonly Hole[], allowed: readonly Allowed[], today: string): string[] => [
  ...holes
    .filter(({ advisory }) => !allowed.some((entry) => entry.advisory === advisory))
    .map(({ name, severity, advisory, title }) => `${name}: ${severity}, ${advisory}: ${title}`),
  ...allowed
    .filter(({ until }) => until < today)
    .map(({ advisory, until }) => `${advisory}: su permiso venció el ${until}`),
  ...allowed
    .filter(({ advisory }) => !holes.some((hole) => hole.advisory === advisory))
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
