import { type Endpoint, ROWS_HEADER, type SentQuery } from '@naf/contract'
import { call } from './api-client.ts'
import { ANSWER_TIMEOUT_MS, NetworkError, parseJson, type Transport } from './transport.ts'

/** How much of a file has come. */
export interface Downloaded {
  bytes: number
  /** Null of a file that only its end tells the rows of. */
  rows: number | null
  /** How many records the server goes through for it; null where it did not say. */
  of: number | null
}

export interface DownloadedFile {
  name: string
  content: Blob
}

/** Called again and again while it comes. */
export type OnDownload = (so: Downloaded) => void

const QUOTE = 0x22
const LINE_END = 0x0a

/** The rows of a CSV as they come; a cell may hold lines of its own. */
const countRows = () => {
  let isQuoted = false
  let rows = -1
  return (piece: Uint8Array): number => {
    for (const byte of piece) {
      if (byte === QUOTE) isQuoted = !isQuoted
      else if (byte === LINE_END && !isQuoted) rows += 1
    }
    return Math.max(0, rows)
  }
}

const nameIn = (disposition: string | null): string =>
  /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1] ?? 'datos'

/** A file of which nobody knows how long it is. What breaks off, or says nothing for too long, is no file. */
const receiving =
  (onDownload: OnDownload): Transport =>
  async ({ url, method, headers, signal }) => {
    const limit = new AbortController()
    const stop = () => limit.abort()
    let timer = setTimeout(stop, ANSWER_TIMEOUT_MS)
    signal?.addEventListener('abort', stop)
    try {
      signal?.throwIfAborted()
      const response = await fetch(url, { method, headers, signal: limit.signal })
      if (!response.ok || !response.body)
        return { status: response.status, body: parseJson(await response.text()) }
      const type = response.headers.get('Content-Type') ?? ''
      const of = Number(response.headers.get(ROWS_HEADER) ?? Number.NaN)
      const rowsIn = type.startsWith('text/csv') ? countRows() : () => null
      const pieces: Uint8Array<ArrayBuffer>[] = []
      let bytes = 0
      const reader = response.body.getReader()
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        clearTimeout(timer)
        timer = setTimeout(stop, ANSWER_TIMEOUT_MS)
        pieces.push(next.value)
        bytes += next.value.length
        onDownload({ bytes, rows: rowsIn(next.value), of: Number.isNaN(of) ? null : of })
      }
      const name = nameIn(response.headers.get('Content-Disposition'))
      const body: DownloadedFile = { name, content: new Blob(pieces, { type }) }
      return { status: response.status, body }
    } catch {
      throw signal?.aborted ? signal.reason : new NetworkError(limit.signal.aborted)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
  }

/** A call that answers with a file, made for whoever asks. */
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
