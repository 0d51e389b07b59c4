import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { type Finding, found } from './findings.ts'

/** More than any book has; an illustrated one has some hundreds. */
const mostParts = 10_000
/** What all parts may unpack to, and how many times its packed size a part of more than a megabyte may. */
const mostUnpacked = 1024 * 1024 * 1024
const mostTimes = 200
const smallPart = 1024 * 1024

/** A file of parts, such as an EPUB, that keeps within bounds. */
export interface ZipParts {
  zip: ZipFile
  entries: ReadonlyMap<string, Entry>
  /** As its directory says; whoever reads a part is told where the directory lied. */
  unpacked: number
}

/** A file that is no fit zip: what is wrong with it. */
export class UnfitZip extends Error {
  override name = 'UnfitZip'
  readonly finding: Finding

  constructor(finding: Finding) {
    super(finding.code)
    this.finding = finding
  }
}

const tooPacked = ({ uncompressedSize, compressedSize }: Entry) =>
  uncompressedSize > smallPart && uncompressedSize > mostTimes * Math.max(1, compressedSize)

/** Opens a zip and reads its directory; unpacks nothing. Names that lead out of it are refused. Close `zip` afterwards. @throws UnfitZip */
export const openZip = (file: string): Promise<ZipParts> =>
  partsIn(() => openPromise(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true }))

/** The same of a zip that is opened by `open`, without closing itself. @throws UnfitZip */
export async function partsIn(open: () => Promise<ZipFile>): Promise<ZipParts> {
  const zip = await open().catch(() => {
    throw new UnfitZip(found('fatal', 'zip_broken'))
  })
  try {
    if (zip.entryCount > mostParts) throw new UnfitZip(found('fatal', 'too_many_parts'))
    const entries = new Map<string, Entry>()
    let unpacked = 0
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw new UnfitZip(found('fatal', 'zip_broken', entry.fileName))
      entries.set(entry.fileName, entry)
      unpacked += entry.uncompressedSize
      if (unpacked > mostUnpacked || tooPacked(entry)) throw new UnfitZip(found('fatal', 'bomb', entry.fileName))
      if (entry.isEncrypted()) throw new UnfitZip(found('fatal', 'part_locked', entry.fileName))
    }
    return { zip, entries, unpacked }
  } catch (error) {
    zip.close()
    if (error instanceof UnfitZip) throw error
    throw new UnfitZip(found('fatal', 'zip_broken'))
  }
}

/** The bytes of a part, unpacked as they are read. */
export const partStream = ({ zip }: ZipParts, entry: Entry): Promise<Readable> => zip.openReadStreamPromise(entry)

/** A part that is small enough to be read whole, as text; null where it is missing or larger than `most` bytes. */
export async function partText(parts: ZipParts, name: string, most = 8 * 1024 * 1024): Promise<string | null> {
  const entry = parts.entries.get(name)
  if (!entry || entry.uncompressedSize > most) return null
  const chunks: Buffer[] = []
  for await (const chunk of await partStream(parts, entry)) chunks.push(chunk as Buffer)
  return new TextDecoder().decode(Buffer.concat(chunks))
}
