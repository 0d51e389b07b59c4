/** The index as one file, so that a start need not read the catalogue. */
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { IndexState } from './state.ts'

/** Changes with the shape of IndexState, the stems and the folding. */
const version = 'palace-search-2'

export const snapshotFile = (dataDir: string, storefront: string) => path.join(dataDir, `search-${storefront}.bin`)

/** Written beside and renamed, so that a stop halfway leaves the file of before. */
export async function saveSnapshot(file: string, state: IndexState): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.tmp`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    await handle.writeFile(serialize({ version, savedAt: Date.now(), state }))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, file)
}

/** The index in the file when it was saved from this database and recently; null otherwise, whatever is wrong with the file. */
export async function loadSnapshot(file: string, identity: string, maximumAge: number): Promise<IndexState | null> {
  try {
    const saved = deserialize(await readFile(file)) as { version: string; savedAt: number; state: IndexState }
    const fits = saved.version === version && saved.state.identity === identity && Date.now() - saved.savedAt < maximumAge
    return fits ? apart(saved.state) : null
  } catch {
    return null
  }
}

/** Numbers read from a file are views of the whole of it: copied, they let it go. */
function apart<Value>(value: Value): Value {
  if (ArrayBuffer.isView(value)) return (value as unknown as Uint8Array).slice() as Value
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Map) return value
  for (const [name, part] of Object.entries(value)) (value as Record<string, unknown>)[name] = apart(part)
  return value
}
