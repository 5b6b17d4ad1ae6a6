import { api } from '@naf/contract'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, tally, times } from '../support/api-as.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { nightly } from '../support/nightly.ts'
import { countReads, failReads } from '../support/outage.ts'
import { ask } from '../support/raw.ts'
import { records } from '../support/records.ts'
import { startInstance, withApi, withEveryKind } from '../support/server.ts'
import { raiseVersion, storedContent } from '../support/stored.ts'

const PORTAL = 'http://127.0.0.1:5000'
const POLICY = "default-src 'none'"
const SHARED = 'public, max-age=0, s-maxage=60'
const APP_SHELL = '<!doctype html><title>NAF</title><meta name="robots" content="noindex" />'
const PLACES = { libros: 'biblioteca', boletines: 'boletines' } as const

/** A page as the build leaves it. */
const shellOf = (place: string): string => `<!doctype html><title>__naf_title__ · NAF</title>
<meta name="description" content="__naf_description__" />
<link rel="canonical" href="${PORTAL}/${place}/__naf_id__" />
<meta property="og:title" content="__naf_title__" />
<meta property="og:description" content="__naf_description__" />
<meta property="og:image" content="__naf_image__" />
<meta property="og:image:width" content="__naf_image_width__" />`

const documents = {
  headers: { 'Content-Security-Policy': POLICY, 'X-Frame-Options': 'DENY' },
  shells: Object.fromEntries(Object.values(PLACES).map((place) => [place, shellOf(place)])),
  appShell: APP_SHELL,
  version: 'x',
}
const server = withApi({}, { documents })
/** Where Hosting calls, which keeps the path as it was asked for. */
const originOf = ({ url }: { url: string }): string => url.replace(/\/api$/, '')
const BY_HOSTING = { 'x-forwarded-host': 'naf.example', 'x-forwarded-for': '203.0.113.7, 198.51.100.9' }

/** A page as Hosting gets it. */
const openPage = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await ask(originOf(server) + path, { headers: { ...BY_HOSTING, ...headers } })
  return { ...answer, html: answer.bytes.toString() }
}

const SIGNS = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }

/** What a document says of itself, unescaped as a browser reads it. */
const readHead = (html: string) => {
  const plain = (text: string | undefined) =>
    text?.replace(/&(?:lt|gt|quot|#39|amp);/g, (sign) => SIGNS[sign as keyof typeof SIGNS])
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
    canonical: plain(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
    content: (name: string) =>
      plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]),
  }
}

const people = withEveryKind(server)
const editor = () => people.editor.token

const KINDS = ['libros', 'boletines'] as const
type Kind = (typeof KINDS)[number]

const contentOf = (kind: Kind) => {
  const calls = contentCalls(() => server, kind)
  return {
    ...calls,
    clear: storedContent(() => server, kind).clear,
    add: async (changes = {}) => (await calls.create(editor(), { changes })).body,
    open: (id: string, headers?: Record<string, string>) => openPage(`/${PLACES[kind]}/${id}`, headers),
  }
}
const CONTENT = { libros: contentOf('libros'), boletines: contentOf('boletines') }
const books = CONTENT.libros

beforeEach(async () => {
  for (const kind of KINDS) await CONTENT[kind].clear()
})

const UNPUBLISHED = [
  { estado: 'borrador' },
  { estado: 'programado', fechaProgramada: '2999-12-31T08:00' },
  { estado: 'archivado' },
]

const expectNothing = async (kind: Kind, id: string, secret: string) => {
  const { status, html, headers } = await CONTENT[kind].open(id)
  expect.soft([status, headers['cache-control'], html], id).toEqual([404, 'no-store', APP_SHELL])
  expect(html).not.toContain(secret)
  expect(headers['content-security-policy']).toBe(POLICY)
}

