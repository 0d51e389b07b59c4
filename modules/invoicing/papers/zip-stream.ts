import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  name: string
  content: Iterable<string> | AsyncIterable<string>
  /** Kept as it is, its size and sum before it: what a reader looks for at a fixed place of the file. */
  stored?: boolean
}

interface Written {
  name: Buffer
  crc: number
  packed: number
  plain: number
  at: number
  flags: number
  method: number
}

const version = 20
const utf8Names = 0x0800
/** Sizes stand behind the content, since nobody knows them before. */
const sizesBehind = 0x0008
const deflated = 8
/** The first day that the format knows: the same content is the same file. */
const [time, date] = [0, 0x21]

const fields = (...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(values.reduce((all, [bytes]) => all + bytes, 0))
  let at = 0
  for (const [bytes, value] of values) {
    if (bytes === 2) buffer.writeUInt16LE(value, at)
    else buffer.writeUInt32LE(value, at)
    at += bytes
  }
  return buffer
}

/** A zip file written as its entries are read: what it holds needs no memory, and the process answers others meanwhile. */
export async function* zipped(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let at = 0
  for (const { name, content, stored = false } of entries) {
    const entry: Written = {
      name: Buffer.from(name),
      crc: 0,
      packed: 0,
      plain: 0,
      at,
      flags: stored ? utf8Names : utf8Names | sizesBehind,
      method: stored ? 0 : deflated,
    }
    written.push(entry)
    if (stored) {
      const bytes = Buffer.from(await wholeOf(content))
      Object.assign(entry, { crc: crc32(bytes), packed: bytes.length, plain: bytes.length })
      const head = headOf(entry)
      yield head
      yield bytes
      at += head.length + bytes.length
      continue
    }
    const head = headOf(entry)
    yield head
    for await (const part of deflatedParts(content, entry)) yield part
    yield fields([4, 0x08074b50], [4, entry.crc], [4, entry.packed], [4, entry.plain])
    at += head.length + entry.packed + 16
  }
  const directory = Buffer.concat(
    written.flatMap((entry) => [
      fields([4, 0x02014b50], [2, version], [2, version], [2, entry.flags], [2, entry.method], [2, time], [2, date]),
      fields([4, entry.crc], [4, entry.packed], [4, entry.plain], [2, entry.name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0]),
      fields([4, entry.at]),
      entry.name,
    ]),
  )
  const count = written.length
  yield directory
  yield fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, directory.length], [4, at], [2, 0])
}

async function wholeOf(content: ZipEntry['content']): Promise<string> {
  let whole = ''
  for await (const text of content) whole += text
  return whole
}

const headOf = ({ name, crc, packed, plain, flags, method }: Written): Buffer =>
  Buffer.concat([
    fields([4, 0x04034b50], [2, version], [2, flags], [2, method], [2, time], [2, date], [4, crc], [4, packed], [4, plain]),
    fields([2, name.length], [2, 0]),
    name,
  ])

async function* deflatedParts(content: ZipEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  const measured = async function* () {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      entry.crc = crc32(bytes, entry.crc)
      entry.plain += bytes.length
      yield bytes
    }
  }
  const deflate = createDeflateRaw()
  // A failure of the content reaches whoever reads the other end.
  pipeline(Readable.from(measured()), deflate, () => undefined)
  for await (const part of deflate) {
    entry.packed += part.length
    yield part as Buffer
  }
}
