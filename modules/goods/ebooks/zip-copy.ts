import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, deflateRawSync } from 'node:zlib'
import { endOf, headOf, lineOf, type ZipEntry } from '#kernel/zip.ts'
import type { ZipParts } from './zip-parts.ts'

/** The parts of a zip as they lie in it, those of `changed` in their place and the others of it behind; packed parts are not unpacked. */
async function* copied(parts: ZipParts, changed: ReadonlyMap<string, Buffer>): AsyncGenerator<Buffer> {
  const written: ZipEntry[] = []
  let at = 0
  const begin = (part: Omit<ZipEntry, 'at'>) => {
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
