import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { awaitVersion, smokeTest } from '../../scripts/lib/smoke.ts'
import { DEPLOYED, makeDeployable, startHosting } from '../support/deployable.ts'

let portal: Awaited<ReturnType<typeof startHosting>>
beforeAll(async () => {
  portal = await startHosting(() => 'cdcc01b6')
})
afterEach(() => portal.mend())
afterAll(() => portal.close())

describe('the wait for a version', () => {
  const wait = (version = 'cdcc01b6') => awaitVersion(portal.url, version, { patienceMs: 40, pauseMs: 10 })
  const answer = (status: number, changes = {}) => {
    portal.answers['GET /api/salud'] = () => [status, { ...portal.healthy(), ...changes }]
  }

  it('ends with the version that works, and tells of late mail alone', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    await wait()
    expect(warned).not.toHaveBeenCalled()
    answer(503, { estado: 'falla', correo: 'atrasado' })
    await wait()
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })

  it('gives up where another version answers, one that does not work, or nobody', async () => {
    await expect(wait('aaaaaaaa')).rejects.toThrow('no dice que funcione la versión aaaaaaaa')
    for (const changes of [{ firestore: 'falla' }, { storage: 'falla' }]) {
      answer(503, changes)
      await expect(wait()).rejects.toThrow('"falla"')
    }
    portal.answers['GET /api/salud'] = () => [502, '<html>']
    await expect(wait()).rejects.toThrow('sino null')
  })
})

describe('the smoke test', () => {
  const test = () => smokeTest(portal.url, portal.built, 0)

  it('passes a portal that works, with App Check too, and without a book', async () => {
    await test()
    expect(new Set(portal.asked).size).toBeGreaterThan(9)
    portal.answers['POST /api/users/login'] = (_, body) =>
      body.length > 65_536 ? [413, { code: 'body_too_large' }] : [403, { code: 'unverified_app' }]
    portal.answers['GET /biblioteca/no-existe'] = () => [404, ...portal.page]
    portal.answers['GET /api/libros/ver'] = () => [200, []]
    await test()
  })

  it('asks once more for what was wrong, and names what stays so', async () => {
    const PLATFORM = '<html>Error: Forbidden</html>'
    const [page, headers] = portal.page
    const html = { 'content-type': 'text/html' }
    const FAULTS: [what: string, faults: typeof portal.answers][] = [
      [
        'contraseña equivocada; un formulario demasiado largo',
        { 'POST /api/users/login': () => [403, PLATFORM] },
      ],
      ['libros', { 'GET /api/libros/ver': () => [500, {}] }],
      ['enlace de seguimiento', { 'POST /api/seguimiento/enlace': () => [400, { code: 'invalid_input' }] }],
      ['If-Match', { 'PUT /api/calendario/editar/prueba': () => [412, PLATFORM] }],
      ['no existe', { 'GET /api/no-existe': () => [200, PLATFORM] }],
      [
        'cabeceras',
        { 'GET /': () => [200, page, { ...headers, 'Content-Security-Policy': "default-src 'self'" }] },
      ],
      ['una página', { 'GET /servicios': () => [200, '<script src="/assets/old.js">', html] }],
      ['página de un libro', { 'GET /biblioteca/uno': () => [404, '', html] }],
      [
        'service worker',
        {
          'GET /sw.js': () => [
            200,
            '',
            { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' },
          ],
        },
      ],
    ]
    for (const [what, faults] of FAULTS) {
      Object.assign(portal.answers, faults)
      await expect.soft(test(), what).rejects.toThrow(what)
      portal.mend()
    }
    portal.answers['GET /api/no-existe'] = vi
      .fn(portal.answers['GET /api/no-existe'])
      .mockReturnValueOnce([500, ''])
    await test()
  })
})

describe('npm run', () => {
  let site: Awaited<ReturnType<typeof makeDeployable>>
  beforeEach(async () => {
    site = await makeDeployable()
  })
  afterEach(() => site.close())
  const deploy = (...args: string[]) => site.run('deploy', ['--project', DEPLOYED, ...args])
  const rollback = () => site.run('rollback', ['--project', DEPLOYED])
  const tagged = () => site.tags().map((tag) => tag.replace(/\d{8}T\d{6}Z/, 'T'))
  const short = (commit: string) => commit.slice(0, 8)

  it('deploy refuses wrong input in one sentence, and calls nothing', async () => {
    const untested = site.commit(false)
    const REFUSED: [string[], string][] = [
      [[], 'Uso: npm run deploy -- --project'],
      [['--project', DEPLOYED, '--prueba'], 'Uso:'],
      [['--project', 'naf-otro'], 'Falta functions/config/.env.naf-otro: docs/operacion.md'],
      [['--project', DEPLOYED], '«npm test» no ha aprobado'],
    ]
    for (const [args, sentence] of REFUSED) {
      const { code, error } = await site.run('deploy', args)
      const lines = [expect.stringContaining(sentence)]
      expect.soft({ code, lines: error.split('\n') }).toEqual({ code: 1, lines })
    }
    site.write('new.txt', '')
    expect((await deploy('--untested')).error).toContain('sin confirmar')
    expect((await site.run('rollback', ['--project', 'naf-otro'])).error).toMatch(/^Falta functions/)
    expect(await rollback()).toMatchObject({
      code: 1,
      error: expect.stringContaining('No hay en git una versión anterior'),
    })
    expect([site.recorded(), site.tags(), site.portal.asked]).toEqual([[], [], []])
    expect(site.git('rev-parse', 'HEAD')).toBe(untested)
  })

  it('deploy asks nothing, waits for its version and tags it', async () => {
    const commit = site.commit()
    expect(await deploy()).toMatchObject({ code: 0, error: '' })
    const config = expect.stringMatching(/firebase\.deploy\.json$/)
    const args = ['--project', DEPLOYED, '--config', config, '-m', commit, '--force', '--non-interactive']
    expect(site.recorded()).toEqual([['firebase', 'deploy', ...args]])
    expect(site.portal.asked).toContain('GET /sw.js')
    expect(tagged()).toEqual([`desplegado/${DEPLOYED}/T-${short(commit)}`])
    site.commit(false)
    await deploy('--untested')
    // Tags of one second stand by their commits.
    expect(tagged().filter((tag) => tag.endsWith('-sin-probar'))).toHaveLength(1)
  })
})
