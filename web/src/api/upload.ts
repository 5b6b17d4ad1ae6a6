import type { FileRule } from '@naf/contract'
import { ANSWER_TIMEOUT_MS, NetworkError, type Outgoing, parseJson, type Transport } from './transport.ts'

export interface Upload {
  /** Null where the stored file stays. */
  file: File | null
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (sent: number) => void
}

/** A multipart form with its file, sent by XMLHttpRequest: `fetch` does not tell how much has gone out. */
export const upload =
  (rule: FileRule, { file, onProgress }: Upload): Transport =>
  ({ url, method, headers, input, signal }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const started = performance.now()
      const request = new XMLHttpRequest()
      request.open(method, url)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total)
      }
      // A slow connection may take its time to send; one that has died silently must not block the page for ever.
      request.upload.onload = () => {
        request.timeout = performance.now() - started + ANSWER_TIMEOUT_MS
      }
      request.ontimeout = () => reject(new NetworkError())
      request.onload = () => resolve({ status: request.status, body: parseJson(request.responseText) })
      request.onerror = () => reject(new NetworkError())
      request.onabort = () => reject(signal?.reason)
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(asForm(rule, input, file))
    })

const asForm = (rule: FileRule, input: Outgoing['input'], file: File | null): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(input ?? {})) form.append(name, String(value))
  if (file) form.append(rule.field, file)
  return form
}
