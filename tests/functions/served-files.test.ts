import { api } from '@naf/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, register } from '../support/api-as.ts'
import { contentCalls, KINDS, type Kind } from '../support/content-kinds.ts'
import { aPdf, aPng, asFile, STRIP } from '../support/files.ts'
import { addressesIn } from '../support/intact-content.ts'
import { aFilePart, fieldsOf, rawForm, sendForm } from '../support/raw-form.ts'
import { type ApiServer, startApi } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

let server: ApiServer
let editor: Person

beforeAll(async () => {
  server = await startApi()
  editor = await register(server, 2)
})
afterAll(() => server.close())

const contentOf = (kind: Kind) => {
  const calls = contentCalls(() => server, kind)
  return {
    ...calls,
    create: async (file?: File) => (await calls.create(editor.token, { ...(file && { file }) })).body,
    edit: async (id: string, changes: Record<string, unknown>, file?: File) =>
      (await calls.edit(id, editor.token, { changes, ...(file && { file }) })).body,
  }
}

/** One after the other: of two refusals at once the emulator of Storage may lose the answer. */
const statusesOf = async (addresses: string[]): Promise<number[]> => {
  const statuses: number[] = []
  for (const address of addresses) statuses.push((await fetch(address)).status)
  return statuses
}

/** What Storage keeps of the file behind an address. */
const kept = async (address: string) => {
  const name = decodeURIComponent(new URL(address).pathname.split('/o/')[1] ?? '')
  const bucket = await server.firebase.bucket.open()
  const [metadata] = await bucket.file(name).getMetadata()
  return metadata
}

describe.each(KINDS)('the files of %s', (kind) => {
  const content = contentOf(kind)
  const { stored } = storedContent(() => server, kind)

  it('open for whoever holds the address, and for nobody without its token', async () => {
    const addresses = addressesIn(await content.create())
    expect(addresses.length).toBeGreaterThan(1)
    expect(await statusesOf(addresses)).toEqual(addresses.map(() => 200))
    const guessed = addresses.flatMap((address) => [
      address.replace(/&token=.*/, ''),
      address.replace(/token=.*/, 'token=00000000-0000-4000-8000-000000000000'),
    ])
    expect(await statusesOf(guessed)).toEqual(guessed.map(() => 403))
  })

  it('show in the browser, which keeps them for a year; nobody in between keeps them', async () => {
    const body = await content.create()
    for (const address of addressesIn(body)) {
      const { headers } = await fetch(address)
      expect(headers.get('content-disposition')).toMatch(/^inline\b/)
      expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    }
  })

  it('stop working once the record has another file', async () => {
    const before = await content.create()
    const after = await content.edit(before.Id, {}, await content.aFile())
    const old = addressesIn(before)
    expect(await statusesOf(old)).toEqual(old.map(() => 403))
    const now = addressesIn(after)
    expect(await statusesOf(now)).toEqual(now.map(() => 200))
    expect(now.filter((address) => old.includes(address))).toEqual([])
  })

  it('stop working once the record is deleted', async () => {
    const body = await content.create()
    await contentCalls(() => server, kind).delete(body.Id, editor.token)
    const addresses = addressesIn(body)
    expect(await statusesOf(addresses)).toEqual(addresses.map(() => 403))
  })

  it('stay where they are whatever path the client sends', async () => {
    const other = await content.create()
    const body = await content.create()
    const { archivo } = (await stored(body.Id)) ?? {}
    const paths = ['', 'null', 'http://example.com/virus.exe', '../../users', content.rutaOf(other)]
    for (const path of paths) {
      const edited = await content.edit(body.Id, { rutaPdf: path, rutaImagen: path })
      expect(addressesIn(edited), path).toEqual(addressesIn(body))
    }
    expect((await stored(body.Id))?.archivo).toEqual(archivo)
    expect(await statusesOf(addressesIn(body))).not.toContain(403)
  })

  it('never take the path that a new record is sent with', async () => {
    const other = await content.create()
    const path = content.rutaOf(other)
    const changes = { rutaPdf: path, rutaImagen: path }
    const { body } = await contentCalls(() => server, kind).create(editor.token, { changes })
    expect(content.rutaOf(body)).not.toBe(path)
    expect(Object.keys((await stored(body.Id)) ?? {}).filter((name) => name.startsWith('ruta'))).toEqual([])
  })
})

describe('a PDF', () => {
  it('comes back byte by byte, as what it is', async () => {
    const pdf = await aPdf({ pages: 2 })
    const { RutaPdf } = await contentOf('libros').create(asFile(pdf, 'a.pdf'))
    const response = await fetch(RutaPdf)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true)
  })
})

