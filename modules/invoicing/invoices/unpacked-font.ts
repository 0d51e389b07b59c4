import { inflateSync } from 'node:zlib'

const headerLength = 44
const entryLength = 20

/**
 * The font inside a WOFF file, its tables unpacked once and for all: a document that is handed WOFF unpacks every table anew, in
 * JavaScript, which takes longer than setting the page.
 */
export function unpackedFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('not a WOFF file')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_nothing, index) => {
    const at = headerLength + index * entryLength
    const [offset, packedLength, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const bytes = woff.subarray(offset, offset + packedLength)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      bytes: packedLength < length ? inflateSync(bytes) : bytes,
    }
  })
  const steps = Math.floor(Math.log2(count))
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** steps * 16, 6)
  head.writeUInt16BE(steps, 8)
  head.writeUInt16BE(count * 16 - 2 ** steps * 16, 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = 12 + 16 * index
    tag.copy(head, at)
    checksum.copy(head, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(bytes.length, at + 12)
    const room = Buffer.alloc((4 - (bytes.length % 4)) % 4)
    parts.push(bytes, room)
    offset += bytes.length + room.length
  }
  return Buffer.concat(parts)
}
