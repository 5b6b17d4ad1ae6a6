import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { ROOT } from '../lib/paths.ts'
import { stopTree } from '../lib/processes.ts'
import type { Counts } from '../test/suite.ts'
import { ALLOWED } from './allowed.ts'
import { type AuditReport, asReport, graveVulnerabilities, judge } from './judge.ts'

/** What runs in the cloud, and what the browser loads. */
const WORKSPACES = ['functions', 'web']

const TIMEOUT_MS = 30_000

/**
 * Asks the registry about a workspace's production dependencies.
 * @returns null where it does not answer audits, or not in time
 */
const ask = async (workspace: string): Promise<AuditReport | null> => {
  const npm = spawn('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--workspace', workspace], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  const timer = setTimeout(() => void stopTree(npm), TIMEOUT_MS)
  try {
    const [output] = await Promise.all([
      text(npm.stdout),
      new Promise((resolve, reject) => npm.once('close', resolve).once('error', reject)),
    ])
    return asReport(output)
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

/**
 * No production dependency may have a known vulnerability of high or critical severity without a reason. Where the registry
 * does not answer, nothing is known, and that is said and counted as skipped: it is not the project's failure.
 */
export const auditDependencies = async (): Promise<Counts> => {
  const reports = await Promise.all(WORKSPACES.map(ask))
  const answered = reports.filter((report) => report !== null)
  const skipped = reports.length - answered.length
  if (skipped > 0) {
    console.log('El registro de paquetes no respondió a la auditoría: NO SE SABE si hay fallas conocidas.')
    console.log('Repite «npm run audit» donde el registro las atienda.')
    return { passed: 0, failed: 0, skipped }
  }
  const wrong = judge(graveVulnerabilities(answered), ALLOWED, new Date().toISOString().slice(0, 10))
  for (const line of wrong) console.error(`✗ ${line}`)
  if (wrong.length === 0) console.log('Ninguna dependencia de producción tiene una falla conocida grave.')
  return { passed: wrong.length === 0 ? reports.length : 0, failed: wrong.length, skipped: 0 }
}
