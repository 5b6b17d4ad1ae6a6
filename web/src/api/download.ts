import { type Endpoint, ROWS_HEADER, type SentQuery } from '@naf/contract'
import { call } from './client.ts'
import { fetchWithin, parseJson, type Transport } from './transport.ts'

type DownloadedFile = { name: string; content: Blob }

const nameIn = (disposition: string | null): string =>
  /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1] ?? 'datos'

/** A call that answers with a file. The server makes the file for each request. */
export type FileEndpoint = Endpoint & { answer: 'file' }

/**
 * The whole file, or nothing of it.
 * @param onDownload called again and again while it comes; `of` is how many records it holds, if the server said it
 * @throws as `call` does; the signal's reason where it was called off
 */
export const download = async <E extends FileEndpoint>(
  endpoint: E,
  query: SentQuery<E>,
  onDownload: (bytes: number, of: number | null) => void,
  signal: AbortSignal,
): Promise<DownloadedFile> => {
  const transport: Transport = (request) =>
    fetchWithin(request, async (response, restart) => {
      const { status, body } = response
      if (!response.ok || !body) return { status, body: parseJson(await response.text()) }
      const of = response.headers.get(ROWS_HEADER)
      const pieces: Uint8Array<ArrayBuffer>[] = []
      let bytes = 0
      const reader = body.getReader()
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        restart()
        pieces.push(next.value)
        bytes += next.value.length
        onDownload(bytes, of === null ? null : Number(of))
      }
      const name = nameIn(response.headers.get('Content-Disposition'))
      const type = response.headers.get('Content-Type') ?? ''
      return { status, body: { name, content: new Blob(pieces, { type }) } satisfies DownloadedFile }
    })
  return (await call(endpoint as Endpoint, { query, signal, transport } as never)) as never
}

export const saveFile = (name: string, content: Blob): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
