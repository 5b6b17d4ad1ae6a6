import { gunzipSync } from 'node:zlib'
import { uniqueName } from '../support/api-as.ts'
import { ask } from '../support/ask.ts'
import { anAsesoria } from '../support/builders.ts'
import { deleteThroughApi, storeRequests } from '../support/e2e/requests.ts'
import { VISITORS_LISTS } from '../support/e2e/routes.ts'
import { apiToken } from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'
import { url } from '../support/emulators.ts'

/** What stands between the portal and everybody's cache: how lists come through Hosting. */

const SITE = url('portal')
const LISTS = [...VISITORS_LISTS, '/api/boletines/ver']

const look = (path: string, headers: Record<string, string> = {}) => ask(`${SITE}${path}`, { headers })
const bearer = async (who: 'admin' | 'editor' | 'usuario') => ({
  authorization: `Bearer ${await apiToken(who)}`,
})
const namesOf = (vary: string | undefined) => (vary ?? '').toLowerCase().split(/, */)

/** The answer that is expected of a list, and that the tag it bears is enough not to send it again. */
const expectUnchanged = async (path: string, cacheControl: string, who: Record<string, string> = {}) => {
  const plain = await look(path, { ...who, 'accept-encoding': 'identity' })
  expect([path, plain.status, plain.headers['cache-control']]).toEqual([path, 200, cacheControl])
  expect(namesOf(plain.headers.vary)).toEqual(expect.arrayContaining(['accept-encoding', 'authorization']))
  expect(JSON.parse(plain.bytes.toString()).length, path).toBeGreaterThan(0)

  const compressed = await look(path, { ...who, 'accept-encoding': 'gzip' })
  expect(compressed.headers['content-encoding'], path).toBe('gzip')
  expect(gunzipSync(compressed.bytes).equals(plain.bytes), path).toBe(true)
  expect(compressed.bytes.length, path).toBeLessThan(plain.bytes.length)

  const etag = String(plain.headers.etag)
  expect(compressed.headers.etag, path).toBe(etag)
  const again = await look(path, { ...who, 'if-none-match': etag })
  expect([path, again.status, again.bytes.length]).toEqual([path, 304, 0])
  expect(again.headers, path).toMatchObject({ etag, 'cache-control': cacheControl })
  expect((await look(path, { ...who, 'if-none-match': 'W/"otra"' })).status, path).toBe(200)
  return etag
}

/** At a moment in which no other test changes the list between two looks. */
const expectList = async (...list: Parameters<typeof expectUnchanged>): Promise<string> => {
  let etag = ''
  await expect(async () => {
    etag = await expectUnchanged(...list)
  }).toPass()
  return etag
}

test('a list that visitors look at may be answered by Hosting for a minute, and is sent once', async () => {
  for (const path of VISITORS_LISTS) await expectList(path, 'public, max-age=0, s-maxage=60')
})

test('who has a session is asked for again each time, and sees more or less of it by the role', async () => {
  const [usuario, editor] = [await bearer('usuario'), await bearer('editor')]
  for (const path of LISTS) {
    const seen = await expectList(path, 'private, no-cache', usuario)
    expect(await expectList(path, 'private, no-cache', editor), path).not.toBe(seen)
  }
})

test('what is refused, what fails and what is written is kept by nobody', async ({ request }) => {
  const answers = [
    await look('/api/boletines/ver'),
    await look('/api/libros/ver', { authorization: 'Bearer falso' }),
    await look('/api/libros/ver?otro=1'),
    await look('/api/libros/nada'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 400, 404])
  for (const { headers } of answers)
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
  const written = await request.post('/api/asesorias/nueva', { data: anAsesoria() })
  expect([written.status(), written.headers()['cache-control']]).toEqual([201, 'no-store'])
  await deleteThroughApi((await written.json()).Id)
})

test('a page of a list of staff’s leads to the next one, and is kept by nobody', async () => {
  const headers = await bearer('editor')
  // Of a name of their own: other requests come in all the time, and the newest stand first.
  const nombre = uniqueName('Pagina')
  const stored = await storeRequests({ nombre }, { nombre })
  const first = await look(`/api/asesorias/todas?limite=1&buscar=${nombre}`, headers)
  expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-store'])
  const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? ''
  const second = await look(new URL(next, `${SITE}/api/asesorias/todas`).href.slice(SITE.length), headers)
  const [a, b] = [first, second].map(({ bytes }) => JSON.parse(bytes.toString()))
  expect([a[0].Id, b[0].Id].sort()).toEqual(stored.map(({ id }) => id).sort())
  await Promise.all(stored.map(({ id }) => deleteThroughApi(id)))
})
