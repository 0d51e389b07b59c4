import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Files, KeptFile } from '#kernel/files.ts'

/** The files that staff send to be imported, under names that nobody can guess. */
export interface ImportFiles {
  newKey(): string
  /** Writes a piece where it belongs; the same piece once more writes the same bytes. */
  write(key: string, piece: Uint8Array, offset: number): Promise<void>
  /** How many bytes lie there. */
  sizeOf(key: string): Promise<number>
  /** Where a file can come together on this machine before it is kept. */
  draft(): Promise<string>
  /** Keeps what lies at `draft` under a key; the draft is gone afterwards. */
  keep(key: string, draft: string): Promise<void>
  /** Has `work` done with the whole file, which lies at a place of this machine meanwhile. */
  at<T>(key: string, work: (place: string) => Promise<T>): Promise<T>
  forget(key: string): Promise<void>
}

const newKey = () => randomBytes(24).toString('hex')

/** Below DATA_DIR, each file in one. */
class ImportsOnDisk implements ImportFiles {
  readonly #files: Files
  readonly #folder: string

  constructor(files: Files, dataDir: string) {
    this.#files = files
    this.#folder = path.join(dataDir, 'imports')
  }

  newKey = newKey
  #placeOf = (key: string) => path.join(this.#folder, key)

  async write(key: string, piece: Uint8Array, offset: number): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const file = await open(this.#placeOf(key), offset === 0 ? 'w' : 'r+', 0o600)
    try {
      await file.write(piece, 0, piece.length, offset)
      await file.datasync()
    } finally {
      await file.close()
    }
  }

  sizeOf = async (key: string): Promise<number> => (await stat(this.#placeOf(key)).catch(() => null))?.size ?? 0
  draft = () => this.#files.draft()

  async keep(key: string, draft: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    await rename(draft, this.#placeOf(key))
  }

  at = <T>(key: string, work: (place: string) => Promise<T>): Promise<T> => work(this.#placeOf(key))
  forget = (key: string): Promise<void> => rm(this.#placeOf(key), { force: true })
}

/** Digits enough for the largest file, so that names sort as their offsets do. */
const digits = 12

/** Apart from this machine: each piece is a file of its own, named by where it begins, since nothing there can be written into. */
class ImportsApart implements ImportFiles {
  readonly #files: Files

  constructor(files: Files) {
    this.#files = files
  }

  newKey = newKey

  async #piecesOf(key: string): Promise<KeptFile[]> {
    const pieces = await Array.fromAsync(this.#files.list(`imports/${key}`))
    return pieces.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  }

  async write(key: string, piece: Uint8Array, offset: number): Promise<void> {
    const draft = await this.#files.draft()
    await writeFile(draft, piece, { mode: 0o600 })
    await this.#put(key, draft, offset)
  }

  #put = (key: string, draft: string, offset: number) =>
    this.#files.put(`imports/${key}/${String(offset).padStart(digits, '0')}`, draft, 'application/octet-stream')

  /** What lies there without a gap from its beginning: a piece that was refused afterwards may lie beyond it. */
  async sizeOf(key: string): Promise<number> {
    let end = 0
    for (const { name, bytes } of await this.#piecesOf(key)) {
      const begins = Number(name.split('/').at(-1))
      if (begins > end) break
      end = Math.max(end, begins + bytes)
    }
    return end
  }

  draft = () => this.#files.draft()
  keep = (key: string, draft: string) => this.#put(key, draft, 0)

  async at<T>(key: string, work: (place: string) => Promise<T>): Promise<T> {
    const place = await this.#files.draft()
    try {
      for (const { name } of await this.#piecesOf(key)) {
        const start = Number(name.split('/').at(-1))
        const flags = start === 0 ? 'w' : 'r+'
        await pipeline(await this.#files.read(name), createWriteStream(place, { mode: 0o600, flags, start }))
      }
      return await work(place)
    } finally {
      await rm(place, { force: true })
    }
  }

  async forget(key: string): Promise<void> {
    for (const { name } of await this.#piecesOf(key)) await this.#files.forget(name)
  }
}

export const importFilesOf = (files: Files, dataDir: string): ImportFiles =>
  files.apart ? new ImportsApart(files) : new ImportsOnDisk(files, dataDir)
