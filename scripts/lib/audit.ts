import { execFile } from 'node:child_process'
import { ROOT } from './paths.ts'
import type { Counts } from './suites.ts'

/** A known vulnerability that stays for a while, and why it is no danger here. */
export interface Allowed {
  /** The last part of the advisory's address, such as `GHSA-…`. */
  advisory: string
  reason: string
  /** `YYYY-MM-DD`: from the day after, the reason must be checked again. */
  until: string
}

export const ALLOWED: readonly Allowed[] = []

/** What runs in the cloud, and what the browser loads. */
const WORKSPACES = ['functions', 'web']

/** What `npm audit --json` says of a workspace (report version 2), as far as it is read here. */
interface AuditReport {
  auditReportVersion: 2
  /** The vulnerable package names its advisory; those that depend on it name only the package. */
  vulnerabilities: Record<
    string,
    { via: (string | { name: string; title: string; url: string; severity: string })[] }
  >
}

/** @returns null for other output: npm writes a refusal of the registry in JSON too */
const parseReport = (output: string): AuditReport | null => {
  try {
    const report = JSON.parse(output) as AuditReport | null
    return report?.auditReportVersion === 2 && report.vulnerabilities ? report : null
  } catch {
    return null
  }
}

/**
 * What is wrong, one line each: a vulnerability of high or critical severity without a reason, a reason out of date, a
 * reason without a vulnerability.
 * @param outputs of `npm audit --json`
 * @returns null unless every output is a report
 */
export const findProblems = (
  outputs: readonly string[],
  allowed: readonly Allowed[],
  today: string,
): string[] | null => {
  const reports = outputs.map(parseReport)
  if (reports.includes(null)) return null
  const grave = new Map<string, string>()
  for (const { via } of reports.flatMap((report) => Object.values(report?.vulnerabilities ?? {})))
    for (const cause of via)
      if (typeof cause !== 'string' && ['high', 'critical'].includes(cause.severity)) {
        const advisory = cause.url.split('/').at(-1) ?? cause.url
        grave.set(advisory, `${cause.name}: ${cause.severity}, ${advisory}: ${cause.title}`)
      }
  return [
    ...[...grave].flatMap(([advisory, line]) =>
      allowed.some((one) => one.advisory === advisory) ? [] : [line],
    ),
    ...allowed.flatMap(({ advisory, until }) => {
      if (!grave.has(advisory)) return [`${advisory}: ya no está; quítalo de scripts/lib/audit.ts`]
      return until < today ? [`${advisory}: su permiso venció el ${until}`] : []
    }),
  ]
}

/** Asks the registry about the production dependencies of a workspace; npm fails where it finds any. */
const askRegistry = (workspace: string): Promise<string> =>
  new Promise((resolve) => {
    const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--workspace', workspace]
    const options = { cwd: ROOT, timeout: 30_000, maxBuffer: 2 ** 26, shell: process.platform === 'win32' }
    execFile('npm', args, options, (_error, stdout) => resolve(stdout))
  })

/**
 * No production dependency may have a known vulnerability of high or critical severity without a reason. If the
 * registry does not answer, nothing is known: that is printed and counts as skipped.
 */
export const auditDependencies = async (): Promise<Counts> => {
  const outputs = await Promise.all(WORKSPACES.map(askRegistry))
  const problems = findProblems(outputs, ALLOWED, new Date().toISOString().slice(0, 10))
  if (!problems) {
    console.log('El registro de paquetes no respondió a la auditoría: NO SE SABE si hay fallas conocidas.')
    console.log('Repite «npm run audit» donde el registro las atienda.')
    return { passed: 0, failed: 0, skipped: 1 }
  }
  for (const line of problems) console.error(`✗ ${line}`)
  if (problems.length === 0) console.log('Ninguna dependencia de producción tiene una falla conocida grave.')
  return { passed: problems.length === 0 ? 1 : 0, failed: problems.length, skipped: 0 }
}