describe('the page of a publication', () => {
  it('has its title, summary and own address, and the headers of every page', async () => {
    for (const kind of KINDS) {
      const { add, open } = CONTENT[kind]
      const { Id } = await add({ titulo: 'Tu RUC', descripcion: 'Cómo se saca.\n\nY cómo se cierra.' })
      const { status, html, headers } = await open(Id)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': SHARED,
        'content-security-policy': POLICY,
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
      })
      const { title, canonical, content } = readHead(html)
      expect([title, canonical]).toEqual(['Tu RUC · NAF', `${PORTAL}/${PLACES[kind]}/${Id}`])
      expect(content('og:title')).toBe('Tu RUC')
      for (const name of ['description', 'og:description'])
        expect(content(name)).toBe('Cómo se saca. Y cómo se cierra.')
      expect(content('robots')).toBeUndefined()
      expect(html).not.toContain('__naf_')
    }
  })

  it('is not broken by anything in a title or a description', async () => {
    const nasty = 'Guía "<script>alert(1)</script>" & __naf_image__ $& más'
    const { Id } = await books.add({ titulo: nasty, descripcion: `${nasty} ${'palabra '.repeat(60)}` })
    const { html } = await books.open(Id)
    expect(html).not.toContain('<script')
    const { title, content } = readHead(html)
    expect([title, content('og:title')]).toEqual([`${nasty} · NAF`, nasty])
    const description = content('description') ?? ''
    expect([description.startsWith(nasty), description.endsWith(' palabra…')]).toEqual([true, true])
    expect(description.length).toBeLessThanOrEqual(160)
  })

  it('is the same for everybody and at any query, and is sent once', async () => {
    const { Id } = await books.add()
    const { html, headers } = await books.open(Id)
    const shared = await books.open(`${Id}?fbclid=IwAR0x&utm_source=whatsapp`)
    const asEditor = await books.open(Id, { authorization: `Bearer ${editor()}` })
    expect([shared.html, asEditor.html]).toEqual([html, html])
    const again = await books.open(Id, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect(again.headers['cache-control']).toBe(SHARED)
  })

  it('says nothing while it is not published, not even to staff', async () => {
    for (const kind of KINDS)
      for (const publication of UNPUBLISHED) {
        const { Id } = await CONTENT[kind].add({ ...publication, titulo: 'Secreto todavía' })
        await expectNothing(kind, Id, 'Secreto')
        const asEditor = await CONTENT[kind].open(Id, { authorization: `Bearer ${editor()}` })
        expect([asEditor.status, asEditor.html]).toEqual([404, APP_SHELL])
      }
  })

  it('says nothing once it is archived or deleted, or where it never was', async () => {
    const { Id } = await books.add({ titulo: 'Antes público' })
    expect((await books.open(Id)).status).toBe(200)
    await books.edit(Id, editor(), { changes: { estado: 'archivado' } })
    await expectNothing('libros', Id, 'Antes')
    await books.edit(Id, editor(), { changes: { estado: 'publicado' } })
    expect((await books.open(Id)).status).toBe(200)
    await books.delete(Id, editor())
    await expectNothing('libros', Id, 'Antes')
    for (const id of ['nadie', 'ver', '__x__', '%2e%2e%2fusers', 'a'.repeat(200)])
      await expectNothing('libros', id, 'Antes')
  })

  it('has the cover of a book as its picture; a bulletin, whose cover visitors may not open, has the card', async () => {
    const book = await books.add()
    const { content } = readHead((await books.open(book.Id)).html)
    const picture = await fetch(content('og:image') ?? '')
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    const { width } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
    expect([content('og:image:width'), width]).toEqual(['600', 600])
    const bulletin = await CONTENT.boletines.add()
    const { html } = await CONTENT.boletines.open(bulletin.Id)
    expect(readHead(html).content('og:image')).toBe(`${PORTAL}/og.png`)
    for (const file of [bulletin.RutaPdf, bulletin.Portada.Ruta])
      expect(html).not.toContain(new URL(file).searchParams.get('token'))
  })

  it('is not at the function’s own address, which is the API’s', async () => {
    const { Id } = await books.add()
    const page = await fetch(`${originOf(server)}/biblioteca/${Id}`)
    expect([page.status, (await page.json()).code]).toEqual([404, 'not_found'])
    expect((await fetch(`${originOf(server)}/boletines/ver`)).status).toBe(401)
  })
})