describe('a picture', () => {
  it('comes back as a JPEG, its variants as WebP', async () => {
    const body = await contentOf('galeria').create()
    const types = await Promise.all(
      addressesIn(body).map(async (a) => (await fetch(a)).headers.get('content-type')),
    )
    expect(types).toEqual(['image/jpeg', ...body.Variantes.map(() => 'image/webp')])
  })
})

describe('the name under which a file is saved', () => {
  const long = (character: string) => `${character.repeat(150)}.pdf`
  const encoded = (name: string) => `UTF-8''${encodeURIComponent(name)}`

  const dispositionOf = async (file: File) => {
    const { RutaPdf } = await contentOf('boletines').create(file)
    return (await kept(RutaPdf)).contentDisposition
  }

  it.each([
    ['informe.pdf', 'filename=informe.pdf'],
    ['IVA julio 2025.pdf', 'filename="IVA julio 2025.pdf"'],
    ['niño.pdf', `filename=nino.pdf; filename*=${encoded('niño.pdf')}`],
    ['📚 税务.pdf', `filename=documento.pdf; filename*=${encoded('📚 税务.pdf')}`],
    ['IVA 税务.pdf', `filename=IVA.pdf; filename*=${encoded('IVA 税务.pdf')}`],
    [
      'Declaración "IVA" 2025.pdf',
      `filename="Declaracion IVA 2025.pdf"; filename*=${encoded('Declaración IVA 2025.pdf')}`,
    ],
    ['IVA 12%.pdf', 'filename="IVA 12%.pdf"'],
    ['.pdf', 'filename=documento.pdf'],
    ['.htaccess.pdf', 'filename=htaccess.pdf'],
    ['factura.exe', 'filename=factura.pdf'],
    ['sin-extension', 'filename=sin-extension.pdf'],
    ['../../etc/passwd.pdf', 'filename=passwd.pdf'],
    ['/var/www/a.pdf', 'filename=a.pdf'],
    ['C:\\Users\\ana\\informe.pdf', 'filename=informe.pdf'],
    ['que:?*<dirá>|.pdf', `filename=quedira.pdf; filename*=${encoded('quedirá.pdf')}`],
    ['CON.pdf', 'filename=documento.pdf'],
    ['..', 'filename=documento.pdf'],
    ['   ', 'filename=documento.pdf'],
    ['\u202Efdp.exe.pdf', 'filename=fdp.exe.pdf'],
    ['\uFEFFa\u200Bb.pdf', 'filename=ab.pdf'],
  ])('%s', async (sent, expected) => {
    expect(await dispositionOf(asFile(await aPdf({ size: STRIP }), sent))).toBe(`inline; ${expected}`)
  })

  it.each([
    ['100 characters', long('x'), `filename=${'x'.repeat(100)}.pdf`],
    [
      'the 255 bytes that a file system takes',
      long('📚'),
      `filename=documento.pdf; filename*=${encoded(`${'📚'.repeat(63)}.pdf`)}`,
    ],
  ])('is cut at %s', async (_, sent, expected) => {
    expect(await dispositionOf(asFile(await aPdf({ size: STRIP }), sent))).toBe(`inline; ${expected}`)
  })

  it('of a picture ends as what it has become', async () => {
    const { RutaImagen } = await contentOf('galeria').create(asFile(await aPng(), 'Niña.PNG', 'image/png'))
    expect((await kept(RutaImagen)).contentDisposition).toBe(
      `inline; filename=Nina.jpg; filename*=${encoded('Niña.jpg')}`,
    )
  })

  it.each([
    ['control characters', "filename*=UTF-8''a%00b%07c%1B%5B31m%7F%C2%85.pdf", 'filename="abc[31m.pdf"'],
    ['line breaks', "filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b.pdf", 'filename="aSet-Cookie b.pdf"'],
    ['line breaks as a browser writes them', 'filename="a%0D%0ASet-Cookie.pdf"', 'filename=aSet-Cookie.pdf'],
    ['path parts', "filename*=UTF-8''..%2F..%2Fa%5Cb.pdf", 'filename=b.pdf'],
    ['quotes', 'filename="di\\"jo.pdf"', 'filename=dijo.pdf'],
  ])('loses its %s', async (_, sent, expected) => {
    const { form } = contentOf('boletines')
    const body = rawForm([...fieldsOf(form()), aFilePart('archivoPdf', await aPdf({ size: STRIP }), sent)])
    const reply = await sendForm(server, api.boletines.create, editor.token, body)
    expect(reply.status).toBe(201)
    expect((await kept(reply.body.RutaPdf)).contentDisposition).toBe(`inline; ${expected}`)
  })
})
