/** The index as one file, so that a start need not read the catalogue, and what another process built can be taken over. */
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { valuesOf } from './columns.ts'
import type { IndexState } from './state.ts'

/** Changes with the shape of IndexState, the stems and the folding. */
const version = 'palace-search-8'
/** Above this many, texts are packed: reading them is then spread over turns of the event loop. */
const fewTexts = 64
const kinds = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array }

/** Bytes that stand after the header, and what they are. */
interface Section {
  kind: keyof typeof kinds | 'texts'
  bytes: number
}
/** Stands in the header where a section belongs. */
interface Mark {
  section: number
}
interface Header {
  version: string
  savedAt: number
  state: unknown
  sections: Section[]
}

export const snapshotFile = (dataDir: string, storefront: string) => path.join(dataDir, `search-${storefront}.bin`)

/**
 * Writes the index beside the file; the function returned puts it in its place, so that a stop at any moment leaves a whole file.
 * The index must not change before this has returned.
 */
export async function writeSnapshot(file: string, state: IndexState): Promise<() => Promise<void>> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.tmp`
  const parts: Uint8Array[] = []
  const sections: Section[] = []
  const header = serialize({ version, savedAt: Date.now(), state: marked(state, parts, sections), sections } satisfies Header)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(header.length)
  const handle = await open(unfinished, 'w', 0o600)
  try {
    for (const part of [length, header, ...parts]) await writeAll(handle, part)
  } catch (error) {
    await handle.close()
    await rm(unfinished, { force: true })
    throw error
  }
  return async () => {
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
  }
}

export async function saveSnapshot(file: string, state: IndexState): Promise<void> {
  const finish = await writeSnapshot(file, state)
  await finish()
}

/** The index in the file when it was saved from this database and recently; null otherwise, whatever is wrong with the file. */
export async function loadSnapshot(file: string, identity: string, maximumAge: number): Promise<IndexState | null> {
  let handle: FileHandle | undefined
  try {
    handle = await open(file, 'r')
    const length = (await readAll(handle, Buffer.alloc(4))).readUInt32LE()
    const header = deserialize(await readAll(handle, Buffer.allocUnsafe(length))) as Header
    if (header.version !== version || Date.now() - header.savedAt >= maximumAge) return null
    if ((header.state as IndexState).identity !== identity) return null
    const found: unknown[] = []
    for (const section of header.sections) found.push(await readSection(handle, section))
    return unmarked(header.state, found) as IndexState
  } catch {
    return null
  } finally {
    await handle?.close()
  }
}

/** Takes away what processes that were killed while they wrote have left. */
export async function sweepSnapshots(file: string): Promise<void> {
  const names = await readdir(path.dirname(file)).catch(() => [])
  for (const name of names)
    if (name.startsWith(`${path.basename(file)}.`) && name.endsWith('.tmp'))
      await rm(path.join(path.dirname(file), name), { force: true })
}

async function writeAll(handle: FileHandle, bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; ) at += (await handle.write(bytes, at, Math.min(bytes.length - at, 1 << 24))).bytesWritten
}

async function readAll<Bytes extends Uint8Array>(handle: FileHandle, bytes: Bytes): Promise<Bytes> {
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, at, Math.min(bytes.length - at, 1 << 24))
    if (bytesRead === 0) throw new Error('the file ends early')
    at += bytesRead
  }
  return bytes
}

async function readSection(handle: FileHandle, { kind, bytes }: Section): Promise<unknown> {
  const room = await readAll(handle, new Uint8Array(bytes))
  if (kind !== 'texts') return new kinds[kind](room.buffer)
  return new TextDecoder().decode(room).split('\n')
}

const isTexts = (value: unknown[]): value is string[] =>
  value.length > fewTexts && value.every((item) => typeof item === 'string' && !item.includes('\n'))

/** The same with marks in the place of numbers and long lists of texts. */
function marked(value: unknown, parts: Uint8Array[], sections: Section[]): unknown {
  const section = (kind: Section['kind'], bytes: Uint8Array): Mark => {
    parts.push(bytes)
    return { section: sections.push({ kind, bytes: bytes.length }) - 1 }
  }
  if (ArrayBuffer.isView(value))
    return section(value.constructor.name as Section['kind'], new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
  if (Array.isArray(value)) return isTexts(value) ? section('texts', Buffer.from(value.join('\n'))) : value
  if (typeof value !== 'object' || value === null || value instanceof Map) return value
  // Codes follow from their keys.
  const entries = Object.entries(value).filter(([name]) => !(name === 'codes' && 'keys' in value))
  return Object.fromEntries(entries.map(([name, part]) => [name, marked(part, parts, sections)]))
}

function unmarked(value: unknown, found: readonly unknown[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Map) return value
  if ('section' in value) return found[(value as Mark).section]
  const entries = Object.entries(value).map(([name, part]) => [name, unmarked(part, found)])
  const whole = Object.fromEntries(entries) as Record<string, unknown>
  return 'keys' in whole && Object.keys(whole).length === 1 ? valuesOf(whole['keys'] as string[]) : whole
}
