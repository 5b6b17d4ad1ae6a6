import { describe, expect, it, vi } from 'vitest'
import { awaitVersion, smokeTest } from '../../scripts/lib/smoke.ts'
import { DEPLOYED, makeDeployable, startHosting } from '../support/deployable.ts'

describe('a portal that was deployed', () => {
  it('is waited for until it works; late mail is told alone', async () => {
    const portal = await startHosting()
    const wait = (version = 'cdcc01b6') => awaitVersion(portal.url, version, { patienceMs: 40, pauseMs: 10 })
    const answer = (changes: object) => {
      portal.answers['GET /api/salud'] = () => [503, { ...portal.healthy(), ...changes }]
    }
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    answer({ estado: 'falla', correo: 'atrasado' })
    await wait()
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
    await expect(wait('aaaaaaaa')).rejects.toThrow('no dice que funcione la versión aaaaaaaa')
    for (const changes of [{ firestore: 'falla' }, { storage: 'falla' }]) {
      answer(changes)
      await expect(wait()).rejects.toThrow('"falla"')
    }
    portal.answers['GET /api/salud'] = () => [502, '<html>']
    await expect(wait()).rejects.toThrow('sino null')
  })

  it('passes the smoke test also with App Check, and if an answer is right the second time', async () => {
    const { url, built, answers } = await startHosting()
    answers['POST /api/users/login'] = (body) =>
      body.length > 65_536 ? [413, { code: 'body_too_large' }] : [403, { code: 'unverified_app' }]
    answers['GET /sw.js'] = vi.fn(answers['GET /sw.js']).mockReturnValueOnce([500, ''])
    await smokeTest(url, built, 0)
  })

  it('fails it by each of its answers alone', async () => {
    const { url, built, answers, page } = await startHosting()
    const [html, headers] = page
    const FAULTS: [call: string, what: string, status: number, body: unknown, headers?: object][] = [
      ['POST /api/users/login', 'contraseña equivocada; un formulario demasiado largo', 403, '<html>'],
      ['GET /api/libros/ver', 'libros', 500, {}],
      ['POST /api/seguimiento/enlace', 'enlace de seguimiento', 400, { code: 'invalid_input' }],
      ['PUT /api/calendario/editar/prueba', 'If-Match', 412, '<html>'],
      ['GET /api/no-existe', 'no existe', 200, '<html>'],
      ['GET /', 'cabeceras', 200, html, { ...headers, 'Content-Security-Policy': "default-src 'self'" }],
      ['GET /servicios', 'una página', 200, '<script src="/assets/old.js">', headers],
      ['GET /biblioteca/no-existe', 'página de un libro', 200, html, headers],
      ['GET /sw.js', 'service worker', 200, '', { 'cache-control': 'no-cache' }],
    ]
    for (const [call, what, status, body, more = {}] of FAULTS) {
      const { [call]: right } = answers
      answers[call] = () => [status, body, more as Record<string, string>]
      await expect.soft(smokeTest(url, built, 0), what).rejects.toThrow(what)
      Object.assign(answers, { [call]: right })
    }
  })
})

describe('npm run deploy', () => {
  it('refuses wrong input in one sentence, and calls nothing', async () => {
    const site = await makeDeployable()
    site.commit(false)
    const refuses = async (sentence: string, ...args: string[]) => {
      const { code, error } = await site.run('deploy', ...args)
      const lines = [expect.stringContaining(sentence)]
      expect.soft({ code, lines: error.split('\n') }).toEqual({ code: 1, lines })
    }
    await refuses('Uso: npm run deploy -- --project')
    await refuses('Uso:', '--project', DEPLOYED, '--prueba')
    await refuses('Falta functions/config/.env.naf-otro: docs/operacion.md', '--project', 'naf-otro')
    await refuses('«npm test» no ha aprobado', '--project', DEPLOYED)
    site.write('new.txt', '')
    await refuses('sin confirmar', '--project', DEPLOYED, '--untested')
    site.write(`functions/config/.env.${DEPLOYED}`, 'PORTAL_URL=https://naf.test\nAPP_CHECK=required')
    await refuses('APP_CHECK=required necesita VITE_RECAPTCHA_SITE_KEY', '--project', DEPLOYED)
    expect([site.recorded(), site.tags(), site.portal.asked]).toEqual([[], [], []])
  })

  it('asks nothing, waits for its version and tags it', async () => {
    const site = await makeDeployable()
    const version = site.commit()
    expect(await site.run('deploy', '--project', DEPLOYED)).toMatchObject({ code: 0, error: '' })
    const command = `firebase deploy --project ${DEPLOYED} --config \\S+/firebase.deploy.json`
    const asked = expect.stringMatching(`^${command} -m ${version} --force --non-interactive$`)
    expect(site.recorded()).toEqual(['npm install', asked])
    expect(new Set(site.portal.asked).size).toBe(10)
    expect(site.tags()).toEqual([`desplegado/${DEPLOYED}/T-${version}`])
    const untested = site.commit(false)
    await site.run('deploy', '--project', DEPLOYED, '--untested')
    expect(site.tags()).toContain(`desplegado/${DEPLOYED}/T-${untested}-sin-probar`)
  })
})
