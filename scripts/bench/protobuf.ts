/**
 * As much of Protocol Buffers' wire format as counting takes: the fields of a message, one level deep
 * (protobuf.dev/programming-guides/encoding).
 */

/** A number of a varint field, the bytes of one with a length; fixed-width fields are of no use here. */
export type Field = [number: number, value: number | Buffer]

const VARINT = 0
const FIXED64 = 1
const BYTES = 2
const FIXED32 = 5

export function* fieldsOf(message: Buffer): Generator<Field> {
  let at = 0
  const varint = (): number => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++] ?? 0
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
  while (at < message.length) {
    const tag = varint()
    const number = Math.floor(tag / 8)
    const type = tag % 8
    if (type === VARINT) yield [number, varint()]
    else if (type === BYTES) {
      const length = varint()
      yield [number, message.subarray(at, at + length)]
      at += length
    } else if (type === FIXED64) at += 8
    else if (type === FIXED32) at += 4
    else throw new Error(`wire type ${type}`)
  }
}

/** The values of one field, in order. */
export const valuesOf = (message: Buffer, wanted: number): (number | Buffer)[] =>
  [...fieldsOf(message)].flatMap(([number, value]) => (number === wanted ? [value] : []))

/** The messages in one field, in order. */
export const messagesOf = (message: Buffer, wanted: number): Buffer[] =>
  valuesOf(message, wanted).filter((value) => typeof value !== 'number')
