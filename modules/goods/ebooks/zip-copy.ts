import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, deflateRawSync } from 'node:zlib'
import type { ZipParts } from './zip-parts.ts'

interface Written {
  name: Buffer
  crc: number
  packed: number
  plain: number
  method: number
  at: number
}

const utf8Names = 0x0800
/** The first day that the format knows. */
const [time, date] = [0, 0x21]

const headOf = ({ name, crc, packed, plain, method }: Written): Buffer => {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  for (const [at, value] of [
    [4, 20],
    [6, utf8Names],
    [8, method],
    [10, time],
    [12, date],
    [26, name.length],
  ] as const)
    head.writeUInt16LE(value, at)
  head.writeUInt32LE(crc, 14)
  head.writeUInt32LE(packed, 18)
  head.writeUInt32LE(plain, 22)
  return Buffer.concat([head, name])
}

const lineOf = (part: Written): Buffer => {
  const line = Buffer.alloc(46)
  line.writeUInt32LE(0x02014b50, 0)
  line.writeUInt16LE(20, 4)
  headOf(part).copy(line, 6, 4, 28)
  line.writeUInt16LE(part.name.length, 28)
  line.writeUInt32LE(part.at, 42)
  return Buffer.concat([line, part.name])
}

const endOf = (count: number, size: number, at: number): Buffer => {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return end
}

/** The parts of a zip as they lie in it, those of `changed` in their place and the others of it behind; packed parts are not unpacked. */
async function* copied(parts: ZipParts, changed: ReadonlyMap<string, Buffer>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let at = 0
  const begin = (part: Omit<Written, 'at'>) => {
    const whole = { ...part, at }
    written.push(whole)
    const head = headOf(whole)
    at += head.length + part.packed
    return head
  }
  const own = (name: string, content: Buffer) => {
    const packed = deflateRawSync(content)
    return [
      begin({ name: Buffer.from(name), crc: crc32(content), packed: packed.length, plain: content.length, method: 8 }),
      packed,
    ]
  }
  for (const [name, entry] of parts.entries) {
    const content = changed.get(name)
    if (content) {
      yield* own(name, content)
      continue
    }
    const { crc32: crc, compressedSize: packed, uncompressedSize: plain, compressionMethod: method } = entry
    yield begin({ name: Buffer.from(name), crc, packed, plain, method })
    for await (const chunk of await parts.zip.openReadStreamPromise(entry, { decodeFileData: false })) yield chunk as Buffer
  }
  for (const [name, content] of changed) if (!parts.entries.has(name)) yield* own(name, content)
  const lines = Buffer.concat(written.map(lineOf))
  yield lines
  yield endOf(written.length, lines.length, at)
}

/** Writes a zip anew with some parts changed or added, a part at a time. */
export const copyZip = (parts: ZipParts, to: string, changed: ReadonlyMap<string, Buffer>): Promise<void> =>
  pipeline(Readable.from(copied(parts, changed)), createWriteStream(to, { mode: 0o600, flags: 'wx' }))