describe('the sitemap', () => {
  const read = async () => {
    const answer = await ask(`${originOf(server)}/sitemap.xml`)
    return { headers: answer.headers, xml: answer.bytes.toString() }
  }

  it('names the pages of what is published, until it is deleted', async () => {
    for (const kind of KINDS) for (const publication of UNPUBLISHED) await CONTENT[kind].add(publication)
    const [book, bulletin] = [await books.add(), await CONTENT.boletines.add()]
    const { headers, xml } = await read()
    expect(headers).toMatchObject({ 'content-type': 'application/xml', 'cache-control': SHARED })
    const pages = [`${PORTAL}/boletines/${bulletin.Id}`, `${PORTAL}/biblioteca/${book.Id}`]
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(pages)
    await books.delete(book.Id, editor())
    expect((await read()).xml).not.toContain(book.Id)
  })
})

it('the summary of a bulletin tells a visitor what it is about, and nothing while it is not published', async () => {
  const read = (id: string, token?: string) => call(server, api.boletines.summary, { params: { id }, token })
  const { Id, Titulo, Descripcion, FechaPublicacion, Tema } = await CONTENT.boletines.add()
  const { status, body } = await read(Id)
  expect([status, body]).toEqual([200, { Id, Titulo, Descripcion, FechaPublicacion, Tema }])
  for (const publication of UNPUBLISHED) {
    const hidden = await CONTENT.boletines.add(publication)
    for (const token of [undefined, people.usuario.token, editor()])
      expect.soft((await read(hidden.Id, token)).status).toBe(404)
  }
})

describe('the list that visitors look at', () => {
  nightly('is built once for fifty of them, who all see the same', async () => {
    const [{ Id }] = (await times(5, () => books.add(), 1)) as [{ Id: string }]
    const reading = countReads(server.firebase.db)
    const seen = new Set<string>()
    const look = async () => seen.add(JSON.stringify((await books.list()).body))
    // One read a look, and the five books once.
    expect(await reading(() => times(50, look, 50))).toBeLessThan(60)
    const [body, ...others] = seen
    expect([body, others]).toEqual([expect.stringContaining(Id), []])
    expect(await reading(books.list)).toBe(1)
  })

  it('is kept without a version too, and built again when one is raised by hand', async () => {
    const { Id } = await books.add()
    const version = records(server, 'readyLists').doc('libros')
    await version.delete()
    const titles = async () => (await books.list()).body.map(({ Titulo }: { Titulo: string }) => Titulo)
    const before = await titles()
    await records(server, 'libros').doc(Id).update({ titulo: 'Escrito a mano' })
    expect(await countReads(server.firebase.db)(books.list)).toBe(1)
    expect([await titles(), (await version.get()).exists]).toEqual([before, false])
    await raiseVersion(server, 'libros')
    expect(await titles()).toEqual(['Escrito a mano'])
  })

  it('shows what staff has just written, at every instance', async () => {
    const other = await startInstance(server)
    const there = contentCalls(() => other, 'libros')
    const first = await books.add()
    const expectEverywhere = async (listed: object[]) => {
      for (const { list } of [books, there])
        for (const token of [editor(), undefined]) expect((await list(token)).body).toMatchObject(listed)
    }
    await expectEverywhere([{ Id: first.Id }])
    const { body } = await there.create(editor())
    await expectEverywhere([{ Id: body.Id }, { Id: first.Id }])
    await books.edit(body.Id, editor(), { changes: { titulo: 'Otro título' } })
    await expectEverywhere([{ Id: body.Id, Titulo: 'Otro título' }, { Id: first.Id }])
    await there.delete(body.Id, editor())
    await expectEverywhere([{ Id: first.Id }])
    await other.close()
  })

  it('that could not be read is read again for the next visitor', async () => {
    await books.add()
    let isFailing = true
    failReads(server.firebase.db, () => isFailing)
    const instance = await startInstance(server)
    const look = contentCalls(() => instance, 'libros').list
    expect(tally(await times(3, () => look()))).toEqual({ 500: 3 })
    isFailing = false
    const { status, body } = await look()
    expect([status, body.length]).toEqual([200, 1])
    await instance.close()
  })

  it('is sent once to a browser that has it, until staff changes it', async () => {
    await books.add()
    const look = (headers: Record<string, string> = {}) => ask(`${originOf(server)}/libros/ver`, { headers })
    const etag = String((await look()).headers.etag)
    const again = await look({ 'if-none-match': etag })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    await books.add()
    const changed = await look({ 'if-none-match': etag })
    expect([changed.status, JSON.parse(changed.bytes.toString()).length]).toEqual([200, 2])
  })
})
