import { crc32, inflateRawSync } from 'node:zlib'
import { ShopError } from '#kernel/errors.ts'
import { mostEntries, mostUnpacked } from './limits.ts'

export type Unpack = (name: string) => Buffer | null
export interface Archive {
  names: string[]
  /** @throws ShopError 'intake.bomb' when more comes out than a list can hold, 'intake.damaged' when it cannot be unpacked. */
  unpack: Unpack
}

interface Entry {
  method: number
  packed: number
  unpacked: number
  crc: number
  at: number
}

const damaged = () => new ShopError('invalid', 'intake.damaged')
const bomb = () => new ShopError('invalid', 'intake.bomb')

function directoryOf(bytes: Buffer): Map<string, Entry> {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end === -1 || end + 22 > bytes.length) throw damaged()
  const count = bytes.readUInt16LE(end + 10)
  if (count > mostEntries) throw bomb()
  const entries = new Map<string, Entry>()
  let at = bytes.readUInt32LE(end + 16)
  for (let n = 0; n < count; n++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw damaged()
    const [name, extra, comment] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32)]
    const path = bytes.toString('utf8', at + 46, at + 46 + name)
    entries.set(path, {
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    })
    at += 46 + name + extra + comment
  }
  return entries
}

/** Opens a zip archive. What its directory says of sizes is not believed: unpacking itself stops at the limit. */
export function openArchive(given: Uint8Array, most = mostUnpacked): Archive {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  const entries = directoryOf(bytes)
  if ([...entries.values()].reduce((sum, { unpacked }) => sum + unpacked, 0) > most) throw bomb()
  let left = most
  return {
    names: [...entries.keys()],
    unpack(name) {
      const entry = entries.get(name)
      if (!entry) return null
      if (entry.at + 30 > bytes.length || bytes.readUInt32LE(entry.at) !== 0x04034b50) throw damaged()
      const from = entry.at + 30 + bytes.readUInt16LE(entry.at + 26) + bytes.readUInt16LE(entry.at + 28)
      const packed = bytes.subarray(from, from + entry.packed)
      const content = entry.method === 0 ? packed : inflated(packed, entry.method, left)
      left -= content.length
      if (left < 0) throw bomb()
      if (crc32(content) !== entry.crc) throw damaged()
      return content
    },
  }
}

function inflated(packed: Buffer, method: number, most: number): Buffer {
  if (method !== 8) throw damaged()
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? bomb() : damaged()
  }
}
