import { ROWS_HEADER } from '@naf/contract'

interface Coming {
  type?: string
  rows?: number
  /** Where the connection is lost in the middle of it. */
  breaksOff?: boolean
}

/** A file as the server sends it: piece by piece, with its name and no length. */
export const aFile = (
  name: string,
  pieces: readonly string[],
  { type = 'application/zip', rows, breaksOff = false }: Coming = {},
): Response => {
  const left = pieces.map((piece) => new TextEncoder().encode(piece))
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.shift()
      if (next) controller.enqueue(next)
      else if (breaksOff) controller.error(new TypeError('network error'))
      else controller.close()
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      ...(rows !== undefined && { [ROWS_HEADER]: String(rows) }),
    },
  })
}
