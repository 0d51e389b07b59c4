import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Files, KeptFile } from '#kernel/files.ts'
import { newDraft } from './drafts.ts'

/** Not there: what is asked for, or a folder above it. */
const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Files below DATA_DIR, which several processes share where it is one folder for all. */
export class DiskFiles implements Files {
  readonly apart = false
  /** A disk that fails says so by the database that lies on it, and by its room. */
  readonly fault = null
  readonly #dataDir: string

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  placeOf = (name: string): string => path.join(this.#dataDir, ...name.split('/'))

  draft = (): Promise<string> => newDraft(this.#dataDir)

  async put(name: string, draft: string): Promise<void> {
    const place = this.placeOf(name)
    try {
      // Its bytes are on the disk before its name is: a power cut leaves no name without them.
      const written = await open(draft, 'r+')
      await written.datasync().finally(() => written.close())
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      await rename(draft, place)
    } finally {
      await rm(draft, { force: true })
    }
  }

  async sizeOf(name: string): Promise<number | null> {
    const found = await stat(this.placeOf(name)).catch(() => null)
    return found?.isFile() ? found.size : null
  }

  async read(name: string, range?: { start: number; end: number }): Promise<Readable> {
    const file = await open(this.placeOf(name))
    return file.createReadStream(range)
  }

  async *list(folder: string): AsyncGenerator<KeptFile> {
    const entries = await opendir(this.placeOf(folder), { recursive: true }).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
    if (!entries) return
    for await (const entry of entries) {
      if (!entry.isFile() || entry.name.endsWith('.part')) continue
      const place = path.join(entry.parentPath, entry.name)
      const found = await stat(place).catch(() => null)
      if (found) yield { name: path.relative(this.#dataDir, place).split(path.sep).join('/'), bytes: found.size }
    }
  }

  forget = (name: string): Promise<void> => rm(this.placeOf(name), { force: true })

  look = async (): Promise<void> => undefined
}
