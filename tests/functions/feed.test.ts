import { gunzipSync } from 'node:zlib'
import { api } from '@naf/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { ask } from '../support/ask.ts'
import { contentCalls, type Kind } from '../support/content-kinds.ts'
import { PORTAL } from '../support/reading-pages.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

/** What programs are told of what is published: a feed, a map, and a bulletin's summary. */

let reads = 0
const server = withApi({}, ({ lists }) => ({
  lists: {
    ...lists,
    writtenAt(name: string) {
      reads += 1
      return lists.writtenAt(name)
    },
  },
}))
const people = withEveryKind(server)
const stored = (['libros', 'boletines'] as const).map((kind) => storedContent(() => server, kind))

beforeEach(async () => {
  for (const { clear } of stored) await clear()
})

const create = async (kind: Kind, changes: object = {}) =>
  (await contentCalls(() => server, kind).create(people.editor.token, { changes: { ...changes } })).body

const look = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await ask(`${server.url}${path}`, { headers })
  return { ...answer, xml: answer.bytes.toString() }
}
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text)
const entriesIn = (xml: string) => xml.split('<entry>').slice(1)

describe('the feed', () => {
  it('names bulletins and books, the newest first, each by the address where it is read', async () => {
    const libro = await create('libros', { titulo: 'Un libro', fechaPublicacion: '2026-03-01', autor: 'Ana' })
    const boletin = await create('boletines', { titulo: 'Un boletín', fechaPublicacion: '2026-04-01' })
    const { status, headers, xml } = await look('/feed.xml')
    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml'])
    expect(xml.startsWith('<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns=')).toBe(true)
    expect(all(xml, 'title').slice(1)).toEqual(['Un boletín', 'Un libro'])
    expect(all(xml, 'id')).toEqual([
      `${PORTAL}/`,
      `${PORTAL}/boletines/${boletin.Id}`,
      `${PORTAL}/biblioteca/${libro.Id}`,
    ])
    const days = ['2026-04-01T00:00:00-05:00', '2026-04-01T00:00:00-05:00', '2026-03-01T00:00:00-05:00']
    expect(all(xml, 'updated')).toEqual(days)
    expect(all(xml, 'summary')).toEqual([boletin.Descripcion, libro.Descripcion])
    expect(entriesIn(xml).map((entry) => entry.includes('<author><name>Ana</name></author>'))).toEqual([
      false,
      true,
    ])
  })

  it('holds nothing of a bulletin’s file, and nobody’s name who uploaded it', async () => {
    const { RutaPdf, Portada } = await create('boletines')
    const { xml } = await look('/feed.xml')
    for (const address of [RutaPdf, Portada.Ruta])
      expect(xml).not.toContain(new URL(address).searchParams.get('token'))
    expect(xml).not.toContain(people.editor.user.Username)
  })

  it('says nothing of what is not published, nor of what no longer is', async () => {
    const shown = await create('boletines', { titulo: 'A la vista' })
    for (const publication of [
      { estado: 'borrador' },
      { estado: 'archivado' },
      { estado: 'programado', fechaProgramada: '2999-12-31T08:00' },
    ])
      for (const kind of ['boletines', 'libros'] as const)
        await create(kind, { ...publication, titulo: 'Secreto', descripcion: 'Secreto' })
    for (const path of ['/feed.xml', '/sitemap.xml']) expect((await look(path)).xml).not.toContain('Secreto')
    expect(entriesIn((await look('/feed.xml')).xml)).toHaveLength(1)
    await contentCalls(() => server, 'boletines').delete(shown.Id, people.editor.token)
    expect(entriesIn((await look('/feed.xml')).xml)).toHaveLength(0)
    expect((await look('/sitemap.xml')).xml).not.toContain(shown.Id)
  })

  it('is XML whatever stands in a record', async () => {
    const titulo = 'Guía "<script>" & ]]> más'
    const { Id } = await create('libros', { titulo })
    // As an older release, or the console, may have left it.
    await stored[0]?.records().doc(Id).update({ descripcion: 'Con \u0007 timbre\uffff' })
    await server.firebase.db.collection('listas').doc('libros').delete()
    const { xml } = await look('/feed.xml')
    expect(xml).toContain('<title>Guía &quot;&lt;script&gt;&quot; &amp; ]]&gt; más</title>')
    expect(xml).toContain('<summary>Con  timbre</summary>')
  })

  it('leaves out the day that nobody wrote down, and what comes after the newest fifty', async () => {
    const { Id } = await create('libros', { titulo: 'El molde' })
    const template = (await stored[0]?.records().doc(Id).get())?.data()
    const day = (n: number) =>
      `2025-${String(1 + Math.floor(n / 28)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`
    for (let n = 0; n < 60; n += 1)
      await stored[0]
        ?.records()
        .doc(`libro-${n}`)
        .set({ ...template, titulo: `Tomo ${n}`, fechaPublicacion: day(n) })
    await stored[0]
      ?.records()
      .doc('sin-dia')
      .set({ ...template, titulo: 'Sin día', fechaPublicacion: '' })
    await stored[0]?.records().doc(Id).delete()
    await server.firebase.db.collection('listas').doc('libros').delete()
    const { xml } = await look('/feed.xml')
    expect(all(xml, 'title').slice(1)).toEqual(Array.from({ length: 50 }, (_, n) => `Tomo ${59 - n}`))
    expect(all((await look('/sitemap.xml')).xml, 'loc')).toHaveLength(60)
  })

  it('costs two reads, is answered by Hosting for a minute, and is sent once', async () => {
    await create('libros')
    await create('boletines')
    const first = await look('/feed.xml')
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
    reads = 0
    const etag = String(first.headers.etag)
    const again = await look('/feed.xml', { 'if-none-match': etag })
    expect([again.status, again.bytes.length, reads]).toEqual([304, 0, 2])
    const compressed = await look('/feed.xml', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(compressed.bytes).toString()).toBe(first.xml)
    await create('libros', { titulo: 'Otro' })
    expect((await look('/feed.xml', { 'if-none-match': etag })).status).toBe(200)
  })
})

describe('the summary of a bulletin', () => {
  const read = (id: string, token?: string) => call(server, api.boletines.summary, { params: { id }, token })

  it('tells a visitor what it is about, and nothing else', async () => {
    const { Id, Titulo, Descripcion, FechaPublicacion, Tema } = await create('boletines')
    const { status, body } = await read(Id)
    expect(status).toBe(200)
    expect(body).toEqual({ Id, Titulo, Descripcion, FechaPublicacion, Tema })
  })

  it.each([
    { estado: 'borrador' },
    { estado: 'archivado' },
    { estado: 'programado', fechaProgramada: '2999-12-31T08:00' },
  ])('of what is $estado is there for nobody', async (publication) => {
    const { Id } = await create('boletines', publication)
    for (const token of [undefined, people.usuario.token, people.editor.token])
      expect(await read(Id, token)).toMatchObject({
        status: 404,
        body: { error: 'No se encontró el boletín.' },
      })
  })
})
