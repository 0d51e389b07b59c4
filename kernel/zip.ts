import { crc32, deflateRawSync } from 'node:zlib'

/** A part as the directory of a zip tells of it. */
export interface ZipEntry {
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

/** What stands before a part. */
export const headOf = ({ name, crc, packed, plain, method }: ZipEntry): Buffer => {
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

/** Its line in the directory. */
export const lineOf = (part: ZipEntry): Buffer => {
  const line = Buffer.alloc(46)
  line.writeUInt32LE(0x02014b50, 0)
  line.writeUInt16LE(20, 4)
  headOf(part).copy(line, 6, 4, 28)
  line.writeUInt16LE(part.name.length, 28)
  line.writeUInt32LE(part.at, 42)
  return Buffer.concat([line, part.name])
}

/** The end of the directory: how many parts, its size, and where it begins. */
export const endOf = (count: number, size: number, at: number): Buffer => {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return end
}

/** A zip of some small files by their names, made in memory (APPNOTE 6.3: no encryption, no ZIP64). */
export function zipOf(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const written: ZipEntry[] = []
  const pieces: Buffer[] = []
  let at = 0
  for (const [name, content] of files) {
    const packed = deflateRawSync(content)
    const entry = {
      name: Buffer.from(name),
      crc: crc32(content),
      packed: packed.length,
      plain: content.length,
      method: 8,
      at,
    }
    const head = headOf(entry)
    written.push(entry)
    pieces.push(head, packed)
    at += head.length + packed.length
  }
  const lines = Buffer.concat(written.map(lineOf))
  return Buffer.concat([...pieces, lines, endOf(written.length, lines.length, at)])
}
