import { describe, expect, it } from 'vitest'
import { ALLOWED } from '../../scripts/dependencies/allowed.ts'
import { asReport, graveVulnerabilities, judge } from '../../scripts/dependencies/judge.ts'

const advisory = (changes: object) => ({
  source: 1098681,
  name: 'busboy',
  dependency: 'busboy',
  title: 'Crash in a header parser',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity: 'high',
  cwe: ['CWE-248'],
  cvss: { score: 7.5, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' },
  range: '<=1.6.0',
  ...changes,
})

/** As npm writes it: the vulnerable package, and one that only depends on it. */
const report = (...via: object[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      busboy: {
        name: 'busboy',
        severity: 'high',
        isDirect: true,
        via,
        effects: ['uploader'],
        range: '<=1.6.0',
      },
      uploader: {
        name: 'uploader',
        severity: 'high',
        isDirect: false,
        via: ['busboy'],
        effects: [],
        range: '*',
      },
    },
    metadata: { vulnerabilities: { high: 2, critical: 0, total: 2 } },
  })

const vulnerabilitiesOf = (...outputs: string[]) =>
  graveVulnerabilities(outputs.flatMap((output) => asReport(output) ?? []))

const TODAY = '2026-11-22'
const allow = (changes: object = {}) => ({
  advisory: 'GHSA-aaaa-bbbb-cccc',
  reason: 'Nobody sends that header.',
  until: '2026-12-31',
  ...changes,
})

describe('a dependency with a known vulnerability', () => {
  it.each(['high', 'critical'])(
    'fails when the vulnerability is %s, once for both workspaces',
    (severity) => {
      const output = report(advisory({ severity }))
      expect(judge(vulnerabilitiesOf(output, output), [], TODAY)).toEqual([
        `busboy: ${severity}, GHSA-aaaa-bbbb-cccc: Crash in a header parser`,
      ])
    },
  )

  it.each(['info', 'low', 'moderate'])('passes when the vulnerability is %s', (severity) => {
    expect(judge(vulnerabilitiesOf(report(advisory({ severity }))), [], TODAY)).toEqual([])
  })

  it('passes with a reason that is still good, and only that one vulnerability', () => {
    const other = advisory({ url: 'https://github.com/advisories/GHSA-dddd-eeee-ffff', title: 'Another' })
    expect(judge(vulnerabilitiesOf(report(advisory({}))), [allow()], TODAY)).toEqual([])
    expect(judge(vulnerabilitiesOf(report(advisory({}), other)), [allow()], TODAY)).toEqual([
      'busboy: high, GHSA-dddd-eeee-ffff: Another',
    ])
  })

  it('fails again when the reason has expired, the day after its last', () => {
    const vulnerabilities = vulnerabilitiesOf(report(advisory({})))
    expect(judge(vulnerabilities, [allow({ until: TODAY })], TODAY)).toEqual([])
    expect(judge(vulnerabilities, [allow({ until: '2026-11-21' })], TODAY)).toHaveLength(1)
  })
})

it('a reason for a vulnerability that is gone fails until it is taken out', () => {
  expect(judge(vulnerabilitiesOf(report()), [allow()], TODAY)).toEqual([
    expect.stringContaining('ya no está'),
  ])
})

/** Word for word what npm writes where a registry refuses audits, but for its address. */
const REFUSED = JSON.stringify({
  message: '405 Method Not Allowed - POST /-/npm/v1/security/advisories/bulk',
  method: 'POST',
  headers: { allow: ['GET,HEAD'] },
  statusCode: 405,
  body: '',
  error: { summary: '', detail: '' },
})

it.each([
  ['a refusal', REFUSED],
  ['nothing', ''],
  ['half of an answer', report().slice(0, 50)],
  ['null', 'null'],
])('%s instead of a report is no report, and so says nothing', (_, output) => {
  expect(asReport(output)).toBeNull()
})

it('every vulnerability that is allowed to stay says why, at some length, and until when', () => {
  for (const { reason, until } of ALLOWED) {
    expect(reason.length).toBeGreaterThan(30)
    expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})
