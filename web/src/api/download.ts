import { type Endpoint, ROWS_HEADER, type SentQuery } from '@naf/contract'
import { call } from './client.ts'
import { fetchWithin, parseJson, type Transport } from './transport.ts'

/** How much of a file has come. */
export interface Downloaded {
  bytes: number
  /** How many records it holds; null where the server did not say. */
  of: number | null
}

interface DownloadedFile {
  name: string
  content: Blob
}

/** Called again and again while it comes. */
type OnDownload = (so: Downloaded) => void

const nameIn = (disposition: string | null): string =>
  /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1] ?? 'datos'

const receiving =
  (onDownload: OnDownload): Transport =>
  ({ url, method, headers, signal }) =>
    fetchWithin({ url, method, headers, signal }, async (response, restart) => {
      const { status, body } = response
      if (!response.ok || !body) return { status, body: parseJson(await response.text()) }
      const of = Number(response.headers.get(ROWS_HEADER) ?? Number.NaN)
      const pieces: Uint8Array<ArrayBuffer>[] = []
      let bytes = 0
      const reader = body.getReader()
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        restart()
        pieces.push(next.value)
        bytes += next.value.length
        onDownload({ bytes, of: Number.isNaN(of) ? null : of })
      }
      const name = nameIn(response.headers.get('Content-Disposition'))
      const type = response.headers.get('Content-Type') ?? ''
      const file: DownloadedFile = { name, content: new Blob(pieces, { type }) }
      return { status, body: file }
    })

/** A call that answers with a file. The server makes the file for each request. */
export type FileEndpoint = Endpoint & { answer: 'file' }

interface Wanted<E extends FileEndpoint> {
  query: SentQuery<E>
  onDownload: OnDownload
  signal: AbortSignal
}

/**
 * The whole file, or nothing of it.
 * @throws as `call` does; the signal's reason where it was called off
 */
export const download = async <E extends FileEndpoint>(
  endpoint: E,
  { query, onDownload, signal }: Wanted<E>,
): Promise<DownloadedFile> => {
  const options = { query, signal, transport: receiving(onDownload) }
  return (await call(endpoint as Endpoint, options as never)) as unknown as DownloadedFile
}

/** Gives the person a file that the browser has whole. */
export const saveFile = (name: string, content: Blob): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
