import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CHROMIUM_ARGS, findBrowser } from './lib/browsers.ts'
import { buildForEmulators, buildWeb } from './lib/build.ts'
import { CACHE, EMULATOR_ENV, packageBin, TESTS, url } from './lib/config.ts'
import { withSuite } from './lib/emulators.ts'
import { OperatorError, runMain } from './lib/operator.ts'
import { runNode } from './lib/processes.ts'
import { auditLimits, auditSizes, type Limits, PAGES, sizeLimitsOf, weigh } from './lib/sizes.ts'
import { playwright } from './lib/suites.ts'

const USAGE = `Uso: npm run ux-audit [-- --quick] [-- --routes=/,/servicios] [-- --runs=n]

Mide cada página pública y compara con los límites; termina con error si falta alguno.
--quick    solo los tamaños, sin navegador
--routes   solo estas páginas, y sin axe
--runs     cuántas veces mira Lighthouse cada página; 5 si no se dice otra cosa`

/** Scores from 0 to 100. */
const LIMITS: Limits = {
  rendimiento: { atLeast: 97 },
  accesibilidad: { atLeast: 100 },
  prácticas: { atLeast: 100 },
  SEO: { atLeast: 100 },
  'LCP ms': { atMost: 1_500 },
  CLS: { atMost: 0.02 },
  'TBT ms': { atMost: 50 },
}

const REPORT = join(CACHE, 'lighthouse.json')

interface LighthouseReport {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
}

/** Where there is no graphics card, Chromium looks for one for a second before it paints. */
const SOFTWARE_ONLY = ['--use-gl=disabled']

/** Lighthouse as it comes: a phone on a slow connection, in a browser that has never been here. */
const runLighthouse = async (path: string, signal: AbortSignal): Promise<LighthouseReport> => {
  const { executablePath, env } = await findBrowser()
  mkdirSync(CACHE, { recursive: true })
  const flags = ['--headless=new', ...SOFTWARE_ONLY, ...CHROMIUM_ARGS].map((flag) =>
    flag.replace(/=(.* .*)/, '="$1"'),
  )
  const args = [url('portal') + path, '--quiet', '--output=json', `--output-path=${REPORT}`]
  const code = await runNode(
    packageBin('lighthouse', 'lighthouse', TESTS),
    [...args, `--chrome-flags=${flags.join(' ')}`],
    { cwd: TESTS, env: { ...env, CHROME_PATH: executablePath }, signal },
  )
  if (code !== 0) throw new OperatorError(`Lighthouse no terminó en ${path}.`)
  return JSON.parse(readFileSync(REPORT, 'utf8')) as LighthouseReport
}

const valuesOf = ({ categories, audits }: LighthouseReport): Record<string, number> => {
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    rendimiento: score('performance'),
    accesibilidad: score('accessibility'),
    prácticas: score('best-practices'),
    SEO: score('seo'),
    'LCP ms': value('largest-contentful-paint'),
    CLS: value('cumulative-layout-shift'),
    'TBT ms': value('total-blocking-time'),
  }
}

/** The audits that cost points of the scores that must be whole. */
const faultsOf = ({ categories, audits }: LighthouseReport): string[] =>
  ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title}`),
  )

/** The median of each value, so that one run on a busy machine spoils none. */
const auditPage = async (page: (typeof PAGES)[number], runs: number, signal: AbortSignal) => {
  const values: Record<string, number>[] = []
  const faults = new Set<string>()
  for (let run = 0; run < runs; run += 1) {
    const report = await runLighthouse(page.path, signal)
    values.push(valuesOf(report))
    for (const fault of faultsOf(report)) faults.add(fault)
  }
  for (const fault of faults) console.log(`${page.path}: ${fault}`)
  const medians = Object.keys(LIMITS).map((name) => {
    const sorted = values.map((one) => one[name] ?? Number.NaN).sort((a, b) => a - b)
    return [name, sorted[Math.floor(sorted.length / 2)]]
  })
  return {
    path: page.path,
    values: { ...(Object.fromEntries(medians) as Record<string, number>), ...weigh(page) },
    limits: { ...LIMITS, ...sizeLimitsOf(page) },
  }
}

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      routes: { type: 'string' },
      runs: { type: 'string', default: '5' },
    },
  })
  const routes = values.routes?.split(',')
  const pages = PAGES.filter(({ path }) => routes?.includes(path) ?? true)
  if (!(Number(values.runs) >= 1) || (routes && pages.length < routes.length)) throw new OperatorError(USAGE)
  return { quick: values.quick, pages, runs: Number(values.runs), withAxe: !routes }
}

const verdict = (failed: number): number => {
  console.log(failed > 0 ? `\nFuera de los límites: ${failed}` : '\nTodo dentro de los límites.')
  return failed > 0 ? 1 : 0
}

await runMain(async () => {
  const { quick, pages, runs, withAxe } = readOptions()
  if (quick) {
    await buildWeb()
    return verdict(auditSizes(pages).failed)
  }
  await buildForEmulators()
  return await withSuite({}, async (signal) => {
    const audited: Awaited<ReturnType<typeof auditPage>>[] = []
    for (const page of pages) audited.push(await auditPage(page, runs, signal))
    const { failed } = auditLimits(audited)
    if (!withAxe) return verdict(failed)
    const axe = await playwright({ env: EMULATOR_ENV, signal }, ['journeys/platform', 'full/states'])
    return verdict(failed + axe.failed)
  })
})
