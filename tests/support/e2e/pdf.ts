import { type APIRequestContext, expect } from '@playwright/test'
import { url } from '../emulators.ts'
import { pdfTexts } from '../pdf-texts.ts'

/** Chrome's reader: pages, text and size of a PDF as whoever opens it finds them. */
export const readPdf = async (request: APIRequestContext, address: string) => {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  const headers = response.headers()
  expect(headers['content-type'], address).toBe('application/pdf')
  if (address.startsWith(url('storage')))
    expect(headers, address).toMatchObject({
      'content-disposition': expect.stringMatching(/^inline;/),
      'cache-control': 'private, max-age=31536000, immutable',
    })
  const bytes = await response.body()
  const texts = await pdfTexts(bytes)
  return { pages: texts.length, size: bytes.length, text: texts.join(' ') }
}
