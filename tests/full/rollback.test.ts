import { describe, expect, it, vi } from 'vitest'
import { DEPLOYED, makeDeployable } from '../support/deployable.ts'

/** The way back from a bad version, which builds it once more each time; scripts/deploy tests the deployment. */

vi.setConfig({ testTimeout: 120_000 })

const ARGS = ['--project', DEPLOYED]

describe('npm run', () => {
  it('deploy that fails says how to go back, if there is a version to go back to', async () => {
    const site = await makeDeployable()
    const version = site.commit()
    vi.stubEnv('FAIL', 'yes')
    expect((await site.run('deploy', ...ARGS)).error).toContain('No hay una versión anterior')
    vi.stubEnv('FAIL', '')
    expect(site.tags()).toEqual([`desplegado/${DEPLOYED}/T-${version}-fallido`])
    site.wasDeployed('00')
    site.commit()
    site.portal.answers['GET /sw.js'] = () => [404, '']
    const { code, error } = await site.run('deploy', ...ARGS)
    expect({ code, lines: error.split('\n') }).toEqual({
      code: 1,
      lines: [
        expect.stringContaining('el service worker'),
        expect.stringContaining(`npm run rollback -- --project ${DEPLOYED}`),
      ],
    })
  })

  it('rollback deploys the version before, a second one goes further back, and no file here changes', async () => {
    const site = await makeDeployable()
    const versions = ['', '-fallido', '-sin-probar', ''].map((mark, nth) => {
      const version = site.commit()
      site.wasDeployed(`0${nth}`, mark)
      return version
    })
    site.wasDeployed('05', '-fallido')
    site.write('functions/src/index.ts', 'half written')
    const before = site.git('status', '--porcelain', '--branch')
    for (const version of [versions[2], versions[0]]) {
      site.forget()
      const { code, out, error } = await site.run('rollback', ...ARGS)
      expect({ code, error }).toEqual({ code: 0, error: '' })
      expect(out).toMatch(`Se va a desplegar desplegado/${DEPLOYED}/`)
      const deployed = expect.stringContaining(` -m ${version} `)
      expect(site.recorded()).toEqual(['npm ci', 'npm install', deployed])
      expect(site.tags().at(-1)).toBe(`desplegado/${DEPLOYED}/T-${version}-vuelta`)
    }
    site.forget()
    const { code, error } = await site.run('rollback', ...ARGS)
    expect([code, error]).toEqual([1, expect.stringContaining('No hay en git')])
    expect((await site.run('rollback', '--project', 'naf-otro')).error).toMatch(/^Falta functions/)
    expect([site.recorded(), site.tags().length]).toEqual([[], 7])
    expect(site.git('status', '--porcelain', '--branch')).toBe(before)
    expect(site.git('worktree', 'list').split('\n')).toHaveLength(1)
  })
})
