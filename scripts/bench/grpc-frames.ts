/** A byte that says whether it is compressed, four of its length, the message (github.com/grpc/grpc, PROTOCOL-HTTP2). */
const HEADER_BYTES = 5

/** @returns takes a stream's bytes as they come, in pieces of any size, and hands on each whole message */
export const createFrameReader = (onMessage: (message: Buffer) => void): ((chunk: Buffer) => void) => {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk) => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    while (rest.length >= HEADER_BYTES) {
      const end = HEADER_BYTES + rest.readUInt32BE(1)
      if (rest.length < end) return
      onMessage(rest.subarray(HEADER_BYTES, end))
      rest = rest.subarray(end)
    }
  }
}
