import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentCalls } from '../support/content-kinds.ts'
import { APP_SHELL, asBuilt, openPage, originOf, POLICY, PORTAL, readHead } from '../support/reading-pages.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

/** What a shared link shows of a book or a bulletin before any code runs, and that it shows nothing else. */

const server = withApi({}, () => ({ documents: asBuilt }))
const people = withEveryKind(server)

const NASTY = 'Guía "<script>alert(1)</script>" & __naf_image__ $& más'
const HIDDEN = [
  { estado: 'borrador' },
  { estado: 'programado', fechaProgramada: '2999-12-31T08:00' },
  { estado: 'archivado' },
] as const

const KINDS = { libros: 'biblioteca', boletines: 'boletines' } as const

describe.each(['libros', 'boletines'] as const)('the page of one of the %s', (kind) => {
  const calls = contentCalls(() => server, kind)
  const { clear } = storedContent(() => server, kind)
  beforeEach(clear)
  const create = async (changes: object = {}) =>
    (await calls.create(people.editor.token, { changes: { ...changes } })).body
  const open = (id: string, headers?: Record<string, string>) =>
    openPage(server, `/${KINDS[kind]}/${id}`, headers)
  const expectNothing = async (id: string, secret: string) => {
    const { status, html, headers } = await open(id)
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    expect(html).toBe(APP_SHELL)
    expect(html).not.toContain(secret)
    expect(headers['content-security-policy']).toBe(POLICY)
  }

  it('bears its title, summary and own address, and the headers of every page', async () => {
    const { Id } = await create({ titulo: 'Tu RUC', descripcion: 'Cómo se saca.\n\nY cómo se cierra.' })
    const { status, html, headers } = await open(Id)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60',
      'content-security-policy': POLICY,
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    })
    const { title, canonical, content } = readHead(html)
    expect([title, canonical]).toEqual(['Tu RUC · NAF', `${PORTAL}/${KINDS[kind]}/${Id}`])
    expect([content('og:title'), content('og:url')]).toEqual(['Tu RUC', canonical])
    for (const name of ['description', 'og:description'])
      expect(content(name)).toBe('Cómo se saca. Y cómo se cierra.')
    expect(content('robots')).toBeUndefined()
    expect(html).not.toContain('__naf_')
  })

  it('is not broken by anything that stands in a title or a description', async () => {
    const { Id } = await create({ titulo: NASTY, descripcion: `${NASTY} ${'palabra '.repeat(60)}` })
    const { html } = await open(Id)
    expect(html).not.toContain('<script')
    const { title, content } = readHead(html)
    expect(title).toBe(`${NASTY} · NAF`)
    expect(content('og:title')).toBe(NASTY)
    const description = content('description') ?? ''
    expect(description.startsWith(NASTY)).toBe(true)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description.endsWith(' palabra…')).toBe(true)
  })

  it('is the same for everybody, and sent once', async () => {
    const { Id } = await create()
    const { html, headers } = await open(Id)
    const asEditor = await open(Id, { authorization: `Bearer ${people.editor.token}` })
    expect([asEditor.status, asEditor.html]).toEqual([200, html])
    const again = await open(Id, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect(again.headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
  })

  it.each(HIDDEN)('says nothing while it is $estado, not even to staff', async (publication) => {
    const { Id } = await create({ ...publication, titulo: 'Secreto todavía' })
    await expectNothing(Id, 'Secreto')
    const asEditor = await open(Id, { authorization: `Bearer ${people.editor.token}` })
    expect([asEditor.status, asEditor.html]).toEqual([404, APP_SHELL])
  })

  it('says nothing any more once it is archived or deleted', async () => {
    const { Id } = await create({ titulo: 'Antes público' })
    expect((await open(Id)).status).toBe(200)
    await calls.edit(Id, people.editor.token, { changes: { estado: 'archivado' } })
    await expectNothing(Id, 'Antes')
    await calls.edit(Id, people.editor.token, { changes: { estado: 'publicado' } })
    expect((await open(Id)).status).toBe(200)
    await calls.delete(Id, people.editor.token)
    await expectNothing(Id, 'Antes')
  })

  it.each(['nadie', 'ver', '__x__', '%2e%2e%2fusers', 'a'.repeat(200)])(
    'that never was (%s) is the portal’s own, with a 404',
    async (id) => expectNothing(id, 'boletines'),
  )
})

describe('the picture of a shared link', () => {
  it('is the cover of a book, and of a bulletin, which visitors may not open, the portal’s card', async () => {
    const { editor } = people
    const libro = (await contentCalls(() => server, 'libros').create(editor.token)).body
    const boletin = (await contentCalls(() => server, 'boletines').create(editor.token)).body
    const ofBook = readHead((await openPage(server, `/biblioteca/${libro.Id}`)).html).content
    const picture = await fetch(ofBook('og:image') ?? '')
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    const { width } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
    expect([ofBook('og:image:width'), width]).toEqual(['600', 600])
    const shared = await openPage(server, `/biblioteca/${libro.Id}?fbclid=IwAR0x&utm_source=whatsapp`)
    expect(shared.html).toBe((await openPage(server, `/biblioteca/${libro.Id}`)).html)
    expect(ofBook('og:type')).toBe('book')
    const { html } = await openPage(server, `/boletines/${boletin.Id}`)
    expect(readHead(html).content('og:image')).toBe(`${PORTAL}/og.png`)
    for (const file of [boletin.RutaPdf, boletin.Portada.Ruta])
      expect(html).not.toContain(new URL(file).searchParams.get('token'))
  })
})

describe('past Hosting', () => {
  it('there are no pages: the function’s own address is the API’s', async () => {
    const { Id } = (await contentCalls(() => server, 'libros').create(people.editor.token)).body
    const page = await fetch(`${originOf(server)}/biblioteca/${Id}`)
    expect([page.status, (await page.json()).code]).toEqual([404, 'not_found'])
    expect((await fetch(`${originOf(server)}/boletines/ver`)).status).toBe(401)
  })
})
